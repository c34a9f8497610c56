package org.marienbad.framework.game;

import java.util.random.RandomGenerator;

/** A position in which some seat knows what others do not. Games without secrets ignore this interface. */
public interface HiddenState extends State {
    /** Replaces, in place, all that {@code observer} cannot know by a random guess consistent with what it does. */
    void redetermine(int observer, RandomGenerator random);

    /** Equal exactly where {@code observer} cannot tell two positions apart. Key of information-set search. */
    long observationKey(int observer);
}
