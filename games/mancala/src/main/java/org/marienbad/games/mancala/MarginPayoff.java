package org.marienbad.games.mancala;

import java.util.Map;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * The worth of a lead at the end.
 *
 * @param counts the payoff is the lead by {@code total}; otherwise +1, 0 or −1
 * @param total all stones of the game
 */
public record MarginPayoff(boolean counts, int total) {
    /** The option of all games that can be played for the margin. */
    public static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "outcome", "margin");

    /** Makes an estimate say "+4 stones". */
    public static final Map<String, String> ANALYSIS = Map.of(PAYOFF.key(), "margin");

    public MarginPayoff(Settings options, int total) {
        this(options.get(PAYOFF).equals("margin"), total);
    }

    /** As an option has it. */
    public String key() {
        return counts ? "margin" : "outcome";
    }

    /** So many stones more, or in a store, decide the game. */
    public int decisive() {
        return counts ? total : total / 2 + 1;
    }

    public void payoffs(int lead, double[] out) {
        payoffs(counts, total, lead, out);
    }

    /** The payoffs if South has {@code lead} stones more, for those who have no {@code MarginPayoff} at hand. */
    public static void payoffs(boolean counts, int total, int lead, double[] out) {
        if (counts) {
            out[0] = (double) lead / total;
            out[1] = 0 - out[0];
        } else {
            Payoffs.outcome(lead == 0 ? -1 : lead > 0 ? 0 : 1, out);
        }
    }

    /** Payoffs that may be expected if South seems to be {@code lead} stones ahead: parts of a decisive lead. */
    public void estimate(double lead, double[] out) {
        out[0] = Math.max(-1, Math.min(1, lead / decisive()));
        out[1] = 0 - out[0];
    }

    /** A payoff in stones, in the words of {@link Values#lead}; empty where the margin does not count. */
    public Text value(double payoff, boolean proven) {
        return counts ? Values.lead(Math.rint(payoff * total), proven) : Text.EMPTY;
    }
}
