package org.marienbad.learn.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Models;
import org.marienbad.learn.model.OutdatedModelException;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Weights;

/**
 * A model on its way to its place. It plays the present model of its name, or the search without one, and takes the
 * place unless it is weaker.
 */
public final class Candidate {
    private final GameSetup setup;
    private final String name;
    private final Path target;
    private final Services services;

    /**
     * @param target where the user's model of that name is, or will be
     * @param services with which models work
     */
    Candidate(GameSetup setup, String name, Path target, Services services) {
        this.setup = setup;
        this.name = name;
        this.target = target;
        this.services = services;
    }

    /**
     * A model whose place is to be taken.
     *
     * @param where it lies
     * @param brought whether a game brings it: then it stays there, but does not count any more
     */
    public record Rival(Learned learned, String digest, String where, boolean brought) {}

    /** The evaluator that the game's authors wrote. */
    static Optional<Evaluator> ownEvaluator(GameSetup setup) {
        return setup.game().advice().evaluators().stream().findFirst().map(NamedEvaluator::evaluator);
    }

    /**
     * The present model of the name; empty if there is none that can be used.
     *
     * @throws IllegalArgumentException in a sentence, if it is for another game or other options, or broken
     */
    public Optional<Rival> rival() throws IOException {
        Game game = setup.game();
        ModelFile model;
        String where = target.toString();
        boolean brought = false;
        if (Files.exists(target)) {
            model = read(target);
        } else {
            Optional<Models.Found> found = Models.find(name, game);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            model = found.get().read();
            where = found.get().where();
            brought = found.get().brought();
        }
        model.requireRules(game);
        try {
            String digest = model.provenance().training().weights();
            return Optional.of(new Rival(model.learned(game, services), digest, where, brought));
        } catch (OutdatedModelException outdated) {
            // It tells its users to train it again, and that is being done.
            return Optional.empty();
        }
    }

    private static ModelFile read(Path model) throws IOException {
        try {
            return ModelFile.read(model);
        } catch (IllegalArgumentException broken) {
            throw new RefusedException(Text.of("model.remove", RefusedException.part(broken), model), broken);
        }
    }

    /**
     * Installs weights from elsewhere, unless they are weaker than the present model.
     *
     * @param aside where it is kept in either case
     * @throws java.util.concurrent.CancellationException if {@code cancelled} says so
     */
    public TrainingResult.Made install(Weights weights, Path aside, int threads, BooleanSupplier cancelled)
            throws IOException {
        Optional<Rival> rival = rival();
        int rounds = Effort.of(setup).gate();
        Files.createDirectories(aside.getParent());
        ModelFile.write(aside, weights, ModelFile.Notes.NONE);
        Learned learned = ModelFile.read(aside).learned(setup.game(), services);
        GateResult gate =
                judge(learned, rival, new Games(rounds, threads, weights.seed(), cost(learned, rival), cancelled));
        return keep(weights, rival, gate, aside, new Kept(List.of(), 0));
    }

    /** Installs weights from elsewhere, even over others. */
    public Path force(Weights weights) throws IOException {
        Files.createDirectories(target.getParent());
        ModelFile.write(target, weights, ModelFile.Notes.NONE);
        return target;
    }

    /** The games that decide. */
    record Games(int rounds, int threads, long seed, double cost, BooleanSupplier cancelled) {}

    /** Measures a position's cost for what was learned, in those for what is there: another one every time. */
    double cost(Learned learned, Optional<Rival> rival) {
        return Budgets.cost(setup, CountedSearch.players(setup.game(), learned), others(rival, CountedSearch.EFFORT));
    }

    private LongFunction<Player> others(Optional<Rival> rival, int effort) {
        Game game = setup.game();
        return rival.map(model -> CountedSearch.players(game, model.learned(), effort))
                .orElseGet(() -> CountedSearch.players(game, ownEvaluator(setup), effort));
    }

    /** Compares the new model with the present one. */
    GateResult judge(Learned learned, Optional<Rival> rival, Games games) {
        Budgets budgets = Budgets.of(games.cost());
        LongFunction<Player> trained = CountedSearch.players(setup.game(), learned, budgets.model());
        Duel duel = new Duel(setup, trained, others(rival, budgets.rival()), Seeds.split(games.seed(), "gate", 0));
        return Gate.test(duel, budgets, games.rounds(), games.threads(), games.cancelled());
    }

    /** Writes the model to {@code aside}, and also to its place if it passed. */
    TrainingResult.Made keep(Weights weights, Optional<Rival> rival, GateResult gate, Path aside, Kept kept)
            throws IOException {
        ModelFile.write(
                aside,
                weights,
                new ModelFile.Notes(
                        kept.log(),
                        gate.plain(),
                        kept.cpuSeconds(),
                        rival.map(Rival::digest).orElse("")));
        String digest = ModelFile.read(aside).provenance().training().weights();
        if (!gate.passed()) {
            return new TrainingResult.Made(gate, aside, digest, rival);
        }
        Files.createDirectories(target.getParent());
        AtomicFiles.write(target, out -> Files.copy(aside, out));
        return new TrainingResult.Made(gate, target, digest, rival);
    }

    /**
     * The notes on a training in its model.
     *
     * @param log a line of JSON for every point of the learning curve
     */
    record Kept(List<String> log, double cpuSeconds) {}
}
