package org.marienbad.opponents.process;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * A process that answers lines with lines, of JSON ({@link #ask}) or of its own ({@link #lines}). It is ended, with all
 * processes that it started, by {@link #close} or when this program ends.
 */
public final class ChildProgram implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int KEPT_LINES = 5;
    private static final int KEPT_LENGTH = 300;
    private static final long POLL_MILLIS = 10;
    /** The most lines that wait to be read. */
    private static final int MOST_WAITING = 1000;
    /** How long a request that was cancelled may still take. */
    private static final long CANCEL_NANOS = 5_000_000_000L;

    private static final Set<ChildProgram> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(ChildProgram::end), "end programs"));
    }

    private final String name;
    private final Predicate<String> isAnswer;
    private final Runnable afterwards;
    private final Process process;
    private final Writer requests;
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>(MOST_WAITING);
    /** The last lines that it wrote to its standard error. */
    private final Deque<String> errorLines = new ArrayDeque<>();

    private final Thread errors;
    private int nextId;

    /**
     * Starts a program, every line of which is to be an answer.
     *
     * @throws ProgramFault if it cannot be started
     */
    public ChildProgram(List<String> command) {
        this(command, Map.of(), line -> true, () -> {});
    }

    /**
     * Starts a program.
     *
     * @param environment the variables that differ from those of this program
     * @param isAnswer which of its lines are answers; the others are skipped
     * @param afterwards run once it has ended, also when this program ends first; perhaps more than once
     * @throws ProgramFault if it cannot be started
     */
    public ChildProgram(
            List<String> command, Map<String, String> environment, Predicate<String> isAnswer, Runnable afterwards) {
        name = command.get(0);
        this.isAnswer = isAnswer;
        this.afterwards = afterwards;
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().putAll(environment);
            process = builder.start();
        } catch (IOException impossible) {
            throw new ProgramFault("program " + name + " cannot be started: " + impossible.getMessage(), false);
        }
        RUNNING.add(this);
        requests = process.outputWriter(StandardCharsets.UTF_8);
        errors = reader(process.getErrorStream(), this::keepErrorLine);
        reader(process.getInputStream(), this::enqueue);
    }

    @FunctionalInterface
    private interface Lines {
        /** Called with each line, and with none at the end of the stream. */
        void line(Optional<String> line);
    }

    private static Thread reader(InputStream in, Lines lines) {
        return DaemonThreads.start("program", () -> {
            try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                LineReader source = new LineReader(reader);
                for (var line = source.read(); line.isPresent(); line = source.read()) {
                    lines.line(line.map(LineReader.Line::text));
                }
            } catch (IOException ended) {
                // The stream has ended as well.
            }
            lines.line(Optional.empty());
        });
    }

    /** Ends a program that writes lines faster than they are read. */
    private void enqueue(Optional<String> line) {
        if (!answers.offer(line)) {
            end();
            answers.clear();
            answers.add(Optional.empty());
        }
    }

    private void keepErrorLine(Optional<String> line) {
        synchronized (errorLines) {
            line.map(text -> text.strip()
                            .substring(0, Math.min(KEPT_LENGTH, text.strip().length())))
                    .filter(text -> !text.isEmpty())
                    .ifPresent(errorLines::add);
            if (errorLines.size() > KEPT_LINES) {
                errorLines.removeFirst();
            }
        }
    }

    /**
     * The answer to {@code request}, which gets an id of its own.
     *
     * @param nanos how long it may take
     * @param cancelled once true, {@code onCancel} is given the id, once
     * @throws ProgramFault if there is none, or it is an error
     */
    public ObjectNode ask(ObjectNode request, long nanos, BooleanSupplier cancelled, IntConsumer onCancel) {
        int id = send(request);
        long deadline = System.nanoTime() + nanos;
        boolean cancelSent = false;
        while (true) {
            Optional<String> line = next();
            if (line != null && line.isEmpty()) {
                throw gone();
            }
            if (line != null && !line.get().isBlank() && isAnswer.test(line.get())) {
                ObjectNode answer = parse(line.get());
                if (answer.path("id").isInt() && answer.path("id").intValue() == id) {
                    return answer;
                }
            } else if (line == null && System.nanoTime() > deadline) {
                throw late(nanos);
            }
            if (!cancelSent && cancelled.getAsBoolean()) {
                cancelSent = true;
                deadline = Math.min(deadline, System.nanoTime() + CANCEL_NANOS);
                onCancel.accept(id);
            }
        }
    }

    /**
     * The lines that the program writes next, up to the first that {@code last} accepts, that one included.
     *
     * @param nanos how long they may take
     * @param cancelled once true, they may take some seconds more at most
     * @throws ProgramFault if they do not come
     */
    public List<String> lines(Predicate<String> last, long nanos, BooleanSupplier cancelled) {
        List<String> lines = new ArrayList<>();
        long deadline = System.nanoTime() + nanos;
        boolean hurries = false;
        while (lines.isEmpty() || !last.test(lines.get(lines.size() - 1))) {
            Optional<String> line = next();
            if (line != null) {
                lines.add(line.orElseThrow(this::gone));
            } else if (System.nanoTime() > deadline) {
                throw late(nanos);
            }
            if (!hurries && cancelled.getAsBoolean()) {
                hurries = true;
                deadline = Math.min(deadline, System.nanoTime() + CANCEL_NANOS);
            }
        }
        return lines;
    }

    private ProgramFault late(long nanos) {
        return new ProgramFault(
                "program " + name + " did not answer within " + nanos / 1_000_000 + " ms" + errorLines(), false);
    }

    /** Sends {@code request} with a new id, which is returned; its answer is not waited for. */
    public int send(ObjectNode request) {
        int id = nextId++;
        request.put("id", id);
        send(request.toString());
        return id;
    }

    /** Sends a line; its answer is not waited for. */
    public void send(String line) {
        try {
            requests.write(line + "\n");
            requests.flush();
        } catch (IOException broken) {
            throw gone();
        }
    }

    /** The next line; null if there is none yet. */
    private Optional<String> next() {
        try {
            return answers.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new ProgramFault("interrupted while program " + name + " was thinking", false);
        }
    }

    private ObjectNode parse(String line) {
        JsonNode answer;
        try {
            answer = MAPPER.readTree(line);
        } catch (JsonProcessingException malformed) {
            answer = null;
        }
        if (answer instanceof ObjectNode object) {
            return object;
        }
        throw new ProgramFault(
                "program " + name + " answered what is no JSON object: "
                        + line.substring(0, Math.min(KEPT_LENGTH, line.length())) + errorLines(),
                false);
    }

    private ProgramFault gone() {
        String status = "";
        try {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                status = " with status " + process.exitValue();
            }
            errors.join(1000); // its last error lines may still be on the way
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return new ProgramFault("program " + name + " ended" + status + errorLines(), true);
    }

    private String errorLines() {
        synchronized (errorLines) {
            return errorLines.isEmpty() ? "" : "; it said: " + String.join(" / ", errorLines);
        }
    }

    @Override
    public void close() {
        RUNNING.remove(this);
        end();
    }

    /** Waits until it is no longer there, for a second at most. */
    private void awaitEnd() {
        try {
            process.waitFor(1, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void end() {
        try (Stream<ProcessHandle> started = process.descendants()) {
            started.forEach(ProcessHandle::destroyForcibly);
        }
        process.destroyForcibly();
        awaitEnd();
        afterwards.run();
    }
}
