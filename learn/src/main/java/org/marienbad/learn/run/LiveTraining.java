package org.marienbad.learn.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.learn.text.RefusedException;

/** A training in the background, for a screen: it is begun, looked at, stopped and gone on with from any thread. */
public final class LiveTraining implements AutoCloseable {
    private static final long CLOSING_MILLIS = 10_000;

    /** The present activity. */
    public enum Phase {
        /** The inputs are being examined. */
        OPENING,
        /** It plays against itself. */
        TRAINING,
        /** It plays for a point of the curve. */
        MEASURING,
        /** It plays what was there before. */
        GATE,
        /** It was stopped, and can be gone on with. */
        STOPPED,
        /** There is a model. */
        FINISHED,
        /** It cannot be done. */
        FAILED
    }

    /**
     * How far it is.
     *
     * @param games of self-play so far
     * @param total of them; 0 while it is not known
     * @param made the model, at the end
     * @param failure why it failed, in a sentence
     */
    public record Snapshot(
            Phase phase,
            long games,
            long total,
            List<CurvePoint> curve,
            Optional<TrainingResult.Made> made,
            Optional<String> failure) {
        /** Whether anything is being done. */
        public boolean isBusy() {
            return phase.compareTo(Phase.STOPPED) < 0;
        }
    }

    private final Trainings trainings;
    private final int threads;
    private final TrainingText text;
    private final Runnable changed;
    private volatile TrainingPlan plan;
    private volatile Snapshot snapshot =
            new Snapshot(Phase.STOPPED, 0, 0, List.of(), Optional.empty(), Optional.empty());
    private volatile boolean cancelled;
    private volatile Path report;
    private Thread thread;

    /** @param changed called after every change, in any thread */
    public LiveTraining(Trainings trainings, TrainingPlan plan, int threads, TrainingText text, Runnable changed) {
        this.trainings = trainings;
        this.plan = plan;
        this.threads = threads;
        this.text = text;
        this.changed = changed;
    }

    /** The model in training; with the number of games as soon as it is known. */
    public TrainingPlan plan() {
        return plan;
    }

    public Snapshot snapshot() {
        return snapshot;
    }

    /** The page about it; empty before it was stopped or came to its end. */
    public Optional<Path> report() {
        return Optional.ofNullable(report);
    }

    /** Begins it, in place of one of its name; not while it runs. */
    public void begin() {
        run(false);
    }

    /** Goes on where it was stopped; not while it runs. */
    public void resume() {
        run(true);
    }

    private synchronized void run(boolean resumed) {
        if (snapshot.isBusy()) {
            return;
        }
        cancelled = false;
        set(new Snapshot(Phase.OPENING, 0, 0, List.of(), Optional.empty(), Optional.empty()));
        thread = DaemonThreads.start("training", () -> work(resumed));
    }

    private void work(boolean resumed) {
        try {
            TrainingRun run = resumed ? trainings.resume(plan, threads) : trainings.begin(plan, threads);
            set(new Snapshot(
                    Phase.OPENING,
                    run.games(),
                    plan.games().orElse(0),
                    run.curve(),
                    Optional.empty(),
                    Optional.empty()));
            TrainingResult result = run.run(new Follower());
            plan = result.plan();
            run.writeReport(result, text);
            report = run.report();
            set(new Snapshot(
                    result.made().isPresent() ? Phase.FINISHED : Phase.STOPPED,
                    result.games(),
                    // The last generation may be larger than the rest.
                    result.made().isPresent() ? result.games() : plan.games().orElse(0),
                    result.curve(),
                    result.made(),
                    Optional.empty()));
        } catch (IOException unwritable) {
            fail(new RefusedException(Trainings.unwritable(unwritable)).in(text.locale()));
        } catch (RuntimeException | Error failure) {
            fail(RefusedException.sentence(failure, text.locale()));
        }
    }

    private void fail(String why) {
        Snapshot now = snapshot;
        set(new Snapshot(Phase.FAILED, now.games(), now.total(), now.curve(), Optional.empty(), Optional.of(why)));
    }

    private void set(Snapshot next) {
        snapshot = next;
        changed.run();
    }

    /** Stops it soon; what was learned is kept. */
    public void stop() {
        cancelled = true;
    }

    /** Stops it and waits until what was learned is kept. */
    @Override
    public void close() {
        cancelled = true;
        Thread running;
        synchronized (this) {
            running = thread;
        }
        try {
            if (running != null) {
                running.join(CLOSING_MILLIS);
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Follower implements TrainingListener {
        @Override
        public boolean cancelled() {
            return cancelled;
        }

        @Override
        public void phase(TrainingListener.Phase next) {
            update(LiveTraining.Phase.valueOf(next.name()), snapshot.games(), snapshot.total(), snapshot.curve());
        }

        @Override
        public void progress(long games, long total) {
            update(snapshot.phase(), games, total, snapshot.curve());
        }

        @Override
        public void fixed(long games, double gamesPerSecond, double seconds) {
            plan = plan.but().games(games).build();
            update(snapshot.phase(), snapshot.games(), games, snapshot.curve());
        }

        @Override
        public void measured(CurvePoint point) {
            List<CurvePoint> curve = new ArrayList<>(snapshot.curve());
            curve.add(point);
            update(snapshot.phase(), point.games(), snapshot.total(), List.copyOf(curve));
        }

        private void update(LiveTraining.Phase phase, long games, long total, List<CurvePoint> curve) {
            set(new Snapshot(phase, games, total, curve, Optional.empty(), Optional.empty()));
        }
    }
}
