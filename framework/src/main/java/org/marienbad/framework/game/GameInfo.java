package org.marienbad.framework.game;

import java.util.EnumSet;
import java.util.Set;

/**
 * Facts by which players size their buffers and decide whether they can play.
 *
 * @param seats number of seats
 * @param actionCount actions and chance outcomes are in [0, actionCount)
 * @param maxLegalActions most actions (or chance outcomes) in any position
 * @param maxPlies most plies in any game, chance included
 * @param minPayoff least payoff of a seat
 * @param maxPayoff greatest payoff of a seat
 * @param payoffSum what the payoffs of a terminal position sum to; only with {@link Trait#CONSTANT_SUM}
 * @param traits what is special about the game
 */
public record GameInfo(
        int seats,
        int actionCount,
        int maxLegalActions,
        int maxPlies,
        double minPayoff,
        double maxPayoff,
        double payoffSum,
        Set<Trait> traits) {
    /** What a player may have to know before it agrees to play. */
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
         * Two seats in turn, and in every position the same actions whichever of them moves; only who made the last move
         * decides. Such games have Sprague–Grundy values.
         */
        IMPARTIAL
    }

    public GameInfo {
        if (seats < 1 || actionCount < 1 || maxLegalActions < 1 || maxPlies < 1 || !(minPayoff <= maxPayoff)) {
            throw new IllegalArgumentException("game info out of range");
        }
        traits = Set.copyOf(traits);
    }

    /** A game with payoffs −1 … +1 and no traits; the methods below change what differs. */
    public static GameInfo of(int seats, int actionCount, int maxPlies) {
        return new GameInfo(seats, actionCount, actionCount, maxPlies, -1, 1, 0, Set.of());
    }

    public GameInfo maxLegalActions(int count) {
        return new GameInfo(seats, actionCount, count, maxPlies, minPayoff, maxPayoff, payoffSum, traits);
    }

    public GameInfo payoffRange(double min, double max) {
        return new GameInfo(seats, actionCount, maxLegalActions, maxPlies, min, max, payoffSum, traits);
    }

    /** Payoffs sum to {@code sum} in every terminal position. */
    public GameInfo constantSum(double sum) {
        Set<Trait> more = copyOfTraits();
        more.add(Trait.CONSTANT_SUM);
        return new GameInfo(seats, actionCount, maxLegalActions, maxPlies, minPayoff, maxPayoff, sum, more);
    }

    public GameInfo with(Trait... added) {
        Set<Trait> more = copyOfTraits();
        more.addAll(Set.of(added));
        return new GameInfo(seats, actionCount, maxLegalActions, maxPlies, minPayoff, maxPayoff, payoffSum, more);
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    private Set<Trait> copyOfTraits() {
        Set<Trait> copy = EnumSet.noneOf(Trait.class);
        copy.addAll(traits);
        return copy;
    }
}
