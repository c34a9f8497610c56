package org.marienbad.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.text.Text;
import org.marienbad.store.Change;
import org.marienbad.store.GameKey;
import org.marienbad.store.GameStore;
import org.marienbad.store.StaleGameException;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredGame;

/**
 * Writes games into a file of the user as they are played, in a thread of its own. No screen and no player waits for
 * the disk. A failed write is told once and tried again with the next ply; the game goes on.
 */
public final class Autosave implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 10;

    private final Path file;
    private final Consumer<Text> problem;
    private final Set<String> told = new HashSet<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(DaemonThreads.named("autosave"));
    /** The games with a change that is not in the store yet; written games are not held. */
    private final Set<Writing> unwritten = ConcurrentHashMap.newKeySet();
    /** Of the writer alone. */
    private GameStore store;

    private boolean unusable;

    /**
     * Nothing is read or written before there is something to keep.
     *
     * @param file the database
     * @param problem told of each kind of problem once, in the thread that writes
     */
    public Autosave(Path file, Consumer<Text> problem) {
        this.file = file;
        this.problem = problem;
    }

    /** Keeps a game; what is returned has to be run after every change, in the thread of the game's owner. */
    Runnable keep(KeptGame game, Optional<StoredGame> kept) {
        Writing writing = new Writing(kept);
        return () -> {
            Change change = game.change();
            if (!change.isEmpty()) {
                writing.add(change);
            }
        };
    }

    /**
     * Asks the store in the thread that writes, after all that is to be written. Nothing is answered where there is no
     * store yet or it cannot be read.
     *
     * @param answer called in the thread that writes
     */
    public <T> void ask(Function<GameStore, T> question, Consumer<T> answer) {
        writer.execute(() -> {
            if (store != null || Files.exists(file)) {
                attempt(() -> answer.accept(question.apply(store())));
            }
        });
    }

    private GameStore store() {
        if (store == null) {
            try {
                GameStore.Opening opening = GameStore.open(file);
                store = opening.store();
                opening.damaged().ifPresent(aside -> tell(Text.of("store.damaged", aside.toString())));
            } catch (StoreException failure) {
                unusable = true;
                throw failure;
            }
        }
        return store;
    }

    /** Whether it could be done. */
    private boolean attempt(Runnable access) {
        if (unusable) {
            return false;
        }
        try {
            access.run();
            return true;
        } catch (StoreException failure) {
            tell(failure.words());
            return false;
        } catch (RuntimeException failure) { // or nothing would be kept any more, and nobody would know
            tell(Text.of("store.failed", file.toString(), String.valueOf(failure.getMessage())));
            return false;
        }
    }

    private void tell(Text words) {
        if (told.add(words.key())) {
            problem.accept(words);
        }
    }

    /** How many games have a change that is not in the store yet. */
    int unwritten() {
        return unwritten.size();
    }

    /** Writes the pending changes, and closes the store. */
    @Override
    public void close() {
        unwritten.forEach(game -> writer.execute(game::write));
        writer.execute(() -> {
            if (store != null) {
                store.close();
            }
        });
        writer.shutdown();
        try {
            writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** One game on its way into the store. */
    private final class Writing {
        /** Empty until the game is in the store. */
        private Optional<GameKey> key;
        /** All that is to be in the store. */
        private final Change whole = new Change();

        private Change pending = new Change();
        /** Whether the writer has been called for pending changes. */
        private boolean called;

        Writing(Optional<StoredGame> kept) {
            key = kept.map(StoredGame::key);
            kept.ifPresent(game -> whole.plies(game.plies())
                    .head(game.summary().head())
                    .shown(game.shown(), game.summary().moves()));
        }

        synchronized void add(Change change) {
            pending.and(change);
            unwritten.add(this);
            if (!called) {
                called = true;
                writer.execute(this::write);
            }
        }

        private synchronized Change take() {
            called = false;
            Change taken = pending;
            pending = new Change();
            return taken;
        }

        private synchronized void putBack(Change failed) {
            pending = failed.and(pending);
        }

        void write() {
            Change change = take();
            if (!change.isEmpty() && !attempt(() -> write(change))) {
                putBack(change);
            }
            forgetIfWritten();
        }

        private synchronized void forgetIfWritten() {
            if (pending.isEmpty()) {
                unwritten.remove(this);
            }
        }

        private void write(Change change) {
            try {
                key = Optional.of(
                        key.isPresent()
                                ? store().save(key.get(), change)
                                : store().create(change.head().orElseThrow(), change));
            } catch (StaleGameException stale) {
                GameKey other = key.orElseThrow();
                Change all = new Change().and(whole).and(change);
                key = Optional.of(store().create(all.head().orElseThrow(), all));
                tell(Text.of(
                        "store.forked",
                        String.valueOf(other.id()),
                        String.valueOf(key.get().id())));
            }
            whole.and(change);
        }
    }
}
