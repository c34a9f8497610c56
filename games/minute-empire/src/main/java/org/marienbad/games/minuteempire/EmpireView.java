package org.marienbad.games.minuteempire;

import java.util.List;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** What people see and read of Minute Empire. */
record EmpireView(EmpireRules rules, EmpirePicture board, ActionClicks clicks) implements GameView {
    @Override
    public org.marienbad.framework.game.Rulebook rulebook() {
        return org.marienbad.framework.game.Rulebook.of(Rulebook.of(rules));
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
        return new Description(rules, board, (EmpireState) state).sentences();
    }
}
