package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

/** A button that shows an icon, in the color of its style, and words beside it if there are any. */
public final class IconButton extends TextButton {
    private final Theme theme;
    private Icon icon;

    /** {@code side}: of the icon, at scale 1. */
    IconButton(Theme theme, Icon icon, String words, String style, float side) {
        super(words, theme.skin(), style);
        this.theme = theme;
        this.icon = icon;
        clearChildren();
        add(new Face()).size(theme.px(side));
        if (!words.isEmpty()) {
            add(getLabel()).padLeft(theme.px(5)).minWidth(0);
        }
    }

    /** The icon shown. */
    public Icon icon() {
        return icon;
    }

    /** Shows another icon from now on. */
    public void icon(Icon other) {
        icon = other;
    }

    /** Takes the look of that name. */
    public void look(String style) {
        setStyle(theme.skin().get(style, TextButtonStyle.class));
    }

    private final class Face extends Widget {
        @Override
        public void draw(Batch batch, float parentAlpha) {
            icon.paint(theme.painter().on(batch, parentAlpha), getX(), getY(), getWidth(), getFontColor());
        }
    }
}
