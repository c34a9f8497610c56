package org.marienbad.cli.command;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * What the process reads and writes.
 *
 * @param interactive whether a person sits at both input and output
 * @param watched whether a person sees the errors, and so the progress
 */
public record Terminal(BufferedReader in, PrintWriter out, PrintWriter err, boolean interactive, boolean watched) {
    /** The one of this process. UTF-8, except where a Windows console says otherwise. */
    @SuppressWarnings("SystemConsoleNull") // The start scripts ask Java 22 and later for the console of old.
    public static Terminal system() {
        boolean interactive = System.console() != null;
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        Charset charset = interactive && windows ? System.console().charset() : StandardCharsets.UTF_8;
        return new Terminal(
                new BufferedReader(new InputStreamReader(StandardInput.open(), charset)),
                writer(FileDescriptor.out, charset),
                writer(FileDescriptor.err, charset),
                interactive,
                isTerminal("/proc/self/fd/2").orElse(interactive));
    }

    private static PrintWriter writer(FileDescriptor descriptor, Charset charset) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), charset), true);
    }

    /** Whether the file behind a descriptor is a terminal; empty where the system does not tell. */
    private static Optional<Boolean> isTerminal(String descriptor) {
        try {
            String file = Files.readSymbolicLink(Path.of(descriptor)).toString();
            return Optional.of(file.startsWith("/dev/pts/") || file.startsWith("/dev/tty"));
        } catch (IOException | UnsupportedOperationException unknown) {
            return Optional.empty();
        }
    }

    /** The next line without white space around it; empty at the end of the input. */
    Optional<String> readLine() {
        try {
            return Optional.ofNullable(in.readLine()).map(String::strip);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Shows {@code text} in the line of progress, over what is there; nothing where nobody watches. */
    void progress(String text) {
        if (watched) {
            int width = Columns.WIDTH - 1;
            String line = text.length() > width ? text.substring(0, width) : text;
            err.print("\r" + String.format("%-" + width + "s", line));
            err.flush();
        }
    }

    /** Empties the line of progress. */
    void clearProgress() {
        if (watched) {
            err.print("\r" + " ".repeat(Columns.WIDTH - 1) + "\r");
            err.flush();
        }
    }

    void print(String text) {
        out.print(text);
        out.flush();
    }

    void println(String line) {
        out.println(line);
    }

    void printf(String format, Object... arguments) {
        out.print(String.format(Locale.ROOT, format, arguments));
        out.flush();
    }
}
