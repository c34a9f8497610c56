package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gradle.api.GradleException;

/** Runs commands of ours as if the user had set no options, and keeps their games apart from the user's. */
final class Run {
    private Run() {}

    /** Waits a minute at most for the command's end; returns its failure. */
    static Optional<String> toItsEnd(List<String> command, Map<String, String> environment, File folder, File log) {
        return toItsEnd(command, environment, folder, log, 1);
    }

    /** Waits so many minutes at most for the command's end; returns its failure. */
    static Optional<String> toItsEnd(
            List<String> command, Map<String, String> environment, File folder, File log, int minutes) {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder)
                .redirectErrorStream(true)
                .redirectOutput(log);
        builder.environment()
                .keySet()
                .removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JAVA_OPTS", "MARIENBAD_OPTS"));
        builder.environment().put("MARIENBAD_DATA", new File(folder, "data").getPath());
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(minutes, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                return Optional.of("not done in " + (minutes == 1 ? "a minute" : minutes + " minutes"));
            }
            int status = process.exitValue();
            return status == 0 ? Optional.empty() : Optional.of("exit status " + status + "; see " + log);
        } catch (IOException e) {
            return Optional.of(e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GradleException("interrupted", e);
        }
    }
}
