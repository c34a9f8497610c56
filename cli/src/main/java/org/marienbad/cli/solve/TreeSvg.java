package org.marienbad.cli.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.cli.console.BadInput;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.PictureColors;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.text.Messages;

/**
 * The whole game tree of a small game as an SVG drawing. The start is on top, every ply is an edge with its notation,
 * every position a box. Its frame has the color of the seat to move, its filling that of the seat that wins. The number
 * counts the plies to the end. Best play is drawn bold.
 */
final class TreeSvg {
    /** More boxes than this nobody can read. */
    static final int MAX_NODES = 1000;

    private static final int WIDTH = 62;
    private static final int HEIGHT = 38;
    private static final int GAP = 10;
    private static final int LEVEL = 96;
    private static final int MARGIN = 20;
    private static final String NOBODY = "#f0efe9";
    private static final String GREY = "#777777";

    private static final class Node {
        private final State state;
        private final Value value;
        private final int ply;
        private final List<Node> children = new ArrayList<>();
        private final List<String> plies = new ArrayList<>();
        private int best = -1;
        private double x;

        Node(State state, Value value, int ply) {
            this.state = state;
            this.value = value;
            this.ply = ply;
        }
    }

    private final Game game;
    private final Artwork artwork;
    private final Solver solver;
    private final Messages words;
    private final Messages names;
    private final StringBuilder out = new StringBuilder();
    private final Map<String, Value> known = new HashMap<>();
    private int nodes;
    private int leaves;
    private int deepest;

    private TreeSvg(GameSetup setup, Solver solver, Messages words) {
        this.solver = solver;
        this.words = words;
        game = setup.game();
        artwork = Artwork.of(setup.provider());
        names = setup.provider().messages(words.locale());
    }

    /**
     * Draws the tree from {@code root}.
     *
     * @param solver one that has solved {@code root} and knows distances
     * @throws BadInput if it has more than {@link #MAX_NODES} nodes
     */
    static String draw(GameSetup setup, State root, Solver solver, Messages words) {
        return new TreeSvg(setup, solver, words).document(root);
    }

