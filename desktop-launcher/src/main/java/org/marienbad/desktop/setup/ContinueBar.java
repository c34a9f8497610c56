package org.marienbad.desktop.setup;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.History;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.store.GameSummary;

/** On the screen for a new game: the way back into the one left last, and to all others. Empty where none are kept. */
final class ContinueBar extends Table {
    private final Context context;

    ContinueBar(Context context) {
        this.context = context;
        right();
        context.history().ifPresent(this::fill);
    }

    private void fill(History history) {
        Widgets widgets = context.widgets();
        float px = widgets.theme().px(1);
        Table place = new Table();
        add(place).growX().minWidth(0).padLeft(12 * px).padRight(10 * px);
        add(widgets.button("history", context.words().get("history.open"), "default", context.screens()::history))
                .padRight(10 * px)
                .fillY();
        history.unfinished(game -> {
            String text = text(history, game);
            TextButton button = widgets.button(
                    "continue", text, "main", () -> context.screens().resume(game.id()));
            button.getLabel().setEllipsis(true);
            button.getLabelCell().minWidth(0);
            place.right();
            place.add(widgets.tip(button, text)).minWidth(0);
        });
    }

    private String text(History history, GameSummary game) {
        UiMessages words = context.words();
        String opponents = history.opponents(game, words);
        return opponents.isEmpty()
                ? words.get("continue.alone", history.name(game, words), game.moves() + 1)
                : words.get("continue.against", history.name(game, words), opponents, game.moves() + 1);
    }
}
