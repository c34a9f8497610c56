package org.marienbad.cli.console;

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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp;

/** The standard streams of the process. If a person watches, JLine knows the abilities and the width of the screen. */
public final class Terminal implements AutoCloseable {
    /** Files and other programs get lines of this width, so that they are the same everywhere. */
    static final int WIDTH_OF_FILES = 100;

    /** Wider than any line. */
    private static final int UNBROKEN = 1 << 20;

    private static final int LEAST_WIDTH = 40;
    private static final int USUAL_HEIGHT = 24;
    private static final int LINES_OF_ANY_SCREEN = 120;
    /** Forgets the lines that have scrolled away (xterm); terminfo has a name for it, but JLine does not know it. */
    private static final String CLEAR_SCROLLBACK = "\033[3J";
    /** How often the progress of long work is printed where no terminal shows it. */
    private static final long NOTE_NANOS = 30_000_000_000L;
    /** Lines that are kept of a person's input. */
    private static final int HISTORY = 500;

    private final BufferedReader in;
    private final org.marienbad.framework.file.LineReader lines;
    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean interactive;
    private final boolean wide;
    private final boolean watched;
    /** Opens the screen. It takes a tenth of a second, so only those who need it wait for it. */
    private final Supplier<Optional<org.jline.terminal.Terminal>> opener;

    private Optional<org.jline.terminal.Terminal> screen;
    private LineReader reader;
    private Supplier<List<String>> words = List::of;
    private Display display;
    private boolean shown;
    /** When the progress was printed where no terminal shows it, or could have been; 0 if there was none. */
    private long noted;

    private final LongSupplier nanoTime;

    private boolean plain;
    private boolean events;

    /**
     * A terminal.
     *
     * @param interactive whether a person sits at both input and output
     * @param watched whether a person sees the errors, and so the progress
     * @param opener opens the person's screen; asked only where there is one
     * @param nanoTime as {@link System#nanoTime}
     */
    Terminal(
            BufferedReader in,
            PrintWriter out,
            PrintWriter err,
            boolean interactive,
            boolean wide,
            boolean watched,
            Supplier<Optional<org.jline.terminal.Terminal>> opener,
            LongSupplier nanoTime) {
        this.in = in;
        this.lines = new org.marienbad.framework.file.LineReader(in);
        this.out = out;
        this.err = err;
        this.interactive = interactive;
        this.wide = wide;
        this.watched = watched;
        this.opener = opener;
        this.nanoTime = nanoTime;
    }

    /** One where no person sits. */
    public static Terminal of(BufferedReader in, PrintWriter out, PrintWriter err) {
        return of(in, out, err, System::nanoTime);
    }

    static Terminal of(BufferedReader in, PrintWriter out, PrintWriter err, LongSupplier nanoTime) {
        return new Terminal(in, out, err, false, false, false, Optional::empty, nanoTime);
    }

