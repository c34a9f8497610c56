package org.marienbad.games.nim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.FactTable;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The words and pictures of Nim. */
record NimView(NimRules rules, NimPicture table) implements GameView {
    private static final double CERTAIN = 1e-9;

    static Text nameOf(int seat) {
        return Text.of("seat", seat + 1);
    }

    @Override
    public Rulebook rulebook() {
        return new NimLessons(rules).lessons().rulebook(new NimGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return new NimLessons(rules).lessons().coach();
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return table.of((NimState) state);
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return table.motions((NimState) before, code);
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        if (((NimState) after).over()) {
            return List.of(Text.of("event.last"));
        }
        return rules.left(code) == 0 ? List.of(Text.of("event.gone", rules.heapOf(code) + 1)) : List.of();
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return table.objection((NimState) state, spot);
    }

    /**
     * The heaps as binary numbers, and their nim-sum: in each column 1 if the ones above are odd in number. The theory
     * is one for two seats; with at most k matches a turn a heap counts modulo k + 1.
     */
    @Override
    public Optional<FactTable> facts(State state, Observer observer) {
        if (rules.seats != 2) {
            return Optional.empty();
        }
        int[] heaps = ((NimState) state).heaps();
        if (rules.limit > 0) {
            Arrays.setAll(heaps, heap -> heaps[heap] % (rules.limit + 1));
        }
        int sum = 0;
        int all = 0;
        for (int heap : heaps) {
            sum ^= heap;
            all |= heap;
        }
        int digits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(all));
        List<FactTable.Row> rows = new ArrayList<>();
        for (int heap = 0; heap < heaps.length; heap++) {
            Text label = Text.of("facts.heap", heap + 1, heaps[heap]);
            rows.add(new FactTable.Row(label, binary(heaps[heap], digits), false));
        }
        rows.add(new FactTable.Row(Text.of("facts.sum", sum), binary(sum, digits), true));
        return Optional.of(new FactTable(Text.of("facts"), rows));
    }

    private static List<String> binary(int number, int digits) {
        return IntStream.range(0, digits)
                .mapToObj(place -> String.valueOf(number >> (digits - 1 - place) & 1))
                .toList();
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Text.of("ending", nameOf(((NimState) line.present()).lastTaker()));
    }

    /** With more seats than two, a chance to win or share the win, too. */
    @Override
    public Text value(double payoff, boolean proven) {
        if (rules.seats == 2) {
            return Text.EMPTY;
        }
        double share = 1.0 / (rules.seats - 1);
        double chance = rules.misere ? (payoff + 1) / (share + 1) : (payoff + share) / (1 + share);
        boolean certain = Math.abs(chance - Math.rint(chance)) < CERTAIN;
        return proven && certain ? Values.result(chance - 0.5) : Values.chance(chance);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public String shortForm(State state) {
        return ((NimState) state).shortForm();
    }
}
