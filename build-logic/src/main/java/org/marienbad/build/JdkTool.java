package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gradle.api.GradleException;

/** A tool of the JDK, such as jlink. */
final class JdkTool {
    private JdkTool() {}

    /** Runs {@code tool} and returns its output; a failure ends the build with its last lines. */
    static List<String> run(String javaHome, String tool, List<String> arguments, File folder) throws IOException {
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        File program = new File(javaHome, "bin/" + tool + (windows ? ".exe" : ""));
        if (!program.canExecute()) {
            throw new GradleException("There is no " + tool + " in " + javaHome + "; run Gradle with a whole JDK.");
        }
        List<String> line = new ArrayList<>(List.of(program.getPath()));
        line.addAll(arguments);
        File log = new File(folder, tool + ".log");
        Optional<String> wrong = Run.toItsEnd(line, Map.of(), folder, log, 10);
        List<String> printed = Files.readAllLines(log.toPath());
        if (wrong.isPresent()) {
            String last = String.join("\n", printed.subList(Math.max(0, printed.size() - 10), printed.size()));
            throw new GradleException(tool + ": " + wrong.get() + "\n" + last);
        }
        return printed;
    }
}
