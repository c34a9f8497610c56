package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;

/** Writes what commands print into files: manual pages, for example. */
@CacheableTask
public abstract class CommandOutput extends DefaultTask {
    @Classpath
    public abstract ConfigurableFileCollection getClasspath();

    @Input
    public abstract Property<String> getMainClass();

    @Input
    public abstract ListProperty<String> getJvmOptions();

    /** The command for each file, its words separated by spaces. */
    @Input
    public abstract MapProperty<String, String> getCommands();

    @Internal
    public abstract Property<String> getJavaHome();

    @OutputDirectory
    public abstract DirectoryProperty getDirectory();

    @TaskAction
    void write() throws IOException {
        for (Map.Entry<String, String> entry : getCommands().get().entrySet()) {
            Path file = getDirectory().file(entry.getKey()).get().getAsFile().toPath();
            Files.createDirectories(file.getParent());
            List<String> line = new ArrayList<>();
            line.add(Path.of(getJavaHome().get(), "bin", "java").toString());
            line.addAll(getJvmOptions().get());
            line.addAll(
                    List.of("-cp", getClasspath().getAsPath(), getMainClass().get()));
            line.addAll(List.of(entry.getValue().split(" ")));
            File folder = getTemporaryDir();
            Optional<String> wrong = Run.toItsEnd(line, Map.of(), folder, file.toFile());
            if (wrong.isPresent()) {
                throw new GradleException("'" + entry.getValue() + "': " + wrong.get());
            }
        }
    }
}
