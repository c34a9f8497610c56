package org.marienbad.learn.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongFunction;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.Player;
import org.marienbad.learn.training.Actors;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Training;

/**
 * One training, from its plan or its last checkpoint to a model. The weights depend on the plan and the number of
 * games, not on threads, interruptions or the clock. Only the number of games that fit into some minutes is measured,
 * once, and written down.
 */
public final class TrainingRun {
    /** So much of the time measures how fast it goes; the first of it only warms up. */
    private static final double TRIAL = 0.08;

    /** So much of the time may be spent on a point of the curve: with those of the gate, there are about eight. */
    private static final double POINT = 0.06;

    private static final double LEAST_TRIAL_SECONDS = 1;
    private static final double MOST_TRIAL_SECONDS = 10;
    private static final double CHUNK_SECONDS = 0.5;

    private final Trainings trainings;
    private final TrainingFolder folder;
    private final int threads;
    private final Candidate candidate;
    private final Training training;
    private final List<CurvePoint> curve = new ArrayList<>();
    private final LongFunction<Player> opponent;
    private final long begun = System.nanoTime();
    private Optional<Actors> actors = Optional.empty();
    private double cpuBefore;
    private TrainingPlan plan;
    private Effort effort;
    private TrainingListener listener;
    /** How long the last point of the curve took. */
    private double pointSeconds;

    private double checkpointAt;
    private double gamesPerSecond;
    /** The clock while games of self-play were played. */
    private double trainingSeconds;
    /** Null unless it is locked. */
    private LockFile lock;

    TrainingRun(TrainingPlan plan, Trainings trainings, Training training, int threads) throws IOException {
        this.plan = plan;
        this.trainings = trainings;
        this.training = training;
        this.threads = threads;
        folder = trainings.folder(plan.name());
        effort = plan.rounds().isPresent() ? new Effort(plan.rounds().getAsInt()) : Effort.of(plan.setup());
        candidate = trainings.candidate(plan.setup(), plan.name());
        Game game = plan.setup().game();
        opponent = plan.against()
                .map(spec -> spec.maker(trainings.plugins().players(), game))
                .orElseGet(() -> CountedSearch.players(game, Candidate.ownEvaluator(plan.setup())));
    }

    /**
     * Keeps other processes from the training until {@link #run} has come to its end.
     *
     * @throws IllegalArgumentException if it goes on in this or another process
     */
    void lock() throws IOException {
        Files.createDirectories(folder.path());
        lock = folder.lock(plan.name());
    }

    /** Others may train it, and nobody plays for it any more. */
    void close() throws IOException {
        try {
            if (actors.isPresent()) {
                actors.get().close();
            }
        } finally {
            if (lock != null) {
                lock.close();
                lock = null;
            }
        }
    }

    /** Removes the files of an earlier training. */
    void startAnew() throws IOException {
        folder.clear();
        folder.write(plan, 0);
    }

    /** Goes on from the last checkpoint. */
    void goOn() throws IOException {
        curve.addAll(folder.curve(training.games()));
        cpuBefore = training.games() == 0 ? 0 : folder.cpuSeconds();
        folder.write(plan, cpuBefore);
        Files.deleteIfExists(folder.model());
    }

    /**
     * The model that it has to match; empty if there is none of its name.
     *
     * @throws IllegalArgumentException if that is not of this game
     */
    public Optional<Candidate.Rival> rival() throws IOException {
        return candidate.rival();
    }

    /** Lets others play, too; what is learned is the same. Before anything of an earlier training is touched. */
    void share(ActorVenue venue) throws IOException {
        actors = Optional.of(venue.open(ActorOrder.of(plan, training, trainings.plugins())));
        training.share(actors.get());
    }

    /** Games of self-play so far. */
    public long games() {
        return training.games();
    }

    /** The measurements so far. */
    public List<CurvePoint> curve() {
        return List.copyOf(curve);
    }

    /** The page about it, once it is written. */
    public Path report() {
        return folder.report();
    }

    /** Writes the page about it. */
    public void writeReport(TrainingResult result, TrainingText text) throws IOException {
        AtomicFiles.write(folder.report(), text.report(result));
    }

    /** Trains until the end of the plan, or until the listener says so. The weights are kept in either case. */
    public TrainingResult run(TrainingListener follower) throws IOException {
        listener = follower;
        checkpointAt = seconds() + trainings.checkpointSeconds();
        try {
            if (plan.games().isEmpty()) {
                trial();
            }
            long total = plan.games().orElseThrow();
            while (training.games() < total) {
                measureIfDue();
                train(Math.min(total, Milestones.after(training.games())), total);
            }
            if (curve.isEmpty() || curve.get(curve.size() - 1).games() < training.games()) {
                measure();
            }
            checkpoint();
            TrainingResult.Made made = judge();
            return new TrainingResult(plan, training.games(), curve, Optional.of(made));
        } catch (CancellationException stopped) {
            checkpoint();
            return new TrainingResult(plan, training.games(), curve, Optional.empty());
        } catch (Actors.Unable failed) {
            checkpoint();
            throw failed;
        } finally {
            close();
        }
    }

    /** Of all that was learned, also before it was resumed. */
    private double cpuSeconds() {
        return cpuBefore + training.cpuSeconds();
    }

