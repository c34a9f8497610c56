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
    private static final int LINES_OF_ANY_SCREEN = 120;
    /** Cursor home, clear the screen, clear what has scrolled away (ECMA-48, xterm). */
    private static final String CLEAR = "\033[H\033[2J\033[3J";

    /**
     * The one of this process, UTF-8 except where a Windows console says otherwise. It takes the standard output for itself: what plugins
     * print goes to the standard error, not in between answers and results.
     */
    @SuppressWarnings("SystemConsoleNull") // The start scripts ask Java 22 and later for the console of old.
    public static Terminal system() {
        System.setOut(System.err);
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
            String plain = PlainText.line(text);
            String line = plain.length() > width ? plain.substring(0, width) : plain;
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

    /** Takes what has been printed out of sight, also out of what can be scrolled back to where the terminal obeys. */
    void cover() {
        if (interactive) {
            out.print("\n".repeat(LINES_OF_ANY_SCREEN) + CLEAR);
            out.flush();
        }
    }

    /** Prints text of any number of lines. */
    void print(String text) {
        out.print(PlainText.lines(text));
        out.flush();
    }

    void println(String line) {
        out.println(PlainText.line(line));
    }

    /** Prints a value as JSON, which has no characters that a terminal might obey. */
    void printJson(Object value) {
        out.println(Json.write(value));
    }

    void printf(String format, Object... arguments) {
        print(String.format(Locale.ROOT, format, arguments));
    }

    /** Says what is no result, in a line on the standard error. */
    void warn(String line) {
        err.println(PlainText.line(line));
    }
}
