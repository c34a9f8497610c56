package org.marienbad.games.go;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules to read, with pictures of a small board, and the steps of the coach. */
record Lessons(GoRules rules) {
    private static final int COACHED_SIZE = 9;
    private static final int FIGURE_SIZE = 5;

    Rulebook rulebook() {
        GoRules small = rules.ofSize(FIGURE_SIZE);
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", rules.size())
                .section("rules.heading.move")
                .text("rules.place")
                .text("rules.capture")
                .figure(
                        picture(small, "B2 C3 D2 E3", "C2 D3"),
                        Marks.NONE.with(Mark.TARGET, List.of("C1", "D4")),
                        "rules.capture.figure")
                .text(rules.suicide ? "rules.suicide.on" : "rules.suicide.off")
                .text("rules.superko." + rules.superko.name().toLowerCase(Locale.ROOT))
                .figure(
                        picture(small, "B3 C4 C2 D3", "E3 D4 D2"),
                        Marks.NONE.with(Mark.LAST, List.of("D3")).with(Mark.TARGET, List.of("C3")),
                        "rules.ko.figure")
                .section("rules.heading.end")
                .text("rules.pass")
                .text("rules.count", rules.komi());
        GoState counted = position(small, "B1 B2 B3 B4 B5 C3", "D1 D2 D3 D4 D5 C4", 2);
        book.figure(new BoardPicture(small).of(counted), Marks.NONE, "rules.count.figure")
                .text("rules.dead")
                .text("rules.limit", rules.maxPlies());
        return (rules.margin ? book.text("rules.margin") : book).build();
    }

    private static Picture picture(GoRules rules, String black, String white) {
        return new BoardPicture(rules).of(position(rules, black, white, 0));
    }

    private static GoState position(GoRules rules, String black, String white, int passes) {
        return BoardForm.read(rules, Map.of("board", rows(rules, black, white), "mover", 0, "passes", passes));
    }

    /** For the usual board. */
    List<CoachStep> coach() {
        if (rules.size() != COACHED_SIZE || rules.suicide) {
            return List.of();
        }
        return List.of(
                CoachStep.of(Text.of("coach.start")).pointingAt("E5", "C3", "G3", "C7", "G7"),
                CoachStep.of(Text.of("coach.capture"))
                        .at(board("D5 E6 C3", "E5 F4 G6"))
                        .pointingAt("E5")
                        .find(List.of("E4", "F5"), Text.of("coach.capture.half"), Text.of("coach.capture.wrong")),
                CoachStep.of(Text.of("coach.take"))
                        .at(board("D5 E6 F5 D3", "E5 F4 D4 G6"))
                        .pointingAt("E5")
                        .find(List.of("E4"), Text.of("coach.take.right"), Text.of("coach.take.wrong")),
                CoachStep.of(Text.of("coach.eyes"))
                        .at(board("A4 B4 C4 D4 E3 E2 E1", "A3 B3 C3 D3 D2 D1 B2 B1 A2"))
                        .pointingAt("A1", "C1"),
                CoachStep.of(Text.of("coach.ko"))
                        .at(board("C4 D5 D3", "D4 E5 E3 F4"))
                        .after("E4")
                        .pointingAt("D4"),
                CoachStep.of(Text.of("coach.end", rules.komi())));
    }

    /** Black to move. */
    private Map<String, Object> board(String black, String white) {
        return Map.of("board", rows(rules, black, white), "mover", 0, "passes", 0);
    }

    private static List<String> rows(GoRules rules, String black, String white) {
        char[][] rows = new char[rules.size()][rules.size()];
        Arrays.stream(rows).forEach(row -> Arrays.fill(row, '.'));
        put(rules, rows, black, 'X');
        put(rules, rows, white, 'O');
        return Arrays.stream(rows).map(String::new).toList();
    }

    private static void put(GoRules rules, char[][] rows, String points, char sign) {
        for (String name : points.split(" ")) {
            OptionalInt point = IntStream.range(0, rules.points())
                    .filter(candidate -> rules.nameOf(candidate).equals(name))
                    .findFirst();
            rows[rules.size() - 1 - point.orElseThrow() / rules.size()][point.getAsInt() % rules.size()] = sign;
        }
    }
}
