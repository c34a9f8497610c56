package org.marienbad.play.explain;

import java.text.NumberFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.MoveTable;

/** Numbers, actions and messages as people read them in one language. */
final class StepNames {
    /** Of a longer list only the beginning is read. */
    private static final int MOST_LISTED = 8;

    private final ActionNames actions;
    private final Messages words;
    /** Of the game. */
    private final Messages game;

    private final NumberFormat numbers;

    StepNames(ActionNames actions, Messages words, Messages game) {
        this.game = game;
        this.actions = actions;
        this.words = Explanation.words(words);
        numbers = NumberFormat.getInstance(words.locale());
        numbers.setGroupingUsed(false);
        numbers.setMaximumFractionDigits(3);
    }

    String message(String key, Object... arguments) {
        return words.get(key, arguments);
    }

    boolean has(String key) {
        return words.has(key);
    }

    String number(double value) {
        double rounded = Math.abs(value) < 5e-4 ? 0 : value;
        return Double.isNaN(value) ? "?" : numbers.format(rounded).replace('-', '−');
    }

    /** A count of nodes, which may be endless in a search for proofs. */
    static String count(long nodes) {
        return nodes >= Integer.MAX_VALUE ? "∞" : Long.toString(nodes);
    }

    /** A value with its relation to the true one, such as ≥ 3. */
    String number(double value, Bound bound) {
        String sign = bound == Bound.AT_LEAST ? "≥ " : bound == Bound.AT_MOST ? "≤ " : "";
        return sign + number(value);
    }

    /** The value for {@code seat}; those of all seats in brackets if there are more than two and they are known. */
    String value(double[] payoffs, int seat) {
        return payoffs.length > 2 && Arrays.stream(payoffs).noneMatch(Double::isNaN)
                ? Arrays.stream(payoffs).mapToObj(this::number).collect(Collectors.joining("; ", "(", ")"))
                : number(payoffs[seat]);
    }

    String percent(double share) {
        return number(Math.round(1000 * share) / 10.0) + " %";
    }

    String action(ExplainedNode node, int action) {
        return brief(actions.of(node, action));
    }

    String action(State position, int action) {
        return brief(actions.of(position, action));
    }

    private String brief(Action action) {
        return game.brief(action.words()).orElse(action.notation());
    }

    /** The same for sentences, in the words of the game where the notation is a code. */
    String said(ExplainedNode node, int action) {
        return said(actions.of(node, action));
    }

    String said(Action action) {
        String own = game.own(action.words());
        return MoveTable.isReadable(action.notation()) || own.equals(action.notation())
                ? action.notation()
                : message("action.words", own);
    }

    String actions(ExplainedNode node, int[] codes) {
        return list(
                Arrays.stream(codes)
                        .limit(MOST_LISTED + 1L)
                        .mapToObj(code -> action(node, code))
                        .toList(),
                ", ");
    }

    /** {@code parts} in a row, of which only the first are listed. */
    static String list(List<String> parts, String between) {
        String first = parts.stream().limit(MOST_LISTED).collect(Collectors.joining(between));
        return parts.size() > MOST_LISTED ? first + between + "…" : first;
    }

    Locale locale() {
        return words.locale();
    }
}
