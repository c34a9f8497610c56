package org.marienbad.games.toguzkumalak;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;

/** The rules to read, with pictures of the board in use, and the steps of the coach. */
record ToguzLessons(ToguzRules rules) {
    private static final int COACHED_HOUSES = 9;
    private static final int COACHED_STONES = 9;

    Rulebook rulebook() {
        List<String> row = rules.names().row(PitNames.SOUTH);
        int[] places = new int[2 * rules.houses + 2];
        Arrays.fill(places, 0, 2 * rules.houses, rules.board.stones());
        return Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", rules.houses, rules.board.stones())
                .figure(board(places), Marks.NONE.with(Mark.LEGAL, row), "rules.board.figure", rules.houses)
                .section("rules.heading.move")
                .text("rules.sowing")
                .text("rules.capture")
                .figure(
                        board(sowing(3)),
                        Marks.NONE
                                .with(Mark.SOURCE, List.of(sown()))
                                .with(
                                        Mark.TARGET,
                                        List.of(
                                                rules.names().id(0, rules.houses - 1),
                                                rules.names().id(1, 0))),
                        "rules.capture.figure",
                        rules.houses - 1)
                .section("rules.heading.tuzdik")
                .text("rules.tuzdik")
                .text(rules.opposite ? "rules.tuzdik.opposite" : "rules.tuzdik.number", rules.houses)
                .text("rules.tuzdik.owner")
                .figure(
                        board(sowing(2)),
                        Marks.NONE
                                .with(Mark.SOURCE, List.of(sown()))
                                .with(Mark.TARGET, List.of(rules.names().id(1, 0))),
                        "rules.tuzdik.figure",
                        rules.houses - 1)
                .section("rules.heading.end")
                .text("rules.majority", rules.total() / 2, rules.total())
                .text("rules.noStones")
                .text("rules.repetition", rules.board.cycles().limit())
                .text(rules.board.margin().counts() ? "rules.margin" : "rules.outcome")
                .build();
    }

    private Picture board(int[] places) {
        int[] none = {ToguzState.NONE, ToguzState.NONE};
        return ToguzView.picture(ToguzState.of(rules, places, none, 0));
    }

    /** The house of South from which three stones reach North's first house. */
    private String sown() {
        return rules.names().id(0, rules.houses - 2);
    }

    /** South's last house but one has three stones, North's first one so many. */
    private int[] sowing(int waiting) {
        int[] places = new int[2 * rules.houses + 2];
        places[rules.houses - 2] = 3;
        places[rules.houses] = waiting;
        places[rules.houses + 1] = 4;
        return places;
    }

    /** For the usual board. */
    List<CoachStep> coach() {
        if (rules.houses != COACHED_HOUSES || rules.board.stones() != COACHED_STONES) {
            return List.of();
        }
        String[] row = rules.names().row(PitNames.SOUTH).toArray(String[]::new);
        List<String> capturing =
                IntStream.rangeClosed(2, rules.houses).mapToObj(String::valueOf).toList();
        return List.of(
                CoachStep.of(Text.of("coach.board")).pointingAt(row),
                CoachStep.of(Text.of("coach.capture"))
                        .find(capturing, Text.of("coach.capture.right"), Text.of("coach.capture.wrong")),
                CoachStep.of(Text.of("coach.single"))
                        .at(position(76, List.of(0, 0), 0, 0, 0, 1, 0, 0, 0, 0, 4, 1, 0, 4))
                        .pointingAt("south.4", "south.5"),
                CoachStep.of(Text.of("coach.tuzdik"))
                        .at(position(74, List.of(0, 0), 5, 0, 0, 0, 0, 0, 0, 3, 0, 2, 4))
                        .pointingAt("north.1")
                        .find(List.of("8"), Text.of("coach.tuzdik.right"), Text.of("coach.tuzdik.wrong")),
                CoachStep.of(Text.of("coach.later"))
                        .at(position(75, List.of(1, 0), 3, 0, 0, 0, 0, 0, 0, 0, 5, 0, 4))
                        .pointingAt("north.1", "south.9"),
                CoachStep.of(Text.of("coach.end", rules.total() / 2)).pointingAt("south.store", "north.store"));
    }

    /** South to move, as many stones in both stores; houses that are not named are empty. */
    private Map<String, Object> position(int each, List<Integer> tuzdik, int... houses) {
        List<Integer> all =
                Arrays.stream(Arrays.copyOf(houses, 2 * rules.houses)).boxed().toList();
        return Map.of("houses", all, "stores", List.of(each, each), "tuzdik", tuzdik, "mover", 0);
    }
}
