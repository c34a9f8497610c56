package org.marienbad.framework.game;

import java.util.random.RandomGenerator;

/** A position in which some seat knows what others do not. Games without secrets ignore this interface. */
public interface ImperfectInformationState extends State {
    /** Replaces, in place, all that {@code observer} cannot know by a random guess consistent with what it does. */
    void determinize(int observer, RandomGenerator random);

    /** Equal exactly where {@code observer} cannot tell two positions apart. Key of information-set search. */
    long observationKey(int observer);

    /**
     * Whether some seat knows, or may yet come to know, what another does not. Once false it stays so and there is
     * nothing left to redetermine: players may then search as in a game without secrets.
     */
    default boolean hasSecrets() {
        return true;
    }
}
