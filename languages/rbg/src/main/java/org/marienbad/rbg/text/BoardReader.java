package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.Graph;

/** Reads a board: a generator with its lines, or every vertex with its edges. */
final class BoardReader {
    /** Larger boards are mistakes, or attacks. */
    private static final int MOST_VERTICES = 100_000;

    private static final int MOST_TARGETS = 4_000_000;

    private static final int HOLE = -1;

    private final TokenStream tokens;
    private final DeclaredNames names;
    private final List<String> vertices = new ArrayList<>();
    private final List<Integer> pieces = new ArrayList<>();
    private final Map<String, Integer> indexes = new HashMap<>();
    private final List<int[]> edges = new ArrayList<>();

    BoardReader(TokenStream tokens, DeclaredNames names) {
        this.tokens = tokens;
        this.names = names;
    }

    Graph read() {
        Token first = tokens.expectName("a vertex, or rectangle, hexagon or cuboid");
        switch (first.text()) {
            case "rectangle" -> readRectangle();
            case "hexagon" -> readHexagon();
            case "cuboid" -> readCuboid();
            default -> readGraph(first);
        }
        List<String> labels = names.of(DeclaredNames.Kind.LABEL);
        if ((long) labels.size() * vertices.size() > MOST_TARGETS) {
            throw new DescriptionException(
                    first, "the board has more than " + MOST_TARGETS + " pairs of a vertex and a label");
        }
        int[][] targets = new int[labels.size()][vertices.size()];
        Arrays.stream(targets).forEach(label -> Arrays.fill(label, HOLE));
        edges.forEach(edge -> targets[edge[1]][edge[0]] = edge[2]);
        return new Graph(vertices, pieces.stream().mapToInt(Integer::intValue).toArray(), labels, targets);
    }

    private int[] labels(int count) {
        tokens.expect("(");
        int[] labels = new int[count];
        for (int i = 0; i < count; i++) {
            Token name = tokens.expectName("a label");
            names.add(DeclaredNames.Kind.LABEL, name);
            labels[i] = names.index(DeclaredNames.Kind.LABEL, name);
            tokens.expect(",");
        }
        return labels;
    }

    /** The pieces of a line; {@link #HOLE} for an empty slot. */
    private List<Integer> line() {
        tokens.expect("[");
        List<Integer> line = new ArrayList<>();
        do {
            boolean hole = tokens.next(",") || tokens.next("]");
            line.add(hole ? HOLE : names.index(DeclaredNames.Kind.PIECE, tokens.take()));
        } while (tokens.accept(","));
        tokens.expect("]");
        return line;
    }

    private List<List<Integer>> lines(String end) {
        List<List<Integer>> lines = new ArrayList<>();
        while (!tokens.next(end)) {
            lines.add(line());
        }
        tokens.expect(end);
        return lines;
    }

    private void vertex(String name, int piece) {
        if (piece != HOLE) {
            if (vertices.size() == MOST_VERTICES) {
                throw new DescriptionException(tokens.peek(), "the board has more than " + MOST_VERTICES + " vertices");
            }
            indexes.put(name, vertices.size());
            vertices.add(name);
            pieces.add(piece);
        }
    }

    private void edge(String from, int label, String to) {
        if (indexes.containsKey(from) && indexes.containsKey(to)) {
            edges.add(new int[] {indexes.get(from), label, indexes.get(to)});
        }
    }

    private void requireEqual(List<? extends List<?>> lines, String what) {
        if (lines.isEmpty() || lines.stream().mapToInt(List::size).distinct().count() > 1) {
            throw new DescriptionException(tokens.peek(), "the " + what + " before this are not equally long");
        }
    }

    private void readRectangle() {
        int[] labels = labels(4);
        List<List<Integer>> lines = lines(")");
        requireEqual(lines, "lines");
        grid(lines, (x, y) -> "rx" + x + "y" + y);
        int[][] steps = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
        for (int y = 0; y < lines.size(); y++) {
            for (int x = 0; x < lines.get(y).size(); x++) {
                for (int i = 0; i < steps.length; i++) {
                    edge("rx" + x + "y" + y, labels[i], "rx" + (x + steps[i][0]) + "y" + (y + steps[i][1]));
                }
            }
        }
    }

    @FunctionalInterface
    private interface Naming {
        String of(int x, int y);
    }

    private void grid(List<List<Integer>> lines, Naming naming) {
        for (int y = 0; y < lines.size(); y++) {
            for (int x = 0; x < lines.get(y).size(); x++) {
                vertex(naming.of(x, y), lines.get(y).get(x));
            }
        }
    }

