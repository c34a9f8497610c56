package org.marienbad.games.oware.solver;

import java.util.function.Consumer;
import org.marienbad.ai.endgame.Distributions;
import org.marienbad.games.mancala.solver.HouseEndgames;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/** The view of endgame tables on Oware: a position is the seeds in both rows, the mover's first. */
final class OwareEndgames implements HouseEndgames<OwareState> {
    /** More positions than any table holds. */
    private static final long MOST_POSITIONS = 5_000_000;

    private final OwareGame game;
    private final int houses;
    private final Distributions distributions;
    private final int[] lying;

    OwareEndgames(OwareGame game) {
        this.game = game;
        houses = game.houses();
        distributions = Distributions.upTo(2 * houses, game.total(), MOST_POSITIONS);
        lying = new int[2 * houses];
    }

    @Override
    public OwareGame game() {
        return game;
    }

    @Override
    public String key() {
        return "oware-" + game.tableKey();
    }

    @Override
    public long size(int seeds) {
        return seeds > distributions.most() ? Long.MAX_VALUE : distributions.size(seeds);
    }

    @Override
    public void forEach(int seeds, Consumer<OwareState> visitor) {
        OwareState state = game.newInitialState();
        int[] places = new int[2 * houses + 2];
        int[] way = new int[2 * houses];
        way[way.length - 1] = seeds;
        int stored = game.total() - seeds;
        for (int i = 0; i < distributions.size(seeds); i++) {
            System.arraycopy(way, 0, places, 0, way.length);
            places[2 * houses] = stored / 2;
            places[2 * houses + 1] = stored - stored / 2;
            state.setUp(places, 0);
            visitor.accept(state);
            distributions.next(way);
        }
    }

    @Override
    public int index(OwareState state) {
        int side = state.board().side();
        int seeds = 0;
        for (int house = 0; house < houses; house++) {
            lying[house] = state.seeds(side, house);
            lying[houses + house] = state.seeds(1 - side, house);
            seeds += lying[house] + lying[houses + house];
        }
        return distributions.of(lying, seeds);
    }
}
