package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class MoveTableTest {
    private LiveGame live;

    private void open(GameProvider game) {
        live = new LiveGame(GameSetup.of(game, 2, Map.of(), 0, Reach.ANYWHERE), 3, PlyTree.empty(), Runnable::run);
        live.start();
    }

    private void play(String... notations) {
        for (String notation : notations) {
            live.play(live.view().legalActions().stream()
                    .filter(action -> action.notation().equals(notation))
                    .findFirst()
                    .orElseThrow()
                    .code());
        }
    }

    /** Rows as {@code left right}, variations in parentheses, one more for each depth. */
    private String text() {
        MoveTable table = new MoveTable(live);
        return table.lines().stream().map(line -> text(table, line)).collect(Collectors.joining("\n"));
    }

    private static String text(MoveTable table, MoveTable.Line line) {
        if (line instanceof MoveTable.Row row) {
            return row.cells().stream()
                    .map(cell -> cell.map(move -> text(table, move)).orElse("…"))
                    .collect(Collectors.joining(" "));
        }
        String moves = line.moves().stream().map(move -> text(table, move)).collect(Collectors.joining(" "));
        int depth = ((MoveTable.Variation) line).depth();
        return "(".repeat(depth) + moves + ")".repeat(depth);
    }

    private static String text(MoveTable table, MoveTable.Move move) {
        return table.view(move).action(move.index()).orElseThrow().notation();
    }

    @Test
    void peopleReadNotationsButNoCodes() {
        for (String notation : List.of("e4", "c", "32x28", "13/11*", "12", "d1-d7", "e8=Q+")) {
            assertTrue(MoveTable.isReadable(notation), notation);
        }
        for (String code : List.of("", "?", "bid1", "card4a", "12>9", "x2@12", "wild:coal", "pass", "+22")) {
            assertFalse(MoveTable.isReadable(code), code);
        }
    }

    @Test
    void twoSeatsThatAlternateShareARow() {
        open(new NoughtsProvider());
        assertEquals("", text());
        play("a1", "b2", "c3");
        assertEquals("a1 b2\nc3 …", text());
    }

    @Test
    void variationsStandBelowThePlyThatTheyReplace() {
        open(new NoughtsProvider());
        play("a1", "b2", "c3", "a3");
        live.jump(1);
        play("b1", "b3");
        live.jump(2);
        play("c1", "c2");
        assertEquals("a1 b1\n(b2 c3 a3)\nc1 …\n(b3)\n… c2", text());
        live.visit(2);
        play("c2");
        assertEquals("a1 b2\n(b1 c1 c2)\n((b3))\nc2 …\n(c3 a3)", text());
    }

    @Test
    void withChanceEveryPlyHasARow() {
        open(new DiceRaceProvider());
        while (!live.tree().isOver() && live.tree().length() < 9) {
            live.play(live.view().legalActions().get(0).code());
        }
        List<MoveTable.Line> lines = new MoveTable(live).lines();
        assertEquals(live.tree().length(), lines.size());
        assertTrue(
                lines.stream().allMatch(line -> ((MoveTable.Row) line).cells().size() == 1));
        MatchView all = live.line();
        int moves = 0;
        for (int plies = 0; plies <= all.length(); plies++) {
            moves += plies > 0 && all.seen(plies - 1).actor() >= 0 ? 1 : 0;
            assertEquals(moves, MoveTable.number(all, plies), "what chance brings has no number");
        }
        assertTrue(moves > 0 && moves < all.length());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void everyNodeOfTheTreeStandsInTheTableOnce(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        open(new NoughtsProvider());
        for (int i = 0; i < 60; i++) {
            if (live.tree().isOver() || random.nextInt(4) == 0) {
                live.jump(random.nextInt(live.tree().length() + 1));
            } else {
                List<Action> legal = live.view().legalActions();
                live.play(legal.get(random.nextInt(legal.size())).code());
            }
        }
        MoveTable table = new MoveTable(live);
        List<MoveTable.Move> moves =
                table.lines().stream().flatMap(line -> line.moves().stream()).toList();
        assertEquals(
                IntStream.range(1, live.tree().bound()).boxed().toList(),
                moves.stream().map(MoveTable.Move::node).sorted().toList());
        for (MoveTable.Move move : moves) {
            assertEquals(live.tree().action(move.node()), move.seen().action());
            assertEquals(move.index() + 1, live.tree().path(move.node()).size());
            assertEquals(move.seen(), table.view(move).seen(move.index()));
        }
    }
}
