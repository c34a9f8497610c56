package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.widget.Widgets;

/** Where a panel stands beside the board, with its heading and a way to close it; one at a time. */
final class PanelPlace extends Table {
    private final Context context;
    private final Widgets widgets;
    private final Consumer<Boolean> opened;
    private Optional<SidePanel> shown = Optional.empty();

    /** {@code opened} is told whether a panel is shown. */
    PanelPlace(Context context, Consumer<Boolean> opened) {
        this.context = context;
        widgets = context.widgets();
        this.opened = opened;
        setName("panel");
        setBackground(widgets.drawable("panel"));
    }

    /** The panel shown. */
    Optional<SidePanel> shown() {
        return shown;
    }

    /** Shows {@code panel}, or closes it if it is shown. */
    void toggle(SidePanel panel) {
        boolean same = shown.filter(panel::equals).isPresent();
        close();
        if (!same) {
            shown = Optional.of(panel);
            Table top = new Table();
            top.add(widgets.shortened(panel.title(), "heading"))
                    .growX()
                    .minWidth(0)
                    .left();
            top.add(widgets.tip(
                    widgets.button("panel.close", "✕", "jump", this::close),
                    context.words().get("panel.close")));
            add(top).growX().padBottom(widgets.theme().px(6));
            row();
            add(panel.actor()).grow().minWidth(0).minHeight(0);
            panel.open(true);
            opened.accept(true);
        }
    }

    /** Shows no panel any more. */
    void close() {
        shown.ifPresent(panel -> {
            shown = Optional.empty();
            clearChildren();
            panel.open(false);
            opened.accept(false);
        });
    }
}
