package org.marienbad.cli.template;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.cli.console.BadInput;

/** The boards on which a new game can begin. */
enum BoardKind {
    SQUARES("squares(5, 5)", "c3", "c4", "a1"),
    CHEQUERED("chequered(6, 6)", "c3", "c4", "a1"),
    CROSSINGS("crossings(5, 5)", "c3", "c4", "a1"),
    RHOMBUS("rhombus(5, 5)", "c3", "d3", "a1"),
    HEXAGON("hexagon(3)", "c3", "d3", "a1"),
    TRIANGLES("triangles(4)", "d4", "c4", "a1"),
    LINES("lines(\"o-o-o\", \"|\\\\|/|\", \"o-o-o\", \"|/|\\\\|\", \"o-o-o\")", "a1", "a2", "c3"),
    GRAPH(
            "graph({list}(\"n1\", \"n2\", \"n3\", \"n4\", \"n5\", \"n6\"), {doubles}0.0, 0.0, 20.0, 0.0, 40.0, 0.0, 0.0, 20.0, 20.0, 20.0, 40.0, 20.0{end},"
                    + " 0, 1, 1, 2, 3, 4, 4, 5, 0, 3, 2, 5)",
            "n1",
            "n2",
            "n5"),
    /** A game by hand. */
    NONE("", "", "", "");

    private final String expression;
    /** A cell, one beside it, and one that is not. */
    private final String cell;

    private final String beside;
    private final String apart;

    BoardKind(String expression, String cell, String beside, String apart) {
        this.expression = expression;
        this.cell = cell;
        this.beside = beside;
        this.apart = apart;
    }

    /** @throws BadInput listing the kinds if {@code name} is none */
    static BoardKind of(String name) {
        return Arrays.stream(values())
                .filter(kind -> kind.word().equals(name.strip().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new BadInput("--board " + name + ": no such board; allowed: " + words()));
    }

    static String words() {
        return Arrays.stream(values()).map(BoardKind::word).collect(Collectors.joining(", "));
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    ProjectTemplate.Kind project() {
        return this == NONE ? ProjectTemplate.Kind.GAME : ProjectTemplate.Kind.BOARD;
    }

    /** The values of a template. */
    Map<String, String> values(boolean kotlin) {
        String board = expression
                .replace("{list}", kotlin ? "listOf" : "List.of")
                .replace("{doubles}", kotlin ? "doubleArrayOf(" : "new double[] {")
                .replace("{end}", kotlin ? ")" : "}");
        return Map.of("board", "Board." + board, "cell", cell, "beside", beside, "apart", apart);
    }
}
