package org.marienbad.games.draughts;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** English draughts with fixed options; see {@link DraughtsState} for the numbers of actions. */
public final class DraughtsGame implements Game, GameAdvice, Cells {
    private static final String FEN = "fen";
    private static final String JUMPING = "jumping";

    private final DraughtsRules rules;
    private final GameInfo info;
    private final GameView view;
    private final List<NamedEvaluator> evaluators = List.of(
            new NamedEvaluator("position", new DraughtsEvaluator(true)),
            new NamedEvaluator("material", new DraughtsEvaluator(false)));

    DraughtsGame(DraughtsRules rules) {
        this.rules = rules;
        info = GameInfo.builder()
                .seats(2)
                .actions(Squares.COUNT * DraughtsBits.DIRECTIONS)
                .legalActions(DraughtsState.MOST_ACTIONS)
                .plies(rules.maxPlies())
                .constantSum(0)
                .words(DraughtsState.WORDS)
                .repetition(GameInfo.Repetition.ENDS_GAME)
                .with(GameInfo.Trait.EXTRA_TURNS)
                .build();
        view = new DraughtsView(rules);
    }

    /** Moves of each seat in a row, without a capture and without a man's move, that end the game. */
    public int limit() {
        return rules.limit();
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
    public DraughtsState newInitialState() {
        return DraughtsState.initial(rules);
    }

    /** {@code 11-15} for a step, {@code 15x24} for a jump. */
    @Override
    public Action action(State before, int action) {
        DraughtsState state = (DraughtsState) before;
        String from = Squares.name(Squares.from(action));
        String to = Squares.name(Squares.to(state, action));
        Text seat = DraughtsView.nameOf(state.side());
        if (!state.mustJump()) {
            return Action.of(action, from + "-" + to, from, to).words(Text.of("moves", seat, from, to));
        }
        String over = Squares.name(Squares.captured(state, action));
        return Action.of(action, from + "x" + to, from, to).words(Text.of("jumps", seat, from, to, over));
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    /**
     * Of 80 games each, draws counting half, medium won 84 % against easy, and hard 89 % against medium. A fixed depth of 13
     * won 90 % of 30 against hard; the best level goes deeper still.
     */
    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "depth=1",
                "medium", "depth=4",
                "hard", "depth=8",
                "best", "depth=60,millis=3000");
    }

    @Override
    public int cellCount() {
        return Squares.COUNT;
    }

    @Override
    public int cellStates(int cell) {
        return 5;
    }

    /**
     * 0 is an empty square, 1 and 2 are an own man and king, 3 and 4 those of the other seat. Squares are counted from
     * the seat's own side.
     */
    @Override
    public void readCells(State state, int seat, int[] out) {
        DraughtsState position = (DraughtsState) state;
        Arrays.fill(out, 0, Squares.COUNT, 0);
        int turned = seat == DraughtsState.BLACK ? 0 : Squares.COUNT - 1;
        for (int owner = 0; owner < 2; owner++) {
            int man = owner == seat ? 1 : 3;
            for (long left = position.piecesOf(owner); left != 0; left &= left - 1) {
                // 31 − n is n with all five bits turned over.
                out[DraughtsBits.index(left) ^ turned] = (left & -left & position.kings()) == 0 ? man : man + 1;
            }
        }
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    /** The squares do not tell which piece must jump on, nor what is left after an exchange. */
    @Override
    public boolean isSettled(State state) {
        return !((DraughtsState) state).mustJump();
    }

    @Override
    public Evaluator evaluator(Evaluator settled) {
        return new QuietEvaluator(rules, settled);
    }

    @Override
    public int[][] neighbours() {
        int[][] neighbours = new int[Squares.COUNT][];
        for (int square = 0; square < neighbours.length; square++) {
            int from = square;
            neighbours[square] = IntStream.range(0, DraughtsBits.DIRECTIONS)
                    .map(direction -> Squares.target(from, direction, 1))
                    .filter(target -> target >= 0)
                    .toArray();
        }
        return neighbours;
    }

    /** {@code {"fen": "W:W21,K22:B1,2"}}, and within a turn {@code "jumping"}, the square of the piece that must jump on. */
    @Override
    public Optional<Map<String, Object>> position(State state) {
        DraughtsState position = (DraughtsState) state;
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(FEN, Fen.of(position));
        if (position.jumper() != 0) {
            form.put(JUMPING, DraughtsBits.index(position.jumper()) + 1);
        }
        return Optional.of(form);
    }

    @Override
    public DraughtsState stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        String fen = fields.text(FEN);
        int jumping = position.containsKey(JUMPING) ? fields.number(JUMPING, 1, Squares.COUNT) : 0;
        fields.requireNoMore();
        return Fen.read(rules, fen, jumping - 1);
    }
}
