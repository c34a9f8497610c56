package org.marienbad.framework.game;

import java.util.SplittableRandom;

/** A position in which some seat knows what others do not. Games of perfect information ignore this interface. */
public interface ImperfectInformationState extends State {
    /**
     * Replaces, in place, all that {@code observer} cannot know by a random guess consistent with what it does
     * (determinization; Cowling, Powley, Whitehouse 2012). Does nothing for the referee.
     */
    void determinize(Observer observer, SplittableRandom random);

    /** Equal exactly where {@code observer} cannot tell two positions apart. Key of information-set search. */
    long observationKey(Observer observer);

    /** The position as text, without what {@code observer} cannot know; {@link #toString} for the referee. */
    String text(Observer observer);

    /**
     * Whether some seat knows, or may yet come to know, what another does not. Once false it stays so and there is
     * nothing left to determinize: players may then search as in a game of perfect information.
     */
    default boolean hasHiddenInformation() {
        return true;
    }

    /** Whether {@code state} {@link #hasHiddenInformation}; one of a game of perfect information has none. */
    static boolean hides(State state) {
        return state instanceof ImperfectInformationState hidden && hidden.hasHiddenInformation();
    }
}
