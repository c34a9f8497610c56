package org.marienbad.games.hex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules to read, with pictures of a small board, and the steps of the coach. */
record Lessons(Board board) {
    private static final int COACHED_SIZE = 11;
    private static final int FIGURE_SIZE = 5;

    Rulebook rulebook() {
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", board.size())
                .figure(
                        figure(".....", ".....", "..R..", ".....", "....."),
                        Marks.NONE.with(Mark.TARGET, List.of("c2", "d2", "b3", "d3", "b4", "c4")),
                        "rules.board.figure")
                .section("rules.heading.move")
                .text("rules.move");
        if (board.swap() != Board.Swap.OFF) {
            book.text(board.swap() == Board.Swap.SIDES ? "rules.swap.sides" : "rules.swap.pieces");
        }
        return book.section("rules.heading.end")
                .text("rules.end")
                .figure(figure("...R.", "B.RB.", "..RBB", ".RRBR", ".RB.."), Marks.NONE, "rules.end.figure")
                .text("rules.draw")
                .section("rules.heading.bridge")
                .text("rules.bridge")
                .figure(
                        figure(".....", "...R.", ".....", "..R..", "....."),
                        Marks.NONE.with(Mark.TARGET, List.of("c3", "d3")),
                        "rules.bridge.figure")
                .build();
    }

    private static Picture figure(String... rows) {
        Board small = new Board(FIGURE_SIZE, Board.Swap.OFF);
        return new BoardPicture(small).of(RowsForm.read(small, Map.of("rows", List.of(rows), "actor", 0)));
    }

    /** For the usual board. */
    List<CoachStep> coach() {
        if (board.size() != COACHED_SIZE) {
            return List.of();
        }
        List<CoachStep> steps = new ArrayList<>(List.of(
                CoachStep.of(Text.of("coach.start")).pointingAt("top", "bottom"),
                CoachStep.of(Text.of("coach.win"))
                        .at(position(0, "f1 f2 e3 e4 e5 d6 d8 c9 c10 b11", "c4 d4 g4 c6 e6 c7 h7 d9 e8 f9"))
                        .find(List.of("d7"), Text.of("coach.win.right"), Text.of("coach.win.wrong")),
                CoachStep.of(Text.of("coach.bridge"))
                        .at(position(0, "g3 f5 e7", "i4 h8 f4"))
                        .find(List.of("g4"), Text.of("coach.bridge.right"), Text.of("coach.bridge.wrong")),
                CoachStep.of(Text.of("coach.edge"))
                        .at(position(0, "e10 f8 g6", "i4 c7 e11"))
                        .find(List.of("d11"), Text.of("coach.edge.right"), Text.of("coach.edge.wrong")),
                CoachStep.of(Text.of("coach.block"))
                        .at(position(0, "g4 e4 c4 h9 d8 f7 h6 g7 b9 j7", "a6 b6 c6 d6 e6 f5 h5 i4 j4 k4"))
                        .find(List.of("g5"), Text.of("coach.block.right"), Text.of("coach.block.wrong"))));
        if (board.swap() != Board.Swap.OFF) {
            steps.add(CoachStep.of(Text.of("coach.swap")).after("f6").pointingAt("swap"));
        }
        return steps;
    }

    private Map<String, Object> position(int actor, String red, String blue) {
        List<String> reds = List.of(red.split(" "));
        List<String> blues = List.of(blue.split(" "));
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < board.size(); column++) {
                String name = board.nameOf(row * board.size() + column);
                line.append(reds.contains(name) ? 'R' : blues.contains(name) ? 'B' : '.');
            }
            rows.add(line.toString());
        }
        Map<String, Object> position = new LinkedHashMap<>(Map.of("rows", rows, "actor", actor));
        if (board.swap() == Board.Swap.SIDES) {
            position.put("exchanged", 0);
        }
        return position;
    }
}
