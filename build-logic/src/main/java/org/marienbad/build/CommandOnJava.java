package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Runs the installed command on another version of Java than it was built with; fails if that prints a warning. */
@DisableCachingByDefault(because = "its purpose is to run something")
public abstract class CommandOnJava extends DefaultTask {
    @Input
    public abstract Property<String> getScript();

    @Input
    public abstract Property<String> getJavaHome();

    /** Command lines to run one after another; arguments are separated by spaces. */
    @Input
    public abstract ListProperty<String> getCommands();

    @TaskAction
    void run() throws IOException {
        for (String command : getCommands().get()) {
            List<String> line = new ArrayList<>(List.of(getScript().get()));
            line.addAll(List.of(command.split(" ")));
            File log = new File(getTemporaryDir(), command.replaceAll("\\W+", "-") + ".log");
            Optional<String> wrong =
                    Run.toItsEnd(line, Map.of("JAVA_HOME", getJavaHome().get()), getTemporaryDir(), log);
            if (wrong.isEmpty() && Files.readString(log.toPath()).contains("WARNING:")) {
                wrong = Optional.of("Java prints a warning; see " + log);
            }
            if (wrong.isPresent()) {
                throw new GradleException(
                        "'" + command + "' on " + getJavaHome().get() + ": " + wrong.get());
            }
        }
    }
}
