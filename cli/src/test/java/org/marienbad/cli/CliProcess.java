package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a command line in a process of its own, for what concerns the process: its directory, its descriptors, its end. */
public final class CliProcess {
    private final Path directory;
    private final Path data;
    private ProcessBuilder.Redirect output;

    /** Processes with {@code directory} as their working directory and a data directory of the user below it. */
    public CliProcess(Path directory) {
        this.directory = directory;
        this.data = directory.resolve("user-data");
    }

    /** The directory in which the processes look for the plugins of the user. */
    public Path plugins() throws IOException {
        return Files.createDirectories(data.resolve("plugins"));
    }

    /** Standard output goes there, and the results have none. */
    CliProcess outputTo(Path file) {
        output = ProcessBuilder.Redirect.appendTo(file.toFile());
        return this;
    }

    public Cli.Result run(String... arguments) throws IOException, InterruptedException {
        return runWithInput("", arguments);
    }

    public Cli.Result runWithInput(String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dmarienbad.data=" + data,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(arguments));
        Path in = Files.writeString(Files.createTempFile(directory, "in", ".txt"), input);
        Path out = Files.createTempFile(directory, "out", ".txt");
        Path err = Files.createTempFile(directory, "err", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(output == null ? ProcessBuilder.Redirect.to(out.toFile()) : output)
                .redirectError(err.toFile())
                .start();
        try {
            assertTrue(process.waitFor(3, TimeUnit.MINUTES), () -> "it does not end: " + command);
        } finally {
            process.destroyForcibly();
        }
        return new Cli.Result(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }
}
