package org.marienbad.games.draughts.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.draughts.DraughtsGame;
import org.marienbad.games.draughts.DraughtsState;

/** Plays what the tables say; where they do not know the position, searches, turn by turn deeper, with the tables at the end. */
final class TablePlayer implements Player {
    private static final int DEEPEST = 60;

    private final DraughtsGame game;
    private final Settings settings;
    private Optional<TableSearch> search = Optional.empty();

    TablePlayer(DraughtsGame game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    /** An action and its value so far. */
    private static final class Candidate {
        final int action;
        int value;
        boolean known;

        Candidate(int action) {
            this.action = action;
        }
    }

    @Override
    public Decision choose(State view, int seat, Budget callers, Monitor monitor) {
        long start = System.nanoTime();
        Budget budget = BudgetSettings.budget(settings, callers);
        DraughtsState position = (DraughtsState) view;
        List<Candidate> candidates = new ArrayList<>(Arrays.stream(game.legalActions(position))
                .mapToObj(Candidate::new)
                .toList());
        // Where time counts, half of it may go into tables; they are finished in later decisions.
        DraughtsTables tables = SharedTables.OF_PROCESS.of(
                Placements.MOST,
                () -> monitor.cancelled() || budget.isTimed() && System.nanoTime() - start >= budget.nanos() / 2);
        TableSearch searching = search.orElseGet(() -> new TableSearch(game, tables));
        search = Optional.of(searching);
        long before = searching.nodes();
        searching.stopWhen(
                budget.iterations(),
                () -> monitor.cancelled() || budget.isTimed() && System.nanoTime() - start >= budget.nanos());
        boolean inTables = Long.bitCount(position.piecesOf(0) | position.piecesOf(1)) <= tables.most();
        int depth = deepen(searching, position, candidates, inTables ? 1 : budget.depth());
        List<Decision.ActionValue> lines = candidates.stream()
                .map(one -> line(one, seat, inTables && isInTime(one, position)))
                .toList();
        Candidate best = candidates.get(0);
        return new Decision(best.action, lines, searching.nodes() - before, depth, System.nanoTime() - start)
                .because(reason(best, inTables, isInTime(best, position), depth));
    }

    /**
     * Whether a win of the tables comes before the game is drawn for want of progress. Best play has it in time from positions
     * that a capture or a man's move has just brought about.
     */
    private boolean isInTime(Candidate candidate, DraughtsState position) {
        int plies = TableSearch.WIN - Math.abs(candidate.value);
        return !TableSearch.isDecided(candidate.value)
                || position.quietTurns() == 0
                || position.quietTurns() + plies <= 2 * game.limit();
    }

    /** Sorts by what is known when the limits are reached; the depth that was searched to the end. */
    private int deepen(TableSearch searching, DraughtsState position, List<Candidate> candidates, int most) {
        Comparator<Candidate> bestFirst = Comparator.comparingInt(candidate -> -candidate.value);
        int depth = 0;
        try {
            boolean open = true;
            while (open && depth < Math.min(most, DEEPEST)) {
                for (Candidate candidate : candidates) {
                    candidate.value = searching.value(position, candidate.action, depth + 1);
                    candidate.known = true;
                }
                candidates.sort(bestFirst);
                depth++;
                open = candidates.size() > 1 && !TableSearch.isDecided(candidates.get(0).value);
            }
        } catch (TableSearch.Stopped stopped) {
            // Actions searched at the depth that was begun count; the others keep the value of the last depth.
            candidates.sort(Comparator.<Candidate, Boolean>comparing(candidate -> !candidate.known)
                    .thenComparing(bestFirst));
        }
        return depth;
    }

    private static Decision.ActionValue line(Candidate candidate, int seat, boolean proven) {
        double[] value = {Double.NaN, Double.NaN};
        if (candidate.known) {
            value[seat] = TableSearch.payoff(candidate.value);
            value[1 - seat] = 0 - value[seat];
        }
        return new Decision.ActionValue(candidate.action, 0, value, candidate.known && proven, new int[0]);
    }

    private static Text reason(Candidate best, boolean inTables, boolean inTime, int depth) {
        boolean decided = TableSearch.isDecided(best.value);
        if (decided && inTime) {
            return Text.of(best.value > 0 ? "perfect.win" : "perfect.loss", TableSearch.WIN - Math.abs(best.value));
        }
        return inTables && !decided ? Text.of("perfect.draw") : Text.of("perfect.estimated", depth);
    }
}
