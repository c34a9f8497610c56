package org.marienbad.games.kalaha;

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
import org.marienbad.games.mancala.MancalaLayout;
import org.marienbad.games.mancala.MancalaPicture;
import org.marienbad.games.mancala.MarginPayoff;
import org.marienbad.games.mancala.PitNames;

/** The words and pictures of Kalaha. */
record KalahaView(KalahaRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        return new KalahaLessons(rules).lessons().rulebook(new KalahaGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return new KalahaLessons(rules).lessons().coach();
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return picture((KalahaState) state);
    }

    static Picture picture(KalahaState state) {
        KalahaRules rules = state.rules;
        MancalaLayout layout = new MancalaLayout.StoresAtTheEnds(rules.pits(), rules.clockwise());
        return new MancalaPicture(rules.names(), layout).of(state, KalahaResults.caption(state));
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return KalahaMotions.of((KalahaState) before, code);
    }

    @Override
    public List<Text> annotations(State before, int code) {
        return KalahaAnnotations.of((KalahaState) before, code);
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        return KalahaEvents.of((KalahaState) before, code);
    }

    @Override
    public String notation(State before, int code) {
        KalahaState state = (KalahaState) before;
        return code == rules.swap()
                ? KalahaGame.SWAP
                : rules.names().label(state.actor(), code)
                        + SowResult.of(state, code).notation();
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return rules.names().objection(state.actor(), spot, pit -> Text.of("objection.empty"));
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        return KalahaResults.breakdown(line);
    }

    @Override
    public Text ending(LineOfPlay line) {
        return KalahaResults.ending(line);
    }

    @Override
    public Text value(double payoff, boolean proven) {
        return new MarginPayoff(rules.margin(), rules.total()).value(payoff, proven);
    }

    @Override
    public Text seatName(int seat) {
        return PitNames.seatName(seat);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return rules.names().description((KalahaState) state);
    }
}
