package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.match.MatchView;

/**
 * The place of a panel beside the board, with its heading and a way to close it; one at a time. Buttons, which stand
 * elsewhere, open and close the panels that are offered.
 */
final class PanelPlace extends Table {
    private final Context context;
    private final Widgets widgets;
    private final Consumer<Boolean> opened;
    private final Map<SidePanel, IconButton> openers = new LinkedHashMap<>();
    private Optional<SidePanel> shown = Optional.empty();

    /** {@code opened} is told whether a panel is shown. */
    PanelPlace(Context context, Consumer<Boolean> opened) {
        this.context = context;
        widgets = context.widgets();
        this.opened = opened;
        setName("panel");
        setBackground(widgets.drawable("panel"));
    }

    /**
     * Takes {@code panel} in, and returns the button that opens and closes it; one that is {@code offered} says so in
     * words.
     */
    IconButton opener(SidePanel panel, boolean offered) {
        String name = "panel." + panel.name();
        IconButton button = offered
                ? widgets.iconWords(name, panel.icon(), panel.title(), "offer", () -> toggle(panel))
                : widgets.icon(name, panel.icon(), panel.title(), () -> toggle(panel));
        button.setVisible(panel.isOffered());
        openers.put(panel, button);
        return button;
    }

    /**
     * The board shows {@code view} now, and rests there if {@code settled}. Buttons come and go with their content, and
     * panels that people wait for open by themselves.
     *
     * @return whether other buttons are visible now
     */
    boolean refresh(MatchView view, boolean settled) {
        openers.keySet().forEach(panel -> panel.shown(view, settled));
        if (shown.filter(SidePanel::closesItself).isPresent()) {
            close();
        }
        boolean other = false;
        for (Map.Entry<SidePanel, IconButton> each : openers.entrySet()) {
            SidePanel panel = each.getKey();
            other |= each.getValue().isVisible() != panel.isOffered();
            each.getValue().setVisible(panel.isOffered());
            if (panel.opensItself()) {
                open(panel);
            }
        }
        return other;
    }

    /** Shows {@code panel}, unless it is shown. */
    void open(SidePanel panel) {
        if (shown.filter(panel::equals).isEmpty()) {
            toggle(panel);
        }
    }

    /** The name of the panel that is shown. */
    Optional<String> shown() {
        return shown.map(SidePanel::name);
    }

    /** Opens or closes the panel of that name; false if there is none. */
    boolean toggle(String name) {
        Optional<SidePanel> panel = openers.keySet().stream()
                .filter(each -> each.name().equals(name))
                .findFirst();
        panel.ifPresent(this::toggle);
        return panel.isPresent();
    }

    private void toggle(SidePanel panel) {
        boolean same = shown.filter(panel::equals).isPresent();
        close();
        if (!same) {
            shown = Optional.of(panel);
            openers.get(panel).look("quiet-open");
            Table top = new Table();
            top.add(widgets.shortened(panel.title(), "heading"))
                    .growX()
                    .minWidth(0)
                    .left();
            top.add(widgets.smallIcon("panel.close", Icon.CLOSE, context.words().get("panel.close"), this::close));
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
            openers.get(panel).look("quiet");
            clearChildren();
            panel.open(false);
            opened.accept(false);
        });
    }
}
