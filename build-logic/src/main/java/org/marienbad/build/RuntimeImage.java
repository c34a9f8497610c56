package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ArchiveOperations;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.DuplicatesStrategy;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Links a Java runtime (jlink) of those modules that the class path needs, as jdeps finds them. */
@DisableCachingByDefault(because = "linking is faster than fetching the result")
public abstract class RuntimeImage extends DefaultTask {
    @Classpath
    public abstract ConfigurableFileCollection getClasspath();

    /** Modules over and above those that classes name: services. */
    @Input
    public abstract ListProperty<String> getModules();

    /** The languages whose dates and numbers the runtime knows. */
    @Input
    public abstract ListProperty<String> getLocales();

    /** The virtual machine's name and version. */
    @Input
    public abstract Property<String> getJavaVersion();

    @Internal
    public abstract Property<String> getJavaHome();

    @OutputDirectory
    public abstract DirectoryProperty getRuntime();

    @Inject
    protected abstract FileSystemOperations getFiles();

    @Inject
    protected abstract ArchiveOperations getArchives();

    @TaskAction
    void link() throws IOException {
        File target = getRuntime().get().getAsFile();
        getFiles().delete(spec -> spec.delete(target));
        String javaHome = getJavaHome().get();
        TreeSet<String> modules = new TreeSet<>(getModules().get());
        modules.addAll(List.of(named().split(",")));
        JdkTool.run(
                javaHome,
                "jlink",
                List.of(
                        "--add-modules",
                        String.join(",", modules),
                        "--include-locales=" + String.join(",", getLocales().get()),
                        "--strip-debug",
                        "--no-man-pages",
                        "--no-header-files",
                        "--output",
                        target.getPath()),
                getTemporaryDir());
        // Without an archive of the JDK's own classes the start takes half as long again.
        JdkTool.run(target.getPath(), "java", List.of("-XX:+UseSerialGC", "-Xshare:dump"), getTemporaryDir());
        getLogger().lifecycle("Runtime: {}", String.join(" ", modules));
    }

    /**
     * The modules that classes name, separated by commas. The classes are looked at without the descriptors of their own
     * modules, as some libraries that these require are none.
     */
    private String named() throws IOException {
        File classes = new File(getTemporaryDir(), "classes");
        getFiles().sync(spec -> {
            getClasspath().getFiles().stream()
                    .filter(File::exists)
                    .forEach(jar -> spec.from(getArchives().zipTree(jar)));
            spec.include("**/*.class");
            spec.exclude("**/module-info.class");
            spec.setDuplicatesStrategy(DuplicatesStrategy.EXCLUDE);
            spec.into(classes);
        });
        // Its warnings come before.
        List<String> printed = JdkTool.run(
                getJavaHome().get(),
                "jdeps",
                List.of("--ignore-missing-deps", "--print-module-deps", classes.getPath()),
                getTemporaryDir());
        return printed.get(printed.size() - 1).strip();
    }
}
