package org.marienbad.games.draughts;

import java.util.List;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * When a game of English draughts is a draw. Other kinds of draughts would be further options here: {@code flyingKings},
 * {@code menCaptureBackwards}, {@code majority}, {@code size}; drawn openings {@code opening}.
 *
 * @param repetition the occurrence of a position with the same seat to move that ends the game; 0 if none does
 * @param limit moves of each seat in a row, without a capture and without a man's move, that end the game
 */
record DraughtsRules(int repetition, int limit) {
    /** The limit where the option says never: matches and records are finite. */
    static final int LONGEST = 1000;

    private static final ChoiceSetting REPETITION = Setting.ofChoice("repetition", "3", "off");
    private static final IntSetting LIMIT = Setting.ofInt("limit", 0, 100, 40);

    static final List<Setting<?>> OPTIONS = List.of(REPETITION, LIMIT);

    /** Turns that cannot be undone: each of 24 men moves forward at most seven times, and each is captured once at most. */
    private static final int MOST_IRREVERSIBLE = 24 * 7 + 24;

    static DraughtsRules of(Settings options) {
        int repetition = options.get(REPETITION).equals("off") ? 0 : Integer.parseInt(options.get(REPETITION));
        int limit = options.get(LIMIT);
        if (repetition == 0 && limit == 0) {
            throw new IllegalArgumentException(
                    "option 'limit': 0 (no limit) is only for games that end by repetition; allowed here: 1 to "
                            + LIMIT.max());
        }
        return new DraughtsRules(repetition, limit == 0 ? LONGEST : limit);
    }

    /** Turns of both seats without a capture and without a man's move that end the game. */
    int quietTurns() {
        return 2 * limit;
    }

    /** Fewer than {@link #quietTurns} lie between turns that cannot be undone; every jump captures, so at most 24 add a ply. */
    int maxPlies() {
        return (MOST_IRREVERSIBLE + 1) * quietTurns() + 24;
    }
}
