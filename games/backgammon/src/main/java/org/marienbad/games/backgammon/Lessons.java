package org.marienbad.games.backgammon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/** The rules to read, with pictures, and the steps of the coach; all as the first seat sees them. */
record Lessons(BackgammonRules rules) {
    private static final String START = "4HPwATDgc/ABMA";
    /** A single man of the other seat on point 5. */
    private static final String BLOT = "4HPwASHgc/ABMA";
    /** A man on the bar, and the other seat has made its points 6 and 5. */
    private static final String ON_THE_BAR = "sOfgATDgc/ABUA";
    /** Five men at home, two of them on point 6. */
    private static final String BEARING_OFF = "sAMAgMwAAAAAAA";

    Rulebook rulebook() {
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board")
                .figure(
                        picture(START, Phase.ROLL),
                        Marks.NONE.with(Mark.TARGET, List.of("p1", "p2", "p3", "p4", "p5", "p6")),
                        "rules.board.figure")
                .section("rules.heading.turn")
                .text("rules.opening")
                .text("rules.move")
                .text("rules.closed")
                .figure(
                        picture(START, Phase.MOVE, 3, 1),
                        Marks.NONE.with(Mark.LEGAL, List.of("p8", "p6")).with(Mark.TARGET, List.of("p5")),
                        "rules.move.figure")
                .text("rules.most")
                .section("rules.heading.hit")
                .text("rules.hit")
                .text("rules.enter")
                .figure(
                        picture(ON_THE_BAR, Phase.MOVE, 5, 3),
                        Marks.NONE.with(Mark.LEGAL, List.of("bar-0")).with(Mark.TARGET, List.of("p22")),
                        "rules.enter.figure")
                .section("rules.heading.off")
                .text("rules.off")
                .text("rules.off.rest")
                .figure(
                        picture(BEARING_OFF, Phase.MOVE, 6, 5),
                        Marks.NONE.with(Mark.LEGAL, List.of("p6")).with(Mark.TARGET, List.of("off-0", "p1")),
                        "rules.off.figure")
                .section("rules.heading.end")
                .text("rules.end");
        if (rules.byPoints() || rules.isMatch()) {
            book.text("rules.points");
        }
        if (rules.cube()) {
            book.section("rules.heading.cube").text("rules.cube", BackgammonRules.MAX_CUBE);
            if (rules.jacoby()) {
                book.text("rules.jacoby");
            }
        }
        if (rules.isMatch()) {
            book.section("rules.heading.match").text("rules.match", rules.match());
            if (rules.cube()) {
                book.text("rules.crawford");
            }
        }
        return book.text("rules.limit", rules.mostTurns()).build();
    }

    private Picture picture(String id, Phase phase, int... dice) {
        return new BoardPicture(rules).of(PositionForm.read(rules, position(id, phase, dice)), Observer.seat(0));
    }

    /** The first seat is on roll. */
    private Map<String, Object> position(String id, Phase phase, int... dice) {
        Map<String, Object> fields = new LinkedHashMap<>(PositionForm.of(new BackgammonState(rules)));
        fields.put("id", id);
        fields.put("phase", PositionForm.nameOf(phase));
        List<Integer> faces = new ArrayList<>();
        for (int face : dice) {
            faces.add(face);
        }
        fields.put("dice", faces);
        return fields;
    }

    List<CoachStep> coach() {
        List<CoachStep> steps = new ArrayList<>(List.of(
                step("coach.way").at(position(START, Phase.ROLL)).pointingAt("p24", "p13", "p8", "p6"),
                step("coach.first")
                        .at(position(START, Phase.MOVE, 3, 1))
                        .find(List.of("8/5", "6/5"), Text.of("coach.first.right"), Text.of("coach.first.wrong")),
                step("coach.hit")
                        .at(position(BLOT, Phase.MOVE, 3, 1))
                        .pointingAt("p5")
                        .find(List.of("8/5*", "6/5*"), Text.of("coach.hit.right"), Text.of("coach.hit.wrong")),
                step("coach.bar").at(position(ON_THE_BAR, Phase.MOVE, 5, 3)).pointingAt("bar-0", "p22"),
                step("coach.off")
                        .at(position(BEARING_OFF, Phase.MOVE, 6, 5))
                        .find(List.of("6/off"), Text.of("coach.off.right"), Text.of("coach.off.wrong"))));
        // The only game of a match to one point is Crawford's.
        if (rules.cube() && rules.match() != 1) {
            steps.add(step("coach.cube").at(position(START, Phase.CUBE)).pointingAt("double", "roll"));
        }
        return steps;
    }

    private static CoachStep step(String key) {
        return CoachStep.of(Text.of(key));
    }
}
