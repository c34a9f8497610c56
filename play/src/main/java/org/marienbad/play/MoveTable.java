package org.marienbad.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;

/**
 * The plies of a game as a move list shows them. Rows of the main line have two plies each if two seats alternate.
 * Below a ply are the variations that were played in its place. A snapshot, for the person at the screen.
 */
public final class MoveTable {
    private static final int PAIR = 2;

    /**
     * A ply.
     *
     * @param node in the tree of the game
     * @param index how many plies come before it
     * @param seen the known part of it
     */
    public record Move(int node, int index, Seen seen) {}

    /** The contents of a line; two are equal if they show the same. */
    public sealed interface Line {
        /** All plies of the line, in the order in which they were played. */
        List<Move> moves();
    }

    /**
     * A row of the main line.
     *
     * @param cells a cell, or one for each of two seats; empty where that seat's ply stands in another row
     */
    public record Row(List<Optional<Move>> cells) implements Line {
        @Override
        public List<Move> moves() {
            return cells.stream().flatMap(Optional::stream).toList();
        }
    }

    /**
     * A variation.
     *
     * @param depth 1 if it leaves the main line, one more than that of the variation that it leaves otherwise
     */
    public record Variation(int depth, List<Move> moves) implements Line {}

    /** An English word, in a code for programs. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");

    private static final String SIGNS = "()+#=×*/-";

    private final LiveGame live;
    private final PlyTree tree;
    private final boolean paired;
    private final List<Line> lines = new ArrayList<>();
    private final Map<Integer, MatchView> views = new HashMap<>();

    /** The plies of {@code live} as they are now. */
    public MoveTable(LiveGame live) {
        this.live = live;
        tree = live.tree();
        paired = live.setup().seats() == PAIR && !live.setup().game().info().has(GameInfo.Trait.CHANCE);
        rows();
    }

    /**
     * The number by which people know the last of the first {@code plies} of {@code line}. It counts those that somebody
     * chose: neither dice nor cards turned up are moves.
     */
    public static int number(MatchView line, int plies) {
        return (int) IntStream.range(0, plies)
                .filter(ply -> line.seen(ply).actor() >= 0)
                .count();
    }

    /** From top to bottom. */
    public List<Line> lines() {
        return lines;
    }

    /** The line in which {@code move} was played, to read of it what the observer may know. */
    public MatchView view(Move move) {
        return views.get(move.node());
    }

    private void rows() {
        List<Optional<Move>> row = new ArrayList<>();
        for (Move move : moves(PlyTree.START)) {
            int column = paired ? move.seen().actor() : 0;
            if (row.size() > column) {
                flush(row);
            }
            while (row.size() < column) {
                row.add(Optional.empty());
            }
            row.add(Optional.of(move));
            if (tree.children(tree.parent(move.node())).size() > 1) {
                flush(row);
                variations(move.node(), 1);
            }
        }
        flush(row);
    }

    private void flush(List<Optional<Move>> row) {
        if (!row.isEmpty()) {
            while (paired && row.size() < PAIR) {
                row.add(Optional.empty());
            }
            lines.add(new Row(List.copyOf(row)));
            row.clear();
        }
    }

    /** Those that were played in place of {@code node}, which is the first of its siblings. */
    private void variations(int node, int depth) {
        List<Integer> siblings = tree.children(tree.parent(node));
        for (int sibling : siblings.subList(1, siblings.size())) {
            List<Move> moves = moves(sibling);
            lines.add(new Variation(depth, moves));
            for (Move move : moves.subList(1, moves.size())) {
                if (tree.children(tree.parent(move.node())).size() > 1) {
                    variations(move.node(), depth + 1);
                }
            }
        }
    }

    /** The plies from {@code first} on to the end of its line; from the start, those of the main line. */
    private List<Move> moves(int first) {
        MatchView view = live.line(first);
        List<Integer> nodes = tree.line(first);
        List<Move> moves = new ArrayList<>();
        for (int i = Math.max(0, nodes.indexOf(first)); i < nodes.size(); i++) {
            views.put(nodes.get(i), view);
            moves.add(new Move(nodes.get(i), i, view.seen(i)));
        }
        return moves;
    }

    /**
     * Whether people read {@code notation} beside the sentence that says the same: it is no code for programs, nor
     * looks like points.
     */
    public static boolean isReadable(String notation) {
        return !notation.startsWith("+")
                && isSigns(notation)
                && !WORD.matcher(notation).find();
    }

    /** No pattern, as the browser's library has none of all letters and digits with some signs. */
    private static boolean isSigns(String text) {
        return !text.isEmpty()
                && text.chars().allMatch(letter -> Character.isLetterOrDigit(letter) || SIGNS.indexOf(letter) >= 0);
    }
}
