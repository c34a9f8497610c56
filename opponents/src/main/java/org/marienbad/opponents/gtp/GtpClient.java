package org.marienbad.opponents.gtp;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.opponents.process.ChildProgram;
import org.marienbad.opponents.process.ProgramFault;

/** Asks a program in the Go Text Protocol, version 2 (G. Farnebäck 2002). */
final class GtpClient implements AutoCloseable {
    private static final BooleanSupplier NEVER = () -> false;

    private final ChildProgram program;
    private final String name;
    private final Duration patience;
    private final boolean timed;

    /** @throws ProgramFault if the program cannot be started or speaks another language */
    GtpClient(List<String> command, Duration patience) {
        name = command.get(0);
        this.patience = patience;
        program = new ChildProgram(command);
        try {
            ask("protocol_version");
            timed = ask("known_command time_left").equals("true");
        } catch (ProgramFault unable) {
            program.close();
            throw unable;
        }
    }

    /** Whether it can be told how long it may think. */
    boolean isTimed() {
        return timed;
    }

    /** The answer to {@code command}, within a time for what needs no thinking. */
    String ask(String command) {
        return ask(command, 0, NEVER);
    }

    /**
     * The answer to {@code command}, without its sign.
     *
     * @param thinking nanoseconds that it may take longer than usual
     * @throws ProgramFault if it is an error, or there is none
     */
    String ask(String command, long thinking, BooleanSupplier cancelled) {
        String answer = answer(command, thinking, cancelled);
        if (answer.startsWith("=")) {
            return answer.substring(1).strip();
        }
        throw new ProgramFault(
                "program " + name + " answered '" + command + "' by '"
                        + answer.substring(1).strip() + "'",
                false);
    }

    /** Whether the program takes {@code command}. */
    boolean accepts(String command) {
        return answer(command, 0, NEVER).startsWith("=");
    }

    private String answer(String command, long thinking, BooleanSupplier cancelled) {
        program.send(command);
        long usual = patience.toNanos();
        long nanos = thinking > Long.MAX_VALUE - usual ? Long.MAX_VALUE / 2 : thinking + usual;
        // An answer is ended by an empty line; those before it are none of its own.
        String answer = String.join("\n", program.lines(new Ending()::isLast, nanos, cancelled))
                .strip();
        if (answer.startsWith("=") || answer.startsWith("?")) {
            return answer;
        }
        throw new ProgramFault(
                "program " + name + " answered '" + command + "' by '" + answer
                        + "'; in the Go Text Protocol answers begin with = or ?",
                false);
    }

    /** Recognizes the end of an answer. */
    private static final class Ending {
        private boolean begun;

        boolean isLast(String line) {
            boolean empty = line.isBlank();
            boolean last = begun && empty;
            begun |= !empty;
            return last;
        }
    }

    @Override
    public void close() {
        program.close();
    }
}
