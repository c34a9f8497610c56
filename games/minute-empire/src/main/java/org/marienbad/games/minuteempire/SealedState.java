package org.marienbad.games.minuteempire;

import java.util.SplittableRandom;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;

/** A position of a game with sealed bids: a seat knows its own bid only, until all have bid. */
final class SealedState extends EmpireState implements ImperfectInformationState {
    SealedState(EmpireRules rules) {
        super(rules);
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        for (int seat = 0; phase == Phase.BID && seat < actor; seat++) {
            if (!observer.sees(seat)) {
                hands.putBid(seat, random.nextInt(rules.coins + 1));
            }
        }
    }

    @Override
    public long observationKey(Observer observer) {
        int unknown = 0;
        for (int seat = 0; phase == Phase.BID && seat < rules.seats; seat++) {
            unknown |= observer.sees(seat) ? 0 : 1 << seat;
        }
        return hash(unknown);
    }

    @Override
    public String text(Observer observer) {
        return PositionText.of(this, observer);
    }

    @Override
    public boolean hasHiddenInformation() {
        return phase.compareTo(Phase.BID) <= 0;
    }

    @Override
    public SealedState copy() {
        SealedState copy = new SealedState(rules);
        copy.copyFrom(this);
        return copy;
    }
}
