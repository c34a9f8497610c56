package org.marienbad.games.oware;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.State;

/** Oware with fixed options: what matches, files and computer players know of it. */
public final class OwareGame implements Game, GameAdvice, Cells {
    private static final String HOUSES = "houses";
    private static final String STORES = "stores";
    private static final String MOVER = "mover";

    private final OwareRules rules;
    private final GameInfo info;
    private final GameView view;
    private final List<NamedEvaluator> evaluators;
    private final OwareCells cells;

    OwareGame(OwareRules rules) {
        this.rules = rules;
        info = GameInfo.builder()
                .seats(2)
                .actions(rules.houses)
                .plies(rules.maxPlies())
                .constantSum(0)
                .words(OwareState.words(rules))
                .repetition(GameInfo.Repetition.ENDS_WITH_SCORES)
                .build();
        view = new OwareView(rules);
        evaluators = OwareEvaluators.of(rules);
        cells = new OwareCells(rules);
    }

    /** Houses a side. */
    public int houses() {
        return rules.houses;
    }

    /** All seeds, those in the stores included. */
    public int total() {
        return rules.total();
    }

    /** Plies without a capture that end the game. */
    public int limit() {
        return rules.limit;
    }

    /** Names the rules on which the values of endgames depend, in letters, digits and dashes. */
    public String tableKey() {
        return rules.tableKey();
    }

    /** Whether the margin counts; otherwise only who has more. */
    public boolean countsMargin() {
        return rules.margin;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public GameView view() {
        return view;
    }

    @Override
    public OwareState newInitialState() {
        return OwareState.initial(rules);
    }

    @Override
    public Action action(State before, int house) {
        return rules.names().sowing(before.actor(), house);
    }

    /** Letters as {@link #action} writes them, or the number of a house from its owner's left, 1 and on. */
    @Override
    public OptionalInt parse(State before, String notation) {
        int seat = before.actor();
        return Arrays.stream(legalActions(before))
                .filter(house ->
                        notation.equals(rules.names().label(seat, house)) || notation.equals(String.valueOf(house + 1)))
                .findFirst();
    }

    /** The seeds in the stores, with those of the rows where the end of the game gives them to their owners. */
    @Override
    public int[] scores(State state) {
        OwareState position = (OwareState) state;
        return new int[] {position.score(0), position.score(1)};
    }

    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "depth=1,evaluator=stores",
                "medium", "iterations=20",
                "hard", "iterations=60",
                "best", "depth=60,millis=4500,model=oware");
    }

    /** By the margin, so that an estimate says "+4 seeds". */
    @Override
    public Map<String, String> analysisOptions() {
        return Map.of(OwareRules.PAYOFF.key(), "margin");
    }

    @Override
    public int cellCount() {
        return cells.count();
    }

    @Override
    public int cellStates(int cell) {
        return cells.states(cell);
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        cells.read((OwareState) state, seat, out);
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    @Override
    public int[][] neighbours() {
        return cells.neighbours();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    /**
     * {@code {"houses": [South's from its left, North's from its left], "stores": [South's, North's], "mover": 0}}: all
     * seeds of the game, and the seat to move or, where nothing can be played, the one that cannot.
     */
    @Override
    public Optional<Map<String, Object>> position(State state) {
        OwareState position = (OwareState) state;
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(
                HOUSES,
                IntStream.range(0, 2 * rules.houses)
                        .mapToObj(place -> position.seeds(place / rules.houses, place % rules.houses))
                        .toList());
        form.put(STORES, List.of(position.store(0), position.store(1)));
        form.put(MOVER, position.side());
        return Optional.of(form);
    }

    @Override
    public OwareState stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        int total = rules.total();
        int[] houses = fields.numbers(HOUSES, 2 * rules.houses, 0, total);
        int[] stores = fields.numbers(STORES, 2, 0, total);
        int mover = fields.number(MOVER, 0, 1);
        fields.requireNoMore();
        int[] places =
                IntStream.concat(IntStream.of(houses), IntStream.of(stores)).toArray();
        int seeds = IntStream.of(places).sum();
        if (seeds != total) {
            throw new IllegalArgumentException(
                    "position: " + seeds + " seeds in 'houses' and 'stores'; allowed: " + total);
        }
        return OwareState.of(rules, places, mover);
    }
}
