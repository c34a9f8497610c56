package org.marienbad.testkit;

import java.util.random.RandomGenerator;
import org.marienbad.framework.game.HiddenState;
import org.marienbad.framework.game.State;

/** A correct position with secrets, and one fault. */
final class FaultyHiddenState extends FaultyState implements HiddenState {
    FaultyHiddenState(FaultyGame game, State correct) {
        super(game, correct);
    }

    @Override
    FaultyState fresh(State state) {
        return new FaultyHiddenState(game, state);
    }

    @Override
    public void redetermine(int observer, RandomGenerator random) {
        HiddenState hidden = (HiddenState) correct;
        switch (game.fault) {
            case REDETERMINE_NOTHING -> {}
            case REDETERMINE_OWN -> hidden.redetermine(observer + 1, random);
            case REDETERMINE_BY_HALF -> {
                if (random.nextBoolean()) {
                    hidden.redetermine(observer, random);
                }
            }
            default -> hidden.redetermine(observer, random);
        }
    }

    @Override
    public long observationKey(int observer) {
        return ((HiddenState) correct).observationKey(observer);
    }

    @Override
    public boolean hasSecrets() {
        return game.fault != Fault.SECRETS_DENIED && ((HiddenState) correct).hasSecrets();
    }
}