    private String document(State root) {
        Node tree = grow(root, 0);
        markBest(tree);
        int width = Math.max(leaves * (WIDTH + GAP) - GAP, 8 * WIDTH) + 2 * MARGIN;
        int height = deepest * LEVEL + HEIGHT + 2 * MARGIN + 44;
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                        + " font-family=\"sans-serif\" text-anchor=\"middle\">\n",
                width, height, width, height);
        add("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", width, height);
        edges(tree, false);
        edges(tree, true);
        boxes(tree);
        legend(height);
        return out.append("</svg>\n").toString();
    }

    private Node grow(State state, int ply) {
        if (++nodes > MAX_NODES) {
            throw new BadInput("--tree: the tree has more than " + MAX_NODES
                    + " nodes, one for every way to a position; choose a smaller game, or begin later with --plies");
        }
        Node node = new Node(state, value(state), ply);
        deepest = Math.max(deepest, ply);
        int[] actions = game.legalActions(state);
        for (int action : actions) {
            State next = state.copy();
            next.apply(action);
            node.plies.add(game.action(state, action).notation());
            node.children.add(grow(next, ply + 1));
        }
        if (actions.length == 0) {
            node.x = MARGIN + leaves++ * (WIDTH + GAP) + WIDTH / 2.0;
        } else {
            node.x = (node.children.get(0).x + node.children.get(actions.length - 1).x) / 2;
        }
        return node;
    }

    /** For seat 0. */
    private Value value(State state) {
        return known.computeIfAbsent(state.toString(), text -> {
            if (state.actor() == State.TERMINAL) {
                double[] payoffs = new double[2];
                state.payoffs(payoffs);
                return Value.exactly(payoffs[0] - game.info().payoffSum() / 2);
            }
            Value value =
                    solver.solve(state, Goal.VALUE, Limits.NONE, Watch.NONE).value();
            return state.actor() == 0 ? value : value.negated();
        });
    }

    /** Marks the best play from the start: the same value, and of wins the fastest, of losses the slowest. */
    private void markBest(Node tree) {
        Node node = tree;
        while (!node.children.isEmpty()) {
            double sign = node.state.actor() == 0 ? 1 : -1;
            for (int i = 0; i < node.children.size(); i++) {
                Node child = node.children.get(i);
                Node best = node.best < 0 ? null : node.children.get(node.best);
                if (best == null || isBetter(child.value, best.value, sign)) {
                    node.best = i;
                }
            }
            node = node.children.get(node.best);
        }
    }

    private static boolean isBetter(Value one, Value other, double sign) {
        if (one.low() != other.low()) {
            return sign * one.low() > sign * other.low();
        }
        int sooner = Integer.compare(one.plies().orElse(0), other.plies().orElse(0));
        return sign * one.low() > 0 ? sooner < 0 : sign * one.low() < 0 && sooner > 0;
    }

    private double y(Node node) {
        return MARGIN + node.ply * LEVEL;
    }

    private void edges(Node node, boolean best) {
        for (int i = 0; i < node.children.size(); i++) {
            Node child = node.children.get(i);
            if ((node.best == i) == best) {
                edge(node, child, node.plies.get(i), best);
            }
            edges(child, best);
        }
    }

    private void edge(Node from, Node to, String ply, boolean best) {
        double top = y(from) + HEIGHT;
        double bottom = y(to);
        add(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>\n",
                from.x, top, to.x, bottom, best ? "#000000" : "#aaaaaa", best ? "3" : "1");
        // Near the lower end, where edges of one box have come apart; on white, so that it is read on any line.
        double share = 0.74;
        double x = from.x + share * (to.x - from.x);
        double y = top + share * (bottom - top);
        add(
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"11\" font-weight=\"%s\" fill=\"#333333\" stroke=\"#ffffff\""
                        + " stroke-width=\"4\" paint-order=\"stroke\">%s</text>\n",
                x, y + 4, best ? "bold" : "normal", Svg.escape(ply));
    }

    private String color(String ink) {
        return PictureColors.hex(artwork.color(ink, PictureTheme.LIGHT) >>> 8);
    }

    private void boxes(Node node) {
        int actor = node.state.actor();
        int outcome = node.value.outcome().orElse(0);
        String filling = outcome == 0 ? NOBODY : color(Artwork.seat(outcome > 0 ? 0 : 1) + ":white:80");
        add(
                "<g><title>%s</title><rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" rx=\"7\" fill=\"%s\""
                        + " stroke=\"%s\" stroke-width=\"%s\"/>",
                Svg.escape(node.state.toString()),
                node.x - WIDTH / 2.0,
                y(node),
                WIDTH,
                HEIGHT,
                filling,
                actor < 0 ? GREY : color(Artwork.seatEdge(actor)),
                actor < 0 ? "1" : "2.5");
        String name = game.view().shortForm(node.state);
        String value = number(node);
        if (name.isEmpty()) {
            text(node.x, y(node) + HEIGHT / 2.0 + 5, 14, value);
        } else {
            text(node.x, y(node) + 16, 13, name);
            text(node.x, y(node) + 32, 12, value);
        }
        out.append("</g>\n");
        node.children.forEach(this::boxes);
    }

    /** The value for seat 0, and the plies to the end. */
    private String number(Node node) {
        double value = node.value.low();
        String written = value == Math.rint(value)
                ? String.format(Locale.ROOT, "%+d", (long) value).replace("+0", "0")
                : String.format(words.locale(), "%+.2f", value);
        String sign = written.replace('-', '−');
        return node.state.actor() == State.TERMINAL || node.value.plies().isEmpty()
                ? sign
                : sign + " · " + node.value.plies().getAsInt();
    }

    private void legend(int height) {
        String one = names.get(game.view().seatName(0));
        String other = names.get(game.view().seatName(1));
        double y = height - MARGIN - 18;
        add(
                "<text x=\"%d\" y=\"%.1f\" font-size=\"12\" text-anchor=\"start\" fill=\"#333333\">%s</text>\n",
                MARGIN, y, Svg.escape(words.get("tree.legend.frame", one, other)));
        add(
                "<text x=\"%d\" y=\"%.1f\" font-size=\"12\" text-anchor=\"start\" fill=\"#333333\">%s</text>\n",
                MARGIN, y + 18, Svg.escape(words.get("tree.legend.value", one, other)));
    }

    private void text(double x, double y, int size, String text) {
        add("<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\">%s</text>", x, y, size, Svg.escape(text));
    }

    private void add(String format, Object... arguments) {
        out.append(String.format(Locale.ROOT, format, arguments));
    }
}
