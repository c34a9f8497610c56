package org.marienbad.games.toguzkumalak;

import java.util.List;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.mancala.PitNames;

/** What the books disagree about, as options, and what follows from them. */
final class ToguzRules {
    static final int MAX_HOUSES = 9;
    /** A position that occurs so often ends the game. */
    static final int REPETITION = 3;

    private static final IntSetting HOUSES = Setting.ofInt("houses", 3, MAX_HOUSES, 9);
    private static final IntSetting STONES = Setting.ofInt("stones", 1, 9, 9);
    private static final ChoiceSetting TUZDIK = Setting.ofChoice("tuzdik", "number", "opposite");
    private static final IntSetting LIMIT = Setting.ofInt("limit", 1, 500, 200);
    static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "outcome", "margin");

    static final List<Setting<?>> OPTIONS = List.of(HOUSES, STONES, TUZDIK, LIMIT, PAYOFF);

    /** Houses a side. */
    final int houses;
    /** Stones in every house at the start. */
    final int stones;
    /** A tuzdik must not lie opposite the opponent's; otherwise it must not have the same number. */
    final boolean opposite;
    /** Plies without a change of the stores that end the game. */
    final int limit;
    /** The payoff is the difference of the stores by {@link #total}; otherwise +1, 0 or −1. */
    final boolean margin;

    ToguzRules(Settings options) {
        houses = options.get(HOUSES);
        stones = options.get(STONES);
        opposite = options.get(TUZDIK).equals("opposite");
        limit = options.get(LIMIT);
        margin = options.get(PAYOFF).equals("margin");
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
                houses, total(), opposite ? "opposite" : "number", limit, margin ? "margin" : "outcome");
    }

    /** All stones. */
    int total() {
        return 2 * houses * stones;
    }

    /** Each change of the stores brings a stone there at least, and between changes there are no more plies than the limit. */
    int maxPlies() {
        return (total() + 1) * limit;
    }
}
