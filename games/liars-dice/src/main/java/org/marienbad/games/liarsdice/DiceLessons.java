package org.marienbad.games.liarsdice;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;

/** The rules to read, and the steps of the coach. */
record DiceLessons(DiceRules rules) {
    /** A face that is neither the lowest nor wild, if there are three faces. */
    private static final int FACE = 1;

    Rulebook rulebook() {
        boolean wild = rules.wild() != DiceRules.NONE;
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.roll")
                .text("rules.roll", rules.dice(), rules.sides())
                .figure(
                        new DicePicture(rules).of(rolled(), Observer.seat(0)),
                        Marks.NONE.with(Mark.HINT, List.of(DicePicture.tray(0))),
                        "rules.roll.figure")
                .section("rules.heading.bid")
                .text("rules.bid")
                .text(rules.byFace() ? "rules.order.face" : "rules.order.quantity")
                .example(rules.byFace() ? "rules.order.face.example" : "rules.order.quantity.example")
                .section("rules.heading.liar")
                .text("rules.liar");
        return (wild ? book.text("rules.wild", rules.wild() + 1) : book.text("rules.wild.none"))
                .figure(
                        new DicePicture(rules).of(called(), Observer.SPECTATOR),
                        Marks.NONE,
                        "rules.liar.figure",
                        DiceView.matching(rules, called()),
                        FACE + 1)
                .section("rules.heading.end")
                .text(rules.elimination() ? "rules.elimination" : "rules.one")
                .build();
    }

    /** All dice rolled, in turn each face. */
    private DiceState rolled() {
        DiceState state = new DiceState(rules);
        for (int i = 0; i < rules.allDice(); i++) {
            state.apply((i + FACE) % rules.sides());
        }
        return state;
    }

    private DiceState called() {
        DiceState state = rolled();
        state.apply(rules.code(1, FACE));
        state.apply(rules.liar());
        return state;
    }

    /** Needs three faces, so that there is one which is neither wild nor the lowest. */
    List<CoachStep> coach() {
        if (rules.sides() < 3) {
            return List.of();
        }
        DiceText text = new DiceText(rules);
        String first = text.bid(rules.code(1, FACE));
        String impossible = text.bid(rules.code(rules.allDice(), 0));
        List<String> sure = new ArrayList<>();
        for (int quantity = 1; quantity <= rules.dice(); quantity++) {
            sure.add(text.bid(rules.code(quantity, FACE)));
        }
        String liar = text.action(rules.liar());
        List<CoachStep> steps = new ArrayList<>(List.of(
                CoachStep.of(Text.of("coach.roll", rules.dice())).after(rolls()).pointingAt(DicePicture.tray(0)),
                CoachStep.of(Text.of("coach.bid", FACE + 1))
                        .after(rolls())
                        .find(sure, Text.of("coach.bid.right"), Text.of("coach.bid.wrong", FACE + 1)),
                CoachStep.of(Text.of("coach.turn", nameOf(1), nameOf(0), first))
                        .after(rolls(first))
                        .pointingAt(first, liar),
                CoachStep.of(Text.of("coach.liar", nameOf(0), rules.allDice(), 1))
                        .after(rolls(impossible))
                        .pointingAt(impossible)
                        .find(List.of(liar), Text.of("coach.liar.right"), Text.of("coach.liar.wrong", 1)),
                CoachStep.of(Text.of("coach.shown", nameOf(1), first)).after(rolls(first, liar))));
        if (rules.wild() != DiceRules.NONE) {
            steps.add(CoachStep.of(Text.of("coach.wild", rules.wild() + 1))
                    .after(rolls())
                    .pointingAt("face-" + rules.wild()));
        }
        return steps;
    }

    private static Text nameOf(int seat) {
        return DiceView.nameOf(seat);
    }

    /** All dice show the same, then come {@code plies}. */
    private String[] rolls(String... plies) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < rules.allDice(); i++) {
            all.add(DiceText.face(FACE));
        }
        all.addAll(List.of(plies));
        return all.toArray(String[]::new);
    }
}
