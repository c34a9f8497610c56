package org.marienbad.games.dotsandboxes;

import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;

/** The rules to read, with pictures, and the steps of the coach on the board of three by three boxes. */
record Lessons(DotsAndBoxesRules rules) {
    private static final int COACHED_SIZE = 3;
    /** Figures are of this game, whatever the board in use. */
    private static final DotsAndBoxesRules SMALL =
            new DotsAndBoxesRules(new Grid(COACHED_SIZE, COACHED_SIZE), 2, false);

    private static final Map<String, Object> THREE_LINES =
            board("+-+ + +", "|      ", "+-+ + +", "       ", "+ + + +", "       ", "+ + + +");
    private static final Map<String, Object> ONE_SAFE_LINE =
            board("+ + + +", "| | |  ", "+ + +-+", "|     |", "+ + + +", "|   | |", "+-+-+ +");
    private static final Map<String, Object> TWO_CHAINS =
            board("+-+-+-+", "       ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+");
    private static final Map<String, Object> TWO_LEFT =
            board("+-+-+-+", "|1|    ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+");
    private static final Map<String, Object> CONTROL_KEPT =
            board("+-+-+-+", "|1|   |", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+");

    private static Map<String, Object> board(String... lines) {
        return Map.of("board", List.of(lines), "mover", 0);
    }

    Rulebook rulebook() {
        Grid grid = rules.grid();
        BoardPicture figure = new BoardPicture(SMALL);
        return Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", grid.rows(), grid.columns())
                .figure(new BoardPicture(rules).of(new DotsAndBoxesState(rules)), Marks.NONE, "rules.board.figure")
                .section("rules.heading.move")
                .text("rules.move")
                .text("rules.close")
                .figure(
                        figure.of(BoardText.read(SMALL, THREE_LINES)),
                        Marks.NONE.with(Mark.TARGET, List.of("v01")),
                        "rules.close.figure")
                .section("rules.heading.end")
                .text(rules.seats() == 2 ? "rules.end" : "rules.end.several")
                .text(rules.margin() ? "rules.margin" : "rules.outcome", rules.seats())
                .section("rules.heading.chains")
                .text("rules.chains")
                .figure(
                        figure.of(BoardText.read(SMALL, TWO_LEFT)),
                        Marks.NONE.with(Mark.TARGET, List.of("v03")).with(Mark.SOURCE, List.of("v02")),
                        "rules.chains.figure")
                .build();
    }

    List<CoachStep> coach() {
        if (rules.grid().rows() != COACHED_SIZE || rules.grid().columns() != COACHED_SIZE) {
            return List.of();
        }
        return List.of(
                CoachStep.of(Text.of("coach.start")).pointingAt("h00", "v00"),
                CoachStep.of(Text.of("coach.close"))
                        .at(THREE_LINES)
                        .pointingAt("b00")
                        .find(List.of("v01"), Text.of("coach.close.right"), Text.of("coach.close.wrong")),
                CoachStep.of(Text.of("coach.safe"))
                        .at(ONE_SAFE_LINE)
                        .find(List.of("v11"), Text.of("coach.safe.right"), Text.of("coach.safe.wrong")),
                CoachStep.of(Text.of("coach.chains"))
                        .at(TWO_CHAINS)
                        .find(
                                List.of("v00", "v01", "v02", "v03"),
                                Text.of("coach.chains.right"),
                                Text.of("coach.chains.wrong")),
                CoachStep.of(Text.of("coach.leave"))
                        .at(TWO_LEFT)
                        .pointingAt("b01", "b02")
                        .find(List.of("v03"), Text.of("coach.leave.right"), Text.of("coach.leave.wrong")),
                CoachStep.of(Text.of("coach.end")).at(CONTROL_KEPT).pointingAt("v02"));
    }
}
