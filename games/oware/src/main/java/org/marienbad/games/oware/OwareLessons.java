package org.marienbad.games.oware;

import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;

/** The rules to read, with pictures of the board in use, and the steps of the coach. */
record OwareLessons(OwareRules rules) {
    private static final int COACHED_HOUSES = 6;
    private static final int COACHED_SEEDS = 4;

    Rulebook rulebook() {
        List<String> row = rules.names().row(PitNames.SOUTH);
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.board")
                .text("rules.board", rules.houses, rules.board.stones())
                .figure(
                        OwareView.picture(OwareState.initial(rules)),
                        Marks.NONE.with(Mark.LEGAL, row),
                        "rules.board.figure",
                        String.join(", ", row))
                .section("rules.heading.move")
                .text("rules.sowing")
                .text("rules.capture");
        if (rules.houses >= 3) {
            addCapture(book);
        }
        book.text(
                        switch (rules.grandSlam) {
                            case NO_CAPTURE -> "rules.grandSlam.noCapture";
                            case ALLOWED -> "rules.grandSlam.allowed";
                            case ILLEGAL -> "rules.grandSlam.illegal";
                        })
                .text(rules.mustFeed ? "rules.feed.on" : "rules.feed.off")
                .section("rules.heading.end")
                .text("rules.majority", rules.total() / 2, rules.total())
                .text(rules.mustFeed ? "rules.noMove.feed" : "rules.noMove");
        if (rules.board.cycles().repetition() != 0) {
            book.text("rules.repetition", rules.board.cycles().repetition());
        }
        return book.text("rules.limit", rules.board.cycles().limit())
                .text(rules.board.margin().counts() ? "rules.margin" : "rules.outcome")
                .build();
    }

    /** Two seeds from South's last house make pairs of the single seeds in North's first two. */
    private void addCapture(Rulebook.Builder book) {
        int[] places = new int[2 * rules.houses + 2];
        places[0] = 1;
        places[rules.houses - 1] = 2;
        places[rules.houses] = 1;
        places[rules.houses + 1] = 1;
        places[rules.houses + 2] = 4;
        String from = rules.names().label(0, rules.houses - 1);
        List<String> reached = List.of(rules.names().label(1, 0), rules.names().label(1, 1));
        book.figure(
                OwareView.picture(OwareState.of(rules, places, 0)),
                Marks.NONE.with(Mark.SOURCE, List.of(from)).with(Mark.TARGET, reached),
                "rules.capture.figure",
                from,
                reached.get(0),
                reached.get(1));
    }

    /** For the usual board. */
    List<CoachStep> coach() {
        if (rules.houses != COACHED_HOUSES || rules.board.stones() != COACHED_SEEDS) {
            return List.of();
        }
        CoachStep feed = rules.mustFeed
                ? CoachStep.of(Text.of("coach.feed"))
                        .at(position(22, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0))
                        .pointingAt("F")
                : CoachStep.of(Text.of("coach.starve")).at(position(22, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0));
        return List.of(
                CoachStep.of(Text.of("coach.board")).pointingAt("A", "B", "C", "D", "E", "F", "south.store"),
                CoachStep.of(Text.of("coach.capture"))
                        .at(position(14, 0, 0, 2, 0, 3, 0, 1, 2, 4, 4, 0, 4))
                        .pointingAt("a", "b")
                        .find(List.of("E"), Text.of("coach.capture.right"), Text.of("coach.capture.wrong")),
                CoachStep.of(Text.of("coach.danger"))
                        .at(position(18, 1, 0, 0, 0, 2, 0, 5, 0, 3, 0, 0, 1))
                        .pointingAt("A", "f")
                        .find(List.of("A"), Text.of("coach.danger.right"), Text.of("coach.danger.wrong")),
                feed,
                CoachStep.of(Text.of("coach.end", rules.total() / 2)).pointingAt("south.store", "north.store"));
    }

    /** South to move, as many seeds in both stores. */
    private static Map<String, Object> position(int each, Integer... houses) {
        return Map.of("houses", List.of(houses), "stores", List.of(each, each), "mover", 0);
    }
}
