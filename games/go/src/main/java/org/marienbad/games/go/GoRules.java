package org.marienbad.games.go;

import java.util.List;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * The options of the rules, and the numbers of points and actions. An action is a point, row times size plus column
 * from A1 at the lower left, or the pass behind them.
 */
public final class GoRules {
    static final int MAX_SIZE = 19;
    /** Plies after which even a game on a tiny board goes on: those of the board of five by five. */
    private static final int FEWEST_PLIES = 75;

    private static final IntSetting SIZE = Setting.ofInt("size", 2, MAX_SIZE, 9);
    private static final DoubleSetting KOMI = Setting.ofDouble("komi", 0, 20, 7.5);
    private static final BooleanSetting SUICIDE = Setting.ofBoolean("suicide", false);
    private static final ChoiceSetting SUPERKO = Setting.ofChoice("superko", "positional", "situational", "ko");
    private static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "outcome", "margin");

    static final List<Setting<?>> OPTIONS = List.of(SIZE, KOMI, SUICIDE, SUPERKO, PAYOFF);

    /** The letters of the columns, which leave out I. */
    private static final String LETTERS = "ABCDEFGHJKLMNOPQRST";

    /** Which boards a stone may not bring back. */
    enum Superko {
        /** Any earlier one. */
        POSITIONAL,
        /** Any earlier one with the same seat to move. */
        SITUATIONAL,
        /** The one before the last ply. */
        KO
    }

    private final int size;
    /** White's compensation for moving second, in half points. */
    private final int halfKomi;

    /** Whether a stone may take the last liberty of its own chain, which is removed then. */
    final boolean suicide;

    final Superko superko;
    /** Whether the payoff is the difference of the scores instead of who wins. */
    final boolean margin;

    final GoGrid grid;

    GoRules(Settings options) {
        double twice = 2 * options.get(KOMI);
        if (twice != Math.rint(twice)) {
            throw new IllegalArgumentException("option 'komi': " + options.text(KOMI)
                    + " is neither whole nor a half; allowed: 0, 0.5, 1, 1.5 … 20");
        }
        size = options.get(SIZE);
        halfKomi = (int) twice;
        suicide = options.get(SUICIDE);
        superko = Superko.values()[SUPERKO.values().indexOf(options.get(SUPERKO))];
        margin = options.get(PAYOFF).equals("margin");
        grid = new GoGrid(size);
    }

    private GoRules(GoRules other, int size) {
        this.size = size;
        halfKomi = other.halfKomi;
        suicide = other.suicide;
        superko = other.superko;
        margin = other.margin;
        grid = new GoGrid(size);
    }

    /** The same rules on another board. */
    GoRules ofSize(int points) {
        return new GoRules(this, points);
    }

    /** Points a side. */
    public int size() {
        return size;
    }

    public int points() {
        return size * size;
    }

    public int pass() {
        return points();
    }

    public double komi() {
        return halfKomi / 2.0;
    }

    boolean isKomiWhole() {
        return halfKomi % 2 == 0;
    }

    int maxPlies() {
        return Math.max(3 * points(), FEWEST_PLIES);
    }

    /** {@code D4} is column D, row 4 from below. */
    public String nameOf(int action) {
        return action == pass() ? "pass" : LETTERS.charAt(action % size) + String.valueOf(action / size + 1);
    }

    /** Twice the points by which Black leads, komi counted. */
    int twiceLead(int black, int white) {
        return 2 * (black - white) - halfKomi;
    }

    /** The greatest value of {@link #twiceLead} or of its negative. */
    int twiceMostLead() {
        return 2 * points() + halfKomi;
    }
}
