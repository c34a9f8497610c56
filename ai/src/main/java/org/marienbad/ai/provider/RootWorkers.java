package org.marienbad.ai.provider;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.marienbad.ai.mcts.finalmove.RobustChild;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.tree.Ranking;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchStatistics;
import org.marienbad.ai.search.SearchWorkers;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;

/**
 * Root parallelization (Chaslot, Winands and van den Herik 2008) where there are no threads: {@link SearchWorkers} search all trees but
 * the first. They are told the position in the game's own form.
 */
final class RootWorkers {
    private final SearchWorkers workers;
    private final PlayerSpec player;
    private final Budget limits;
    private final int others;
    private final long seed;
    /** Null before the game has begun. */
    private GameSetup setup;

    private int begun;

    private RootWorkers(SearchWorkers workers, String player, Settings settings, long seed) {
        this.workers = workers;
        this.player = new PlayerSpec(player, ofOneTree(settings).changed());
        limits = BudgetSettings.limits(settings);
        others = settings.get(MctsProvider.THREADS) - 1;
        this.seed = seed;
    }

    /**
     * Workers for the trees that {@code settings} ask for. Empty without enough of them, and where iterations alone limit a
     * decision: it must be the same on every machine then.
     *
     * @param player the name of the player
     */
    static Optional<RootWorkers> of(String player, Settings settings, long seed, Services services) {
        int others = settings.get(MctsProvider.THREADS) - 1;
        boolean plain = settings.get(MctsProvider.PARALLEL).equals("root")
                && settings.get(MctsProvider.SEALED).equals("ucb1")
                && settings.get(MctsProvider.CHOICE).equals("robust")
                && BudgetSettings.limits(settings).isTimed();
        if (others == 0 || !plain) {
            return Optional.empty();
        }
        return services.services(SearchWorkers.class).stream()
                .filter(workers -> workers.count() >= others)
                .findFirst()
                .map(workers -> new RootWorkers(workers, player, settings, seed));
    }

    /** The settings of a player that searches one of the trees. */
    static Settings ofOneTree(Settings settings) {
        return settings.with(MctsProvider.THREADS, 1);
    }

    void begin(GameSetup game) {
        setup = game;
    }

    /** Searches {@code view} with {@code own}, and with the workers at the same time, each with its share of the iterations. */
    SearchResult search(GameSearch own, State view, Budget budget, Monitor monitor) {
        Budget share = limits.and(budget).share(others + 1);
        List<Supplier<Optional<Decision>>> running = isWorthwhile(view, monitor) ? begin(view, share) : List.of();
        List<Decision> found = new ArrayList<>();
        SearchResult first;
        try {
            first = own.search(view, running.isEmpty() ? budget : share, monitor);
        } finally {
            running.forEach(search -> search.get().ifPresent(found::add));
        }
        return found.isEmpty() || first.proof() != SearchResult.Proof.NONE
                ? first
                : together(first, found, setup.game().info(), view.actor());
    }

    /** Not if there is nothing to choose, nor where each step of one tree is looked at. */
    private boolean isWorthwhile(State view, Monitor monitor) {
        return setup != null
                && monitor.observer() == null
                && view.legalActions(new int[setup.game().info().maxLegalActions()]) > 1;
    }

    /** Begins the searches of the workers; of none where the game cannot tell a position. */
    private List<Supplier<Optional<Decision>>> begin(State view, Budget share) {
        List<Supplier<Optional<Decision>>> running = new ArrayList<>();
        setup.game().position(view).map(setup::from).ifPresent(position -> {
            for (int i = 0; i < others; i++) {
                long stream = Seeds.stream(seed, "worker", begun++).nextLong();
                running.add(workers.begin(position, player, stream, share));
            }
        });
        return running;
    }

    private static SearchResult together(SearchResult first, List<Decision> others, GameInfo info, int seat) {
        Decision own = first.decision();
        List<List<RootCandidate>> all = new ArrayList<>();
        all.add(Ranking.candidates(own, info, seat));
        others.forEach(other -> all.add(Ranking.candidates(other, info, seat)));
        long spent = own.iterations()
                + others.stream().mapToLong(Decision::iterations).sum();
        int depth = Math.max(
                own.depth(), others.stream().mapToInt(Decision::depth).max().orElse(0));
        return Ranking.result(
                all,
                new RobustChild().order(seat, info.maxPayoff() - info.minPayoff()),
                new SearchStatistics(
                        spent, depth, own.nanos(), first.statistics().storedPositions()));
    }
}
