package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;

/** The rules with pictures of the board in use, and the steps of a first game on it. */
final class KalahaLessons {
    private static final int SOUTH = PitNames.SOUTH;
    private static final int NORTH = PitNames.NORTH;

    private final KalahaRules rules;
    private final PitNames names;
    private final KalahaState start;

    KalahaLessons(KalahaRules rules) {
        this.rules = rules;
        names = rules.names();
        start = KalahaState.initial(rules, SOUTH);
    }

    Rulebook rulebook() {
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", rules.pits(), rules.stones())
                .figure(
                        KalahaView.picture(start),
                        Marks.NONE.with(Mark.LEGAL, names.row(SOUTH)),
                        "rules.board.figure",
                        String.join(", ", names.row(SOUTH)))
                .section("rules.heading.sowing")
                .text(rules.clockwise() ? "rules.sowing.clockwise" : "rules.sowing.counter-clockwise")
                .text("rules.store");
        int again = rules.pits() - rules.stones();
        if (again >= 0) {
            sowing(book, start, again, "rules.store.figure", letter(SOUTH, again), rules.stones());
        }
        book.section("rules.heading.capture").text(rules.emptyCapture() ? "rules.capture.empty" : "rules.capture");
        if (rules.pits() > 1) {
            String across = letter(NORTH, rules.opposite(1));
            sowing(book, capture(), 0, "rules.capture.figure", letter(SOUTH, 0), letter(SOUTH, 1), across);
        }
        book.section("rules.heading.end")
                .text(end().key())
                .text(leftovers().key())
                .text(rules.margin() ? "rules.margin" : "rules.outcome");
        if (rules.pie()) {
            book.section("rules.heading.pie").text("rules.pie");
        }
        return book.build();
    }

    /** Draws from where and to where the sowing of {@code pit} goes. */
    private void sowing(Rulebook.Builder book, KalahaState state, int pit, String key, Object... arguments) {
        SowResult sown = SowResult.of(state, pit);
        List<String> sources = new ArrayList<>(List.of(letter(SOUTH, pit)));
        if (sown.captures()) {
            sources.add(letter(NORTH, rules.opposite(sown.last())));
        }
        Marks marks = Marks.NONE.with(Mark.SOURCE, sources).with(Mark.TARGET, sown.places());
        book.figure(KalahaView.picture(state), marks, key, arguments);
    }

    /** Needs a board on which the first pits are easily understood. */
    List<CoachStep> coach() {
        int again = rules.pits() - rules.stones();
        if (rules.pits() < 4 || rules.stones() < 2 || again < 0) {
            return List.of();
        }
        String across = letter(NORTH, rules.opposite(1));
        int last = rules.pits() - 1;
        List<String> own = new ArrayList<>(names.row(SOUTH));
        own.add(PitNames.storeId(SOUTH));
        return List.of(
                CoachStep.of(Text.of("coach.board")).pointingAt(own.toArray(String[]::new)),
                CoachStep.of(Text.of("coach.again", rules.stones()))
                        .pointingAt(PitNames.storeId(SOUTH))
                        .find(
                                List.of(letter(SOUTH, again)),
                                Text.of("coach.again.right"),
                                Text.of("coach.again.wrong", rules.stones())),
                CoachStep.of(Text.of("coach.capture", across))
                        .at(KalahaPositionForm.of(capture()))
                        .pointingAt(across)
                        .find(
                                List.of(letter(SOUTH, 0)),
                                Text.of("coach.capture.right"),
                                Text.of("coach.capture.wrong", letter(SOUTH, 1))),
                CoachStep.of(Text.of("coach.guard", letter(NORTH, 0), letter(SOUTH, last - 1)))
                        .at(KalahaPositionForm.of(danger()))
                        .pointingAt(letter(NORTH, 0), letter(SOUTH, last - 1))
                        .find(
                                List.of(letter(SOUTH, last - 1)),
                                Text.of("coach.guard.right"),
                                Text.of("coach.guard.wrong", letter(SOUTH, last - 1))),
                CoachStep.of(Text.of("coach.end", end(), leftovers()))
                        .pointingAt(PitNames.storeId(SOUTH), PitNames.storeId(NORTH)));
    }

    private Text end() {
        return Text.of(rules.endsWithEmptyRow() ? "rules.end.rowEmpty" : "rules.end.moverEmpty");
    }

    private Text leftovers() {
        return Text.of(rules.leftoversToOwner() ? "rules.leftovers.owner" : "rules.leftovers.nobody");
    }

    /** South can capture from its second pit with the one stone in its first. */
    private KalahaState capture() {
        KalahaState state = KalahaState.empty(rules);
        state.putPit(true, 0, 1);
        state.putPit(false, rules.opposite(1), rules.stones());
        if (rules.pits() > 2) {
            state.putPit(true, rules.pits() - 1, rules.stones() > 1 ? 2 : 1);
            state.putPit(false, 0, 1);
        }
        return state;
    }

    /** North's first pit reaches its second one, which is empty, opposite South's last but one. */
    private KalahaState danger() {
        KalahaState state = KalahaState.empty(rules);
        state.putPit(false, 0, 1);
        state.putPit(false, rules.pits() - 1, 1);
        state.putPit(true, 0, 1);
        state.putPit(true, rules.pits() - 2, 2 * rules.stones() - 1);
        return state;
    }

    private String letter(int seat, int pit) {
        return names.label(seat, pit);
    }
}
