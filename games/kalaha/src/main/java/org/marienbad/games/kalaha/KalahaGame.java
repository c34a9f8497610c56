package org.marienbad.games.kalaha;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.HasCells;
import org.marienbad.games.mancala.MarginPayoff;
import org.marienbad.games.mancala.PitNames;

/** Kalaha with fixed options. Action codes are pits along the sowing, then the swap of the pie rule. */
public final class KalahaGame implements Game, GameAdvice, HasCells {
    static final String SWAP = "swap";

    private final KalahaRules rules;
    private final GameInfo info;
    private final GameView view;
    private final List<NamedEvaluator> evaluators;
    private final KalahaCells cells;

    /**
     * A game by {@code rules}, on a board of any size that they allow; the options of {@link KalahaProvider} offer fewer.
     *
     * @throws IllegalArgumentException if there are so many stones that an {@code int} cannot count the plies of a game
     */
    public KalahaGame(KalahaRules rules) {
        this.rules = rules;
        view = new KalahaView(rules);
        info = GameInfo.builder()
                .seats(2)
                .actions(rules.pits() + (rules.pie() ? 1 : 0))
                .plies(GameLength.bound(rules))
                .constantSum(0)
                .words(KalahaState.words(rules))
                .with(GameInfo.Trait.ANY_STARTER, GameInfo.Trait.EXTRA_TURNS)
                .build();
        evaluators = KalahaEvaluators.of(rules);
        cells = new KalahaCells(rules);
    }

    public KalahaRules rules() {
        return rules;
    }

    @Override
    public GameView view() {
        return view;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public KalahaState newInitialState() {
        return newInitialState(PitNames.SOUTH);
    }

    @Override
    public KalahaState newInitialState(int starter) {
        if (starter != PitNames.SOUTH && starter != PitNames.NORTH) {
            throw new IllegalArgumentException("there is no seat " + starter + " to start; allowed: 0 or 1");
        }
        return KalahaState.initial(rules, starter);
    }

    @Override
    public Action action(State before, int code) {
        int seat = before.actor();
        if (code == rules.swap()) {
            return Action.of(code, SWAP).words(Text.of("swaps", PitNames.seatName(seat), PitNames.seatName(1 - seat)));
        }
        return rules.names().sowing(seat, code);
    }

    /** The name of a pit of {@code seat}, by its action code. */
    public String letter(int seat, int pit) {
        return rules.names().label(seat, pit);
    }

    /** The stones in the stores. */
    @Override
    public int[] scores(State state) {
        KalahaState position = (KalahaState) state;
        return new int[] {position.store(PitNames.SOUTH), position.store(PitNames.NORTH)};
    }

    /** Each level up to hard wins three games of four against the one before it; see docs/measurements/levels.md. */
    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "depth=1,evaluator=stores",
                "medium", "iterations=12",
                "hard", "iterations=100",
                "best", "depth=60,millis=4500,model=kalaha");
    }

    /** By the margin, so that an estimate says "+4 stones". */
    @Override
    public Map<String, String> analysisOptions() {
        return MarginPayoff.ANALYSIS;
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    /** The payoff each seat may expect if the one to move seems to end {@code margin} stones ahead. */
    public double[] expectedPayoffs(KalahaState state, double margin) {
        double[] payoffs = new double[2];
        KalahaEvaluators.write(rules, state, margin, payoffs);
        return payoffs;
    }

    @Override
    public Cells cells() {
        return cells;
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(KalahaPositionForm.of((KalahaState) state));
    }

    /**
     * The position of {@code {"pits": [[South's by action code], [North's]], "stores": [0, 0], "actor": 0}}. It may
     * hold fewer stones than the start, never more; margins are still counted in parts of the stones at the start. A
     * position in which the game is over by the rules is a terminal one, whatever its actor, and is swept.
     */
    @Override
    public KalahaState stateOf(Map<String, ?> position) {
        return KalahaPositionForm.parse(rules, position);
    }
}
