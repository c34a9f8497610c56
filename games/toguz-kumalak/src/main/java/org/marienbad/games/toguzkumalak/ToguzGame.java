package org.marienbad.games.toguzkumalak;

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

/** Toguz kumalak with fixed options: what matches, files and computer players know of it. */
public final class ToguzGame implements Game, GameAdvice, Cells {
    private static final String HOUSES = "houses";
    private static final String STORES = "stores";
    private static final String TUZDIK = "tuzdik";
    private static final String MOVER = "mover";

    private final ToguzRules rules;
    private final GameInfo info;
    private final GameView view;
    private final List<NamedEvaluator> evaluators;
    private final ToguzCells cells;

    ToguzGame(ToguzRules rules) {
        this.rules = rules;
        info = GameInfo.builder()
                .seats(2)
                .actions(rules.houses)
                .plies(rules.maxPlies())
                .constantSum(0)
                .words(ToguzState.words(rules))
                .repetition(GameInfo.Repetition.ENDS_WITH_SCORES)
                .build();
        view = new ToguzView(rules);
        evaluators = ToguzEvaluators.of(rules);
        cells = new ToguzCells(rules);
    }

    /** Houses a side. */
    public int houses() {
        return rules.houses;
    }

    /** All stones, those in the stores included. */
    public int total() {
        return rules.total();
    }

    /** Plies without a change of the stores that end the game. */
    public int limit() {
        return rules.limit;
    }

    /** Whether the margin counts; otherwise only who has more. */
    public boolean countsMargin() {
        return rules.margin;
    }

    /** The house, from its owner's left, where a seat must not have its tuzdik if the other one has it in {@code house}. */
    public int forbidden(int house) {
        return rules.opposite ? rules.houses - 1 - house : house;
    }

    /** Names the rules on which the values of endgames depend, in letters, digits and dashes. */
    public String tableKey() {
        return rules.tableKey();
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
    public ToguzState newInitialState() {
        return ToguzState.initial(rules);
    }

    @Override
    public Action action(State before, int house) {
        return rules.names().sowing(before.actor(), house);
    }

    /** The number of the house, or also that of the house of the last stone, with an {@code x} if it becomes a tuzdik. */
    @Override
    public OptionalInt parse(State before, String notation) {
        return Arrays.stream(legalActions(before))
                .filter(house -> notation.equals(String.valueOf(house + 1))
                        || notation.length() > 1 && notation.equals(new Sowing((ToguzState) before, house).notation()))
                .findFirst();
    }

    /** The stones in the stores, with those of the rows where the end of the game gives them to their owners. */
    @Override
    public int[] scores(State state) {
        ToguzState position = (ToguzState) state;
        return new int[] {position.score(0), position.score(1)};
    }

    @Override
    public Map<String, String> presets() {
        return Map.of("easy", "depth=1,evaluator=stores", "medium", "iterations=20", "hard", "iterations=60");
    }

    /** By the margin, so that an estimate says "+4 stones". */
    @Override
    public Map<String, String> analysisOptions() {
        return Map.of(ToguzRules.PAYOFF.key(), "margin");
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
        cells.read((ToguzState) state, seat, out);
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
     * {@code {"houses": [South's from its left, North's from its left], "stores": [South's, North's], "tuzdik": [0, 0],
     * "mover": 0}}: all stones of the game; the number of the house in the other row that is South's tuzdik and North's, 0
     * for none; the seat to move or, where nothing can be played, the one that cannot.
     */
    @Override
    public Optional<Map<String, Object>> position(State state) {
        ToguzState position = (ToguzState) state;
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(
                HOUSES,
                IntStream.range(0, 2 * rules.houses)
                        .mapToObj(place -> position.stones(place / rules.houses, place % rules.houses))
                        .toList());
        form.put(STORES, List.of(position.store(0), position.store(1)));
        form.put(TUZDIK, List.of(number(position.tuzdik(0)), number(position.tuzdik(1))));
        form.put(MOVER, position.side());
        return Optional.of(form);
    }

    private int number(int tuzdik) {
        return tuzdik == ToguzState.NONE ? 0 : tuzdik % rules.houses + 1;
    }

    @Override
    public ToguzState stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        int total = rules.total();
        int[] houses = fields.numbers(HOUSES, 2 * rules.houses, 0, total);
        int[] stores = fields.numbers(STORES, 2, 0, total);
        int[] numbers = fields.numbers(TUZDIK, 2, 0, rules.houses - 1);
        int mover = fields.number(MOVER, 0, 1);
        fields.requireNoMore();
        int[] places =
                IntStream.concat(IntStream.of(houses), IntStream.of(stores)).toArray();
        int stones = IntStream.of(places).sum();
        require(stones == total, stones + " stones in 'houses' and 'stores'; allowed: " + total);
        int[] tuzdik = new int[2];
        for (int seat = 0; seat < 2; seat++) {
            tuzdik[seat] = numbers[seat] == 0 ? ToguzState.NONE : (1 - seat) * rules.houses + numbers[seat] - 1;
            require(
                    tuzdik[seat] < 0 || houses[tuzdik[seat]] == 0,
                    "there are stones in the tuzdik of seat " + (seat + 1));
        }
        int forbidden = rules.opposite ? rules.houses + 1 - numbers[0] : numbers[0];
        require(
                numbers[0] == 0 || numbers[1] != forbidden,
                "'tuzdik' is [" + numbers[0] + ", " + numbers[1] + "]; allowed: two that "
                        + (rules.opposite ? "are not opposite" : "have different numbers"));
        return ToguzState.of(rules, places, tuzdik, mover);
    }

    private static void require(boolean right, String problem) {
        if (!right) {
            throw new IllegalArgumentException("position: " + problem);
        }
    }
}
