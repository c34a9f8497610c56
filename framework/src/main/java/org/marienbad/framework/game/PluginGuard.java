package org.marienbad.framework.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * How the code of plugins is called by those who have to go on whatever it does. What it throws becomes a {@link PluginFault} that says
 * who failed in what; with a limit of time, so does a call that does not return. Immutable: each method gives a changed guard.
 */
public final class PluginGuard {
    /** How long a plugin may take to make a game or a player. */
    public static final Duration CREATION = Duration.ofMinutes(1);

    private static final ExecutorService WORKERS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "plugin");
        thread.setDaemon(true);
        return thread;
    });

    private final String source;
    private final String operation;
    private final List<Class<? extends RuntimeException>> passing;
    private final Duration limit;

    private PluginGuard(
            String source, String operation, List<Class<? extends RuntimeException>> passing, Duration limit) {
        this.source = source;
        this.operation = operation;
        this.passing = List.copyOf(passing);
        this.limit = limit;
    }

    /** Guards calls of {@code source}, such as "game nim" or "player mcts". */
    public static PluginGuard of(String source) {
        return new PluginGuard(source, "", List.of(), null);
    }

    /** Names the method that is called. */
    public PluginGuard in(String method) {
        return new PluginGuard(source, method, passing, limit);
    }

    /** Exceptions of this kind are no faults and pass as they are: refusals, for example, that tell the user what is allowed. */
    public PluginGuard passing(Class<? extends RuntimeException> kind) {
        List<Class<? extends RuntimeException>> more = new ArrayList<>(passing);
        more.add(kind);
        return new PluginGuard(source, operation, more, limit);
    }

    /** Calls are made in a thread of their own and given up after {@code longest}; the thread is interrupted. */
    public PluginGuard within(Duration longest) {
        return new PluginGuard(source, operation, passing, longest);
    }

    /** The same for {@code plugin} if it comes from a jar; a bundled one is known to come back and keeps the caller's thread. */
    public PluginGuard within(Duration longest, Object plugin) {
        return plugin.getClass().getClassLoader() == PluginGuard.class.getClassLoader() ? this : within(longest);
    }

    /**
     * What {@code call} gives.
     *
     * @throws PluginFault if it throws or does not return in time
     */
    public <T> T call(Supplier<T> call) {
        if (limit != null) {
            return await(WORKERS.submit(call::get));
        }
        try {
            return call.get();
        } catch (Throwable thrown) {
            throw judged(thrown);
        }
    }

    /** As {@link #call}, where nothing is given. */
    public void run(Runnable task) {
        call(() -> {
            task.run();
            return null;
        });
    }

    /**
     * As {@link #call}, and refuses null.
     *
     * @throws PluginFault also if it gives nothing
     */
    public <T> T require(Supplier<T> call) {
        T made = call(call);
        if (made == null) {
            throw new PluginFault(source + " failed" + place(" in ") + ": it gave nothing (null)", null);
        }
        return made;
    }

    private <T> T await(Future<T> called) {
        try {
            return called.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException hanging) {
            called.cancel(true);
            throw new PluginFault(source + " hangs: no answer" + place(" from ") + " within " + seconds(), hanging);
        } catch (ExecutionException failed) {
            throw judged(failed.getCause());
        } catch (InterruptedException interrupted) {
            called.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    /** What to throw instead of {@code thrown}; throws by itself what is no fault. */
    private RuntimeException judged(Throwable thrown) {
        if (!isFault(thrown)) {
            throw (Error) thrown;
        }
        if (thrown instanceof RuntimeException known
                && (known instanceof PluginFault || passing.stream().anyMatch(kind -> kind.isInstance(known)))) {
            return known;
        }
        return new PluginFault(source + " failed" + place(" in ") + ": " + thrown, thrown);
    }

    private String seconds() {
        return limit.toSeconds() > 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }

    private String place(String preposition) {
        return operation.isEmpty() ? "" : preposition + operation;
    }

    /** Does {@code task}; what plugins in it throw is told to {@code failed} instead of ending the thread. */
    public static void run(Runnable task, Consumer<? super Throwable> failed) {
        try {
            task.run();
        } catch (Throwable thrown) {
            if (!isFault(thrown)) {
                throw thrown;
            }
            failed.accept(thrown);
        }
    }

    /** Whether {@code thrown} may be blamed on the code that was called; a machine without memory is not its fault. */
    public static boolean isFault(Throwable thrown) {
        return !(thrown instanceof VirtualMachineError) || thrown instanceof StackOverflowError;
    }
}
