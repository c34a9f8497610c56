package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.tree.RbgDescription;

/** A board as text, for consoles: a character for each piece, in rows where the board has some. Different pieces have different characters. */
final class BoardText {
    private static final String ALL = ".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+*#%&@$!?<>";

    private static final String CHESS = "chess-";

    private final RbgDescription description;
    private final BoardLayout layout;
    /** By piece; empty if there are more pieces than characters. */
    private final String signs;
    /** By row from above, if the board has some, the cells from left to right. */
    private final List<List<Integer>> cells = new ArrayList<>();

    BoardText(RbgDescription description, BoardLayout layout, PieceLooks looks) {
        this.description = description;
        this.layout = layout;
        signs = description.pieces().size() > ALL.length() ? "" : signs(looks);
        if (!signs.isEmpty() && layout.hasRows()) {
            TreeMap<Integer, List<Integer>> rows = new TreeMap<>();
            for (int cell = 0; cell < description.board().size(); cell++) {
                rows.computeIfAbsent(-layout.row(cell), row -> new ArrayList<>())
                        .add(cell);
            }
            rows.values().forEach(row -> row.sort(Comparator.comparingInt(layout::column)));
            cells.addAll(rows.values());
        }
    }

    private String signs(PieceLooks looks) {
        List<String> pieces = description.pieces();
        char[] found = new char[pieces.size()];
        StringBuilder taken = new StringBuilder();
        // Pieces that are drawn have the first choice.
        IntStream.range(0, found.length)
                .boxed()
                .sorted(Comparator.comparing(piece -> looks.tokens(piece).isEmpty()))
                .forEach(piece -> {
                    found[piece] = free(wanted(piece, looks), taken);
                    taken.append(found[piece]);
                });
        return String.valueOf(found);
    }

    /** Signs for a piece, best first. Those of the first seat are large letters, those of others small ones. */
    private String wanted(int piece, PieceLooks looks) {
        String name = description.pieces().get(piece);
        String rest = description.players().stream()
                .filter(player -> name.startsWith(player) && name.length() > player.length())
                .findFirst()
                .map(player -> name.substring(player.length()))
                .orElse(name);
        String best = looks.tokens(piece)
                .map(tokens -> tokens.kind().letters().orElse(letter(tokens.kind(), rest)))
                .orElse(".");
        String all = best + rest;
        return (looks.owner(piece) == 0 ? all.toUpperCase(Locale.ROOT) : all.toLowerCase(Locale.ROOT)) + all + ALL;
    }

    private static String letter(Kind kind, String name) {
        if (kind.equals(Kind.CHESS_KNIGHT)) {
            return "n";
        }
        String word = kind.id().startsWith(CHESS) ? kind.id().substring(CHESS.length()) : name;
        return word.substring(0, 1);
    }

    private static char free(String wanted, StringBuilder taken) {
        return (char) wanted.chars()
                .filter(sign -> ALL.indexOf(sign) >= 0 && taken.indexOf(String.valueOf((char) sign)) < 0)
                .findFirst()
                .orElseThrow();
    }

    String of(RbgPosition position) {
        return cells.isEmpty()
                ? String.join(" ", rows(position))
                : cells.stream().map(row -> line(position, row)).collect(Collectors.joining("\n"));
    }

    private String line(RbgPosition position, List<Integer> row) {
        char[] line = new char[1 + layout.column(row.get(row.size() - 1))];
        Arrays.fill(line, ' ');
        row.forEach(cell -> line[layout.column(cell)] = signs.charAt(position.piece(cell)));
        return String.valueOf(line);
    }

    /** How many texts {@link #rows} are; 0 if the board has no rows. */
    int countRows() {
        return cells.size();
    }

    /** The pieces, a text for each row from above. Without rows there is one for each place with another piece than the first. */
    List<String> rows(RbgPosition position) {
        if (cells.isEmpty()) {
            return IntStream.range(0, description.board().size())
                    .filter(cell -> position.piece(cell) > 0)
                    .mapToObj(cell ->
                            layout.name(cell) + ":" + description.pieces().get(position.piece(cell)))
                    .toList();
        }
        return cells.stream()
                .map(row -> row.stream()
                        .map(cell -> String.valueOf(signs.charAt(position.piece(cell))))
                        .collect(Collectors.joining()))
                .toList();
    }

    /**
     * The inverse of {@link #rows}: by vertex the piece. Blanks between signs make no difference.
     *
     * @throws IllegalArgumentException saying what is wrong where
     */
    int[] read(List<String> rows) {
        int[] pieces = new int[description.board().size()];
        Set<Integer> named = new HashSet<>();
        for (int row = 0; row < rows.size(); row++) {
            String text = rows.get(row);
            if (cells.isEmpty()) {
                int colon = text.indexOf(':');
                int piece = description.pieces().indexOf(text.substring(colon + 1));
                int cell = colon < 0 ? -1 : layout.find(text.substring(0, colon));
                require(
                        cell >= 0 && piece >= 0 && named.add(cell),
                        "'" + text + "' must be another place and its piece, such as " + layout.name(0) + ":"
                                + description.pieces().get(0));
                pieces[cell] = piece;
            } else {
                read(row, text.replace(" ", ""), pieces);
            }
        }
        return pieces;
    }

    private void read(int row, String text, int... pieces) {
        List<Integer> all = cells.get(row);
        require(
                text.length() == all.size(),
                "row " + (row + 1) + " must have " + all.size() + " signs, not " + text.length());
        for (int i = 0; i < text.length(); i++) {
            int piece = signs.indexOf(text.charAt(i));
            require(piece >= 0, "'" + text.charAt(i) + "' on " + layout.name(all.get(i)) + "; allowed: " + signs);
            pieces[all.get(i)] = piece;
        }
    }

    private static void require(boolean holds, String wrong) {
        if (!holds) {
            throw new IllegalArgumentException("position: 'board': " + wrong);
        }
    }
}
