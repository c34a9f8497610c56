package org.marienbad.ai.mcts;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.marienbad.ai.search.Clock;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/**
 * Decides by one search on one thread, by several independent ones whose results it adds up ({@link Team}), or by
 * several threads on one ({@link Crew}), within the budget.
 */
final class MctsPlayer implements Player {
    /** Spent on the value of an action that is played anyway. */
    private static final long FORCED_ITERATIONS = 100;

    /** So that visits fit their words. */
    private static final long MOST_ITERATIONS = (1 << 30) - 1;

    /** How much less than its mean a secure choice trusts an action after one visit, in parts of the payoff range. */
    private static final double SECURITY = 2;

    private final Settings settings;
    private final double security;
    private final List<Search> searches;
    private final List<Descent> descents;
    /** Null if no tree is shared. */
    private final Crew crew;

    private final int[] legal;

    MctsPlayer(Game game, Settings settings, long seed) {
        this.settings = settings;
        Options options = Options.of(game, settings);
        boolean hidden = game.info().has(Trait.HIDDEN_INFORMATION);
        int threads = settings.get(MctsProvider.THREADS);
        List<SplittableRandom> randoms = streams(seed, "search", options.shared() ? 1 : threads);
        searches = randoms.stream()
                .<Search>map(
                        random -> hidden ? new InformationSets(game, options, random) : new Uct(game, options, random))
                .toList();
        List<SplittableRandom> playouts = options.shared() ? streams(seed, "playout", Crew.slots(threads)) : randoms;
        descents = playouts.stream()
                .map(random -> new Descent(game, options, random))
                .toList();
        crew = options.shared() ? new Crew(searches.get(0), descents, threads) : null;
        legal = new int[game.info().maxLegalActions()];
        security = SECURITY * (game.info().maxPayoff() - game.info().minPayoff());
    }

    private static List<SplittableRandom> streams(long seed, String purpose, int count) {
        return IntStream.range(0, count)
                .mapToObj(index -> Seeds.stream(seed, purpose, index))
                .toList();
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        Comparator<Candidate> order = FinalChoice.order(settings.get(MctsProvider.CHOICE), seat, security);
        boolean forced = view.legalActions(legal) == 1;
        Budget asked = Clock.endless(settings, budget);
        boolean repeatable = asked.iterations() != Long.MAX_VALUE;
        Budget limits = asked.and(Budget.ofIterations(forced ? FORCED_ITERATIONS : MOST_ITERATIONS));
        if (crew != null) {
            return together(view, limits, order, monitor);
        }
        int trees = (int) Math.min(searches.size(), limits.iterations());
        return new Team(searches.subList(0, trees), descents, limits, order, repeatable).search(view, monitor);
    }

    private Decision together(State view, Budget limits, Comparator<Candidate> order, Monitor monitor) {
        Clock[] clock = new Clock[1];
        clock[0] = new Clock(
                limits, monitor, () -> FinalChoice.decide(searches, order, clock[0].spent(), clock[0].nanos()));
        crew.search(view, clock[0], limits.depth());
        return FinalChoice.decide(searches, order, clock[0].spent(), clock[0].nanos());
    }
}
