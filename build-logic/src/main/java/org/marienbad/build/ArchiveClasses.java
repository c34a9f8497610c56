package org.marienbad.build;

import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.tasks.Sync;

/**
 * Makes the archive of class data, last thing when the command is installed: it holds the place of the jars and suits
 * one Java only.
 *
 * @param name the command's name
 * @param javaHome the Java to make it for
 * @param windows whether the command is a batch file
 */
public record ArchiveClasses(String name, String javaHome, boolean windows) implements Action<Task> {
    @Override
    public void execute(Task task) {
        File installed = ((Sync) task).getDestinationDir();
        File lib = new File(installed, "lib");
        File archive = new File(lib, name + ".jsa");
        File script = new File(installed, "bin/" + name + (windows ? ".bat" : ""));
        // Only that collector stores objects too, without which Java 17 does not notice that an archive is truncated.
        String options = "-Xshare:dump -XX:-UseSerialGC -XX:+UseG1GC \"-XX:SharedArchiveFile=" + archive
                + "\" \"-XX:SharedClassListFile=" + new File(lib, name + ".classlist") + "\"";
        Optional<String> wrong = Run.toItsEnd(
                List.of(script.getPath()),
                Map.of("JAVA_OPTS", options, "JAVA_HOME", javaHome),
                task.getTemporaryDir(),
                new File(task.getTemporaryDir(), "archive.log"));
        if (wrong.isPresent() || !archive.exists()) {
            archive.delete();
            task.getLogger()
                    .warn(
                            "No class data archive, so the command starts more slowly: {}",
                            wrong.orElse("none was written"));
        }
    }
}
