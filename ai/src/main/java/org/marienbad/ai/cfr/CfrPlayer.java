package org.marienbad.ai.cfr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.ai.cfr.Equilibria.Equilibrium;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.text.Text;

/**
 * Plays a strategy at random as it says. It follows the plies that its seat is shown. If it was told nothing of the game so
 * far, it takes an information set in which the position looks like this. If there is none, it takes any action.
 */
final class CfrPlayer implements Player {
    private final Game game;
    private final List<Equilibrium> byStarter;
    private final int iterations;
    private final SplittableRandom random;
    private final int[] legal;
    private Equilibrium equilibrium;
    /** The information state of the seat, or {@link InformationSets#UNKNOWN}. */
    private int state = InformationSets.UNKNOWN;

    CfrPlayer(Game game, int iterations, long seed) {
        this.game = game;
        this.iterations = iterations;
        byStarter = Equilibria.of(game).solve(game, iterations);
        random = new SplittableRandom(seed);
        legal = new int[game.info().maxLegalActions()];
        equilibrium = byStarter.get(0);
    }

    @Override
    public void begin(GameSetup setup, int seat) {
        equilibrium = byStarter.get(Math.min(Math.max(setup.starter(), 0), byStarter.size() - 1));
        state = setup.position().isPresent()
                ? InformationSets.UNKNOWN
                : equilibrium.sets().start(seat);
    }

    @Override
    public void observe(Seen ply) {
        state = equilibrium.sets().find(state, ply);
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        int count = view.legalActions(legal);
        double unit = random.nextDouble();
        Optional<InformationSet> found = equilibrium.find(state, view).filter(set -> isAbout(set, count));
        if (found.isEmpty()) {
            state = InformationSets.UNKNOWN;
            return Decision.of(legal[(int) (unit * count)]).because(Text.of("cfr.unknown"));
        }
        InformationSet set = found.get();
        state = set.state();
        int action = set.action(equilibrium.strategy().draw(set, unit));
        if (monitor.observer() != null) {
            equilibrium.tell(game, iterations, monitor);
            tell(monitor.observer(), set, action);
        }
        return Decision.of(action).because(Text.of("cfr.mix", mix(view, set)));
    }

    private void tell(SearchObserver observer, InformationSet set, int action) {
        List<SearchStep.Option> options = new ArrayList<>();
        for (int i = 0; i < set.actionCount(); i++) {
            double probability = equilibrium.strategy().probability(set, i);
            options.add(new SearchStep.Option(set.action(i), probability, new double[] {probability}));
        }
        observer.observe(new SearchStep.Start("equilibrium", set.seat()));
        observer.observe(new SearchStep.Select("drawn", options, action));
    }

    private boolean isAbout(InformationSet set, int count) {
        return set.actionCount() == count && IntStream.range(0, count).allMatch(i -> set.action(i) == legal[i]);
    }

    /** The actions with their probabilities, the likeliest first: {@code b 67 %, p 33 %}. */
    private String mix(State view, InformationSet set) {
        Strategy strategy = equilibrium.strategy();
        Integer[] order = IntStream.range(0, set.actionCount())
                .filter(i -> strategy.probability(set, i) >= 0.005)
                .boxed()
                .toArray(Integer[]::new);
        Arrays.sort(
                order,
                (one, other) -> Double.compare(strategy.probability(set, other), strategy.probability(set, one)));
        return Arrays.stream(order)
                .map(i -> game.action(view, set.action(i)).notation() + " "
                        + Math.round(100 * strategy.probability(set, i)) + " %")
                .collect(Collectors.joining(", "));
    }
}
