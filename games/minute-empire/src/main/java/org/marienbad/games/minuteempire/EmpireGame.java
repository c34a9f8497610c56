package org.marienbad.games.minuteempire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** Minute Empire with fixed rules, map and deck. */
public final class EmpireGame implements Game, GameAdvice, Features {
    private final EmpireRules rules;
    private final GameInfo info;
    private final EmpireActions actions;
    private final ActionClicks clicks;
    private final GameView view;
    private final List<NamedEvaluator> evaluators;
    private final EmpireFeatures features;

    EmpireGame(EmpireRules rules) {
        this.rules = rules;
        info = GameInfo.builder()
                .seats(rules.seats)
                .actions(rules.codes.count)
                .legalActions(rules.codes.mostLegal)
                .plies(rules.codes.mostPlies)
                .constantSum(0)
                .words(EmpireState.initial(rules).words())
                .with(GameInfo.Trait.CHANCE, GameInfo.Trait.EXTRA_TURNS)
                .with(rules.bids, GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
        actions = new EmpireActions(rules);
        EmpirePicture picture = new EmpirePicture(rules, actions);
        clicks = new ActionClicks(rules, picture);
        view = new EmpireView(rules, actions, picture, clicks);
        PotentialScore prospects = new PotentialScore(rules);
        evaluators = EmpireEvaluators.of(rules, prospects);
        features = new EmpireFeatures(rules, prospects);
    }

    EmpireRules rules() {
        return rules;
    }

    /** The meaning of an action or a chance outcome, for players that know this game. */
    public Move move(int code) {
        if (code < 0 || code >= rules.codes.count) {
            throw new IllegalArgumentException(
                    "there is no action " + code + "; there are 0 to " + (rules.codes.count - 1));
        }
        return rules.codes.decode(code);
    }

    /** The name of a region for people. */
    public String region(int region) {
        return rules.board.id(region);
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
    public EmpireState newInitialState() {
        return EmpireState.initial(rules);
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        EmpireState state = (EmpireState) before;
        if (state.phase() != Phase.BID) {
            return Seen.action(state.actor(), code);
        } else if (rules.isLastBid(state)) {
            return new Seen(state.actor(), code, "", new EmpireEvents(rules, actions).bids(state, code));
        }
        return observer.sees(state.actor())
                ? Seen.action(state.actor(), code)
                : Seen.hidden(state.actor(), Text.of("bid.sealed"));
    }

    @Override
    public Action action(State before, int code) {
        EmpireState state = (EmpireState) before;
        Action action = actions.of(state, code);
        return new Action(code, action.notation(), action.words(), clicks.spots(state, code));
    }

    @Override
    public int[] scores(State state) {
        Scoring scoring = ((EmpireState) state).scoring();
        int[] points = new int[rules.seats];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = scoring.points(seat);
        }
        return points;
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return evaluators;
    }

    @Override
    public int featureCount() {
        return features.count();
    }

    @Override
    public int maxActive() {
        return features.mostActive();
    }

    @Override
    public int active(State state, int seat, int[] out) {
        return features.active((EmpireState) state, seat, out);
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    /** Whole turns are planned by a tree that ends with the turn; see docs/minute-empire.md. */
    @Override
    public Map<String, String> presets() {
        return Map.of(
                "easy", "iterations=25,horizon=turn,playout=sensible",
                "medium", "iterations=400,horizon=turn,playout=sensible",
                "hard", "iterations=8000,horizon=turn,playout=sensible",
                "best", "iterations=500000,millis=4500,threads=2,horizon=turn,playout=sensible");
    }

    /**
     * Random playouts waste coins, so that a search bids all it has. A tree beyond the turn tries each bid too seldom to
     * tell one from another.
     */
    @Override
    public String search() {
        return "horizon=turn,playout=sensible";
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(new EmpirePositionForm(rules).write((EmpireState) state));
    }

    @Override
    public EmpireState stateOf(Map<String, ?> position) {
        return new EmpirePositionForm(rules).read(position);
    }
}
