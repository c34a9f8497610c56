package org.marienbad.build;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.jvm.application.tasks.CreateStartScripts;

/**
 * Writes our options into Gradle's start scripts, last thing after they are made; without xargs, which costs a process
 * an option, where it can be.
 *
 * @param texts the folder of options.sh and options.bat
 * @param options the options of the virtual machine
 */
public record StartOptions(File texts, List<String> options) implements Action<Task> {
    @Override
    public void execute(Task task) {
        CreateStartScripts scripts = (CreateStartScripts) task;
        Path unix = scripts.getUnixScript().toPath();
        BuildText.insert(
                unix, "# Stop when \"xargs\" is not available.", "if [ -n \"$JAVA_OPTS$MARIENBAD_OPTS\" ]; then\n\n");
        BuildText.insert(unix, "exec \"$JAVACMD\" \"$@\"", "fi\n\n" + text("options.sh"));
        BuildText.insert(
                scripts.getWindowsScript().toPath(),
                "@rem Execute " + scripts.getApplicationName(),
                text("options.bat").replace("\n", "\r\n"));
    }

    private String text(String name) {
        return BuildText.read(texts.toPath().resolve(name))
                .replace("\r\n", "\n")
                .replace("@OPTIONS@", String.join(" ", options));
    }
}
