package org.marienbad.games.connectfour;

import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules to read, with pictures of the board in use, and the steps of the coach. */
record Lessons(Grid grid) {
    Rulebook rulebook() {
        return Rulebook.builder()
                .section("rules.heading.move")
                .text("rules.board", grid.columns(), grid.rows())
                .text("rules.drop")
                .figure(picture(0, 1, 1), Marks.NONE.with(Mark.TARGET, List.of("b3")), "rules.drop.figure")
                .section("rules.heading.end")
                .text("rules.line", grid.line())
                .figure(won(), Marks.NONE, "rules.line.figure", grid.line())
                .text("rules.draw")
                .build();
    }

    private Picture picture(int... columns) {
        ConnectFourState state = new ConnectFourState(grid);
        for (int column : columns) {
            state.apply(column);
        }
        return new BoardPicture(grid).of(state);
    }

    /** A row where the board is wide enough, else a column. */
    private Picture won() {
        boolean row = grid.line() <= grid.columns();
        int[] columns = new int[2 * grid.line() - 1];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = row ? i / 2 : i % 2;
        }
        return picture(columns);
    }

    /** For lines of four on boards that have room for them. */
    List<CoachStep> coach() {
        if (grid.line() != 4 || grid.columns() < 7 || grid.rows() < 4) {
            return List.of();
        }
        return List.of(
                CoachStep.of(Text.of("coach.start")).pointingAt("d"),
                CoachStep.of(Text.of("coach.win"))
                        .after("a", "a", "b", "b", "c", "c")
                        .pointingAt("a1", "b1", "c1")
                        .find(List.of("d"), Text.of("coach.win.right"), Text.of("coach.win.wrong")),
                CoachStep.of(Text.of("coach.block"))
                        .after("d", "b", "d", "b", "d")
                        .pointingAt("d1", "d2", "d3")
                        .find(List.of("d"), Text.of("coach.block.right"), Text.of("coach.block.wrong")),
                CoachStep.of(Text.of("coach.double"))
                        .after("d", "d", "e", "d")
                        .pointingAt("d1", "e1")
                        .find(List.of("c", "f"), Text.of("coach.double.right"), Text.of("coach.double.wrong")),
                CoachStep.of(Text.of("coach.above"))
                        .after("b", "d", "c", "d", "g", "c", "g", "b")
                        .pointingAt("a2")
                        .find(
                                List.of("b", "c", "d", "e", "f", "g"),
                                Text.of("coach.above.right"),
                                Text.of("coach.above.wrong")));
    }
}
