package org.marienbad.testkit;

import java.util.SplittableRandom;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/** A correct position with secrets, and one fault. */
final class FaultyHiddenState extends FaultyState implements ImperfectInformationState {
    FaultyHiddenState(FaultyGame game, State correct) {
        super(game, correct);
    }

    @Override
    FaultyState fresh(State state) {
        return new FaultyHiddenState(game, state);
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        ImperfectInformationState hidden = (ImperfectInformationState) correct;
        switch (game.fault) {
            case DETERMINIZE_NOTHING -> {}
            case DETERMINIZE_OWN ->
                hidden.determinize(
                        Observer.seat((observer.seat() + 1) % game.info().seats()), random);
            case DETERMINIZE_BY_HALF -> {
                if (random.nextBoolean()) {
                    hidden.determinize(observer, random);
                }
            }
            // As good a guess as any: but who knows the random numbers can tell from which position it was made.
            case GUESS_TELLS -> hidden.determinize(observer, new SplittableRandom(random.nextLong() ^ correct.hash()));
            default -> hidden.determinize(observer, random);
        }
    }

    @Override
    public long observationKey(Observer observer) {
        boolean tells = game.fault == Fault.KEY_TELLS && observer.isSeat()
                || game.fault == Fault.KEY_TELLS_SPECTATOR && observer == Observer.SPECTATOR;
        return tells ? correct.hash() : ((ImperfectInformationState) correct).observationKey(observer);
    }

    @Override
    public String text(Observer observer) {
        return ((ImperfectInformationState) correct).text(game.fault == Fault.TEXT_TELLS ? Observer.REFEREE : observer);
    }

    @Override
    public boolean hasHiddenInformation() {
        return game.fault != Fault.SECRETS_DENIED && ((ImperfectInformationState) correct).hasHiddenInformation();
    }
}
