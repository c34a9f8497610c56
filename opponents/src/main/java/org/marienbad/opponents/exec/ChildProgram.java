package org.marienbad.opponents.exec;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.marienbad.framework.text.LineReader;

/**
 * A process that answers lines of JSON with lines of JSON. It is ended, with all processes that it started, by
 * {@link #close} or when this program ends.
 */
final class ChildProgram implements AutoCloseable {
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
    private final Process process;
    private final Writer requests;
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>(MOST_WAITING);
    /** The last lines that it wrote to its standard error. */
    private final Deque<String> complaints = new ArrayDeque<>();

    private final Thread errors;
    private int asked;

    /** @throws ProgramFault if it cannot be started */
    ChildProgram(List<String> command) {
        name = command.get(0);
        try {
            process = new ProcessBuilder(command).start();
        } catch (IOException impossible) {
            throw new ProgramFault("program " + name + " cannot be started: " + impossible.getMessage(), false);
        }
        RUNNING.add(this);
        requests = process.outputWriter(StandardCharsets.UTF_8);
        errors = reader(process.getErrorStream(), this::complain);
        reader(process.getInputStream(), this::take);
    }

    @FunctionalInterface
    private interface Lines {
        /** Is told each line, and at the end that there is none. */
        void line(Optional<String> line);
    }

    private static Thread reader(java.io.InputStream in, Lines lines) {
        Thread thread = new Thread(
                () -> {
                    try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                        LineReader source = new LineReader(reader);
                        for (var line = source.read(); line.isPresent(); line = source.read()) {
                            lines.line(line.map(LineReader.Line::text));
                        }
                    } catch (IOException ended) {
                        // so does the stream
                    }
                    lines.line(Optional.empty());
                },
                "program");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Ends a program that writes lines faster than they are read. */
    private void take(Optional<String> line) {
        if (!answers.offer(line)) {
            end();
            answers.clear();
            answers.add(Optional.empty());
        }
    }

    private void complain(Optional<String> line) {
        synchronized (complaints) {
            line.map(text -> text.strip()
                            .substring(0, Math.min(KEPT_LENGTH, text.strip().length())))
                    .filter(text -> !text.isEmpty())
                    .ifPresent(complaints::add);
            if (complaints.size() > KEPT_LINES) {
                complaints.removeFirst();
            }
        }
    }

    /**
     * The answer to {@code request}, which gets an id of its own.
     *
     * @param nanos how long it may take
     * @param cancelled once true, {@code onCancel} is run, once
     * @throws ProgramFault if there is none, or it is an error
     */
    ObjectNode ask(ObjectNode request, long nanos, BooleanSupplier cancelled, Cancel onCancel) {
        int id = send(request);
        long deadline = System.nanoTime() + nanos;
        boolean told = false;
        while (true) {
            Optional<String> line = next();
            if (line != null && line.isEmpty()) {
                throw gone();
            }
            if (line != null && !line.get().isBlank()) {
                ObjectNode answer = parse(line.get());
                if (answer.path("id").isInt() && answer.path("id").intValue() == id) {
                    return answer;
                }
            } else if (line == null && System.nanoTime() > deadline) {
                throw new ProgramFault(
                        "program " + name + " did not answer within " + nanos / 1_000_000 + " ms" + complaints(),
                        false);
            }
            if (!told && cancelled.getAsBoolean()) {
                told = true;
                deadline = Math.min(deadline, System.nanoTime() + CANCEL_NANOS);
                onCancel.cancel(id);
            }
        }
    }

    /** Cancels the request under way. */
    @FunctionalInterface
    interface Cancel {
        void cancel(int id);
    }

    /** Sends {@code request} with a new id, which is returned; its answer is not waited for. */
    int send(ObjectNode request) {
        int id = asked++;
        request.put("id", id);
        try {
            requests.write(request + "\n");
            requests.flush();
        } catch (IOException broken) {
            throw gone();
        }
        return id;
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
                        + line.substring(0, Math.min(KEPT_LENGTH, line.length())) + complaints(),
                false);
    }

    private ProgramFault gone() {
        String status = "";
        try {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                status = " with status " + process.exitValue();
            }
            errors.join(1000); // what it says last is in the way
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return new ProgramFault("program " + name + " ended" + status + complaints(), true);
    }

    private String complaints() {
        synchronized (complaints) {
            return complaints.isEmpty() ? "" : "; it said: " + String.join(" / ", complaints);
        }
    }

    @Override
    public void close() {
        RUNNING.remove(this);
        end();
    }

    private void end() {
        try (Stream<ProcessHandle> started = process.descendants()) {
            started.forEach(ProcessHandle::destroyForcibly);
        }
        process.destroyForcibly();
    }
}
