package org.marienbad.learn.run;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.Methods;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Models;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Training;

/** The trainings of a user: each has a folder while it goes on, and at its end a model among those of the user. */
public final class Trainings {
    private static final double CHECKPOINT_SECONDS = 60;

    private final Path data;
    private final Plugins plugins;
    private final double checkpointSeconds;
    private final Optional<ActorVenue> venue;

    private Trainings(Path data, Plugins plugins, double checkpointSeconds, Optional<ActorVenue> venue) {
        this.data = data;
        this.plugins = plugins;
        this.checkpointSeconds = checkpointSeconds;
        this.venue = venue;
    }

    /** @param data the user's directory; need not exist */
    public static Trainings in(Path data, Plugins plugins) {
        return new Trainings(data, plugins, CHECKPOINT_SECONDS, Optional.empty());
    }

    /** The same, with a checkpoint after every so many seconds. */
    Trainings checkpointing(double seconds) {
        return new Trainings(data, plugins, seconds, venue);
    }

    /** The same, whose games others play, too. */
    public Trainings playedAt(ActorVenue others) {
        return new Trainings(data, plugins, checkpointSeconds, Optional.of(others));
    }

    /** The same, whose games are played by {@link Actor}s, too, that look into {@code directory}. */
    public Trainings sharedIn(Path directory) {
        return playedAt(order -> SharedFolder.open(directory, order));
    }

    double checkpointSeconds() {
        return checkpointSeconds;
    }

    Plugins plugins() {
        return plugins;
    }

    /** A model from elsewhere, to be called {@code name}. */
    public Candidate candidate(GameSetup setup, String name) {
        return new Candidate(setup, name, model(name), plugins);
    }

    /** The place of a model from elsewhere called {@code name}, installed or not. */
    public Path aside(String name) {
        return folder(name).path().resolve("network" + ModelFile.EXTENSION);
    }

    /** A sentence that a file of a training cannot be written, and a remedy; of this library's bundle. */
    public static Text unwritable(IOException why) {
        String reason = AtomicFiles.reason(why);
        if (!(why instanceof FileSystemException at) || at.getFile() == null) {
            return Text.of("training.nowhere", reason);
        }
        // Of a file that was to take the place of another, that other is the one the user knows.
        String file = at.getOtherFile() == null ? at.getFile() : at.getOtherFile();
        return Text.of("training.unwritable", file, reason);
    }

    /** A name made from that of the game, under which there is no model yet. */
    public String freeName(GameSetup setup) {
        String own = TrainingPlan.usualName(setup) + "-mine";
        String name = own;
        for (int number = 2; isTaken(name, setup); number++) {
            name = own + "-" + number;
        }
        return name;
    }

    private boolean isTaken(String name, GameSetup setup) {
        try {
            return Files.exists(model(name)) || Models.find(name, setup.game()).isPresent();
        } catch (IllegalArgumentException unreadable) {
            return true;
        }
    }

    /** The user's model called {@code name}, if it is there. */
    Path model(String name) {
        return data.resolve("models").resolve(name + ModelFile.EXTENSION);
    }

    TrainingFolder folder(String name) {
        return new TrainingFolder(data.resolve("training").resolve(name));
    }

    /** @throws IllegalArgumentException in a sentence, if the training called {@code name} goes on in this or another process */
    public void requireAtRest(String name) throws IOException {
        TrainingFolder folder = folder(name);
        if (folder.isBegun()) {
            folder.lock(name).close();
        }
    }

    /** The training called {@code name}, if it was begun and has not come to its end. */
    public Optional<TrainingPlan> unfinished(String name) throws IOException {
        TrainingFolder folder = folder(name);
        return folder.isBegun() && !folder.isFinished() ? Optional.of(plan(name)) : Optional.empty();
    }

    /**
     * The plan of the training called {@code name}, finished or not.
     *
     * @throws IllegalArgumentException in a sentence, if there is none, or it is broken
     */
    public TrainingPlan plan(String name) throws IOException {
        TrainingFolder folder = folder(name);
        if (!folder.isBegun()) {
            throw new RefusedException(Text.of("training.none", name, folder.path()));
        }
        return folder.plan(plugins.games());
    }

    /**
     * Begins a training, in place of one of its name.
     *
     * @throws IllegalArgumentException in a sentence, if it cannot be. It has nothing to learn from, a model of another
     *     game in its place, or a training of its name that goes on
     */
    public TrainingRun begin(TrainingPlan plan, int threads) throws IOException {
        TrainingRun run = new TrainingRun(plan, this, plan.start(), threads);
        return prepared(run, run::startAnew);
    }

    /** Something that writes files. */
    @FunctionalInterface
    private interface Step {
        void take() throws IOException;
    }

    /** Nothing is touched before all is known to be good. */
    private TrainingRun prepared(TrainingRun run, Step last) throws IOException {
        run.rival();
        run.lock();
        boolean ready = false;
        try {
            if (venue.isPresent()) {
                run.share(venue.get());
            }
            last.take();
            ready = true;
        } finally {
            if (!ready) {
                run.close();
            }
        }
        return run;
    }

    /**
     * Goes on with the training of {@code plan}'s name, which may want more games than before.
     *
     * @throws IllegalArgumentException in a sentence, if it cannot be, as by {@link #begin}
     */
    public TrainingRun resume(TrainingPlan plan, int threads) throws IOException {
        TrainingFolder folder = folder(plan.name());
        Training training = Files.exists(folder.state()) ? Methods.resume(folder.state(), plan.setup()) : plan.start();
        TrainingRun run = new TrainingRun(plan, this, training, threads);
        return prepared(run, run::goOn);
    }
}
