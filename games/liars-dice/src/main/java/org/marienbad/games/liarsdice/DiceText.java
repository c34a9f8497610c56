package org.marienbad.games.liarsdice;

import static org.marienbad.games.liarsdice.DiceRules.NONE;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/** Positions and actions as text: {@code 3x5} bids that three dice show a five. */
record DiceText(DiceRules rules) {
    private static final String LIAR = "liar";

    String action(int code) {
        return code == rules.liar() ? LIAR : bid(code);
    }

    String bid(int bid) {
        return rules.quantity(bid) + "x" + (rules.face(bid) + 1);
    }

    static String face(int face) {
        return String.valueOf(face + 1);
    }

    /** A digit a die. */
    static String faces(int[] faces) {
        return faces.length == 0
                ? "-"
                : Arrays.stream(faces).mapToObj(DiceText::face).collect(Collectors.joining());
    }

    /** Equal exactly for positions that {@code observer} cannot tell apart. */
    String of(DiceState state, Observer observer) {
        StringJoiner text = new StringJoiner(", ");
        if (state.loser() != NONE) {
            text.add("last round " + dice(state, Observer.REFEREE, true) + " " + bid(state.calledBid())
                    + " called, seat " + (state.loser() + 1) + " lost");
        }
        if (state.actor() != State.TERMINAL) {
            text.add("dice " + dice(state, observer, false));
            text.add("seat " + (state.first() + 1) + " begins");
            text.add("bids " + (state.highestBid() == NONE ? "-" : String.join(" ", bids(state))));
        }
        return text.toString();
    }

    /** The dice of each seat: a question mark for one that is hidden, a dot for one that is not rolled yet. */
    private String dice(DiceState state, Observer observer, boolean last) {
        StringJoiner text = new StringJoiner(" ");
        for (int seat = 0; seat < rules.seats(); seat++) {
            int[] faces = state.faces(seat, last);
            String known = observer.sees(seat) || faces.length == 0 ? faces(faces) : "?".repeat(faces.length);
            int due = last ? 0 : state.dice(seat) - faces.length;
            text.add(due == 0 ? known : (faces.length == 0 ? "" : known) + ".".repeat(due));
        }
        return text.toString();
    }

    /** The bids of the present round, rising. */
    List<String> bids(DiceState state) {
        return IntStream.range(0, rules.bids())
                .map(rules::bid)
                .filter(state::isBid)
                .mapToObj(this::bid)
                .toList();
    }
}
