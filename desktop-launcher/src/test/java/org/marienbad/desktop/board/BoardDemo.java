package org.marienbad.desktop.board;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import java.util.List;
import org.marienbad.framework.game.Action;

/** The board alone on the screen, for work on it: run it from the development environment. */
public final class BoardDemo {
    private BoardDemo() {}

    /** Shows a sample: {@code everything}, or pits where nothing is given. */
    public static void main(String[] arguments) {
        boolean everything = arguments.length > 0 && arguments[0].equals("everything");
        BoardStage application = everything
                ? new BoardStage(Samples.everything(), List.of(), action -> List.of())
                : new BoardStage(
                        Samples.pits(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0),
                        List.of(Action.of(0, "A", "s0"), Action.of(2, "C", "s2")),
                        action -> Samples.sowing(action.code(), 4));
        new Lwjgl3Application(application, BoardStage.configuration(1000, 680));
    }
}
