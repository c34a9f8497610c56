package org.marienbad.desktop;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadPoolExecutor;
import org.junit.jupiter.api.Test;

/**
 * Playing needs no thread, file or reflection of its own: an executor, a clock and a source of randomness are handed in. The
 * few classes that have them are named here, each with what it is for.
 */
class PlayArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.marienbad.framework", "org.marienbad.ai", "org.marienbad.games");

    /** The packages that a game in play needs. */
    private static final DescribedPredicate<JavaClass> PLAY = resideInAnyPackage(
            "org.marienbad.framework.setting..",
            "org.marienbad.framework.picture..",
            "org.marienbad.framework.game..",
            "org.marienbad.framework.player..",
            "org.marienbad.framework.shared..",
            "org.marienbad.framework.match..",
            "org.marienbad.ai..",
            "org.marienbad.games..");

    private static final List<String> THREADS = List.of(
            "org.marienbad.framework.shared.DaemonThreads",
            "org.marienbad.framework.shared.PluginGuard", // calls of plugin jars that may hang
            "org.marienbad.framework.match.MatchThreads", // where nobody hands in an executor
            "org.marienbad.ai.mcts.parallel.SearchThreads", // searches of several threads
            "org.marienbad.ai.minimax.SharedSearch",
            "org.marienbad.games.kalaha.solver",
            "org.marienbad.games.kalaha.theses");

    private static final List<String> FILES = List.of(
            "org.marienbad.ai.endgame.EndgamePlayer", // a table that the user names
            "org.marienbad.games.kalaha.solver",
            "org.marienbad.games.minuteempire.command",
            "org.marienbad.games.minuteempire.data");

    private static final List<String> REFLECTION = List.of(
            "org.marienbad.framework.match.Lifecycle", // which methods a player writes
            "org.marienbad.ai.provider.ComputerProvider", // the players that are there
            "org.marienbad.ai.search.shared.ModelSources",
            "org.marienbad.games.minuteempire.ByteBlocks", // bytes as longs
            "org.marienbad.games.kalaha.solver");

    private static DescribedPredicate<JavaClass> others(List<String> homes) {
        return PLAY.and(describe(
                "are none of " + homes,
                type -> homes.stream().noneMatch(home -> type.getName().startsWith(home))));
    }

    private static ArchRule noThreads(DescribedPredicate<JavaClass> some) {
        return noClasses()
                .that(some)
                .should()
                .callConstructorWhere(describe(
                        "a thread is made",
                        call -> call.getTargetOwner().isAssignableTo(Thread.class)
                                || call.getTargetOwner().isAssignableTo(ThreadPoolExecutor.class)
                                || call.getTargetOwner().isAssignableTo(Timer.class)))
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Executors.class, ForkJoinPool.class, CompletableFuture.class)
                .orShould()
                .callMethodWhere(describe(
                        "a stream is divided",
                        call -> call.getName().equals("parallel")
                                || call.getName().equals("parallelStream")));
    }

    private static ArchRule noFiles(DescribedPredicate<JavaClass> some) {
        return noClasses()
                .that(some)
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.nio.channels..")
                        .or(describe(
                                "are files",
                                type -> type.getName().startsWith("java.io.File")
                                        || type.getName().equals("java.io.RandomAccessFile"))));
    }

    private static ArchRule noReflection(DescribedPredicate<JavaClass> some) {
        return noClasses()
                .that(some)
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..")
                        .or(JavaClass.Predicates.belongToAnyOf(ServiceLoader.class)));
    }

    @Test
    void playersAndGamesRunInTheThreadsTheyAreGiven() {
        noThreads(others(THREADS)).check(CLASSES);
        assertThrows(AssertionError.class, () -> noThreads(PLAY).check(CLASSES), "the rule notices");
    }

    @Test
    void playingReadsNoFiles() {
        noFiles(others(FILES)).check(CLASSES);
        assertThrows(AssertionError.class, () -> noFiles(PLAY).check(CLASSES), "the rule notices");
    }

    @Test
    void playingNeedsNoReflection() {
        noReflection(others(REFLECTION)).check(CLASSES);
        assertThrows(AssertionError.class, () -> noReflection(PLAY).check(CLASSES), "the rule notices");
    }
}
