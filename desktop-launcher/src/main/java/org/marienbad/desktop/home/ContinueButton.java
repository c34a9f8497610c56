package org.marienbad.desktop.home;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.History;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.store.GameSummary;

/** The way back into the game left last. Empty where there is none. */
final class ContinueButton extends Table {
    private final Context context;

    ContinueButton(Context context) {
        this.context = context;
        left();
        context.history().ifPresent(history -> history.unfinished(game -> show(history, game)));
    }

    private void show(History history, GameSummary game) {
        UiMessages words = context.words();
        String text = words.get("continue.game", history.title(game, words), game.moves());
        TextButton button = context.widgets()
                .button("continue", text, "main", () -> context.screens().resume(game.id()));
        button.getLabel().setEllipsis(true);
        button.getLabelCell().minWidth(0);
        add(context.widgets().tip(button, text)).minWidth(0).fillY();
    }
}