    /**
     * The terminal of this process, in UTF-8 unless a Windows console has another encoding. It takes the standard
     * output for itself. Plugins print to the standard error, not between answers and results.
     */
    @SuppressWarnings("SystemConsoleNull") // The start scripts select the console of Java 21 on later versions.
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
                isTerminal("/proc/self/fd/1").orElse(interactive),
                isTerminal("/proc/self/fd/2").orElse(interactive),
                Terminal::open,
                System::nanoTime);
    }

    private static Optional<org.jline.terminal.Terminal> open() {
        try {
            return Optional.of(TerminalBuilder.builder()
                    .name("marienbad")
                    .system(true)
                    .systemOutput(TerminalBuilder.SystemOutput.SysErrOrSysOut)
                    .dumb(true)
                    .build());
        } catch (IOException | RuntimeException | LinkageError unusable) {
            return Optional.empty();
        }
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

    /**
     * From now on prints nothing but lines, one after the other, which are never redrawn, moved or broken: for screen
     * readers.
     */
    public void speakPlainly() {
        plain = true;
    }

    /** From now on the standard output has {@link #printEvent events} alone; all else goes to the standard error. */
    public void printEvents() {
        events = true;
    }

    public boolean printsEvents() {
        return events;
    }

    /** Whether the person listens to the lines rather than looking at a screen. */
    public boolean isPlain() {
        return plain;
    }

    private synchronized Optional<org.jline.terminal.Terminal> screen() {
        if (screen == null) {
            screen = opener.get();
            // A terminal that does not know its size would show a line no letter wide.
            screen.filter(person -> person.getWidth() == 0 || person.getHeight() == 0)
                    .ifPresent(person -> person.setSize(new Size(WIDTH_OF_FILES, USUAL_HEIGHT)));
        }
        return screen;
    }

    public BufferedReader in() {
        return in;
    }

    public PrintWriter out() {
        return out;
    }

    public PrintWriter err() {
        return err;
    }

    public boolean interactive() {
        return interactive;
    }

    public boolean watched() {
        return watched;
    }

    /** How many characters of results a line has: those of the person's screen, or {@value #WIDTH_OF_FILES}. */
    public int width() {
        return plain ? UNBROKEN : wide ? screenWidth() : WIDTH_OF_FILES;
    }

    /** 0 is the width of a screen that does not know it. */
    private int screenWidth() {
        int width = screen().map(org.jline.terminal.Terminal::getWidth).orElse(0);
        return width == 0 ? WIDTH_OF_FILES : Math.max(LEAST_WIDTH, width);
    }

    /**
     * The next line without white space around it; empty at the end of the input.
     *
     * @throws BadInput if it is longer than any line that somebody types
     */
    public Optional<String> readLine() {
        try {
            Optional<org.marienbad.framework.file.LineReader.Line> line = lines.read();
            if (line.isPresent() && line.get().tooLong()) {
                throw new BadInput("a line of the input is longer than "
                        + org.marienbad.framework.file.LineReader.MAX_LENGTH + " characters");
            }
            return line.map(read -> read.text().strip());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Asks the person. A person's line has a history, and the tabulator completes its first word.
     *
     * @param completions the words that may be meant
     * @param secret whether the line tells what others who sit here, now or later, may not know: it is not kept
     */
    public Optional<String> readLine(String prompt, Supplier<List<String>> completions, boolean secret) {
        Optional<org.jline.terminal.Terminal> person = interactive && !plain && !events ? screen() : Optional.empty();
        if (person.isEmpty()) {
            print(prompt + (plain || events ? "\n" : " "));
            return readLine();
        }
        clearProgress();
        out.flush();
        words = completions;
        if (reader == null) {
            reader = reader(person.get());
        }
        reader.setVariable(LineReader.DISABLE_HISTORY, secret);
        try {
            return Optional.of(reader.readLine(prompt + " ").strip());
        } catch (EndOfFileException | UserInterruptException end) {
            return Optional.empty();
        }
    }

    private LineReader reader(org.jline.terminal.Terminal person) {
        return LineReaderBuilder.builder()
                .terminal(person)
                .completer(
                        (asked, line, candidates) -> words.get().forEach(word -> candidates.add(new Candidate(word))))
                .variable(LineReader.HISTORY_FILE, UserDirectory.DATA.path().resolve("history"))
                .variable(LineReader.HISTORY_SIZE, HISTORY)
                .variable(LineReader.HISTORY_FILE_SIZE, HISTORY)
                // A player may be a command of this machine, with a password in it.
                .variable(LineReader.HISTORY_IGNORE, "player *")
                .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    /** Shows {@code text} as the progress line, in place of the last one, as {@link #progress(List)}. */
    public void progress(String text) {
        progress(List.of(text));
    }

    /**
     * Shows lines of progress in place of the last ones. Without a terminal to show them, the first is printed to the
     * standard error twice a minute. Thread-safe.
     */
    public synchronized void progress(List<String> lines) {
        if (!watched && !plain) {
            note(lines.get(0));
        }
        if (!watched || plain || screen().isEmpty()) {
            return;
        }
        org.jline.terminal.Terminal person = screen().get();
        int width = screenWidth();
        // The last row stays free, so that nothing scrolls.
        int most = Math.max(1, (person.getHeight() == 0 ? 24 : person.getHeight()) - 1);
        if (display == null) {
            display = new Display(person, false);
        }
        display.resize(most + 1, width);
        List<AttributedString> rows = lines.stream()
                .limit(most)
                .map(PlainText::line)
                .map(line -> new AttributedString(line.length() < width ? line : line.substring(0, width - 1)))
                .toList();
        int last = rows.size() - 1;
        display.update(
                rows, new Size(width, most + 1).cursorPos(last, rows.get(last).columnLength()));
        shown = true;
    }

    private void note(String line) {
        long now = nanoTime.getAsLong();
        if (noted == 0) {
            noted = now;
        } else if (now - noted > NOTE_NANOS) {
            noted = now;
            warn(line);
        }
    }

    /** Takes the lines of progress away. */
    public synchronized void clearProgress() {
        if (shown) {
            display.update(List.of(), 0);
            shown = false;
        }
    }

    /** Clears the printed text, including the scrollback if the terminal supports that. */
    public void cover() {
        if (!interactive) {
            return;
        }
        clearProgress();
        out.flush();
        reader = null; // it remembers deleted input
        Optional<org.jline.terminal.Terminal> person = screen();
        if (person.isPresent() && person.get().puts(InfoCmp.Capability.clear_screen)) {
            person.get().writer().write(CLEAR_SCROLLBACK);
            person.get().flush();
        } else {
            out.print("\n".repeat(LINES_OF_ANY_SCREEN));
            out.flush();
        }
    }

    /** Prints text of any number of lines. */
    public void print(String text) {
        PrintWriter to = events ? err : out;
        to.print(PlainText.lines(text));
        to.flush();
    }

    public void println(String line) {
        (events ? err : out).println(PlainText.line(line));
    }

    /** Prints a value as JSON, which has no characters that a terminal might obey. */
    public void printJson(Object value) {
        out.println(Json.write(value));
    }

    /** Prints an event as a line of JSON. */
    public void printEvent(Object json) {
        out.println(json);
    }

    /** Prints a line that is no result to the standard error. */
    public void warn(String line) {
        err.println(PlainText.line(line));
    }

    /** Gives the person's screen back as it was. */
    @Override
    public synchronized void close() {
        clearProgress();
        if (screen != null && screen.isPresent()) {
            try {
                screen.get().close();
            } catch (IOException gone) {
                // Nobody is there any more.
            }
        }
    }
}
