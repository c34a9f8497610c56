package org.marienbad.games.kalaha.solver;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Proves margins; see {@link Prover} for what it keeps. */
final class KalahaSolver implements Solver {
    private final KalahaGame game;
    private final Prover prover;
    private final Optional<Checkpoint> checkpoint;

    KalahaSolver(KalahaGame game, Optional<Checkpoint> checkpoint) {
        this.game = game;
        this.checkpoint = checkpoint;
        prover = new Prover(game);
    }

    @Override
    public Solution solve(State state, Goal goal, Limits limits, Watch watch) {
        try {
            return prove(state, goal, limits, watch);
        } finally {
            checkpoint.ifPresent(Checkpoint::close);
        }
    }

    private Solution prove(State state, Goal goal, Limits limits, Watch watch) {
        KalahaState position = (KalahaState) state.copy();
        boolean quietByGain = game.rules().emptyCapture() || goal != Goal.OUTCOME;
        ProofTask job = new ProofTask(limits, watch, quietByGain);
        Proof proof = new Proof(game, position, prover, job);
        Optional<Text> unfinished = Optional.empty();
        List<Integer> variation = List.of();
        try {
            checkpoint.ifPresent(file -> file.resume(position, proof, prover, job));
            prover.grow(ProofPlan.of(goal, prover.left(position), limits.nanos()), job);
            switch (goal) {
                case OUTCOME -> proof.outcome();
                case VALUE -> proof.solve();
                case ACTIONS -> proof.solveActions();
            }
            variation = new Variation(game, prover, job).of(position, proof);
        } catch (Control.Stopped | CancellationException stopped) {
            unfinished = Optional.of(
                    job.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
        }
        List<Text> facts = new ArrayList<>();
        ProofTables tables = prover.tables();
        facts.add(
                Text.of("fact.tables", tables.endgames().most(), tables.bounds().size()));
        if (checkpoint.isPresent()) {
            Optional<IOException> failure = checkpoint.get().end(position, proof, prover, job);
            if (failure.isPresent()) {
                facts.add(Text.of("fact.unsaved", failure.get().toString()));
            } else if (unfinished.isPresent()) {
                facts.add(Text.of("fact.goes-on", checkpoint.get().toString()));
            }
        }
        return Solution.of(position.actor(), Measure.MARGIN, proof.told(proof.value()))
                .lines(proof.lines())
                .variation(variation)
                .unfinished(unfinished)
                .facts(facts)
                .effort(Effort.of(job.nodes(), job.nanos())
                        .cpuNanos(job.cpuNanos())
                        .bytes(tables.bytes()))
                .build();
    }
}
