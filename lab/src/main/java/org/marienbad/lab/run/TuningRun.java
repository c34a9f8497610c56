package org.marienbad.lab.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.lab.tuning.Optimizer;

/** A tuning on its way: steps that were made before are told again, the others are played. */
public final class TuningRun {
    /**
     * The outcome of a step.
     *
     * @param number 0 for the first
     * @param points that were measured
     * @param measured for each of them, its result
     */
    public record Step(long number, List<Map<String, String>> points, List<SweepResults.Response> measured) {
        public Step {
            points = List.copyOf(points);
            measured = List.copyOf(measured);
        }
    }

    /** Is told how it goes, in the thread that plays. */
    public interface Listener {
        /** One more game was played. */
        void played();

        /** A step is over; {@code best} is the best point so far. */
        void stepped(Step step, Map<String, String> best);
    }

    private final Tuning tuning;
    private final Catalogue<PlayerProvider> players;
    private final Optimizer optimizer;
    private final List<Step> steps = new ArrayList<>();
    private final BiConsumer<Step, Map<String, String>> taken;
    private volatile boolean stopped;
    private volatile TournamentRun playing;

    /** @param taken told of every step, of those that were made before as well, and of the best point after it */
    public TuningRun(Tuning tuning, Catalogue<PlayerProvider> players, BiConsumer<Step, Map<String, String>> taken) {
        this.tuning = tuning;
        this.players = players;
        this.taken = taken;
        optimizer = tuning.optimizer();
    }

    public Tuning tuning() {
        return tuning;
    }

    /** The code that plays in this process. */
    public CodeVersion code() {
        return CodeVersion.of(tuning.pattern(), players);
    }

    /** The steps that are made, in order. */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** Whether no step is left. */
    public boolean finished() {
        return steps.size() >= tuning.steps();
    }

    /** The point that seems best so far. */
    public Map<String, String> best() {
        return optimizer.best();
    }

    /**
     * Takes a step that was made before.
     *
     * @throws IllegalArgumentException if it does not follow from the plan and the steps before
     */
    public void resume(Step step) {
        long games = tuning.effort().batch() * tuning.opponents().size();
        boolean follows = !finished()
                && step.number() == steps.size()
                && step.points().equals(optimizer.ask())
                && step.measured().size() == step.points().size()
                && step.measured().stream()
                        .allMatch(one -> one.games() == games && one.points() >= 0 && one.points() <= 1);
        if (!follows) {
            throw new IllegalArgumentException(
                    "step " + step.number() + " does not follow from the plan and the steps before it");
        }
        take(step);
    }

    private void take(Step step) {
        optimizer.tell(step.measured().stream()
                .mapToDouble(SweepResults.Response::points)
                .toArray());
        steps.add(step);
        taken.accept(step, best());
    }

    /** Plays the steps that are left, until all are made or {@link #stop} is called. */
    public void play(int threads, Listener listener) {
        while (!stopped && !finished()) {
            Tournament tournament = tuning.step(steps.size(), optimizer.ask());
            Results results = new Results(tournament);
            TournamentRun run = new TournamentRun(tournament, players);
            playing = run;
            if (!stopped) {
                run.play(threads, (game, result) -> {
                    results.add(game);
                    listener.played();
                });
            }
            if (run.finished()) {
                Step step = step(results);
                take(step);
                listener.stepped(step, best());
            } else if (Thread.currentThread().isInterrupted()) {
                stopped = true;
            }
        }
    }

    private Step step(Results results) {
        List<Map<String, String>> points = optimizer.ask();
        List<SweepResults.Response> measured = new ArrayList<>();
        for (int point = 0; point < points.size(); point++) {
            WinDrawLoss total = results.total(point);
            measured.add(new SweepResults.Response(total.games(), total.points()));
        }
        return new Step(steps.size(), points, measured);
    }

    /** Ends {@link #play} soon; the step in play is dropped. From any thread. */
    public void stop() {
        stopped = true;
        TournamentRun run = playing;
        if (run != null) {
            run.stop();
        }
    }
}
