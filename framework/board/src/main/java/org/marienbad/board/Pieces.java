package org.marienbad.board;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

/**
 * The pieces that may stand on a cell. The content of a cell is a number. It is 0 for nothing, then 1, 2 … for the pieces in their order.
 *
 * <pre>{@code
 * Pieces.of('X', Kind.BLACK_DISC, 'O', Kind.WHITE_DISC).and('*', Kind.STONE, Pieces.NOBODY)
 * }</pre>
 *
 * <p>With one kind a seat, a cell with a piece of {@code seat} contains {@code 1 + seat}.
 */
public final class Pieces {
    /** Owner of a piece that is nobody's. */
    public static final int NOBODY = -1;

    private static final char EMPTY = '.';

    private record Piece(char letter, Kind kind, int owner) {}

    private final List<Piece> pieces;

    private Pieces(List<Piece> pieces) {
        this.pieces = List.copyOf(pieces);
    }

    /** One kind for each of two seats. */
    public static Pieces of(char first, Kind firstKind, char second, Kind secondKind) {
        return new Pieces(List.of()).and(first, firstKind, 0).and(second, secondKind, 1);
    }

    /** With one more: its letter in diagrams, its look and the seat that owns it, or {@link #NOBODY}. */
    public Pieces and(char letter, Kind kind, int owner) {
        List<Piece> more = new ArrayList<>(pieces);
        more.add(new Piece(letter, kind, owner));
        return new Pieces(more);
    }

    /** How many contents a cell can have, nothing included. */
    int contents() {
        return pieces.size() + 1;
    }

    /** The seat that owns the contents of a cell; {@link #NOBODY} if it is empty. */
    public int owner(int content) {
        return content == 0 ? NOBODY : pieces.get(content - 1).owner();
    }

    /** The letter of the first piece of {@code seat}; its number from 1 if it has none. */
    String sign(int seat) {
        return pieces.stream()
                .filter(piece -> piece.owner() == seat)
                .map(piece -> String.valueOf(piece.letter()))
                .findFirst()
                .orElse("seat " + (seat + 1));
    }

    public char letter(int content) {
        return content == 0 ? EMPTY : pieces.get(content - 1).letter();
    }

    /** The content that {@code letter} stands for, or −1. */
    public int content(int letter) {
        for (int content = 0; content < contents(); content++) {
            if (letter(content) == letter) {
                return content;
            }
        }
        return -1;
    }

    /** All letters, as people list them: {@code . X O}. */
    String letters() {
        StringBuilder letters = new StringBuilder().append(EMPTY);
        pieces.forEach(piece -> letters.append(' ').append(piece.letter()));
        return letters.toString();
    }

    /** {@code count} pieces as they are drawn. */
    public Tokens tokens(int content, int count) {
        Piece piece = pieces.get(content - 1);
        return new Tokens(piece.kind(), piece.owner(), count);
    }

    /**
     * Contents as {@code seat} sees them: its own pieces first, each at the place of the corresponding piece of the first seat. For two
     * seats with as many kinds.
     */
    int seenBy(int seat, int content) {
        int owner = owner(content);
        if (seat == 0 || owner == NOBODY) {
            return content;
        }
        int rank = 0;
        for (int other = 1; other < content; other++) {
            rank += owner(other) == owner ? 1 : 0;
        }
        for (int other = 1; other < contents(); other++) {
            if (owner(other) == 1 - owner && rank-- == 0) {
                return other;
            }
        }
        return content;
    }
}
