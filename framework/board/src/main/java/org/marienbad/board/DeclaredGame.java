package org.marienbad.board;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.text.Text;

/** A game as it was declared. */
final class DeclaredGame<S extends FieldState> implements Game, GameAdvice, Symmetries, Cells {
    private final BoardGame<S> declared;
    private final GameInfo info;
    private final GameView view;
    private final List<NamedEvaluator> evaluators;
    private final int[] ranges;

    DeclaredGame(BoardGame<S> declared) {
        this.declared = declared;
        info = declared.info.build();
        view = new DeclaredView<>(declared, this);
        evaluators = declared.evaluators.entrySet().stream()
                .map(named -> new NamedEvaluator(named.getKey(), new Estimate(named.getValue())))
                .toList();
        ranges = declared.fields.seenRanges();
    }

    /** An estimate with the memory of one thread. */
    private final class Estimate implements Evaluator {
        private final Supplier<ToDoubleFunction<S>> payoffs;
        private final ToDoubleFunction<S> payoff;

        Estimate(Supplier<ToDoubleFunction<S>> payoffs) {
            this.payoffs = payoffs;
            payoff = payoffs.get();
        }

        @Override
        public void evaluate(State state, double[] out) {
            out[0] = Math.max(-1, Math.min(1, payoff.applyAsDouble(typed(state))));
            out[1] = 0 - out[0];
        }

        @Override
        public Evaluator forThread() {
            return new Estimate(payoffs);
        }
    }

    /** All positions of a game come from its declaration, so this is the one place that says so to the compiler. */
    @SuppressWarnings("unchecked")
    S typed(State state) {
        return (S) state;
    }

    S after(S before, int action) {
        S after = typed(before.copy());
        after.apply(action);
        return after;
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
    public S newInitialState() {
        return declared.start.get();
    }

    @Override
    public Action action(State before, int code) {
        Actions actions = declared.actions;
        Actions.Kind kind = actions.kind(code);
        Text seat = view.seatName(before.actor());
        String key = "action." + kind.name();
        String notation = actions.notation(typed(before), code);
        if (!kind.namesCells()) {
            return Action.of(code, notation)
                    .words(kind.isPass() ? Text.of(key, seat) : Text.of(key, seat, kind.to(code)));
        }
        Board board = declared.fields.board();
        String[] spots = actions.cells(code).stream().map(board::name).toArray(String[]::new);
        Text words = spots.length == 1
                ? Text.of(key, seat, spots[0])
                : Text.of(actions.takes(typed(before), code) ? key + ".takes" : key, seat, spots[0], spots[1]);
        return Action.of(code, notation, spots).words(words);
    }

    /** The notation itself, or else the only legal action that is written so but for case and signs between cells. */
    @Override
    public OptionalInt parse(State before, String notation) {
        int[] legal = legalActions(before);
        for (int code : legal) {
            if (notationOf(before, code).equals(notation)) {
                return OptionalInt.of(code);
            }
        }
        String wanted = Actions.lenient(notation);
        int[] meant = Arrays.stream(legal)
                .filter(code -> declared.actions.kind(code).isPass()
                        ? wanted.equals(
                                Actions.lenient(declared.actions.kind(code).name()))
                        : Actions.lenient(notationOf(before, code)).equals(wanted))
                .toArray();
        return meant.length == 1 ? OptionalInt.of(meant[0]) : OptionalInt.empty();
    }

    private String notationOf(State before, int code) {
        return declared.actions.notation(typed(before), code);
    }

    @Override
    public int[] scores(State state) {
        if (declared.scores.stream().noneMatch(BoardGame.Score::part)) {
            return new int[0];
        }
        int[] scores = new int[info.seats()];
        for (BoardGame.Score<S> score : declared.scores) {
            for (int seat = 0; seat < scores.length && score.part(); seat++) {
                scores[seat] += score.count().of(typed(state), seat);
            }
        }
        return scores;
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(declared.fields.position(typed(state).values()));
    }

    @Override
    public S stateOf(Map<String, ?> position) {
        S state = declared.start.get();
        set(state, declared.fields.values(position));
        return state;
    }

    private static void set(FieldState state, int[] values) {
        System.arraycopy(values, 0, state.values(), 0, values.length);
        begin(state);
    }

    /** Makes the numbers of {@code state} the first position of a line. */
    private static void begin(FieldState state) {
        state.settle();
        if (state instanceof DrawnState drawn) {
            drawn.begin();
        }
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    @Override
    public Map<String, String> presets() {
        return Collections.unmodifiableMap(declared.presets);
    }

    @Override
    public int symmetries() {
        return declared.symmetries.size();
    }

    @Override
    public void image(int symmetry, State from, State to) {
        int[] image = declared.symmetries.get(symmetry);
        int[] before = ((FieldState) from).values();
        int[] after = ((FieldState) to).values();
        System.arraycopy(before, 0, after, 0, before.length);
        for (int cell = 0; cell < image.length; cell++) {
            after[image[cell]] = before[cell];
        }
        Arrays.fill(after, declared.fields.derived(), after.length, 0);
        begin((FieldState) to);
    }

    @Override
    public int image(int symmetry, int action) {
        return declared.actions.image(action, declared.symmetries.get(symmetry));
    }

    @Override
    public int cellCount() {
        return ranges.length;
    }

    @Override
    public int cellStates(int cell) {
        return ranges[cell];
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        declared.fields.seenBy(seat, ((FieldState) state).values(), declared.seatTurn, out);
    }

    @Override
    public boolean seatsAlike() {
        return declared.alike;
    }

    /** Those of the board; numbers beside it have none. */
    @Override
    public int[][] neighbours() {
        int[][] neighbours = new int[ranges.length][];
        Arrays.fill(neighbours, new int[0]);
        int[][] onBoard = declared.fields.board().neighbours();
        System.arraycopy(onBoard, 0, neighbours, 0, onBoard.length);
        return neighbours;
    }

    @Override
    public List<int[]> cellSymmetries() {
        return declared.symmetries.stream()
                .map(image -> {
                    int[] cells = Arrays.copyOf(image, ranges.length);
                    for (int cell = image.length; cell < cells.length; cell++) {
                        cells[cell] = cell;
                    }
                    return cells;
                })
                .toList();
    }
}
