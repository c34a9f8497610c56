package org.marienbad.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

class BoardGameTest {
    private final Game game = Stones.game();

    private State position(String... rows) {
        return game.stateOf(Map.of("board", List.of(rows), "mover", 0));
    }

    @Test
    void actionsHaveNotationWordsAndClicks() {
        State start = game.newInitialState();
        assertEquals("b2", game.action(start, 4).notation());
        assertEquals(List.of("b2"), game.action(start, 4).spots());
        assertEquals(
                Text.of("action.place", Text.of("seat.0"), "b2"),
                game.action(start, 4).words());
        assertEquals(OptionalInt.of(4), game.parse(start, "B2"));
        assertEquals(OptionalInt.empty(), game.parse(start, "d4"));
    }

    @Test
    void thePictureShowsPiecesAndTheRowThatHasWon() {
        State won = position("XXX", "OO.", "...");
        assertEquals(State.TERMINAL, won.actor());
        Picture picture = game.view().picture(won, Observer.REFEREE);
        assertEquals(
                5,
                picture.spots().stream()
                        .filter(spot -> !spot.tokens().isEmpty())
                        .count());
        assertTrue(picture.spots().stream().anyMatch(spot -> spot.id().equals("marked")));
        assertEquals(Text.of("result.win.why", Text.of("seat.0"), Text.of("ending.row")), picture.caption());
        assertEquals("3", picture.panels().get(0).rows().get(0).value().key());
        LineOfPlay line = new LineOfPlay(List.of(won), List.of());
        assertEquals(Text.of("ending.row"), game.view().ending(line));
        assertEquals(1, game.view().breakdown(line, Observer.REFEREE).size());
    }

    @Test
    void pliesAreToldAndMove() {
        State start = game.newInitialState();
        State after = start.copy();
        after.apply(4);
        assertEquals(
                List.of(Text.of("event.centre", Text.of("seat.0"), "b2", 1)),
                game.view().events(start, 4, after, Observer.REFEREE));
        assertEquals(List.of(), game.view().annotations(start, 0));
        List<Motion> motions = game.view().motions(start, 4, Observer.REFEREE);
        assertEquals(1, motions.size());
        assertEquals("b2", motions.get(0).to());
    }

    @Test
    void clicksOnOccupiedCellsAreRefused() {
        State one = position("...", ".X.", "...");
        assertEquals(Text.of("objection.taken", "b2"), game.view().objection(one, List.of(), "b2"));
        assertEquals(Text.EMPTY, game.view().objection(one, List.of(), "board"));
    }

    @Test
    void symmetriesTurnPositionsAndActions() {
        Symmetries symmetries = (Symmetries) game;
        State corner = position("...", "...", "X..");
        State image = game.newInitialState();
        for (int symmetry = 0; symmetry < symmetries.symmetries(); symmetry++) {
            symmetries.image(symmetry, corner, image);
            int cell = symmetries.image(symmetry, 0);
            State expected = game.newInitialState();
            expected.apply(cell);
            assertEquals(1, ((FieldState) image).values()[cell]);
        }
    }

    @Test
    void eachSeatSeesItsOwnPiecesFirst() {
        Cells cells = (Cells) game;
        State state = position("...", ".O.", "X..");
        int[] first = new int[cells.cellCount()];
        int[] second = new int[cells.cellCount()];
        cells.readCells(state, 0, first);
        cells.readCells(state, 1, second);
        assertEquals(9, cells.cellCount());
        assertEquals(List.of(1, 2, 2, 1), List.of(first[0], first[4], second[0], second[4]));
    }

    private static String refusal(UnaryOperator<BoardGame<Stones>> more) {
        return assertThrows(
                        IllegalArgumentException.class,
                        () -> more.apply(Stones.declaration()).build())
                .getMessage();
    }

    @Test
    void aDeclarationThatDoesNotFitIsRefused() {
        assertEquals(
                "a symmetry is no permutation of the 9 cells",
                refusal(game -> game.symmetries(List.of(new int[] {0, 1, 2}))));
        assertEquals("a symmetry is no permutation of the 9 cells", refusal(game -> game.alike(0, 0)));
        assertEquals(
                "a hand holds a piece for each of 2 seats, from 1 to 2",
                refusal(game -> game.hand((state, seat) -> 1, 1, 3)));
        assertEquals("two facts are called 'centre'", refusal(game -> game.captures("centre")));
        assertEquals("two evaluators are called 'stones'", refusal(game -> game.evaluator("stones", state -> 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> BoardGame.of(Stones.FIELDS.derived(2), Stones.ACTIONS, Stones::new)
                        .info(info -> info.plies(9))
                        .build());
    }

    @Test
    void eachThreadHasAnEvaluatorWithMemoryOfItsOwn() {
        AtomicInteger made = new AtomicInteger();
        Game game = Stones.declaration()
                .evaluatorWithMemory("counting", () -> {
                    made.incrementAndGet();
                    return state -> 7;
                })
                .build();
        Evaluator counting = game.advice().evaluators().get(1).evaluator();
        double[] payoffs = new double[2];
        counting.forThread().evaluate(game.newInitialState(), payoffs);
        assertEquals(2, made.get());
        assertArrayEquals(new double[] {1, -1}, payoffs, "cut to the range of payoffs");
    }

    @Test
    void piecesInHandAreStackedBesideTheBoard() {
        Game game = Stones.declaration().hand((state, seat) -> 9 - seat, 1, 2).build();
        Picture picture = game.view().picture(game.newInitialState(), Observer.REFEREE);
        for (int seat = 0; seat < 2; seat++) {
            String id = "hand." + seat;
            Picture.Spot hand = picture.spots().stream()
                    .filter(spot -> spot.id().equals(id))
                    .findFirst()
                    .orElseThrow();
            assertEquals(Picture.Style.POINT, hand.style());
            assertEquals(9 - seat, hand.tokens().get(0).count());
        }
    }
}
