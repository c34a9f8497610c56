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
 * Calls plugin code for callers that must survive whatever it does. An exception becomes a {@link PluginFault} that
 * names the plugin and the method; with a time limit, so does a call that does not return. Immutable: each method
 * returns a changed guard.
 */
public final class PluginGuard {
    /** How long a plugin may take to make a game or a player. */
    public static final Duration CREATION = Duration.ofMinutes(1);

    private static final ExecutorService WORKERS = Executors.newCachedThreadPool(DaemonThreads.named("plugin"));

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

    /** Sets the name of the called method, for messages. */
    public PluginGuard in(String method) {
        return new PluginGuard(source, method, passing, limit);
    }

    /** Lets exceptions of this kind through unchanged: refusals, for example, that tell the user what is allowed. */
    public PluginGuard passing(Class<? extends RuntimeException> kind) {
        List<Class<? extends RuntimeException>> more = new ArrayList<>(passing);
        more.add(kind);
        return new PluginGuard(source, operation, more, limit);
    }

    /** Makes calls in another thread, and abandons and interrupts them after {@code longest}. */
    public PluginGuard within(Duration longest) {
        return new PluginGuard(source, operation, passing, longest);
    }

    /**
     * The same if {@code plugin} comes from a jar; bundled plugins are trusted to return and run in the caller's
     * thread.
     */
    public PluginGuard within(Duration longest, Object plugin) {
        return plugin.getClass().getClassLoader() == PluginGuard.class.getClassLoader() ? this : within(longest);
    }

    /**
     * Returns the result of {@code call}.
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
            throw asFault(thrown);
        }
    }

    /** As {@link #call}, without a result. */
    public void run(Runnable task) {
        call(() -> {
            task.run();
            return null;
        });
    }

    /**
     * As {@link #call}, and refuses null.
     *
     * @throws PluginFault also if it returns null
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
            throw asFault(failed.getCause());
        } catch (InterruptedException interrupted) {
            called.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    /** Returns the exception to throw instead of {@code thrown}; rethrows what is not the plugin's fault. */
    private RuntimeException asFault(Throwable thrown) {
        if (!isFault(thrown)) {
            throw (Error) thrown;
        }
        if (thrown instanceof RuntimeException known
                && (known instanceof PluginFault || passing.stream().anyMatch(kind -> kind.isInstance(known)))) {
            return known;
        }
        return new PluginFault(source + " failed" + place(" in ") + ": " + PluginFault.describe(thrown), thrown);
    }

    private String seconds() {
        return limit.toSeconds() > 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }

    private String place(String preposition) {
        return operation.isEmpty() ? "" : preposition + operation;
    }

    /** Runs {@code task}; an exception of plugin code in it goes to {@code failed} instead of ending the thread. */
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

    /** Whether {@code thrown} is the fault of the called code; running out of memory is not. */
    public static boolean isFault(Throwable thrown) {
        return !(thrown instanceof VirtualMachineError) || thrown instanceof StackOverflowError;
    }
}
