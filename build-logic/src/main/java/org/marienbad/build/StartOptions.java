package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.GradleException;
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
        insert(unix, "# Stop when \"xargs\" is not available.", "if [ -n \"$JAVA_OPTS$MARIENBAD_OPTS\" ]; then\n\n");
        insert(unix, "exec \"$JAVACMD\" \"$@\"", "fi\n\n" + text("options.sh"));
        insert(
                scripts.getWindowsScript().toPath(),
                "@rem Execute " + scripts.getApplicationName(),
                text("options.bat").replace("\n", "\r\n"));
    }

    private String text(String name) {
        return read(texts.toPath().resolve(name)).replace("\r\n", "\n").replace("@OPTIONS@", String.join(" ", options));
    }

    private static void insert(Path script, String mark, String text) {
        String before = read(script);
        int at = before.indexOf(mark);
        if (at < 0 || at != before.lastIndexOf(mark)) {
            throw new GradleException("Gradle's start script has changed: '" + mark + "' is not once in " + script);
        }
        try {
            Files.writeString(script, before.substring(0, at) + text + before.substring(at));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
