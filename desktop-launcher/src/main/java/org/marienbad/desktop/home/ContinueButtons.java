package org.marienbad.desktop.home;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.History;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.store.GameSummary;

/** The ways back into the games left last. Empty where there is none. */
final class ContinueButtons extends Table {
    private static final int MOST = 2;

    private final Context context;

    ContinueButtons(Context context) {
        this.context = context;
        left();
        context.history()
                .ifPresent(history -> history.unfinished(MOST, games -> games.forEach(game -> show(history, game))));
    }

    private void show(History history, GameSummary game) {
        UiMessages words = context.words();
        String text = words.get("continue.game", history.name(game.head().game(), words), game.moves());
        boolean first = !hasChildren();
        TextButton button = context.widgets()
                .button(
                        first ? "continue" : "continue." + game.id(),
                        text,
                        first ? "main" : "default",
                        () -> context.screens().resume(game.id()));
        button.getLabel().setEllipsis(true);
        button.getLabelCell().minWidth(0);
        add(context.widgets().tip(button, history.title(game, words)))
                .minWidth(0)
                .fillY()
                .padRight(context.theme().px(8));
    }
}
