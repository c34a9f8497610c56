package org.marienbad.framework.shared;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.game.PluginFault;

/**
 * Calls plugin code for callers that must survive its faults. An exception becomes a {@link PluginFault} that
 * names the plugin and the method; with a time limit, so does a call that does not return. Immutable: each method
 * returns a changed guard.
 */
public final class PluginGuard {
    /** How long a plugin may take to make a game or a player. */
    public static final Duration CREATION = Duration.ofMinutes(1);

    private static final ExecutorService WORKERS = Executors.newCachedThreadPool(DaemonThreads.named("plugin"));

    /** A call as messages tell it: of whom, in which method, at which ply; empty and 0 where nothing is said. */
    private record Place(String source, String method, int ply) {
        String failed() {
            return source + " failed" + method(" in ") + moment();
        }

        String hangs() {
            return source + " hangs" + moment() + ": no answer" + method(" from ");
        }

        private String method(String preposition) {
            return method.isEmpty() ? "" : preposition + method;
        }

        private String moment() {
            return ply == 0 ? "" : " at ply " + ply;
        }
    }

    /** A call that fails at once where it has hung before; the faults of all that have hung are in {@code hung}. */
    private record Memory(Map<Object, PluginFault> hung, Object call) {}

    private final Place place;
    private final List<Class<? extends Throwable>> passing;
    private final Optional<Duration> limit;
    private final Optional<Memory> memory;

    private PluginGuard(
            Place place, List<Class<? extends Throwable>> passing, Optional<Duration> limit, Optional<Memory> memory) {
        this.place = place;
        this.passing = passing;
        this.limit = limit;
        this.memory = memory;
    }

    /** Guards calls of {@code source}, such as "game nim" or "player mcts". */
    public static PluginGuard of(String source) {
        return new PluginGuard(new Place(source, "", 0), List.of(), Optional.empty(), Optional.empty());
    }

    /** Sets the name of the called method, for messages. */
    public PluginGuard in(String method) {
        return new PluginGuard(new Place(place.source, method, place.ply), passing, limit, memory);
    }

    /** Sets the number of the ply at which the game is, from 1, for messages. */
    public PluginGuard atPly(int number) {
        return new PluginGuard(new Place(place.source, place.method, number), passing, limit, memory);
    }

    /** Lets exceptions of this kind through unchanged: refusals, for example, that tell the user what is allowed. */
    public PluginGuard passing(Class<? extends Throwable> kind) {
        List<Class<? extends Throwable>> more = new ArrayList<>(passing);
        more.add(kind);
        return new PluginGuard(place, List.copyOf(more), limit, memory);
    }

    /** Makes calls in another thread, and abandons and interrupts them after {@code longest}. */
    public PluginGuard within(Duration longest) {
        return new PluginGuard(place, passing, Optional.of(longest), memory);
    }

    /**
     * Lets {@code call} cost its caller one wait at most: once it has hung, the same call fails at once with the same
     * fault.
     *
     * @param hung the calls that have hung; a map for several threads where several threads call
     */
    public PluginGuard remembering(Map<Object, PluginFault> hung, Object call) {
        return new PluginGuard(place, passing, limit, Optional.of(new Memory(hung, call)));
    }

    /**
     * The same if {@code plugin} comes from a jar; bundled plugins are trusted to return and run in the caller's
     * thread.
     */
    public PluginGuard within(Duration longest, Object plugin) {
        return isBundled(plugin) ? this : within(longest);
    }

    /** Whether {@code plugin} comes with the application, not from a jar of its own. */
    public static boolean isBundled(Object plugin) {
        return plugin.getClass().getClassLoader() == PluginGuard.class.getClassLoader();
    }

    /**
     * Returns the result of {@code call}.
     *
     * @throws PluginFault if it throws or does not return in time
     */
    public <T> T call(Supplier<T> call) {
        PluginFault known = memory.map(kept -> kept.hung.get(kept.call)).orElse(null);
        if (known != null) {
            throw known;
        }
        if (limit.isPresent()) {
            return await(WORKERS.submit(call::get), limit.get());
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
            throw new PluginFault(place.failed() + ": it gave nothing (null)", null);
        }
        return made;
    }

    private <T> T await(Future<T> called, Duration longest) {
        try {
            return called.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            called.cancel(true);
            PluginFault hangs = new PluginFault(
                    place.hangs() + " within "
                            + (longest.toSeconds() > 0 ? longest.toSeconds() + " s" : longest.toMillis() + " ms"),
                    late);
            memory.ifPresent(kept -> kept.hung.put(kept.call, hangs));
            throw hangs;
        } catch (ExecutionException failed) {
            throw asFault(failed.getCause());
        } catch (InterruptedException interrupted) {
            called.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    /** Returns the exception to throw instead of {@code thrown}; rethrows other failures than the plugin's. */
    private RuntimeException asFault(Throwable thrown) {
        if (!isFault(thrown)) {
            throw (Error) thrown;
        }
        if (thrown instanceof PluginFault || passing.stream().anyMatch(kind -> kind.isInstance(thrown))) {
            if (thrown instanceof RuntimeException known) {
                return known;
            } else if (thrown instanceof Error error) {
                throw error;
            }
        }
        return new PluginFault(place.failed() + ": " + PluginFault.describe(thrown), thrown);
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
