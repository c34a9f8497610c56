package org.marienbad.games.oware.solver;

import java.util.function.Consumer;
import org.marienbad.ai.endgame.Distributions;
import org.marienbad.ai.endgame.EndgameRules;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/** What endgame tables ask of Oware: a position is the seeds in both rows, the mover's first. */
final class OwareEndgames implements EndgameRules<OwareState> {
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
    public Game game() {
        return game;
    }

    @Override
    public String key() {
        return "oware-" + game.tableKey();
    }

    @Override
    public Evaluator evaluator() {
        return game.evaluators().get(0).evaluator();
    }

    @Override
    public int total() {
        return game.total();
    }

    @Override
    public int limit() {
        return game.limit();
    }

    @Override
    public boolean countsMargin() {
        return game.countsMargin();
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
        int side = state.side();
        int seeds = 0;
        for (int house = 0; house < houses; house++) {
            lying[house] = state.seeds(side, house);
            lying[houses + house] = state.seeds(1 - side, house);
            seeds += lying[house] + lying[houses + house];
        }
        return distributions.of(lying, seeds);
    }

    @Override
    public int side(OwareState state) {
        return state.side();
    }

    @Override
    public int store(OwareState state, int seat) {
        return state.store(seat);
    }

    @Override
    public int inRow(OwareState state, int seat) {
        return state.inRow(seat);
    }

    @Override
    public boolean isFresh(OwareState state) {
        return state.isFresh();
    }
}
