package org.marienbad.framework.game;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * Facts by which players size their buffers and decide whether they can play, made by {@link #builder}:
 *
 * <pre>{@code
 * GameInfo.builder().seats(2).actions(9).plies(9).constantSum(0).build()
 * }</pre>
 *
 * @param seats number of seats, at most {@value #MAX_SEATS}
 * @param actionCount actions and chance outcomes are in [0, actionCount)
 * @param maxLegalActions most actions (or chance outcomes) in any position
 * @param maxPlies most plies in any game, chance included
 * @param minPayoff least payoff of a seat
 * @param maxPayoff greatest payoff of a seat
 * @param payoffSum the sum of the payoffs of a terminal position; only with {@link Trait#CONSTANT_SUM}
 * @param words length of {@link State#encode}
 * @param repetition the meaning of a position that occurs again
 * @param traits properties that players may have to know
 */
public record GameInfo(
        int seats,
        int actionCount,
        int maxLegalActions,
        int maxPlies,
        double minPayoff,
        double maxPayoff,
        double payoffSum,
        int words,
        Repetition repetition,
        Set<Trait> traits) {
    /** More seats than any real game has. */
    public static final int MAX_SEATS = 64;

    /** Properties that decide which players support the game. */
    public enum Trait {
        /** There are chance nodes. */
        CHANCE,
        /** States are {@link ImperfectInformationState}s. */
        HIDDEN_INFORMATION,
        /** The payoffs of every terminal position have the same sum. */
        CONSTANT_SUM,
        /** A seat may move several times in a row. */
        EXTRA_TURNS,
        /** {@link Game#newInitialState(int)} takes every seat as the starter. */
        ANY_STARTER,
        /**
         * Impartial: two seats alternate, the legal actions do not depend on who moves, and only who made the last move
         * decides. Such games have Sprague–Grundy values.
         */
        IMPARTIAL
    }

    /** The meaning of a position that occurs again; see {@link RepetitionState}. */
    public enum Repetition {
        /** Nothing: what can follow depends on the position alone, not on the history. */
        IRRELEVANT,
        /** The n-th occurrence of a position ends the game as a draw, and so solvers count infinite play. */
        ENDS_GAME,
        /**
         * The n-th occurrence of a position ends the game, and what lies on the board decides the payoffs. Infinite play
         * has no value then that solvers of positions without history could count with.
         */
        ENDS_WITH_SCORES,
        /** An action that would bring an earlier position back is not legal (superko). */
        ILLEGAL
    }

    public GameInfo {
        requireAtLeast(1, "seats", seats);
        if (seats > MAX_SEATS) {
            throw new IllegalArgumentException("seats is " + seats + ", but must be at most " + MAX_SEATS);
        }
        requireAtLeast(1, "actions", actionCount);
        requireAtLeast(1, "legalActions", maxLegalActions);
        requireAtLeast(1, "plies", maxPlies);
        requireAtLeast(1, "words", words);
        if (!(minPayoff <= maxPayoff) || Double.isInfinite(minPayoff) || Double.isInfinite(maxPayoff)) {
            throw new IllegalArgumentException("payoffs from " + minPayoff + " to " + maxPayoff
                    + ": both must be finite, and the first must not be greater");
        }
        if (!Double.isFinite(payoffSum)) {
            throw new IllegalArgumentException("constantSum is " + payoffSum + ", but must be finite");
        }
        Objects.requireNonNull(repetition, "repetition");
        traits = Set.copyOf(traits);
    }

    private static void requireAtLeast(int least, String name, int value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " is " + value + ", but must be at least " + least);
        }
    }

    /**
     * Seats, actions and plies must be set; the rest is as in a game with payoffs −1 … +1 whose positions fit one word.
     */
    public static Builder builder() {
        return new Builder();
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /** A builder that starts with these facts. */
    public Builder toBuilder() {
        Builder builder = new Builder()
                .seats(seats)
                .actions(actionCount)
                .legalActions(maxLegalActions)
                .plies(maxPlies)
                .payoffs(minPayoff, maxPayoff)
                .words(words)
                .repetition(repetition);
        builder.sum = payoffSum;
        builder.traits.addAll(traits);
        return builder;
    }

    /** Builds the facts; {@link #build} refuses inconsistent ones. */
    public static final class Builder {
        private int seats;
        private int actions;
        private int legalActions;
        private boolean fewer;
        private int plies;
        private double least = -1;
        private double most = 1;
        private double sum;
        private int words = 1;
        private Repetition repetition = Repetition.IRRELEVANT;
        private final Set<Trait> traits = EnumSet.noneOf(Trait.class);

        private Builder() {}

        public Builder seats(int count) {
            seats = count;
            return this;
        }

        /** Actions and chance outcomes are in [0, count). */
        public Builder actions(int count) {
            actions = count;
            return this;
        }

        /** Most actions or chance outcomes in any position; as many as there are unless set. */
        public Builder legalActions(int most) {
            legalActions = most;
            fewer = true;
            return this;
        }

        /**
         * Most plies in any game, chance included, whatever is played: playouts stop a game that goes on for longer, with
         * an exception. A game that has no bound needs a rule that gives it one, or a meaning of {@link #repetition}. If
         * the n-th occurrence ends the game, it takes at most n − 1 plies for each possible position.
         */
        public Builder plies(int most) {
            plies = most;
            return this;
        }

        /** The range of a seat's payoff, −1 … +1 unless set. */
        public Builder payoffs(double min, double max) {
            least = min;
            most = max;
            return this;
        }

        /** Payoffs sum to {@code sum} in every terminal position. */
        public Builder constantSum(double sum) {
            this.sum = sum;
            return with(Trait.CONSTANT_SUM);
        }

        /** Length of {@link State#encode}, 1 unless set. */
        public Builder words(int count) {
            words = count;
            return this;
        }

        /** The meaning of a repetition: none unless set. */
        public Builder repetition(Repetition meaning) {
            repetition = meaning;
            return this;
        }

        public Builder with(Trait... added) {
            traits.addAll(Set.of(added));
            return this;
        }

        /** {@link #with} if {@code applies}. */
        public Builder with(boolean applies, Trait added) {
            return applies ? with(added) : this;
        }

        public Builder without(Trait trait) {
            traits.remove(trait);
            return this;
        }

        /** @throws IllegalArgumentException naming a value out of its bounds */
        public GameInfo build() {
            return new GameInfo(
                    seats, actions, fewer ? legalActions : actions, plies, least, most, sum, words, repetition, traits);
        }
    }
}
