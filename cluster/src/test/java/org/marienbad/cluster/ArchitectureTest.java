package org.marienbad.cluster;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Who may know whom: the rules of the other projects, where this one is not always there, say the rest. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.marienbad");

    @Test
    void nothingElseKnowsSpark() {
        assertTrue(CLASSES.containPackage("org.marienbad.cluster") && CLASSES.containPackage("org.marienbad.lab"));
        noClasses()
                .that()
                .resideOutsideOfPackage("org.marienbad.cluster..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.spark..", "org.apache.logging..", "scala..")
                .check(CLASSES);
    }

    @Test
    void theClusterKnowsTheLabLearningAndTheCommandLine() {
        noClasses()
                .that()
                .resideInAPackage("org.marienbad.cluster..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.marienbad..")
                        .and(resideOutsideOfPackages(
                                "org.marienbad.cluster..",
                                "org.marienbad.framework..",
                                "org.marienbad.lab..",
                                "org.marienbad.learn..",
                                "org.marienbad.cli..")))
                .check(CLASSES);
    }

    /** Jars of the command line are not shipped. */
    @Test
    void codeOnExecutorsKnowsNoCommandLine() {
        classes()
                .that()
                .haveNameMatching("org\\.marienbad\\.cluster\\.(ChunkTask|TrainingTask|Prepared).*")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "scala..",
                        "org.apache.spark..",
                        "org.marienbad.cluster..",
                        "org.marienbad.framework..",
                        "org.marienbad.lab..",
                        "org.marienbad.learn..")
                .check(CLASSES);
    }
}
