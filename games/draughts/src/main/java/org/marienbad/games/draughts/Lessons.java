package org.marienbad.games.draughts;

import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules to read, with pictures of the board, and the steps of the coach. */
record Lessons(DraughtsRules rules) {
    /** Black can capture two pieces, or one. */
    private static final String CHOICE = "B:W10,16,18,30,31:B1,2,6,12";

    private static final String CROWNING = "B:W13,25:B2,3,27";
    private static final String KING = "B:W18,26,30:B4,K23";
    private static final String BLOCKED = "W:W5,13:B1,6,9,K22";

    Rulebook rulebook() {
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board")
                .figure(
                        BoardPicture.of(DraughtsState.initial(rules)),
                        Marks.NONE.with(Mark.LEGAL, List.of("9", "10", "11", "12")),
                        "rules.board.figure")
                .section("rules.heading.move")
                .text("rules.step")
                .text("rules.capture")
                .text("rules.choice")
                .figure(
                        picture(CHOICE),
                        Marks.NONE.with(Mark.SOURCE, List.of("6", "12")).with(Mark.TARGET, List.of("15", "22", "19")),
                        "rules.capture.figure")
                .text("rules.crown")
                .figure(
                        picture(KING),
                        Marks.NONE.with(Mark.SOURCE, List.of("23")).with(Mark.TARGET, List.of("14")),
                        "rules.crown.figure")
                .section("rules.heading.end")
                .text("rules.win")
                .figure(picture(BLOCKED), Marks.NONE, "rules.win.figure");
        if (rules.repetition() != 0) {
            book.text("rules.repetition", rules.repetition());
        }
        return book.text("rules.limit", rules.limit()).build();
    }

    private Picture picture(String fen) {
        return BoardPicture.of(Fen.read(rules, fen, -1));
    }

    static List<CoachStep> coach() {
        return List.of(
                CoachStep.of(Text.of("coach.start")).pointingAt("9", "10", "11", "12"),
                CoachStep.of(Text.of("coach.capture"))
                        .at(position("B:W18,24,30,32:B2,4,15"))
                        .pointingAt("15", "18", "22"),
                CoachStep.of(Text.of("coach.choice"))
                        .at(position(CHOICE))
                        .find(List.of("6x15"), Text.of("coach.choice.right"), Text.of("coach.choice.wrong")),
                CoachStep.of(Text.of("coach.crown"))
                        .at(position(CROWNING))
                        .find(List.of("27-31", "27-32"), Text.of("coach.crown.right"), Text.of("coach.crown.wrong")),
                CoachStep.of(Text.of("coach.king")).at(position(KING)).pointingAt("23", "14"),
                CoachStep.of(Text.of("coach.end")));
    }

    private static Map<String, Object> position(String fen) {
        return Map.of("fen", fen);
    }
}
