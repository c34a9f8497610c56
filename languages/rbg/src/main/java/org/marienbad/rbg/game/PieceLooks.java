package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * How pieces look: as the companion says, else as their names suggest. A piece whose name begins as that of a player is that player's; one called {@code
 * e} or {@code empty} is none.
 */
final class PieceLooks {
    /** The figures that a companion may name, beside letters. */
    static final List<String> SYMBOLS = List.of(
            "stone",
            "disc",
            "king",
            "black-stone",
            "white-stone",
            "black-disc",
            "white-disc",
            "black-king",
            "white-king",
            "pawn",
            "cross",
            "ring",
            "match",
            "coin",
            "star",
            "flag",
            "chess-king",
            "chess-queen",
            "chess-rook",
            "chess-bishop",
            "chess-knight",
            "chess-pawn",
            "dot");

    private static final Map<String, Kind> CHESSMEN = Map.of(
            "king", Kind.CHESS_KING,
            "queen", Kind.CHESS_QUEEN,
            "rook", Kind.CHESS_ROOK,
            "bishop", Kind.CHESS_BISHOP,
            "knight", Kind.CHESS_KNIGHT,
            "pawn", Kind.CHESS_PAWN);

    /** Short names of pieces. */
    private static final Map<String, String> SHORT =
            Map.of("k", "king", "q", "queen", "r", "rook", "b", "bishop", "n", "knight", "p", "pawn");

    /** Names of notes on the board for the rules, which are no pieces to people. */
    private static final Pattern NOTES = Pattern.compile(
            "(just|not|to|toBe)\\p{Lu}.*|.*(Visited|Removed|Captured|Moved|Arrived|ToBe\\p{Lu}.*)|dame|unvisited");

    private static final Set<String> EMPTY = Set.of("e", "empty", "blank", "none", "free");
    private static final String NONE = "none";
    private static final Kind DOT = new Kind("dot");
    private static final String PLAYER = "Player";

    private final RbgDescription description;
    private final Companion companion;
    /** By piece; empty where nothing is drawn. */
    private final List<Optional<Tokens>> tokens = new ArrayList<>();

    private final Set<String> taken = new HashSet<>();

    /** @param seats by player the seat */
    PieceLooks(RbgDescription description, Companion companion, int... seats) {
        this.description = description;
        this.companion = companion;
        for (String piece : description.pieces()) {
            tokens.add(look(piece, seats));
        }
    }

    static boolean isSymbol(String value) {
        return value.equals(NONE) || SYMBOLS.contains(value) || value.matches("\\p{L}[\\p{L}\\d]{0,2}");
    }

    /** The drawing of a piece; empty for nothing. */
    Optional<Tokens> tokens(int piece) {
        return tokens.get(piece);
    }

    /** The seat whose piece it is; −1 for nobody. */
    int owner(int piece) {
        return tokens.get(piece).map(Tokens::owner).orElse(-1);
    }

    private Optional<Tokens> look(String piece, int... seats) {
        int player = companion
                .get("owner." + piece)
                .map(description.players()::indexOf)
                .orElseGet(() -> owner(piece));
        int seat = player < 0 ? -1 : seats[player];
        Optional<String> symbol = companion.get("symbol." + piece);
        if (symbol.isPresent()) {
            return symbol.get().equals(NONE) ? Optional.empty() : Optional.of(new Tokens(kind(symbol.get()), seat, 1));
        }
        return EMPTY.contains(piece) || player < 0 && NOTES.matcher(piece).matches()
                ? Optional.empty()
                : Optional.of(guessed(piece, player, seat));
    }

    private static Kind kind(String symbol) {
        return SYMBOLS.contains(symbol) ? new Kind(symbol) : Kind.letter(symbol);
    }

    /** The player whose name, or first letter, the piece's begins with; −1 for none. */
    private int owner(String piece) {
        List<String> players = description.players();
        int longest = -1;
        for (int player = 0; player < players.size(); player++) {
            String stem = stem(players.get(player));
            if (piece.startsWith(stem)
                    && (longest < 0
                            || stem.length() > stem(players.get(longest)).length())) {
                longest = player;
            }
        }
        if (longest >= 0) {
            return longest;
        }
        for (int player = 0; player < players.size(); player++) {
            String letter = players.get(player).substring(0, 1);
            long alike =
                    players.stream().filter(other -> other.startsWith(letter)).count();
            String rest = piece.substring(1);
            boolean said = rest.isEmpty() || !Character.isLowerCase(rest.charAt(0)) || rest.length() == 1 && areShort();
            if (alike == 1 && piece.startsWith(letter) && said) {
                return player;
            }
        }
        return players.size() == 2 && piece.equals("x") && isPiece("o")
                ? 0
                : players.size() == 2 && piece.equals("o") && isPiece("x") ? 1 : -1;
    }

