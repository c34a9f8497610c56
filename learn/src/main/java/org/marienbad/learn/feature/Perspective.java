package org.marienbad.learn.feature;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.SeatViews;
import org.marienbad.framework.game.State;

/**
 * The point of view on a position, and the part of the weights that holds for it. A position's worth to a seat depends
 * on whose turn it is, and, unless the seats are alike, on the seat. Weights without such a gate lose: the same stones
 * are worth another thing before the other's move. For one thread, as it looks past chance nodes with a state of its
 * own.
 */
public final class Perspective {
    /** Most chance nodes in a row that are looked past. */
    private static final int MOST_CHANCE_NODES = 64;

    private final Game game;
    private final boolean seatsAlike;
    private final int seats;
    private final boolean moverOnly;
    /** Null if the game tells none. */
    private final SeatViews views;
    /** Null in a game without chance. */
    private final State next;

    private final int[] outcomes;

    Perspective(Game game, boolean seatsAlike) {
        this.game = game;
        this.seatsAlike = seatsAlike;
        views = game instanceof SeatViews told ? told : null;
        GameInfo info = game.info();
        seats = info.seats();
        moverOnly = seats == 2 && info.has(GameInfo.Trait.CONSTANT_SUM);
        boolean chance = info.has(GameInfo.Trait.CHANCE);
        next = chance ? game.newInitialState() : null;
        outcomes = new int[chance ? info.maxLegalActions() : 0];
    }

    Perspective forThread() {
        return next == null ? this : new Perspective(game, seatsAlike);
    }

    /** Whether only the seat to move is asked, as the payoff of the other follows: two seats with a constant sum. */
    public boolean moverOnly() {
        return moverOnly;
    }

    /** Whether what is seen of {@code state}, which is not terminal, tells its worth. */
    public boolean isSettled(State state) {
        return views == null || views.isSettled(state);
    }

    boolean seatsAlike() {
        return seatsAlike;
    }

    /** How many parts the weights have. */
    int gates() {
        return (moverOnly ? 1 : seats) * (seatsAlike ? 1 : seats);
    }

    /** The part of the weights, from 0, for {@code seat} where {@code mover} is to move. */
    int gate(int mover, int seat) {
        int own = seatsAlike ? 0 : seat;
        return moverOnly ? own : own * seats + (mover - seat + seats) % seats;
    }

    /** Who is to move in {@code state}, which is not terminal; before a chance node the one who moves after its first outcome. */
    public int mover(State state) {
        int actor = state.actor();
        if (actor != State.CHANCE) {
            return actor;
        }
        int told = views == null ? -1 : views.moverAfterChance(state);
        return told >= 0 ? told : afterChance(state);
    }

    private int afterChance(State state) {
        next.copyFrom(state);
        for (int i = 0; i < MOST_CHANCE_NODES && next.actor() == State.CHANCE; i++) {
            next.legalActions(outcomes);
            next.apply(outcomes[0]);
        }
        return Math.max(0, next.actor());
    }
}
