package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.play.analysis.Line;

/** One action of an analysis: its notation, its value, and the expected line. */
final class LineRow extends Button {
    private final GameRoom room;
    private final Label notation;
    private final Label value;
    private final Label continuation;

    LineRow(GameRoom room, int index, Runnable chosen) {
        super(room.context().theme().skin().get("row", TextButton.TextButtonStyle.class));
        this.room = room;
        Widgets widgets = room.context().widgets();
        setName("analysis.line." + index);
        notation = widgets.shortened("", "bold");
        value = widgets.label("", "bold");
        value.setName("analysis.value." + index);
        value.setAlignment(Align.right);
        continuation = widgets.shortened("", "small");
        Widgets.onChange(this, chosen);
    }

    /**
     * @param worth its value in words; empty if it is not known
     * @param isPlayed whether its action was played in the game
     */
    void show(Line line, String worth, boolean isPlayed) {
        notation.setText(line.action().notation());
        boolean sure = line.exact() || line.proven().isPresent();
        String words = sure && !worth.isEmpty() ? room.words().get("analysis.proven", worth) : worth;
        value.setText(isPlayed ? (words + " " + room.words().get("analysis.played")).strip() : words);
        continuation.setText(String.join(" ", line.continuation()));
        clearChildren();
        add(notation).growX().minWidth(0).left();
        add(value).right().padLeft(room.px(8));
        if (!line.continuation().isEmpty()) {
            row();
            add(continuation).colspan(2).growX().minWidth(0).left();
        }
    }
}
