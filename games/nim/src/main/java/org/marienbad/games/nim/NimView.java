package org.marienbad.games.nim;

import java.util.List;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** What people see and read of Nim. */
record NimView(NimRules rules, NimPicture table) implements GameView {
    static Text nameOf(int seat) {
        return Text.of("seat", seat + 1);
    }

    @Override
    public Rulebook rulebook() {
        String sizes =
                String.join(", ", rules.sizes.stream().map(String::valueOf).toList());
        return Rulebook.of(
                Text.of("rules.heaps", rules.heapCount(), sizes),
                Text.of("rules.turn", rules.limit),
                Text.of(rules.misere ? "rules.misere" : "rules.normal", rules.seats));
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
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public String shortForm(State state) {
        return ((NimState) state).shortForm();
    }
}
