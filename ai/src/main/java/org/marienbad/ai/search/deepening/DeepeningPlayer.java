package org.marienbad.ai.search.deepening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * Iterative deepening (Slate and Atkin 1977) over a {@link DepthSearch}. As it stops at the first depth that proves
 * the best there is, it takes the quickest win; as it keeps the action that withstood longest, it loses as late as it
 * can.
 */
public final class DeepeningPlayer implements Player {
    /** How many of the best actions get a value; the others are only known to be no better (multi-PV). */
    public static final IntSetting LINES = Setting.ofInt("lines", 1, 1000, 1);

    /** Groups of root actions, best first; see {@link #ranked}. */
    private static final int VALUED = 0;

    private static final int NOT_REACHED = 1;
    private static final int REFUTED = 2;
    private static final int LOST = 3;

    private final Settings settings;
    private final DepthSearch search;
    private final MemoryBudget.Reservation memory;
    private final int wanted;
    private final int seats;
    private final double leastPayoff;
    private final int[] legal;
    private List<RootAction> candidates = List.of();
    private int seat;
    private int running;
    private int completed;
    private SearchLimits clock;

    /** The settings that every player by iterative deepening declares, then those of its own. */
    public static List<Setting<?>> settings(Setting<?>... own) {
        List<Setting<?>> settings = new ArrayList<>(BudgetSettings.ALL);
        settings.add(Evaluators.SETTING);
        settings.add(LINES);
        settings.addAll(List.of(own));
        return settings;
    }

    /** @param settings with {@link #LINES} and {@link BudgetSettings} */
    public DeepeningPlayer(Game game, Settings settings, DepthSearch search) {
        this(game, settings, search, null);
    }

    /** @param memory of the search's tables, freed with the player; null for none */
    public DeepeningPlayer(Game game, Settings settings, DepthSearch search, MemoryBudget.Reservation memory) {
        this.settings = settings;
        this.search = search;
        this.memory = memory;
        wanted = settings.get(LINES);
        seats = game.info().seats();
        leastPayoff = game.info().minPayoff();
        legal = new int[game.info().maxLegalActions()];
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        this.seat = seat;
        int count = view.legalActions(legal);
        candidates = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            candidates.add(new RootAction(legal[i], seats));
        }
        completed = 0;
        Budget limits = BudgetSettings.budget(settings, budget);
        clock = new SearchLimits(limits, monitor, this::decision);
        search.start(view, seat, clock);
        boolean forced = count == 1;
        for (int depth = 1; depth <= limits.depth(); depth++) {
            running = depth;
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
        return decision();
    }

    @Override
    public void close() {
        if (memory != null) {
            memory.close();
        }
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
            boolean complete = !search.touchedHorizon() && !search.sampled();
            candidate.exact = known && (complete || candidate.proof != 0);
            if (known) {
                candidate.value = value;
                candidate.line = search.line();
            }
            proven &= candidate.exact || !search.touchedHorizon();
        }
        return proven || isWon(lastWanted());
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
     * Best first, by value: the value of the running iteration or of a proof, else that of the iteration before for what
     * the running one has not reached. What an iteration has found to be no better than another action has no value and
     * follows, first what the running one has not reached. Proven losses come last, that which withstood longest first.
     * Equals stay in order.
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

    /** What is known of one action of the position to decide on. */
    private static final class RootAction {
        final int action;
        double[] value;
        boolean known;
        boolean exact;
        /** What {@link DepthSearch#proven} said of the value. */
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
