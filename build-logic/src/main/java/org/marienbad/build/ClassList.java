package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.TaskAction;

/** Learns the names of the classes that everybody's commands load; they hold for every machine. */
@CacheableTask
public abstract class ClassList extends DefaultTask {
    @Classpath
    public abstract ConfigurableFileCollection getClasspath();

    @Input
    public abstract Property<String> getMainClass();

    @Input
    public abstract ListProperty<String> getJvmOptions();

    /** The commands to learn from, their words separated by spaces. */
    @Input
    public abstract ListProperty<String> getCommands();

    /** The virtual machine's name and version. */
    @Input
    public abstract Property<String> getJavaVersion();

    @Internal
    public abstract Property<String> getJavaHome();

    @OutputFile
    public abstract RegularFileProperty getList();

    @TaskAction
    void learn() throws IOException {
        Set<String> loaded = new LinkedHashSet<>();
        Set<String> generated = new LinkedHashSet<>();
        for (String command : getCommands().get()) {
            for (String line : classesOf(command)) {
                (line.startsWith("@") ? generated : loaded).add(line);
            }
        }
        // Classes generated while running come after the others.
        List<String> lines = new ArrayList<>(loaded);
        lines.addAll(generated);
        Files.write(getList().get().getAsFile().toPath(), lines);
    }

    private List<String> classesOf(String command) throws IOException {
        File folder = getTemporaryDir();
        Path learnt = folder.toPath().resolve("classes");
        Files.deleteIfExists(learnt);
        List<String> line = new ArrayList<>();
        line.add(Path.of(getJavaHome().get(), "bin", "java").toString());
        line.addAll(List.of("-Xshare:off", "-XX:DumpLoadedClassList=" + learnt));
        line.addAll(getJvmOptions().get());
        line.addAll(List.of("-cp", getClasspath().getAsPath(), getMainClass().get()));
        line.addAll(List.of(command.split(" ")));
        File log = new File(folder, command.replaceAll("\\W+", "-") + ".log");
        Run.toItsEnd(line, Map.of(), folder, log)
                .ifPresent(wrong ->
                        getLogger().warn("The class data archive will lack the classes of '{}': {}", command, wrong));
        // A virtual machine of another make has no such lists: then the command starts as ever.
        return Files.exists(learnt) ? Files.readAllLines(learnt) : List.of();
    }
}
