package org.marienbad.learn.run;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
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
    /** Of the training that it plays for; null before the first. */
    private String run;

    private Training training;

    public Actor(Path folder, Plugins plugins, int threads, BooleanSupplier cancelled) {
        this.folder = folder;
        this.plugins = plugins;
        this.threads = threads;
        this.cancelled = cancelled;
    }

    /**
     * Plays until it is cancelled, or its thread is interrupted.
     *
     * @param played told how many games it has played in all, after each part
     * @throws IllegalArgumentException in a sentence, if a training cannot be played for: its game is not here, or is played by other code
     */
    public void run(Consumer<Long> played) throws IOException {
        long games = 0;
        while (!cancelled.getAsBoolean() && !Thread.currentThread().isInterrupted()) {
            long more;
            try {
                more = playOffer();
            } catch (ClosedByInterruptException ended) {
                return;
            }
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
        Optional<SharedFolder.Invitation> now = SharedFolder.invitation(folder);
        if (now.isEmpty()) {
            return 0;
        }
        if (!now.get().run().equals(run)) {
            training = now.get().order().start(plugins);
            run = now.get().run();
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
        try {
            DataInputStream weights = new DataInputStream(new ByteArrayInputStream(Checked.read(offer.weights())));
            boolean all = training.playFor(
                    offer.games(),
                    part,
                    weights,
                    new Training.Work(threads, cancelled::getAsBoolean, new DataOutputStream(bytes)));
            if (!all) {
                return 0;
            }
        } catch (IOException gone) {
            if (offer.isOver()) {
                return 0;
            }
            throw gone;
        }
        try {
            offer.bring(part, bytes.toByteArray());
        } catch (IOException late) {
            if (offer.isOver()) {
                return 0;
            }
            throw late;
        }
        return offer.games().count(part);
    }
}