    /** Lines grow by one up to the peak, then shrink by one. */
    private void readHexagon() {
        int[] labels = labels(6);
        List<List<Integer>> lines = lines(")");
        int[] sizes = lines.stream().mapToInt(List::size).toArray();
        int peak = 0;
        while (peak + 1 < sizes.length && sizes[peak + 1] == sizes[peak] + 1) {
            peak++;
        }
        int top = peak;
        boolean shrinks =
                IntStream.range(peak, Math.max(peak, sizes.length - 1)).allMatch(y -> sizes[y + 1] == sizes[y] - 1);
        if (sizes.length == 0 || !shrinks) {
            throw new DescriptionException(
                    tokens.peek(), "the lines before this do not grow by one and then shrink by one");
        }
        grid(lines, (x, y) -> "hx" + x + "y" + y);
        for (int y = 0; y < sizes.length; y++) {
            int above = y <= top ? -1 : 0;
            int below = y < top ? 0 : -1;
            for (int x = 0; x < sizes[y]; x++) {
                String from = "hx" + x + "y" + y;
                edge(from, labels[0], "hx" + (x + above) + "y" + (y - 1));
                edge(from, labels[1], "hx" + (x + above + 1) + "y" + (y - 1));
                edge(from, labels[2], "hx" + (x + 1) + "y" + y);
                edge(from, labels[3], "hx" + (x + below + 1) + "y" + (y + 1));
                edge(from, labels[4], "hx" + (x + below) + "y" + (y + 1));
                edge(from, labels[5], "hx" + (x - 1) + "y" + y);
            }
        }
    }

    private void readCuboid() {
        int[] labels = labels(6);
        List<List<List<Integer>>> layers = new ArrayList<>();
        while (!tokens.next(")")) {
            tokens.expect("[");
            List<List<Integer>> layer = lines("]");
            requireEqual(layer, "lines");
            layers.add(layer);
        }
        tokens.expect(")");
        requireEqual(layers, "layers");
        requireEqual(layers.stream().map(layer -> layer.get(0)).toList(), "lines");
        for (int z = 0; z < layers.size(); z++) {
            int depth = z;
            grid(layers.get(z), (x, y) -> cuboid(x, y, depth));
        }
        int[][] steps = {{0, -1, 0}, {0, 1, 0}, {-1, 0, 0}, {1, 0, 0}, {0, 0, 1}, {0, 0, -1}};
        for (int z = 0; z < layers.size(); z++) {
            for (int y = 0; y < layers.get(z).size(); y++) {
                for (int x = 0; x < layers.get(z).get(y).size(); x++) {
                    for (int i = 0; i < steps.length; i++) {
                        edge(cuboid(x, y, z), labels[i], cuboid(x + steps[i][0], y + steps[i][1], z + steps[i][2]));
                    }
                }
            }
        }
    }

    private static String cuboid(int x, int y, int z) {
        return "cx" + x + "y" + y + "z" + z;
    }

    private void readGraph(Token first) {
        List<Token> labels = new ArrayList<>();
        List<Token> targets = new ArrayList<>();
        List<String> sources = new ArrayList<>();
        Set<List<Integer>> known = new HashSet<>();
        for (Token name = first; name != null; name = tokens.atEnd() ? null : tokens.expectName("a vertex")) {
            if (indexes.containsKey(name.text())) {
                throw new DescriptionException(name, name.shown() + " is a vertex already");
            }
            tokens.expect("[");
            vertex(name.text(), names.index(DeclaredNames.Kind.PIECE, tokens.take()));
            tokens.expect("]");
            tokens.expect("{");
            do {
                labels.add(tokens.expectName("a label"));
                tokens.expect(":");
                targets.add(tokens.expectName("a vertex"));
                sources.add(name.text());
            } while (tokens.accept(","));
            tokens.expect("}");
        }
        for (int i = 0; i < labels.size(); i++) {
            if (!indexes.containsKey(targets.get(i).text())) {
                throw new DescriptionException(targets.get(i), targets.get(i).shown() + " is no vertex");
            }
            int label = names.label(labels.get(i));
            int from = indexes.get(sources.get(i));
            if (!known.add(List.of(from, label))) {
                throw new DescriptionException(
                        labels.get(i),
                        "the vertex '" + sources.get(i) + "' has an edge "
                                + labels.get(i).shown() + " already");
            }
            edge(sources.get(i), label, targets.get(i).text());
        }
    }
}
