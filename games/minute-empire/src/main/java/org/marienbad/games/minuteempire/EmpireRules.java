package org.marienbad.games.minuteempire;

import org.marienbad.games.minuteempire.data.RuleSet;
import org.marienbad.games.minuteempire.data.Step;

/** The rules of one game, with lookup tables for its states. */
final class EmpireRules {
    /** Places of the row, so that a row fits into a long. */
    private static final int MOST_PLACES = 8;
    /** Limit of numbers in positions and in tie-break keys. */
    private static final int MOST = 127;

    final RuleSet set;
    final Options options;
    final int seats;
    final MapBits board;
    final Cards cards;
    final int coins;
    /** Cards that a seat takes in a game. */
    final int turns;

    final int places;
    final int neutralArmies;
    final boolean bids;
    final boolean byRegions;
    final boolean destroysAny;
    final boolean mayIgnoreAll;
    final boolean wildsAny;
    /** The most steps of one action of a card. */
    final int mostSteps;

    final Codes codes;
    private final int[] prices;

    /**
     * The options besides the rule set.
     *
     * @param taught whether the coach plays this game
     */
    record Options(boolean choosesWilds, boolean margin, boolean merges, boolean taught) {}

    /**
     * Rules for {@code seats} seats.
     *
     * @throws IllegalArgumentException naming what does not fit together
     */
    EmpireRules(int seats, RuleSet set, MapBits board, Cards cards, Options options) {
        this.set = set;
        this.options = options;
        this.seats = seats;
        this.board = board;
        this.cards = cards;
        RuleSet.Allowance allowance = set.allowances().get(seats);
        require(
                allowance != null,
                "is not for " + seats + " seats; it is for " + set.allowances().keySet());
        coins = allowance.coins();
        turns = allowance.cards();
        places = set.rowCost().size();
        prices = set.rowCost().stream().mapToInt(Integer::intValue).toArray();
        neutralArmies = set.neutralArmies().getOrDefault(seats, 0);
        bids = set.order() == RuleSet.Order.BID;
        byRegions = set.continentBy() == RuleSet.Majority.REGIONS;
        destroysAny = set.destroy() == RuleSet.Targets.ANY;
        mayIgnoreAll = set.mayIgnore() == RuleSet.OptionalActions.ALL;
        wildsAny = set.wild() == RuleSet.WildScoring.ANY;
        mostSteps = cards.kinds.stream()
                .flatMap(card -> card.steps().stream())
                .mapToInt(Step::count)
                .max()
                .orElse(0);
        int size = Long.bitCount(cards.all);
        require(places >= 1 && places <= MOST_PLACES, "has " + places + " places in the row; allowed: 1 to 8");
        require(prices[0] == 0, "has a first card that costs " + prices[0] + "; it must be free");
        require(
                size >= seats * turns + places - 1,
                "needs " + (seats * turns + places - 1) + " cards for " + seats + " seats, deck " + cards.deck.id()
                        + " has " + size);
        require(
                Math.max(Math.max(coins, turns), Math.max(neutralArmies, mostSteps)) <= MOST
                        && set.armies() + set.cities() + neutralArmies <= MOST
                        && set.startArmies() <= set.armies(),
                "has numbers that are too great; allowed: at most " + MOST);
        int mostPoints = Scoring.mostPoints(this);
        int countable = Scoring.mostPointsInKeys(set);
        require(
                mostPoints <= countable,
                "lets a seat have " + mostPoints + " points with deck " + cards.deck.id() + "; allowed: at most "
                        + countable);
        codes = new Codes(this);
    }

    private void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException("rule set " + set.id() + " " + problem);
        }
    }

    /** Whether the bid that is to be made is the last, which opens all. */
    boolean isLastBid(EmpireState state) {
        return state.phase() == Phase.BID && state.actor() == seats - 1;
    }

    /** The coins that {@code seat} has bid once the seat to move has made the bid {@code code}. */
    int bid(EmpireState before, int code, int seat) {
        return seat == before.actor() ? code - codes.bid : before.hands.bid(seat);
    }

    /** Coins for the card at {@code place} of the row. */
    int price(int place) {
        return prices[place];
    }
}
