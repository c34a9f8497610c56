package org.marienbad.games.mancala;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The options that all games on a {@link HouseBoard} have.
 *
 * @param houses houses a side, at most {@link HouseBoard#MAX_HOUSES}
 * @param stones stones in every house at the start
 */
public record HouseRules(int houses, int stones, Cycles cycles, MarginPayoff margin) {
    /** All stones, those in the stores included. */
    public int total() {
        return 2 * houses * stones;
    }

    /** The values that lessons of all such games name, by their names in turn, with {@code more} of them. */
    public Object[] lessons(Object... more) {
        Object[] common = {
            "houses", houses, "total", total(), "half", total() / 2, "limit", cycles.limit(), "margin", margin.counts()
        };
        return Stream.concat(Stream.of(common), Stream.of(more)).toArray();
    }

    /** The stores that hold all stones which are not in houses, as equal as they can be, as a set-up has them. */
    public String stores(int... inHouses) {
        int rest = Math.max(0, total() - IntStream.of(inHouses).sum());
        return rest / 2 + " " + (rest - rest / 2);
    }
}
