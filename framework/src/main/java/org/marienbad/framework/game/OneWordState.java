package org.marienbad.framework.game;

/**
 * A position that fits one word: the word gives its encoding, its hash and its copies. A state may hold more than the
 * word, such as the history of a {@link RepetitionState}. Then it overrides {@link #copyFrom}, {@link #hash} and
 * {@link #unpack} together, as the defaults lose the rest.
 */
public interface OneWordState extends State {
    /** The whole position, actor included: equal exactly for equal positions. */
    long pack();

    /** Becomes the position that {@link #pack} wrote; a history begins anew with it. */
    void unpack(long word);

    @Override
    default void encode(long[] out) {
        out[0] = pack();
    }

    @Override
    default void decode(long[] words) {
        unpack(words[0]);
    }

    @Override
    default void copyFrom(State other) {
        unpack(((OneWordState) other).pack());
    }

    @Override
    default long hash() {
        return Seeds.mix(pack());
    }
}
