package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The words and pictures of Minute Empire. */
record EmpireView(EmpireRules rules, EmpireActions actions, EmpirePicture board, ActionClicks clicks)
        implements GameView {
    @Override
    public Rulebook rulebook() {
        return EmpireRulebook.of(rules, actions, board);
    }

    @Override
    public List<CoachStep> coach() {
        return rules.options.taught() ? EmpireLessons.steps() : List.of();
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return board.of((EmpireState) state);
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return clicks.motions((EmpireState) before, code);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return new Description(rules, new EmpireTips(rules, actions), board, (EmpireState) state).sentences();
    }

    @Override
    public List<Text> annotations(State before, int code) {
        State after = before.copy();
        after.apply(code);
        return reasons(new LineOfPlay(List.of(before, after), List.of(code)));
    }

    /** The effects of the action, and apart from them those of the rest of the turn: taking a card says little alone. */
    @Override
    public List<Text> reasons(LineOfPlay line) {
        int seat = line.position(0).actor();
        TurnGains now = change(line.position(0), line.position(1));
        List<Text> sentences = new ArrayList<>(now.gains(seat, false));
        sentences.addAll(change(line.position(1), line.present()).gains(seat, true));
        sentences.addAll(now.goodsAndPrice(seat));
        return sentences;
    }

    private TurnGains change(State before, State after) {
        return new TurnGains(rules, actions, (EmpireState) before, (EmpireState) after);
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        return new EmpireEvents(rules, actions).of((EmpireState) before, code, (EmpireState) after, observer);
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return new EmpireObjections(rules).of((EmpireState) state, clicked, spot);
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        return new EmpireResults(rules).breakdown((EmpireState) line.present());
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Text.of("ending", rules.turns);
    }

    @Override
    public Text value(double payoff, boolean proven) {
        return new EmpireResults(rules).value(payoff, proven);
    }
}