    /** The name of a player without {@link #PLAYER} at its end, with which the names of its pieces begin. */
    private static String stem(String player) {
        return player.length() > PLAYER.length() && player.endsWith(PLAYER)
                ? player.substring(0, player.length() - PLAYER.length())
                : player;
    }

    /** Whether all names of pieces have one or two letters, as {@code wk} does. */
    private boolean areShort() {
        return description.pieces().stream().allMatch(piece -> piece.length() <= 2 || EMPTY.contains(piece));
    }

    private boolean isPiece(String name) {
        return description.pieces().contains(name);
    }

    private Tokens guessed(String piece, int player, int seat) {
        if (player < 0) {
            return new Tokens(neutral(piece), -1, 1);
        }
        String name = stem(description.players().get(player));
        String rest =
                piece.substring(piece.startsWith(name) ? name.length() : 1).toLowerCase(Locale.ROOT);
        if (piece.equals("x") || piece.equals("o")) {
            return new Tokens(piece.equals("x") ? Kind.CROSS : Kind.RING, seat, 1);
        }
        String word = isChess() ? SHORT.getOrDefault(rest, rest) : rest;
        if (isChess() && chessman(word).isPresent()) {
            return new Tokens(chessman(word).orElseThrow(), seat, 1);
        }
        String shade = name.startsWith("white") ? "white-" : name.startsWith("black") ? "black-" : "";
        return switch (word) {
            case "stone", "king" -> new Tokens(new Kind(shade + word), seat, 1);
            case "", "man", "piece", "pawn", "disc", "checker" -> new Tokens(new Kind(shade + "disc"), seat, 1);
            default -> new Tokens(letters(piece, piece.substring(piece.length() - rest.length())), seat, 1);
        };
    }

    /** The piece in words, without its owner: {@code wk} and {@code whiteKing} are "King". */
    String words(int piece) {
        String name = description.pieces().get(piece);
        int player = owner(name);
        if (player < 0) {
            return TextWords.readable(name);
        }
        String stem = stem(description.players().get(player));
        String rest = name.substring(name.startsWith(stem) ? stem.length() : 1);
        if (rest.length() > 2) {
            return TextWords.readable(rest);
        }
        String kind = tokens(piece).map(tokens -> tokens.kind().id()).orElse("");
        return TextWords.readable(
                CHESSMEN.keySet().stream().filter(kind::endsWith).findFirst().orElse("piece"));
    }

    /** A piece of nobody is a stone if there are no others, else it is told by letters. */
    private Kind neutral(String piece) {
        long others = description.pieces().stream()
                .filter(other -> !EMPTY.contains(other)
                        && owner(other) < 0
                        && !NOTES.matcher(other).matches())
                .count();
        if (piece.equalsIgnoreCase("visited")) {
            return DOT;
        }
        return others == 1 || piece.equals("ball") ? Kind.STONE : letters(piece, piece);
    }

    /** The chessman that {@code word} begins with: a king that may castle is a king. */
    private static Optional<Kind> chessman(String word) {
        return CHESSMEN.keySet().stream().filter(word::startsWith).findFirst().map(CHESSMEN::get);
    }

    /** Kings and pawns then stand among others, as in chess. */
    boolean isChess() {
        return description.pieces().stream().anyMatch(piece -> piece.matches(".*(Knight|Rook|Bishop).*|[a-z][nNrR]"));
    }

    /** The first letter, or as many as tell it from other pieces of its owner. */
    private Kind letters(String piece, String word) {
        String owner = piece.substring(0, piece.length() - word.length());
        String letters = word;
        for (int length = 1; length <= word.length(); length++) {
            letters = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1, length);
            if (taken.add(owner + " " + letters) || length == 3) {
                break;
            }
        }
        return Kind.letter(letters.length() > 3 ? letters.substring(0, 3) : letters);
    }
}
