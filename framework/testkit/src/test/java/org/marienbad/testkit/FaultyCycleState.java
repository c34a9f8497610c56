package org.marienbad.testkit;

import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;

/** A correct position of a game with a cycle, and one fault. */
final class FaultyCycleState extends FaultyState implements RepetitionState {
    private final long[] words = new long[1];
    private final State plain;

    FaultyCycleState(FaultyGame game, State correct) {
        super(game, correct);
        plain = correct.copy();
    }

    @Override
    FaultyState fresh(State state) {
        return new FaultyCycleState(game, state);
    }

    @Override
    public boolean repeats() {
        return game.fault != Fault.REPETITION_DENIED && ((RepetitionState) correct).repeats();
    }

    @Override
    public void copyFrom(State other) {
        super.copyFrom(other);
        if (game.fault == Fault.COPY_FROM_FORGETS_HISTORY) {
            correct.encode(words);
            correct.decode(words);
        }
    }

    @Override
    public long hash() {
        if (game.fault != Fault.REPETITION_MISSING_IN_HASH) {
            return super.hash();
        }
        correct.encode(words);
        plain.decode(words);
        return plain.hash();
    }
}
