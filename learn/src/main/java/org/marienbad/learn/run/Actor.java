package org.marienbad.learn.run;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.training.Training;

/** Plays games for trainings of other processes that share a directory, one after the other, until it is cancelled. */
public final class Actor {
    private static final long POLL_MILLIS = 50;

    private final Path folder;
    private final Plugins plugins;
    private final int threads;
    private final BooleanSupplier cancelled;
    private Optional<SharedFolder.Order> order = Optional.empty();
    private Training training;

    public Actor(Path folder, Plugins plugins, int threads, BooleanSupplier cancelled) {
        this.folder = folder;
        this.plugins = plugins;
        this.threads = threads;
        this.cancelled = cancelled;
    }

    /**
     * Plays until it is cancelled.
     *
     * @param played told how many games it has played in all, after each part
     * @throws IllegalArgumentException in a sentence, if a training cannot be played for: its game is not here or tells other features
     */
    public void run(Consumer<Long> played) throws IOException {
        long games = 0;
        while (!cancelled.getAsBoolean()) {
            long more = playOffer();
            games += more;
            if (more > 0) {
                played.accept(games);
            } else {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(POLL_MILLIS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Plays one part that nobody has taken; 0 if there is none. */
    private long playOffer() throws IOException {
        Optional<SharedFolder.Order> now = SharedFolder.order(folder, plugins.games());
        if (now.isEmpty()) {
            return 0;
        }
        if (!now.map(SharedFolder.Order::run).equals(order.map(SharedFolder.Order::run))) {
            training = now.get().plan().start();
            order = now;
            if (training.features().fingerprint() != now.get().fingerprint()) {
                throw new IllegalArgumentException("the training of "
                        + now.get().plan().setup().provider().id() + " in " + folder
                        + " sees other features than this process; use the same version of the program and the game");
            }
        }
        Optional<SharedFolder.Offer> offer = SharedFolder.offer(folder, now.get());
        return offer.isEmpty() ? 0 : play(offer.get());
    }

    private long play(SharedFolder.Offer offer) throws IOException {
        for (int part = offer.games().parts() - 1; part >= 0; part--) {
            // The training itself begins with the first.
            if (offer.parts().take(part)) {
                return play(offer, part);
            }
        }
        return 0;
    }

    private long play(SharedFolder.Offer offer, int part) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataInputStream weights =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(offer.weights()), 1 << 16))) {
            boolean all = training.playFor(
                    offer.games(),
                    part,
                    weights,
                    new Training.Work(threads, cancelled::getAsBoolean, new DataOutputStream(bytes)));
            if (!all) {
                return 0;
            }
        } catch (NoSuchFileException over) {
            // The generation came to its end meanwhile.
            return 0;
        }
        offer.bring(part, bytes.toByteArray());
        return offer.games().count(part);
    }
}
