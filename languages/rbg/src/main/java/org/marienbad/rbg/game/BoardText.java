package org.marienbad.rbg.game;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.tree.RbgDescription;

/** A board as text, for consoles: a character for each piece, in rows where the board has some. Different pieces have different characters. */
final class BoardText {
    private static final String ALL = ".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+*#%&@$!?<>";

    private final RbgDescription description;
    private final BoardLayout layout;
    /** By piece; empty if there are more pieces than characters. */
    private final String signs;

    BoardText(RbgDescription description, BoardLayout layout, PieceLooks looks) {
        this.description = description;
        this.layout = layout;
        StringBuilder taken = new StringBuilder();
        for (int piece = 0; piece < description.pieces().size() && taken.length() < ALL.length(); piece++) {
            String name = description.pieces().get(piece);
            String wanted = looks.tokens(piece).isEmpty()
                    ? "."
                    : looks.tokens(piece)
                            .flatMap(tokens -> tokens.kind().letters())
                            .orElse(name.substring(0, 1));
            // The pieces of the first seat are large letters, those of others small ones.
            String cased = looks.owner(piece) == 0 ? wanted.toUpperCase(Locale.ROOT) : wanted.toLowerCase(Locale.ROOT);
            taken.append(free(cased + wanted + name + ALL, taken));
        }
        signs = description.pieces().size() > ALL.length() ? "" : taken.toString();
    }

    private static char free(String wanted, StringBuilder taken) {
        return (char) wanted.chars()
                .filter(sign -> ALL.indexOf(sign) >= 0 && taken.indexOf(String.valueOf((char) sign)) < 0)
                .findFirst()
                .orElseThrow();
    }

    String of(RbgPosition position) {
        if (signs.isEmpty() || !layout.hasRows()) {
            return pieces(position);
        }
        TreeMap<Integer, char[]> lines = new TreeMap<>();
        for (int cell = 0; cell < description.board().size(); cell++) {
            char[] line = lines.computeIfAbsent(-layout.row(cell), row -> {
                char[] blanks = new char[layout.columns()];
                Arrays.fill(blanks, ' ');
                return blanks;
            });
            line[layout.column(cell)] = signs.charAt(position.piece(cell));
        }
        return lines.values().stream()
                .map(line -> "\n" + String.valueOf(line).stripTrailing())
                .collect(Collectors.joining());
    }

    private String pieces(RbgPosition position) {
        List<String> names = description.pieces();
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < description.board().size(); cell++) {
            text.append(' ').append(layout.name(cell)).append(':').append(names.get(position.piece(cell)));
        }
        return text.toString();
    }
}
