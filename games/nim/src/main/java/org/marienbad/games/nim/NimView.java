package org.marienbad.games.nim;

import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** What people see and read of Nim. */
record NimView(NimRules rules, NimPicture table) implements GameView {
    private static final double CERTAIN = 1e-9;

    static Text nameOf(int seat) {
        return Text.of("seat", seat + 1);
    }

    @Override
    public Rulebook rulebook() {
        return new NimLessons(rules, table).rulebook();
    }

    @Override
    public List<CoachStep> coach() {
        return new NimLessons(rules, table).coach();
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return table.of((NimState) state);
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return table.motions((NimState) before, code);
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        if (((NimState) after).over()) {
            return List.of(Text.of("event.last"));
        }
        return rules.left(code) == 0 ? List.of(Text.of("event.gone", rules.heapOf(code) + 1)) : List.of();
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return table.objection((NimState) state, spot);
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Text.of("ending", nameOf(((NimState) line.present()).lastTaker()));
    }

    /** With more seats than two, a chance to win or share the win, too. */
    @Override
    public Text value(double payoff, boolean proven) {
        if (rules.seats == 2) {
            return Text.EMPTY;
        }
        double share = 1.0 / (rules.seats - 1);
        double chance = rules.misere ? (payoff + 1) / (share + 1) : (payoff + share) / (1 + share);
        boolean certain = Math.abs(chance - Math.rint(chance)) < CERTAIN;
        return proven && certain ? Values.result(chance - 0.5) : Values.chance(chance);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public String shortForm(State state) {
        return ((NimState) state).shortForm();
    }
}
