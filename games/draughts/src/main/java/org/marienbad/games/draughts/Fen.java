package org.marienbad.games.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.games.draughts.DraughtsState.Pieces;

/**
 * Positions as PDN has them: {@code W:W21,22,K31:B1,K5}, the seat to move, then the pieces of both, {@code K} before kings. Reads
 * ranges of squares ({@code 21-32}), both orders of the seats, blanks and a full stop at the end.
 */
final class Fen {
    private static final Pattern FORM = Pattern.compile("([BW]):([BW])([^:]*):([BW])([^:]*)");
    private static final Pattern SQUARES = Pattern.compile("(K?)(\\d{1,2})(?:-(\\d{1,2}))?");
    private static final int MOST_PIECES = 12;

    private final long[] pieces = new long[2];
    private long kings;

    private Fen() {}

    static String of(DraughtsState state) {
        return (state.side() == DraughtsState.BLACK ? "B" : "W") + ":W" + list(state, DraughtsState.WHITE) + ":B"
                + list(state, DraughtsState.BLACK);
    }

    private static String list(DraughtsState state, int seat) {
        List<String> squares = new ArrayList<>();
        for (int square = 0; square < Squares.COUNT; square++) {
            if (state.owner(square) == seat) {
                squares.add((state.isKing(square) ? "K" : "") + Squares.name(square));
            }
        }
        return String.join(",", squares);
    }

    /**
     * @param jumping the square of the piece that must jump on, or −1
     * @throws IllegalArgumentException saying what is wrong
     */
    static DraughtsState read(DraughtsRules rules, String text, int jumping) {
        Matcher form =
                FORM.matcher(text.replaceAll("\\s", "").replaceFirst("\\.$", "").toUpperCase(Locale.ROOT));
        if (!form.matches() || form.group(2).equals(form.group(4))) {
            throw refused(
                    "must be the seat to move and the pieces of both, as in W:W21,22,K31:B1,K5; got '" + text + "'");
        }
        Fen fen = new Fen();
        fen.add(seat(form.group(2)), form.group(3));
        fen.add(seat(form.group(4)), form.group(5));
        int mover = seat(form.group(1));
        DraughtsState state = DraughtsState.of(rules, new Pieces(fen.pieces[0], fen.pieces[1], fen.kings), mover, -1);
        if (jumping < 0) {
            return state;
        }
        long piece = DraughtsBits.bit(jumping);
        if ((piece & DraughtsBits.jumpers(state.piecesOf(mover), state.piecesOf(1 - mover), state.kings(), mover))
                == 0) {
            throw new IllegalArgumentException("position: 'jumping' is " + Squares.name(jumping)
                    + ", but must be the square of a piece of the seat to move that can jump");
        }
        return DraughtsState.of(rules, new Pieces(fen.pieces[0], fen.pieces[1], fen.kings), mover, jumping);
    }

    private static int seat(String letter) {
        return letter.equals("B") ? DraughtsState.BLACK : DraughtsState.WHITE;
    }

    private void add(int seat, String list) {
        for (String entry : list.isEmpty() ? new String[0] : list.split(",", -1)) {
            Matcher squares = SQUARES.matcher(entry);
            if (!squares.matches()) {
                throw refused(
                        "has '" + entry + "' where a square such as 21 or K21, or a range such as 21-32, is expected");
            }
            int first = square(squares.group(2));
            int last = squares.group(3) == null ? first : square(squares.group(3));
            for (int square = first; square <= last; square++) {
                put(seat, square, !squares.group(1).isEmpty());
            }
            if (last < first) {
                throw refused("has the range '" + entry + "', which ends before it begins");
            }
        }
        if (Long.bitCount(pieces[seat]) > MOST_PIECES) {
            throw refused("has " + Long.bitCount(pieces[seat]) + " pieces of a seat; allowed: up to " + MOST_PIECES);
        }
    }

    private static int square(String number) {
        int square = Squares.named(number);
        if (square < 0) {
            throw refused("has the square " + number + "; allowed: 1 to " + Squares.COUNT);
        }
        return square;
    }

    private void put(int seat, int square, boolean king) {
        long bit = 1L << square;
        if (((pieces[0] | pieces[1]) & bit) != 0) {
            throw refused("has square " + Squares.name(square) + " twice");
        }
        if (!king && Squares.row(square) == (seat == DraughtsState.BLACK ? Squares.ROWS - 1 : 0)) {
            throw refused("has a man on " + Squares.name(square) + ", where it would be a king");
        }
        pieces[seat] |= bit;
        kings |= king ? bit : 0;
    }

    private static IllegalArgumentException refused(String why) {
        return new IllegalArgumentException("position: 'fen' " + why);
    }
}
