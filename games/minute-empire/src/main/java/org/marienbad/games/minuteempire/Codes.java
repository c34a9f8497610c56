package org.marienbad.games.minuteempire;

import java.util.stream.IntStream;

/** The codes of actions and chance outcomes: the first code of each kind, in ascending order. */
final class Codes {
    /** Ends the action of the card, or what is left of it. */
    static final int DONE = 0;
    /** Takes the card at a place of the row: two codes a place, one for each alternative or order of its actions. */
    static final int PICK = 1;

    /** Places an army in a region, one of nobody's before the game. */
    final int place;
    /** Builds a city in a region. */
    final int city;
    /** Destroys an army of an owner in a region: by owner, then by region. */
    final int destroy;
    /** Moves an army over an edge. */
    final int step;
    /** Bids coins. */
    final int bid;
    /** Names a seat; as an outcome, draws it. */
    final int seat;
    /** Counts a wild card as a good. */
    final int good;
    /** Turns up a card of a kind. */
    final int card;

    final int count;
    final int mostLegal;
    final int mostPlies;

    private final MapBits board;

    Codes(EmpireRules rules) {
        board = rules.board;
        int regions = rules.board.regions;
        place = PICK + 2 * rules.places;
        city = place + regions;
        destroy = city + regions;
        step = destroy + (rules.seats + 1) * regions;
        bid = step + rules.board.edges;
        seat = bid + rules.coins + 1;
        good = seat + rules.seats;
        card = good + rules.cards.goods;
        count = card + rules.cards.kinds.size();
        int mostDestroyed =
                Math.min((rules.seats + 1) * regions, rules.seats * rules.set.armies() + rules.neutralArmies);
        mostLegal = IntStream.of(
                        2 * rules.places,
                        regions + 1,
                        mostDestroyed + 1,
                        rules.board.mostEdges(rules.set.armies()) + 1,
                        rules.coins + 1,
                        rules.seats,
                        rules.cards.goods,
                        rules.cards.kinds.size())
                .max()
                .orElseThrow();
        // A turn: the pick, its steps, an end of each of two actions, the next card.
        int mostTurn = 2
                + rules.cards.kinds.stream()
                        .mapToInt(kind -> kind.steps().stream()
                                .mapToInt(part -> part.count() + 1)
                                .sum())
                        .max()
                        .orElse(0);
        mostPlies = 2 * rules.seats
                + 2
                + rules.places
                + rules.neutralArmies
                + rules.seats * rules.turns * mostTurn
                + rules.cards.wilds;
    }

    /** Writes {@code size} codes from {@code base} on; returns how many. */
    static int range(int size, int base, int[] buffer) {
        for (int i = 0; i < size; i++) {
            buffer[i] = base + i;
        }
        return size;
    }

    /** Writes {@code base} and the number of each bit of {@code set}, ascending; returns how many. */
    static int bits(int set, int base, int[] buffer) {
        int found = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            buffer[found++] = base + Integer.numberOfTrailingZeros(rest);
        }
        return found;
    }

    Move decode(int code) {
        if (code == DONE) {
            return new Move.Done();
        } else if (code < place) {
            return new Move.Take((code - PICK) / 2, (code - PICK) % 2);
        } else if (code < city) {
            return new Move.Place(code - place);
        } else if (code < destroy) {
            return new Move.Build(code - city);
        } else if (code < step) {
            return new Move.Destroy((code - destroy) / board.regions, (code - destroy) % board.regions);
        } else if (code < bid) {
            return new Move.March(board.from(code - step), board.to(code - step));
        } else if (code < seat) {
            return new Move.Bid(code - bid);
        } else if (code < good) {
            return new Move.Name(code - seat);
        }
        return code < card ? new Move.Count(code - good) : new Move.TurnUp(code - card);
    }
}
