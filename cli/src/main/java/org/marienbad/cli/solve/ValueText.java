package org.marienbad.cli.solve;

import java.util.Locale;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.text.Messages;

/** Proven values in words: "wins by 10", "loses in 14 plies". */
public final class ValueText {
    private final Messages words;
    private final Locale locale;
    private final double whole;

    public static ValueText of(Game game, Messages words, Locale locale) {
        GameInfo info = game.info();
        return new ValueText(words, locale, info.maxPayoff() - info.payoffSum() / 2);
    }

    /** @param whole the payoff of a full win, less that of a draw: it needs no number */
    private ValueText(Messages words, Locale locale, double whole) {
        this.words = words;
        this.locale = locale;
        this.whole = whole;
    }

    /** The verb for the seat whose value it is. */
    public String of(Measure measure, Value value) {
        String text = result(measure, value);
        if (value.plies().isPresent()) {
            text = words.get("solve.value.plies", text, value.plies().getAsInt());
        }
        if (value.nimber().isPresent()) {
            text = words.get("solve.value.nimber", text, value.nimber().getAsInt());
        }
        return text;
    }

    private String result(Measure measure, Value value) {
        if (value.outcome().isEmpty()) {
            return open(measure, value);
        }
        int outcome = value.outcome().getAsInt();
        if (outcome == 0) {
            return words.get("solve.value.draw");
        }
        double sure = outcome > 0 ? value.low() : -value.high();
        String key = outcome > 0 ? "solve.value.wins" : "solve.value.loses";
        if (measure == Measure.PAYOFF && sure == whole) {
            return words.get(key);
        }
        String kind = measure == Measure.PAYOFF ? ".payoff" : value.exact() ? ".by" : ".least";
        return words.get(key + kind, number(measure, sure));
    }

    private String open(Measure measure, Value value) {
        boolean below = Double.isInfinite(value.low());
        boolean above = Double.isInfinite(value.high());
        if (below && above) {
            return words.get("solve.value.unknown");
        }
        String low = number(measure, value.low());
        String high = number(measure, value.high());
        return below
                ? words.get("solve.value.most", high)
                : above ? words.get("solve.value.least", low) : words.get("solve.value.between", low, high);
    }

    private String number(Measure measure, double value) {
        return measure == Measure.MARGIN ? String.format(locale, "%.0f", value) : String.format(locale, "%.3f", value);
    }
}
