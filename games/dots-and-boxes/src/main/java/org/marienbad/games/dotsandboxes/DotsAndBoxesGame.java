package org.marienbad.games.dotsandboxes;

import java.util.ArrayList;
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
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.text.Text;

/** Dots and boxes with fixed options. An action is a line, numbered and named as {@link DotsAndBoxesGrid} says. */
public final class DotsAndBoxesGame implements Game, GameAdvice, Symmetries, Cells {
    private final DotsAndBoxesRules rules;
    private final GameInfo info;
    private final GameView view;
    private final List<BoardSymmetry> images;
    private final List<NamedEvaluator> evaluators;

    DotsAndBoxesGame(DotsAndBoxesRules rules) {
        this.rules = rules;
        view = new DotsAndBoxesView(rules);
        images = BoardSymmetry.of(rules.grid());
        evaluators = List.of(
                new NamedEvaluator("chains", new ChainEvaluator(rules, true)),
                new NamedEvaluator("boxes", new ChainEvaluator(rules, false)));
        int lines = rules.grid().lineCount();
        info = GameInfo.builder()
                .seats(rules.seats())
                .actions(lines)
                .plies(lines)
                .payoffs(rules.leastPayoff(), 1)
                .constantSum(0)
                .words(1 + rules.seats())
                .with(GameInfo.Trait.EXTRA_TURNS)
                .build();
    }

    /** Its options. */
    public DotsAndBoxesRules rules() {
        return rules;
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
    public DotsAndBoxesState newInitialState() {
        return new DotsAndBoxesState(rules);
    }

    @Override
    public Action action(State before, int line) {
        String name = rules.grid().nameOf(line);
        return Action.of(line, name, name).words(Text.of("draws", DotsAndBoxesView.nameOf(before.actor()), name));
    }

    /** Reads {@code h00}, and {@code (h,0,0)} as OpenSpiel writes it, with or without the player before. */
    @Override
    public OptionalInt parse(State before, String notation) {
        OptionalInt line = rules.grid().codeOf(notation);
        return line.isPresent() && ((DotsAndBoxesState) before).isDrawn(line.getAsInt()) ? OptionalInt.empty() : line;
    }

    /** The boxes of each seat. */
    @Override
    public int[] scores(State state) {
        int[] scores = new int[rules.seats()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = ((DotsAndBoxesState) state).boxes(seat);
        }
        return scores;
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    /**
     * On five by five boxes medium won 75 % of 40 games against easy, and hard 78 % against medium. Alpha-beta for a
     * fifth of a second won 83 % against hard; the best level has longer.
     */
    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "iterations=80,playout=random",
                "medium", "iterations=200",
                "hard", "iterations=800",
                "best", rules.seats() == 2 ? "depth=60,millis=4500" : "iterations=100000,millis=4500");
    }

    /**
     * By the margin, so that an estimate says "+3 boxes". With more seats it is analysed by ranks as it is played. A
     * seat ahead of the mean of the others need not be ahead of each of them.
     */
    @Override
    public Map<String, String> analysisOptions() {
        return rules.seats() == 2 ? Map.of(DotsAndBoxesProvider.PAYOFF.key(), "margin") : Map.of();
    }

    @Override
    public int symmetries() {
        return images.size();
    }

    @Override
    public void image(int symmetry, State from, State to) {
        ((DotsAndBoxesState) to).become((DotsAndBoxesState) from, images.get(symmetry));
    }

    @Override
    public int image(int symmetry, int line) {
        return images.get(symmetry).line(line);
    }

    /** The lines, then how many boxes the seat has that looks, and those after it. */
    @Override
    public int cellCount() {
        return rules.grid().lineCount() + rules.seats();
    }

    @Override
    public int cellStates(int cell) {
        return cell < rules.grid().lineCount() ? 2 : rules.grid().boxCount() + 1;
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        DotsAndBoxesState position = (DotsAndBoxesState) state;
        int lines = rules.grid().lineCount();
        for (int line = 0; line < lines; line++) {
            out[line] = position.isDrawn(line) ? 1 : 0;
        }
        for (int next = 0; next < rules.seats(); next++) {
            out[lines + next] = position.boxes((seat + next) % rules.seats());
        }
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    /** Lines are neighbors that are sides of the same box. */
    @Override
    public int[][] neighbours() {
        DotsAndBoxesGrid grid = rules.grid();
        int[][] neighbours = new int[cellCount()][0];
        for (int line = 0; line < grid.lineCount(); line++) {
            int self = line;
            neighbours[line] = IntStream.range(0, grid.lineCount())
                    .filter(other -> other != self && (boxesAt(self) & boxesAt(other)) != 0)
                    .toArray();
        }
        return neighbours;
    }

    private long boxesAt(int line) {
        DotsAndBoxesGrid grid = rules.grid();
        return grid.isHorizontal(line)
                ? grid.boxesAtHorizontals(grid.bit(line))
                : grid.boxesAtVerticals(grid.bit(line));
    }

    @Override
    public List<int[]> cellSymmetries() {
        List<int[]> symmetries = new ArrayList<>();
        for (BoardSymmetry image : images) {
            int lines = rules.grid().lineCount();
            symmetries.add(IntStream.range(0, cellCount())
                    .map(cell -> cell < lines ? image.line(cell) : cell)
                    .toArray());
        }
        return symmetries;
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(DotsAndBoxesText.position((DotsAndBoxesState) state));
    }

    /**
     * The position of {@code {"board": ["+-+ +", "|1| ", …], "mover": 0}}. It has dots, lines, and the number of its
     * owner in every closed box, as in the text of a position. If all lines are drawn the game is over, whatever the
     * mover.
     */
    @Override
    public DotsAndBoxesState stateOf(Map<String, ?> position) {
        return DotsAndBoxesText.read(rules, position);
    }
}
