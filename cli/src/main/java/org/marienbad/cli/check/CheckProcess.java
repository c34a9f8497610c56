package org.marienbad.cli.check;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.file.TextFiles;

/**
 * The check of a plugin in a process of its own, since a plugin may end the process that it runs in. The verdict that
 * the process leaves in a file counts, not its exit status.
 */
final class CheckProcess {
    /** Names that file; set in the process that checks. */
    private static final String VERDICT = "marienbad.check.verdict";

    private final Terminal terminal;
    private final EntryPoint entry;

    CheckProcess(Terminal terminal, EntryPoint entry) {
        this.terminal = terminal;
        this.entry = entry;
    }

    /** Whether this is the process that checks. */
    static boolean isHere() {
        return System.getProperty(VERDICT) != null;
    }

    /** Does {@code check} in the process that checks, and leaves its verdict. */
    static int leaveVerdict(Callable<Integer> check) throws Exception {
        int verdict = ExitStatus.BAD_INPUT;
        BoundedOutput printed = BoundedOutput.ofProcess();
        try {
            verdict = check.call();
            return verdict;
        } catch (RuntimeException | Error failure) {
            verdict = failure instanceof BadInput ? ExitStatus.BAD_INPUT : ExitStatus.FAILED;
            throw failure;
        } finally {
            printed.close();
            Files.writeString(Path.of(System.getProperty(VERDICT)), String.valueOf(verdict));
        }
    }

    /**
     * Runs {@code marienbad} with {@code arguments}; returns the verdict, a failure if there is none.
     *
     * @param ended told why there is none
     */
    int run(List<String> arguments, Consumer<String> ended) throws IOException {
        Path verdict = Files.createTempFile("marienbad-check", ".txt");
        try {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                    .filter(option -> option.startsWith("-Xm") || option.startsWith("-XX:") || option.startsWith("-Dm"))
                    .forEach(command::add);
            command.addAll(List.of(
                    "-D" + VERDICT + "=" + verdict,
                    "-cp",
                    System.getProperty("java.class.path"),
                    entry.main().getName()));
            command.addAll(arguments);
            ProcessBuilder builder = new ProcessBuilder(command);
            if (terminal.watched()) {
                builder.redirectError(ProcessBuilder.Redirect.INHERIT); // for the line of progress
            }
            Process process = builder.start();
            ShutdownHook.during(() -> await(process), process::destroy);
            String left = TextFiles.read(verdict);
            if (!left.isEmpty()) {
                return Integer.parseInt(left);
            }
            ended.accept("the plugin ended the process that checked it, with status " + process.exitValue()
                    + ": it calls System.exit or Runtime.halt, or broke the virtual machine.");
            return ExitStatus.FAILED;
        } finally {
            Files.deleteIfExists(verdict);
        }
    }

    private void await(Process process) {
        Thread errors = new Thread(() -> pass(process.errorReader(StandardCharsets.UTF_8), terminal.err()), "errors");
        errors.start();
        pass(process.inputReader(StandardCharsets.UTF_8), terminal.out());
        try {
            errors.join();
            process.waitFor();
        } catch (InterruptedException interrupted) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }

    private static void pass(Reader from, PrintWriter to) {
        char[] some = new char[4096];
        try {
            for (int count = from.read(some); count >= 0; count = from.read(some)) {
                to.write(some, 0, count);
                to.flush();
            }
        } catch (IOException ended) {
            throw new UncheckedIOException(ended);
        }
    }
}
