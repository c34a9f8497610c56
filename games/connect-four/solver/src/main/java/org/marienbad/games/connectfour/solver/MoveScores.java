package org.marienbad.games.connectfour.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourGrid;
import org.marienbad.games.connectfour.ConnectFourState;

/** Bounds of the score of each move of one position, and a way to improve them. */
final class MoveScores {
    /** Bounds of the score of a move, for the seat that makes it. */
    static final class Move {
        private final int column;
        /** The discs of the other seat, which is then to move, and all discs; unused where the game is over. */
        private final long own;

        private final long all;
        private int low;
        private int high;

        private Move(int column, long own, long all, int low, int high) {
            this.column = column;
            this.own = own;
            this.all = all;
            this.low = low;
            this.high = high;
        }

        int column() {
            return column;
        }

        int low() {
            return low;
        }

        int high() {
            return high;
        }

        boolean exact() {
            return low == high;
        }
    }

    /** Wins and losses within as many discs of a seat are looked for first. */
    private static final int SHORT = 5;

    private static final Comparator<Move> BEST_FIRST =
            Comparator.comparingInt(Move::low).thenComparingInt(Move::high).reversed();

    private final ScoreSearch search;
    private final int cells;
    private final int plies;
    /** From the middle outwards until they are sorted. */
    private final List<Move> moves = new ArrayList<>();

    MoveScores(ConnectFourGame game, ConnectFourState state, ScoreSearch search, ConnectFourBook book) {
        this.search = search;
        ConnectFourGrid grid = game.grid();
        cells = grid.cellCount();
        long own = state.discs(state.actor());
        long all = state.discs(0) | state.discs(1);
        plies = Long.bitCount(all);
        for (int i = 0; i < grid.columns(); i++) {
            int column = ScoreSearch.order(grid.columns(), i);
            long disc = grid.landing(all, column);
            if (disc != 0) {
                moves.add(move(grid, column, own | disc, own ^ all, all | disc, book));
            }
        }
    }

    private Move move(ConnectFourGrid grid, int column, long played, long other, long all, ConnectFourBook book) {
        int most = search.most(plies);
        if (grid.hasLine(played)) {
            return new Move(column, other, all, most, most);
        } else if (plies + 1 == cells) {
            return new Move(column, other, all, 0, 0);
        }
        OptionalInt known = book.score(other, all);
        int next = search.most(plies + 1);
        return known.isPresent()
                ? new Move(column, other, all, -known.getAsInt(), -known.getAsInt())
                : new Move(column, other, all, -next, most - 1);
    }

    /** The moves, the best first as far as is known. */
    List<Move> moves() {
        moves.sort(BEST_FIRST);
        return List.copyOf(moves);
    }

    boolean allExact() {
        return moves.stream().allMatch(Move::exact);
    }

    /** At least this is the score of the position. */
    int low() {
        return moves.stream().mapToInt(Move::low).max().orElseThrow();
    }

    /** At most this is the score of the position. */
    int high() {
        return moves.stream().mapToInt(Move::high).max().orElseThrow();
    }

    /**
     * Finds the exact scores of all moves. Short wins and losses, which are the easiest to prove, come first, then a
     * best move, then the others. If it is stopped, the bounds found so far stay.
     */
    void deepen() {
        int most = search.most(plies);
        deepen(most, Math.max(0, most - SHORT));
        value();
        deepen(most, 0);
    }

    /** Finds out whether moves score {@code from}, or as many below 0, and so on down to {@code to}, which is left out. */
    private void deepen(int from, int to) {
        for (int score = from; score > to; score--) {
            for (Move move : moves) {
                if (move.high >= score && !move.exact()) {
                    atLeast(move, score);
                }
                if (move.low <= -score && !move.exact()) {
                    atLeast(move, 1 - score);
                }
            }
        }
    }

    /** Finds out whether the position is won, drawn or lost. */
    void outcome() {
        for (int bound = 1; bound >= 0 && low() < bound; bound--) {
            for (Move move : moves) {
                if (move.low < bound && move.high >= bound && atLeast(move, bound)) {
                    return;
                }
            }
        }
    }

    /** Finds the exact score of the position and a move that has it; those close to a draw are tried first. */
    void value() {
        while (low() < high()) {
            int low = low();
            int high = high();
            int middle = low + (high - low) / 2;
            if (middle <= 0 && low / 2 < middle) {
                middle = low / 2;
            } else if (middle >= 0 && high / 2 > middle) {
                middle = high / 2;
            }
            for (Move move : moves) {
                if (move.high > middle && atLeast(move, middle + 1)) {
                    break;
                }
            }
        }
    }

    /** Finds the exact scores of all moves. */
    void actions() {
        for (Move move : moves) {
            if (!move.exact()) {
                int score = -search.score(move.own, move.all, -move.high, -move.low);
                move.low = score;
                move.high = score;
            }
        }
    }

    /** Whether the move scores at least {@code bound}: its bounds are narrowed accordingly. */
    private boolean atLeast(Move move, int bound) {
        if (move.low >= bound || move.high < bound) {
            return move.low >= bound;
        }
        boolean reached = !search.exceeds(move.own, move.all, -bound);
        if (reached) {
            move.low = Math.max(move.low, bound);
        } else {
            move.high = Math.min(move.high, bound - 1);
        }
        return reached;
    }

    /** The payoff that follows from a score between {@code low} and {@code high}, with the plies to the end if exact. */
    Value value(int low, int high) {
        OptionalInt end = low == high ? OptionalInt.of(plies(low)) : OptionalInt.empty();
        return new Value(Integer.signum(low), Integer.signum(high), end, OptionalInt.empty());
    }

    /** How many plies follow if the better side hurries and the other one delays. */
    private int plies(int score) {
        if (score == 0) {
            return cells - plies;
        }
        // The winner's last disc is the one after which he has |score| − 1 men left.
        int last = cells + 1 - 2 * Math.abs(score);
        boolean moverWins = score > 0;
        return last - plies + (((last - plies) % 2 == 0) == moverWins ? 1 : 0);
    }
}
