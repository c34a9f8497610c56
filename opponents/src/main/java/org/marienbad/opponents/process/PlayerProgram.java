package org.marienbad.opponents.process;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The program of a player. It is started when it is asked for the first time, and once more if it ends in the middle of
 * a question. It ends with the player. Used by one thread at a time; {@link #close} may be called by any.
 *
 * @param <P> how the program is talked to
 */
public final class PlayerProgram<P> implements AutoCloseable {
    private final Supplier<P> starter;
    private final Consumer<P> ender;
    private volatile P running;
    private volatile boolean closed;

    /**
     * Nothing is started yet.
     *
     * @param ender ends a program, also while it is asked
     */
    public PlayerProgram(Supplier<P> starter, Consumer<P> ender) {
        this.starter = starter;
        this.ender = ender;
    }

    /**
     * The answer to {@code question}, which is asked again of a new program if the old one is gone. One that does not behave
     * is ended.
     *
     * @throws ProgramFault if the program does not answer well
     * @throws IllegalStateException if the player is closed
     */
    public <T> T ask(Function<P, T> question) {
        try {
            return question.apply(started());
        } catch (ProgramFault fault) {
            end();
            if (!fault.isGone() || closed) {
                throw fault;
            }
        }
        try {
            return question.apply(started());
        } catch (ProgramFault fault) {
            end();
            throw fault;
        }
    }

    /**
     * Tells the program something if it runs; one that is gone need not know.
     *
     * @throws ProgramFault if the program does not take it well
     */
    public void tell(Consumer<P> news) {
        P program = running;
        if (program == null) {
            return;
        }
        try {
            news.accept(program);
        } catch (ProgramFault fault) {
            end();
            if (!fault.isGone() || closed) {
                throw fault;
            }
        }
    }

    private P started() {
        requireOpen();
        P program = running;
        if (program == null) {
            program = starter.get();
            running = program;
            requireOpen();
        }
        return program;
    }

    /** Also ends a program that was still starting when the player was closed. */
    private void requireOpen() {
        if (closed) {
            end();
            throw new IllegalStateException("the player is closed");
        }
    }

    /** Also called while the program is asked, by whoever does not want to wait any longer. */
    @Override
    public void close() {
        closed = true;
        end();
    }

    private void end() {
        P program = running;
        if (program != null) {
            ender.accept(program);
            running = null;
        }
    }
}
