package org.marienbad.games.minuteempire;

import java.util.random.RandomGenerator;
import org.marienbad.framework.game.ImperfectInformationState;

/** A position of a game with sealed bids: a seat knows its own bid only, until all have bid. */
final class SealedState extends EmpireState implements ImperfectInformationState {
    SealedState(EmpireRules rules) {
        super(rules);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        for (int seat = 0; phase == Phase.BID && seat < actor; seat++) {
            if (seat != observer) {
                hands.putBid(seat, random.nextInt(rules.coins + 1));
            }
        }
    }

    @Override
    public long observationKey(int observer) {
        if (phase != Phase.BID) {
            return hash();
        }
        long others = 0;
        for (int seat = 0; seat < rules.seats; seat++) {
            if (seat != observer) {
                others |= (long) hands.bid(seat) << 8 * seat;
                hands.putBid(seat, 0);
            }
        }
        long key = hash();
        for (int seat = 0; seat < rules.seats; seat++) {
            if (seat != observer) {
                hands.putBid(seat, (int) (others >>> 8 * seat & 0xFF));
            }
        }
        return key;
    }

    @Override
    public boolean hasSecrets() {
        return phase.compareTo(Phase.BID) <= 0;
    }

    @Override
    public SealedState copy() {
        SealedState copy = new SealedState(rules);
        copy.copyFrom(this);
        return copy;
    }
}
