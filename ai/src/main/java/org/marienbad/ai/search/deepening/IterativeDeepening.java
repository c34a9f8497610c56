package org.marienbad.ai.search.deepening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/**
 * Iterative deepening (Slate and Atkin 1977) over a {@link DepthSearch}. It searches all actions of the root one ply
 * deep, then two, and so on, the best of the iteration before first. It ends when the budget is spent or nothing is
 * left to find out. As it stops at the first depth that proves the best there is, it takes the quickest win. As it
 * keeps the action that withstood longest, it loses as late as it can. Stopped in the middle of an iteration, it
 * compares the values of that iteration with the last ones of what it has not reached.
 */
public final class IterativeDeepening implements GameSearch {
    /** Groups of root actions, best first; see {@link #ranked}. */
    private static final int VALUED = 0;

    private static final int NOT_REACHED = 1;
    private static final int REFUTED = 2;
    private static final int LOST = 3;

    private final DepthSearch search;
    private final Budget limits;
    private final int wanted;
    private final int seats;
    private final int maxPlies;
    private final double leastPayoff;
    private final int[] legal;
    private List<RootAction> candidates = List.of();
    private int seat;
    private int running;
    private int completed;
    private SearchLimits clock;

    /**
     * @param limits of every search, over and above those of its caller
     * @param wanted how many of the best actions get a value
     */
    public IterativeDeepening(Game game, DepthSearch search, Budget limits, int wanted) {
        this.search = search;
        this.limits = limits;
        this.wanted = wanted;
        seats = game.info().seats();
        maxPlies = game.info().maxPlies();
        leastPayoff = game.info().minPayoff();
        legal = new int[game.info().maxLegalActions()];
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        seat = GameSearch.seatToMove(position);
        int count = position.legalActions(legal);
        candidates = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            candidates.add(new RootAction(legal[i], seats));
        }
        completed = 0;
        Budget both = limits.and(budget).orDefault();
        clock = new SearchLimits(both, monitor, this::decision);
        search.start(position, seat, clock);
        boolean forced = count == 1 && !monitor.wantsValue();
        // Lines that are searched less deep reach the end of the game later.
        long deepest = Math.min(both.depth(), 2L * maxPlies);
        for (int depth = 1; depth <= deepest; depth++) {
            running = depth;
            if (clock.observer() != null) {
                beginRound(position);
            }
            boolean proven = deepen(depth);
            candidates = ranked();
            if (search.stopped()) {
                break;
            }
            completed = depth;
            if (proven || forced) {
                break;
            }
        }
        return new SearchResult(decision(), proof(), search.storedPositions());
    }

    private Proof proof() {
        RootAction best = candidates.get(0);
        if (!best.exact) {
            return Proof.NONE;
        }
        boolean solved = isWon(best) || candidates.stream().allMatch(one -> one.exact || one.provenNoBetter);
        return solved ? Proof.POSITION : Proof.ACTION;
    }

    /** Searches every action that is not yet proven {@code depth} plies deep; whether that proves the wanted ones. */
    private boolean deepen(int depth) {
        search.prepare(depth, candidates.get(0).line);
        boolean proven = true;
        for (RootAction candidate : candidates) {
            if (candidate.exact) {
                continue;
            }
            RootAction last = lastWanted();
            if (isWon(last)) {
                return true;
            }
            long before = clock.spent();
            double[] value = new double[seats];
            boolean known = search.search(candidate.action, depth, last == null ? null : last.value, value);
            candidate.nodes += clock.spent() - before;
            if (search.stopped()) {
                return false;
            }
            candidate.depth = depth;
            candidate.known = known;
            candidate.proof = known ? search.proven(value) : 0;
            boolean complete = !search.touchedHorizon() && !search.provesNothing();
            candidate.provenNoBetter = !known && complete;
            candidate.exact = known && (complete || candidate.proof != 0);
            if (known) {
                candidate.value = value;
                candidate.line = search.line();
            }
            if (clock.observer() != null && known && (last == null || search.prefers(value, last.value))) {
                clock.observer().observe(new SearchStep.Improve(candidate.action, value.clone()));
            }
            proven &= candidate.exact || !search.touchedHorizon();
        }
        return proven || isWon(lastWanted());
    }

    /** Tells the observer that a round begins, and the proofs so far. */
    private void beginRound(State position) {
        SearchObserver observer = clock.observer();
        observer.observe(new SearchStep.Round(running, true));
        for (RootAction candidate : candidates) {
            if (candidate.exact) {
                State next = position.copy();
                next.apply(candidate.action);
                observer.observe(new SearchStep.Enter(candidate.action, next.actor(), running - 1, null));
                observer.observe(new SearchStep.Leaf(SearchStep.Source.PROOF, candidate.value.clone()));
                observer.observe(new SearchStep.Leave(candidate.value.clone(), SearchStep.Bound.EXACT));
            }
        }
        RootAction best = lastWanted();
        if (best != null) {
            observer.observe(new SearchStep.Improve(best.action, best.value.clone()));
        }
        observer.observe(new SearchStep.Order(candidates.stream()
                .filter(candidate -> !candidate.exact)
                .mapToInt(candidate -> candidate.action)
                .toArray()));
    }

    /** The last of the best actions whose values are wanted, which others must exceed; null if one is still missing. */
    private RootAction lastWanted() {
        return candidates.stream()
                .filter(candidate -> isValued(candidate) && !isLost(candidate))
                .sorted(this::compare)
                .skip(wanted - 1L)
                .findFirst()
                .orElse(null);
    }

    /** Whether it is proven that the seat gets the least payoff there is. */
    private boolean isLost(RootAction candidate) {
        return candidate.proof < 0 || candidate.exact && candidate.value[seat] <= leastPayoff;
    }

    private static boolean isWon(RootAction candidate) {
        return candidate != null && candidate.proof > 0;
    }

    private int compare(RootAction one, RootAction other) {
        return search.prefers(one.value, other.value) ? -1 : search.prefers(other.value, one.value) ? 1 : 0;
    }

    /**
     * Best first, by value. The value of the running iteration or of a proof counts. For actions that the running one
     * has not reached, it is that of the iteration before. An action that an iteration has found to be no better than
     * another has no value and follows. Actions that the running iteration has not reached come first. Proven losses
     * come last, that which withstood longest first. Equals stay in order.
     */
    private List<RootAction> ranked() {
        List<RootAction> ranked = new ArrayList<>(candidates);
        ranked.sort(Comparator.comparingInt(this::group).thenComparing((one, other) -> switch (group(one)) {
            case VALUED -> compare(one, other);
            case LOST -> compare(one, other) != 0 ? compare(one, other) : other.depth - one.depth;
            default -> 0;
        }));
        return ranked;
    }

    private int group(RootAction candidate) {
        if (isLost(candidate)) {
            return LOST;
        }
        return candidate.known ? VALUED : candidate.depth < running ? NOT_REACHED : REFUTED;
    }

    private boolean isValued(RootAction candidate) {
        return candidate.known && (candidate.exact || candidate.depth == running);
    }

    private Decision decision() {
        List<RootAction> ranked = ranked();
        List<Decision.ActionValue> lines =
                ranked.stream().map(RootAction::toLine).toList();
        return new Decision(ranked.get(0).action, lines, clock.spent(), completed, clock.nanos());
    }

    /** Builds the searches by iterative deepening that have no settings of their own. */
    public static final class Builder extends DeepeningBuilder<Builder> {
        private final BiFunction<Game, Evaluator, DepthSearch> search;

        /** @param search makes the search to a depth, of the game and with the evaluator chosen */
        public Builder(Game game, BiFunction<Game, Evaluator, DepthSearch> search) {
            super(game);
            this.search = search;
        }

        @Override
        protected Builder self() {
            return this;
        }

        public IterativeDeepening build() {
            return deepening(search.apply(game(), evaluator()));
        }
    }

    /** The findings about one action of the position to decide on. */
    private static final class RootAction {
        final int action;
        double[] value;
        boolean known;
        boolean exact;
        /** Whether another action is proven to be at least as good. */
        boolean provenNoBetter;
        /** The proof of the value by {@link DepthSearch#proven}. */
        int proof;
        /** Depth of the last iteration that has searched it. */
        int depth;

        long nodes;
        int[] line;

        RootAction(int action, int seats) {
            this.action = action;
            value = new double[seats];
            line = new int[] {action};
        }

        Decision.ActionValue toLine() {
            double[] shown = value.clone();
            if (!known) {
                Arrays.fill(shown, Double.NaN);
            }
            return new Decision.ActionValue(action, nodes, shown, exact, Arrays.copyOfRange(line, 1, line.length));
        }
    }
}
