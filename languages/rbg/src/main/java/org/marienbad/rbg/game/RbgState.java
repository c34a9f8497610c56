package org.marienbad.rbg.game;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.PositionWords;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.symmetry.RbgSymmetry;
import org.marienbad.rbg.tree.Rule;

/** A position of a game in text, with the number of plies played: after the last one allowed nobody has won. */
final class RbgState implements State {
    private final RbgGame game;
    private final RbgPosition position;
    private int plies;

    /** Whether {@link #moves} are those of this position; they are found when somebody asks. */
    private boolean listed;

    /** Whether they are steps. */
    private boolean stepwise;

    /** The move of {@link #moves} that was drawn at random, and its number; −1 if none was. */
    private int drawn;

    private int drawnCode = -1;

    private final MoveList moves = new MoveList();
    private final MoveList played = new MoveList();
    private final int[] path;
    /** Room for {@link #copyImage}. */
    private int[] board;

    private int[] numbers;
    private long[] words;

    RbgState(RbgGame game, RbgPosition position, int plies) {
        this.game = game;
        this.position = position;
        this.plies = plies;
        path = new int[game.codes().longest()];
    }

    RbgPosition position() {
        return position;
    }

    int plies() {
        return plies;
    }

    /** The moves, or steps if {@link #isStepwise}; their codes are those of {@link #code}. */
    MoveList moves() {
        list();
        return moves;
    }

    boolean isStepwise() {
        list();
        return stepwise;
    }

    /** The number of a move of {@link #moves}. */
    int code(int move) {
        return stepwise ? game.codes().step(moves, move) : game.codes().code(position.node(), moves, move);
    }

    private void list() {
        if (listed) {
            return;
        }
        stepwise = false;
        if (plies >= game.mostPlies()) {
            moves.clear();
            listed = true;
            return;
        }
        MoveCodes codes = game.codes();
        if (!codes.hasSteps()) {
            position.list(codes.unit(), moves, Integer.MAX_VALUE);
        } else if (!codes.isRoot(position.node()) || !position.list(codes.unit(), moves, MoveCodes.MOST_MOVES)) {
            stepwise = true;
            position.list(MoveUnit.STEP, moves, Integer.MAX_VALUE);
        }
        listed = true; // not before: a search that fails has listed nothing
    }

    /** Whether the limit of plies has ended it, and not its rules. */
    boolean isCut() {
        if (plies < game.mostPlies()) {
            return false;
        }
        boolean goesOn = !position.list(game.codes().unit(), moves, 0);
        moves.clear();
        return goesOn;
    }

    @Override
    public int actor() {
        return moves().size() == 0 ? TERMINAL : game.seat(position.player());
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = moves().size();
        for (int move = 0; move < count; move++) {
            buffer[move] = code(move);
        }
        if (stepwise || !game.codes().ascend()) {
            Arrays.sort(buffer, 0, count);
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        int count = moves().size();
        if (count == 0 || stepwise || !game.codes().ascend()) {
            return State.super.randomAction(buffer, random);
        }
        drawn = Playout.index(count, random);
        drawnCode = code(drawn);
        return drawnCode;
    }

    @Override
    public void apply(int action) {
        MoveCodes codes = game.codes();
        if (listed && drawnCode == action) {
            position.apply(moves, drawn);
        } else if (codes.isStep(action) || codes.areLasting()) {
            codes.write(position.node(), action, played, path);
            position.apply(played, 0);
        } else {
            position.apply(moves(), action);
        }
        forget();
        plies++;
        if (codes.isStep(action)) {
            playForced();
        }
    }

    /** Within a move a step without a choice is none. */
    private void playForced() {
        while (!game.codes().isRoot(position.node()) && position.player() != Rule.Switch.KEEPER) {
            position.list(MoveUnit.STEP, played, 1);
            if (played.size() != 1) {
                return;
            }
            position.apply(played, 0);
        }
    }

    @Override
    public void payoffs(double[] out) {
        game.payoffs(this, out);
    }

    @Override
    public State copy() {
        return new RbgState(game, position.copy(), plies);
    }

    @Override
    public void copyFrom(State other) {
        RbgState state = (RbgState) other;
        position.copyFrom(state.position);
        plies = state.plies;
        forget();
    }

    @Override
    public long hash() {
        return Seeds.mix(position.hash() + plies * 0x9E3779B97F4A7C15L);
    }

    @Override
    public void encode(long[] out) {
        position.encode(out);
        out[position.words()] = plies;
    }

    @Override
    public void decode(long[] words) {
        position.decode(words);
        plies = (int) words[position.words()];
        forget();
    }

    /** Becomes the image of {@code other}; allocates nothing but when it is asked first. */
    void copyImage(RbgState other, RbgSymmetry symmetry) {
        RbgPosition from = other.position;
        if (numbers == null) {
            board = new int[game.rules().description().board().size()];
            numbers = new int[game.rules().words().numbers()];
            words = new long[position.words()];
        }
        for (int vertex = 0; vertex < board.length; vertex++) {
            board[symmetry.vertex(vertex)] = from.piece(vertex);
        }
        boolean matters = from.player() != Rule.Switch.KEEPER && game.rules().vertexMatters(from.node());
        numbers[0] = from.player() + 1;
        numbers[1] = symmetry.node(from.node());
        numbers[2] = matters ? symmetry.vertex(from.vertex()) : 0;
        for (int index = 3; index < numbers.length; index++) {
            numbers[index] = from.number(index - 3);
        }
        set(board, numbers, words, other.plies);
    }

    /** Becomes the position of {@link PositionWords#pack}. */
    void set(int[] pieces, int[] others, int ply) {
        set(pieces, others, new long[position.words()], ply);
    }

    private void set(int[] pieces, int[] others, long[] packed, int ply) {
        game.rules().words().pack(pieces, others, packed);
        position.decode(packed);
        plies = ply;
        forget();
    }

    private void forget() {
        listed = false;
        drawnCode = -1;
    }

    @Override
    public String toString() {
        return game.text(this);
    }
}
