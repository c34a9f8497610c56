package org.marienbad.games.oware;

import java.util.List;
import java.util.Locale;
import org.marienbad.framework.setting.BooleanSetting;
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
final class OwareRules {
    /** Plies without a capture after which a game ends even if the option says never: matches and records are finite. */
    static final int LONGEST = 2000;

    private static final IntSetting HOUSES = Setting.ofInt("houses", 1, HouseBoard.MAX_HOUSES, 6);
    private static final IntSetting SEEDS = Setting.ofInt("seeds", 1, 9, 4);
    private static final ChoiceSetting GRAND_SLAM = Setting.ofChoice("grandSlam", "noCapture", "allowed", "illegal");
    private static final BooleanSetting MUST_FEED = Setting.ofBoolean("mustFeed", true);
    private static final ChoiceSetting REPETITION = Setting.ofChoice("repetition", "3", "2", "off");
    private static final IntSetting LIMIT = Setting.ofInt("limit", 0, 200, 100);

    static final List<Setting<?>> OPTIONS =
            List.of(HOUSES, SEEDS, GRAND_SLAM, MUST_FEED, REPETITION, LIMIT, MarginPayoff.PAYOFF);

    /** The fate of a capture that would take all seeds of the opponent. */
    enum GrandSlam {
        NO_CAPTURE,
        ALLOWED,
        ILLEGAL
    }

    /** Houses a side. */
    final int houses;

    final HouseRules board;
    final GrandSlam grandSlam;
    /** A seat that can must give seeds to an opponent without any. */
    final boolean mustFeed;

    OwareRules(Settings options) {
        houses = options.get(HOUSES);
        int seeds = options.get(SEEDS);
        grandSlam = GrandSlam.values()[GRAND_SLAM.values().indexOf(options.get(GRAND_SLAM))];
        mustFeed = options.get(MUST_FEED);
        int repetition = options.get(REPETITION).equals("off") ? 0 : Integer.parseInt(options.get(REPETITION));
        int limit = options.get(LIMIT) == 0 ? LONGEST : options.get(LIMIT);
        board = new HouseRules(
                houses, seeds, new Cycles(repetition, limit), new MarginPayoff(options, 2 * houses * seeds));
        if (repetition == 0 && options.get(LIMIT) == 0) {
            throw new IllegalArgumentException(
                    "option 'limit': 0 (no limit) is only for games that end by repetition; allowed here: 1 to "
                            + LIMIT.max());
        }
    }

    /** The names of the houses: South's A, B, C …, North's a, b, c …, each from its own left. */
    PitNames names() {
        return new PitNames(
                houses, (seat, house) -> String.valueOf((char) ((seat == PitNames.SOUTH ? 'A' : 'a') + house)));
    }

    /** All options but the repetition, which the values of endgames do not depend on. */
    String tableKey() {
        String slam = grandSlam.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return String.format(
                "%d-%d-%s-%s-%d-%s",
                houses,
                total(),
                slam,
                mustFeed ? "feed" : "free",
                board.cycles().limit(),
                board.margin().key());
    }

    /** See {@link HouseRules#total}. */
    int total() {
        return board.total();
    }

    /** A capture takes two seeds or more, and between captures there are no more plies than the limit. */
    int maxPlies() {
        return (total() / 2 + 1) * board.cycles().limit();
    }
}
