package org.marienbad.games.liarsdice;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;

/** The values that the lessons name: rolls, bids and what is seen of them. */
record DiceLessons(DiceRules rules) {
    /** A face that is neither the lowest nor wild, if there are three faces. */
    private static final int FACE = 1;

    Lessons lessons() {
        DiceText text = new DiceText(rules);
        boolean wild = rules.wild() != DiceRules.NONE;
        DiceState called = new DiceState(rules);
        IntStream.range(0, rules.allDice()).forEach(die -> called.apply((die + FACE) % rules.sides()));
        called.apply(rules.code(1, FACE));
        called.apply(rules.liar());
        String bid = text.bid(rules.code(1, FACE));
        String liar = text.action(rules.liar());
        String rolled = rolls(1);
        Object[] variables = {
            "dice", rules.dice(),
            "sides", rules.sides(),
            "all", rules.allDice(),
            "rolled", rolled,
            "same", rolls(0),
            "called", rolled + " " + bid + " " + liar,
            "tray", DicePicture.tray(0),
            "byFace", rules.byFace(),
            "wild", wild ? rules.wild() + 1 : 0,
            "wildSpot", "face-" + rules.wild(),
            "matching", DiceView.matching(rules, called),
            "face", FACE + 1,
            "elimination", rules.elimination(),
            // With three faces there is one which is neither wild nor the lowest.
            "coached", rules.sides() >= 3,
            "sure",
                    IntStream.rangeClosed(1, rules.dice())
                            .mapToObj(quantity -> text.bid(rules.code(quantity, FACE)))
                            .collect(Collectors.joining(" ")),
            "bid", bid,
            "liar", liar,
            "impossible", text.bid(rules.code(rules.allDice(), 0)),
            "first", DiceView.nameOf(0),
            "second", DiceView.nameOf(1),
            "one", 1
        };
        return Lessons.beside(LiarsDiceProvider.class, variables);
    }

    /** All dice rolled, each {@code step} above the one before. */
    private String rolls(int step) {
        return IntStream.range(0, rules.allDice())
                .mapToObj(die -> DiceText.face((FACE + step * die) % rules.sides()))
                .collect(Collectors.joining(" "));
    }
}
