package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.widget.Icon;

/** A panel whose parts stand below each other on a page that scrolls. */
abstract class PagePanel implements SidePanel {
    final GameRoom room;
    private final String name;
    private final String title;
    private final Icon icon;
    private final Table page = new Table();
    private final Actor actor;
    private boolean open;

    /** @param title the key of the heading */
    PagePanel(GameRoom room, String name, String title, Icon icon) {
        this.room = room;
        this.name = name;
        this.title = title;
        this.icon = icon;
        page.setName(name + ".page");
        page.top().padRight(room.px(6));
        actor = room.context().widgets().scroll(page);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String title() {
        return room.words().get(title);
    }

    @Override
    public final Icon icon() {
        return icon;
    }

    @Override
    public final Actor actor() {
        return actor;
    }

    /** Whether it is seen. */
    final boolean isOpen() {
        return open;
    }

    @Override
    public void open(boolean isOpen) {
        open = isOpen;
    }

    /** Begins the page anew. */
    final void clearPage() {
        page.clearChildren();
    }

    /** Adds {@code part} at the end, as wide as the page, with so much room below. */
    final void put(Actor part, float below) {
        page.add(part).growX().minWidth(0).left().padBottom(room.px(below));
        page.row();
    }

    /** Adds {@code part} at the end, as wide as it wants to be. */
    final void putNarrow(Actor part) {
        page.add(part).left();
        page.row();
    }
}
