package org.marienbad.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.picture.Picture.Spot;

class BoardTest {
    private static final Board MORRIS = Board.lines(
            "o-----o-----o",
            "|     |     |",
            "| o---o---o |",
            "| |   |   | |",
            "| | o-o-o | |",
            "| | |   | | |",
            "o-o-o   o-o-o",
            "| | |   | | |",
            "| | o-o-o | |",
            "| |   |   | |",
            "| o---o---o |",
            "|     |     |",
            "o-----o-----o");

    /** Symmetries: eight of a square, four of a rectangle, twelve of a hexagon, four of a rhombus, six of a triangle, less one. */
    static Stream<Arguments> boards() {
        return Stream.of(
                Arguments.of("squares", Board.squares(5, 5), 25, 7),
                Arguments.of("rectangle", Board.squares(7, 6), 42, 3),
                Arguments.of("chequered", Board.chequered(8, 8), 64, 7),
                Arguments.of("crossings", Board.crossings(9, 9), 81, 7),
                Arguments.of("rhombus", Board.rhombus(4, 4), 16, 3),
                Arguments.of("hexagon", Board.hexagon(3), 19, 11),
                Arguments.of("triangles", Board.triangles(4), 16, 5),
                Arguments.of("lines", MORRIS, 24, 7),
                Arguments.of(
                        "graph",
                        Board.graph(
                                List.of("nw", "ne", "m", "sw", "se"),
                                new double[] {0, 20, 20, 20, 10, 10, 0, 0, 20, 0},
                                0,
                                1,
                                0,
                                2,
                                1,
                                2,
                                2,
                                3,
                                2,
                                4,
                                3,
                                4),
                        5,
                        3));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void everyBoardFitsTogether(String name, Board board, int cells, int symmetries) {
        assertEquals(cells, board.size());
        assertEquals(symmetries, board.symmetries().size());
        Set<String> ids = new HashSet<>();
        board.frame().forEach(spot -> assertTrue(ids.add(spot.id()), spot.id()));
        for (int cell = 0; cell < cells; cell++) {
            assertEquals(cell, board.cell(board.name(cell)));
            Spot spot = board.spot(cell);
            assertTrue(ids.add(spot.id()), spot.id());
            for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
                int there = board.step(cell, direction);
                if (there >= 0) {
                    assertEquals(cell, board.step(there, (direction + 4) % 8), "steps lead back");
                    assertTrue(Arrays.binarySearch(board.neighbours(cell), there) >= 0);
                }
            }
        }
        assertEquals(-1, board.cell("nowhere"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void diagramsAreReadAsTheyAreWritten(String name, Board board, int cells, int symmetries) {
        List<String> diagram = board.diagram(cell -> 'A' + cell % 26);
        int[] letters = board.letters(diagram);
        for (int cell = 0; cell < cells; cell++) {
            assertEquals('A' + cell % 26, letters[cell], board.name(cell));
        }
        assertThrows(IllegalArgumentException.class, () -> board.letters(List.of()));
        List<String> longer = diagram.stream().map(row -> row + "?").toList();
        String why = assertThrows(IllegalArgumentException.class, () -> board.letters(longer))
                .getMessage();
        assertTrue(why.startsWith("row 1 must look like"), why);
    }

    @Test
    void directionsAreThoseOfTheCompass() {
        Board board = Board.squares(8, 8);
        int d4 = board.cell("d4");
        assertEquals(
                List.of("d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"),
                IntStream.range(0, 8)
                        .mapToObj(direction -> board.name(board.step(d4, direction)))
                        .toList());
        assertEquals(-1, board.step(board.cell("a1"), Board.SW));
        assertEquals(-1, board.step(board.cell("h8"), Board.E));
    }

    @Test
    void squaresMirrorColumnsThenRowsThenExchangeBoth() {
        List<int[]> symmetries = Board.squares(6, 6).symmetries();
        for (int steps = 1; steps < 8; steps++) {
            int[] images = new int[36];
            for (int cell = 0; cell < images.length; cell++) {
                int column = (steps & 1) == 0 ? cell % 6 : 5 - cell % 6;
                int row = (steps & 2) == 0 ? cell / 6 : 5 - cell / 6;
                images[cell] = (steps & 4) == 0 ? row * 6 + column : column * 6 + row;
            }
            assertArrayEquals(images, symmetries.get(steps - 1), "steps " + steps);
        }
    }

    @Test
    void pointsAreNamedAndJoinedAsDrawn() {
        assertEquals(
                List.of("a7", "d7", "g7"),
                IntStream.range(21, 24).mapToObj(MORRIS::name).toList());
        assertEquals(MORRIS.cell("d7"), MORRIS.step(MORRIS.cell("a7"), Board.E));
        assertEquals(-1, MORRIS.step(MORRIS.cell("c4"), Board.E), "no line crosses the middle");
        assertEquals(16, MORRIS.runs(3).size(), "the mills of nine men's morris");
        assertEquals(
                List.of("a4", "b2", "b6", "d5"),
                Arrays.stream(MORRIS.neighbours(MORRIS.cell("b4")))
                        .mapToObj(MORRIS::name)
                        .map(name -> name.equals("c4") ? "d5" : name)
                        .sorted()
                        .toList());
    }

    @Test
    void diagonalsAreDrawn() {
        Board board = Board.lines("o-o-o", "|\\|/|", "o-o-o", "|/|\\|", "o-o-o");
        assertEquals(8, board.neighbours(board.cell("b2")).length);
        assertEquals(3, board.neighbours(board.cell("a1")).length);
        assertEquals(8, board.runs(3).size());
    }

    @Test
    void aDrawingWithALooseLineIsRefused() {
        String loose = assertThrows(IllegalArgumentException.class, () -> Board.lines("o-o-"))
                .getMessage();
        assertTrue(loose.startsWith("1 of the characters"), loose);
        String strange = assertThrows(IllegalArgumentException.class, () -> Board.lines("o=o"))
                .getMessage();
        assertTrue(strange.startsWith("'='"), strange);
    }

    private static String refusedGraph(List<String> names, int... edges) {
        return assertThrows(IllegalArgumentException.class, () -> Board.graph(names, new double[] {0, 0, 20, 0}, edges))
                .getMessage();
    }

    @Test
    void aGraphThatDoesNotFitIsRefused() {
        List<String> names = List.of("n1", "n2");
        assertEquals("an edge from 0 to 2; points count from 0 to 1", refusedGraph(names, 0, 2));
        assertEquals("n1 is joined to itself", refusedGraph(names, 0, 0));
        assertEquals("n2 is joined to n1 twice", refusedGraph(names, 0, 1, 1, 0));
        assertEquals("1 ends of edges; there must be two for each", refusedGraph(names, 0));
        assertEquals("4 coordinates for 1 points; there must be two for each", refusedGraph(List.of("n1")));
        assertEquals("two cells of a board are called 'n1'", refusedGraph(List.of("n1", "n1")));
        assertThrows(IllegalArgumentException.class, () -> Board.graph(names, new double[] {0, 0, -1, 0}));
        assertThrows(IllegalArgumentException.class, () -> Board.graph(List.of(), new double[0]));
        assertThrows(IllegalArgumentException.class, () -> Board.lines(" "));
    }

    @Test
    void theTextOfAGraphListsItsCells() {
        Board graph = Board.graph(List.of("n1", "n2"), new double[] {0, 0, 20, 0}, 0, 1);
        assertEquals("n1 X  n2 X\n", graph.text(cell -> 'X'));
    }

    @Test
    void everyLetterOfAColumnStandsBesideTheBoard() {
        for (Board board : List.of(Board.hexagon(3), Board.rhombus(5, 3), Board.triangles(3))) {
            Set<String> labels = new HashSet<>();
            board.frame().forEach(spot -> labels.add(spot.label().key()));
            for (int cell = 0; cell < board.size(); cell++) {
                assertTrue(labels.contains(board.name(cell).substring(0, 1)), board.name(cell));
                assertTrue(labels.contains(board.name(cell).substring(1)), board.name(cell));
            }
        }
    }

    @Test
    void aRowHasOneSymmetryAndASingleCellNone() {
        assertEquals(1, Board.squares(5, 1).symmetries().size());
        assertEquals(1, Board.rhombus(5, 1).symmetries().size());
        assertEquals(0, Board.hexagon(1).symmetries().size());
    }

    @Test
    void rowsOfADiagramEndWithTheirLastPoint() {
        Board cross = Board.lines("  o  ", "  |", "o-o-o", "  |", "  o");
        List<String> diagram = List.of("  X", "  |", "X-X-X", "  |", "  X");
        assertEquals(diagram, cross.diagram(cell -> 'X'));
        assertEquals('X', cross.letters(diagram)[0]);
    }

    @Test
    void runsHaveTwoCellsOrMore() {
        assertEquals(6, Board.crossings(2, 2).runs(2).size(), "four sides, two diagonals");
        assertThrows(IllegalArgumentException.class, () -> MORRIS.runs(1));
    }

    @Test
    void hexagonsHaveSixNeighborsAndTrianglesThree() {
        Board hexagons = Board.hexagon(3);
        assertEquals(6, hexagons.neighbours(hexagons.cell("c3")).length);
        assertEquals(3, hexagons.neighbours(hexagons.cell("a1")).length);
        Board triangles = Board.triangles(3);
        assertEquals(3, triangles.neighbours(triangles.cell("b2")).length);
        assertEquals(1, triangles.neighbours(triangles.cell("a1")).length);
    }

    @Test
    void tooManyColumnsAreRefused() {
        assertEquals(
                "a board has at most 26 columns, as they are named by letters",
                assertThrows(IllegalArgumentException.class, () -> Board.squares(27, 2))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> Board.squares(0, 2));
    }
}
