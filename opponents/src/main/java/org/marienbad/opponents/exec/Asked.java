package org.marienbad.opponents.exec;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.record.Plies;

/**
 * A decision that is wanted of a program.
 *
 * @param view the position, with guesses in place of what the seat cannot know
 */
record Asked(GameSetup setup, State view, int seat, Budget budget, BooleanSupplier cancelled) {
    /** The legal plies. */
    List<String> legal() {
        return Arrays.stream(setup.game().legalActions(view))
                .mapToObj(code -> Plies.write(setup.game(), view, code))
                .toList();
    }

    /** The position as text, without what the seat cannot know. */
    String text() {
        return view instanceof ImperfectInformationState hidden ? hidden.text(Observer.seat(seat)) : view.toString();
    }
}
