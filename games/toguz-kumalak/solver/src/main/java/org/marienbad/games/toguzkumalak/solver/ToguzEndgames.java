package org.marienbad.games.toguzkumalak.solver;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.marienbad.ai.endgame.Distributions;
import org.marienbad.ai.endgame.EndgameRules;
import org.marienbad.games.mancala.solver.HouseEndgames;
import org.marienbad.games.toguzkumalak.ToguzGame;
import org.marienbad.games.toguzkumalak.ToguzState;
import org.marienbad.games.toguzkumalak.solver.Tuzdiks.Pair;

/**
 * The view of endgame tables on Toguz kumalak. A position is the tuzdiks of the seats and the stones in the other
 * houses of both rows, the mover's first. A tuzdik is for good, so tables hold only those that may still come.
 */
final class ToguzEndgames implements HouseEndgames<ToguzState> {
    /** More positions than any table holds. */
    private static final long MOST_POSITIONS = 5_000_000;

    private final ToguzGame game;
    private final int houses;
    private final Pair first;
    private final Tuzdiks tuzdiks;
    /** By number of tuzdiks. */
    private final Distributions[] distributions = new Distributions[3];
    /** By stones and pair of tuzdiks: how many positions come before. */
    private final int[][] offsets;

    private final int[] sizes;
    private final int[] lying;

    private ToguzEndgames(ToguzGame game, Pair first) {
        this.game = game;
        this.first = first;
        houses = game.houses();
        tuzdiks = new Tuzdiks(game, first);
        lying = new int[2 * houses];
        List<Pair> pairs = tuzdiks.pairs();
        int most = 0;
        while (most < game.total() && count(pairs, most + 1) <= MOST_POSITIONS) {
            most++;
        }
        for (int made = 0; made <= 2; made++) {
            distributions[made] = new Distributions(2 * houses - made, most);
        }
        offsets = new int[most + 1][pairs.size()];
        sizes = new int[most + 1];
        for (int stones = 0; stones <= most; stones++) {
            for (int pair = 0; pair < pairs.size(); pair++) {
                offsets[stones][pair] = sizes[stones];
                sizes[stones] += distributions[pairs.get(pair).count()].size(stones);
            }
        }
    }

    private double count(List<Pair> pairs, int stones) {
        return pairs.stream()
                .mapToDouble(pair -> Distributions.ways(2 * houses - pair.count(), stones))
                .sum();
    }

    /** Those of a position, the same object for all positions with the same tuzdiks. */
    static Function<ToguzState, EndgameRules<ToguzState>> of(ToguzGame game) {
        Map<Pair, ToguzEndgames> known = new HashMap<>();
        return position -> {
            Pair south = pair(game, position, 0);
            return known.computeIfAbsent(
                    south.own() < south.others() ? south : south.turned(), pair -> new ToguzEndgames(game, pair));
        };
    }

    private static Pair pair(ToguzGame game, ToguzState state, int seat) {
        return new Pair(house(game, state.tuzdik(seat)), house(game, state.tuzdik(1 - seat)));
    }

    private static int house(ToguzGame game, int tuzdik) {
        return tuzdik == ToguzState.NONE ? Tuzdiks.NONE : tuzdik % game.houses();
    }

    @Override
    public ToguzGame game() {
        return game;
    }

    @Override
    public String key() {
        return "toguz-" + game.tableKey() + "-" + (first.own() + 1) + "-" + (first.others() + 1);
    }

    @Override
    public long size(int stones) {
        return stones < sizes.length ? sizes[stones] : Long.MAX_VALUE;
    }

    @Override
    public void forEach(int stones, Consumer<ToguzState> visitor) {
        ToguzState state = game.newInitialState();
        int[] places = new int[2 * houses + 2];
        int stored = game.total() - stones;
        places[2 * houses] = stored / 2;
        places[2 * houses + 1] = stored - stored / 2;
        for (Pair pair : tuzdiks.pairs()) {
            int[] made = {pair.own() == Tuzdiks.NONE ? ToguzState.NONE : houses + pair.own(), pair.others()};
            Distributions ways = distributions[pair.count()];
            int[] way = new int[2 * houses - pair.count()];
            way[way.length - 1] = stones;
            for (int i = 0; i < ways.size(stones); i++) {
                for (int place = 0, next = 0; place < 2 * houses; place++) {
                    places[place] = place == made[0] || place == made[1] ? 0 : way[next++];
                }
                state.setUp(places, made, 0);
                visitor.accept(state);
                ways.next(way);
            }
        }
    }

    @Override
    public int index(ToguzState state) {
        int side = state.board().side();
        int own = house(game, state.tuzdik(side));
        int others = house(game, state.tuzdik(1 - side));
        int stones = 0;
        int count = 0;
        for (int row = 0; row < 2; row++) {
            int seat = row == 0 ? side : 1 - side;
            int tuzdik = row == 0 ? others : own;
            for (int house = 0; house < houses; house++) {
                if (house != tuzdik) {
                    lying[count] = state.stones(seat, house);
                    stones += lying[count++];
                }
            }
        }
        int made = 2 * houses - count;
        return offsets[stones][tuzdiks.number(own, others)] + distributions[made].of(lying, stones);
    }
}
