package org.marienbad.games.reversi;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;

/** The rules to read, with pictures of the board in use, and the steps of the coach. */
record Lessons(ReversiRules rules) {
    private static final int COACHED_SIZE = 8;
    private static final String EMPTY_ROW = "--------";
    private static final String BLACK_TO_MOVE = " X";
    private static final String WHITE_TO_MOVE = " O";

    Rulebook rulebook() {
        ReversiState start = ReversiState.empty(rules).start();
        int[] legal = new int[rules.cells()];
        int count = start.legalActions(legal);
        List<String> cells =
                IntStream.range(0, count).mapToObj(i -> rules.nameOf(legal[i])).toList();
        int first = legal[0];
        ReversiState after = start.copy();
        after.apply(first);
        List<String> turned = IntStream.range(0, rules.cells())
                .filter(cell -> start.owner(cell) == 1 && after.owner(cell) == 0)
                .mapToObj(rules::nameOf)
                .toList();
        BoardPicture board = new BoardPicture(rules);
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", rules.size())
                .figure(board.of(start), Marks.NONE.with(Mark.LEGAL, cells), "rules.board.figure")
                .section("rules.heading.move")
                .text("rules.place")
                .figure(
                        board.of(after),
                        Marks.NONE.with(Mark.LAST, List.of(rules.nameOf(first))).with(Mark.TARGET, turned),
                        "rules.place.figure",
                        rules.nameOf(first),
                        String.join(", ", turned))
                .text("rules.pass")
                .section("rules.heading.end")
                .text(rules.anti() ? "rules.end.anti" : "rules.end")
                .text(rules.emptiesToWinner() ? "rules.empties.winner" : "rules.empties.none");
        return (rules.margin() ? book.text("rules.margin") : book).build();
    }

    /** For the usual board, on which more discs win. */
    List<CoachStep> coach() {
        if (rules.size() != COACHED_SIZE || rules.anti()) {
            return List.of();
        }
        return List.of(
                CoachStep.of(Text.of("coach.start")).pointingAt("d3", "c4", "f5", "e6"),
                CoachStep.of(Text.of("coach.turn"))
                        .at(board(BLACK_TO_MOVE, EMPTY_ROW, EMPTY_ROW, "-OOOX---", "---OX---", "---XO---"))
                        .find(List.of("a3"), Text.of("coach.turn.right"), Text.of("coach.turn.wrong")),
                CoachStep.of(Text.of("coach.corner"))
                        .at(board(BLACK_TO_MOVE, "-OX-----", EMPTY_ROW, EMPTY_ROW, "---OX---", "---XO---"))
                        .find(List.of("a1"), Text.of("coach.corner.right"), Text.of("coach.corner.wrong")),
                CoachStep.of(Text.of("coach.beside")).pointingAt("a1", "b1", "a2", "b2"),
                CoachStep.of(Text.of("coach.pass"))
                        .at(board(WHITE_TO_MOVE, "XO------", EMPTY_ROW, EMPTY_ROW, "---XX---", "---XX---")),
                CoachStep.of(Text.of("coach.end")));
    }

    /** The upper rows; those below are empty. */
    private static Map<String, Object> board(String mover, String... rows) {
        String[] all = Arrays.copyOf(rows, COACHED_SIZE);
        Arrays.fill(all, rows.length, COACHED_SIZE, EMPTY_ROW);
        return Map.of("board", String.join("", all) + mover);
    }
}