    private double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /** Trains for a while, and reckons how many games fit into the time. */
    private void trial() throws IOException {
        double time = 60 * plan.minutes();
        if (curve.isEmpty()) {
            economize(time);
        }
        measureIfDue();
        double trial = Math.min(MOST_TRIAL_SECONDS, Math.max(LEAST_TRIAL_SECONDS, TRIAL * time));
        // At first the code is not compiled yet.
        playFor(trial / 2, time / 2);
        long warm = training.games();
        double start = trainingSeconds;
        playFor(trial, time / 2);
        gamesPerSecond = (training.games() - warm) / Math.max(1e-6, trainingSeconds - start);
        double left = Math.max(0, time - seconds());
        long games = training.games() + (long) (gamesPerSecond * left);
        double measuring = pointSeconds * (Milestones.between(training.games(), games) + 1 + Effort.GATE);
        double learning = Math.max(left / 4, left - measuring);
        fix(rounded(training.games() + (long) (gamesPerSecond * learning)), learning + measuring);
    }

    /** Has fewer games played to measure than usual, where those of a point of the curve would take too much of the time. */
    private void economize(double time) throws IOException {
        double share = POINT * time;
        double begin = seconds();
        int rounds = threads;
        double took;
        // More and more, as at first the code is not compiled yet.
        while (true) {
            double start = seconds();
            duel().score(rounds, threads, listener::cancelled);
            took = Math.max(1e-6, seconds() - start);
            if (2 * rounds > effort.curve() || seconds() - begin > share / 2) {
                break;
            }
            rounds *= 2;
        }
        int affordable = (int) Math.min(effort.curve(), share * rounds / took);
        if (affordable < effort.curve()) {
            effort = new Effort(Math.max(Effort.LEAST, affordable));
            plan = plan.but().rounds(effort.curve()).build();
            folder.write(plan, cpuSeconds());
        }
    }

    /** Plays for so many seconds of training in all, but not later than {@code end}. */
    private void playFor(double trained, double end) throws IOException {
        do {
            train(Milestones.after(training.games()), 0, trained);
            measureIfDue();
        } while (trainingSeconds < trained && seconds() < end);
    }

    /** Three digits are as good as all. */
    private static long rounded(long games) {
        long unit = 1;
        while (games / unit >= 1000) {
            unit *= 10;
        }
        return Math.max(1, games / unit * unit);
    }

    /** @param duration the time that it takes from now, in seconds */
    private void fix(long games, double duration) throws IOException {
        plan = plan.but().games(Math.max(games, training.games())).build();
        folder.write(plan, cpuSeconds());
        listener.fixed(plan.games().orElseThrow(), gamesPerSecond, duration);
    }

    private void train(long until, long total) throws IOException {
        train(until, total, Double.POSITIVE_INFINITY);
    }

    /** Plays up to {@code until} games, in chunks that say how far they are, but not for more than {@code most} seconds in all. */
    private void train(long until, long total, double most) throws IOException {
        listener.phase(TrainingListener.Phase.TRAINING);
        while (training.games() < until && trainingSeconds < most) {
            long before = training.games();
            double start = seconds();
            long chunk = Math.max(1, (long) (gamesPerSecond * CHUNK_SECONDS));
            training.advance(Math.min(until - before, chunk), threads, listener::cancelled);
            if (listener.cancelled()) {
                throw new CancellationException();
            }
            double took = seconds() - start;
            trainingSeconds += took;
            double rate = (training.games() - before) / Math.max(1e-6, took);
            gamesPerSecond = gamesPerSecond == 0 ? rate : (gamesPerSecond + rate) / 2;
            // The last generation may be larger than the rest.
            listener.progress(Math.min(training.games(), total), total);
            if (seconds() >= checkpointAt) {
                checkpoint();
            }
        }
    }

    private void checkpoint() throws IOException {
        training.save(folder.state());
        folder.write(plan, cpuSeconds());
        checkpointAt = seconds() + trainings.checkpointSeconds();
    }

    private void measureIfDue() throws IOException {
        boolean due = curve.isEmpty() || curve.get(curve.size() - 1).games() < Milestones.reached(training.games());
        if (due) {
            measure();
        }
    }

    private void measure() throws IOException {
        listener.phase(TrainingListener.Phase.MEASURING);
        double start = seconds();
        Score score = duel().score(effort.curve(), threads, listener::cancelled);
        CurvePoint point = new CurvePoint(training.games(), cpuSeconds(), training.error(), score);
        curve.add(point);
        folder.write(curve);
        pointSeconds = seconds() - start;
        listener.measured(point);
    }

    private Duel duel() {
        LongFunction<Player> trained = CountedSearch.players(plan.setup().game(), training.learned());
        return new Duel(plan.setup(), trained, opponent, Seeds.split(plan.seed(), "curve", 0));
    }

    /** Compares the model with what was there, and installs it unless it is weaker. */
    private TrainingResult.Made judge() throws IOException {
        listener.phase(TrainingListener.Phase.GATE);
        Optional<Candidate.Rival> rival = candidate.rival();
        Learned learned = training.learned();
        if (plan.cost().isEmpty()) {
            plan = plan.but().cost(candidate.cost(learned, rival)).build();
            folder.write(plan, cpuSeconds());
        }
        double cost = plan.cost().orElseThrow();
        GateResult gate = candidate.judge(
                learned, rival, new Candidate.Games(effort.gate(), threads, plan.seed(), cost, listener::cancelled));
        return candidate.keep(
                training, rival, gate, folder.model(), new Candidate.Kept(TrainingFolder.lines(curve), cpuSeconds()));
    }
}
