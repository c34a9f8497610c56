package org.marienbad.games.toguzkumalak;

import java.util.List;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.mancala.Cycles;
import org.marienbad.games.mancala.HouseBoard;
import org.marienbad.games.mancala.HouseRules;
import org.marienbad.games.mancala.MarginPayoff;
import org.marienbad.games.mancala.PitNames;

/** The disputed rules, as options, and their consequences. */
final class ToguzRules {
    /** A position that occurs so often ends the game. */
    private static final int REPETITION = 3;

    private static final IntSetting HOUSES = Setting.ofInt("houses", 3, HouseBoard.MAX_HOUSES, 9);
    private static final IntSetting STONES = Setting.ofInt("stones", 1, 9, 9);
    private static final ChoiceSetting TUZDIK = Setting.ofChoice("tuzdik", "number", "opposite");
    private static final IntSetting LIMIT = Setting.ofInt("limit", 1, 500, 200);

    static final List<Setting<?>> OPTIONS = List.of(HOUSES, STONES, TUZDIK, LIMIT, MarginPayoff.PAYOFF);

    /** Houses a side. */
    final int houses;

    final HouseRules board;
    /** A tuzdik must not lie opposite the opponent's; otherwise it must not have the same number. */
    final boolean opposite;

    ToguzRules(Settings options) {
        houses = options.get(HOUSES);
        int stones = options.get(STONES);
        opposite = options.get(TUZDIK).equals("opposite");
        Cycles cycles = new Cycles(REPETITION, options.get(LIMIT));
        board = new HouseRules(houses, stones, cycles, new MarginPayoff(options, 2 * houses * stones));
    }

    /** The house, from its owner's left, where a seat must not have its tuzdik if the other one has it in {@code house}. */
    int forbidden(int house) {
        return opposite ? houses - 1 - house : house;
    }

    /** The names of the houses: those of each side 1, 2, 3 … from its own left. */
    PitNames names() {
        return new PitNames(
                houses,
                (seat, house) -> String.valueOf(house + 1),
                (seat, house) -> (seat == PitNames.SOUTH ? "south." : "north.") + (house + 1));
    }

    /** All options, but the payoff by one word. */
    String tableKey() {
        return String.format(
                "%d-%d-%s-%d-%s",
                houses,
                total(),
                opposite ? "opposite" : "number",
                board.cycles().limit(),
                board.margin().key());
    }

    /** See {@link HouseRules#total}. */
    int total() {
        return board.total();
    }

    /** Each change of the stores brings a stone there at least, and between changes there are no more plies than the limit. */
    int maxPlies() {
        return (total() + 1) * board.cycles().limit();
    }
}
