package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/** Makes the usual widgets of a theme, named so that tests find them in any language. */
public final class Widgets {
    private final Theme theme;

    public Widgets(Theme theme) {
        this.theme = theme;
    }

    public Theme theme() {
        return theme;
    }

    public Label label(String text, String style) {
        return new Label(text, theme.skin(), style);
    }

    /** A label that ends in an ellipsis where there is no room for it, and then is whole in its tip. */
    public Label shortened(String text, String style) {
        Label label = label(text, style);
        label.setEllipsis(true);
        Tip.of(label, theme).whole(label);
        return label;
    }

    /** A label that goes on in the next line where there is no room for it. */
    public Label wrapped(String text, String style) {
        Label label = label(text, style);
        label.setWrap(true);
        return label;
    }

    public TextButton button(String name, String text, String style, Runnable reaction) {
        TextButton button = new TextButton(text, theme.skin(), style);
        button.setName(name);
        button.getLabel().setEllipsis(true);
        Tip.of(button, theme).whole(button.getLabel());
        onChange(button, reaction);
        return button;
    }

    /** An icon that only shows something, of that side at scale 1. */
    public Actor sign(Icon icon, Ink ink, float side) {
        Widget sign = new Widget() {
            @Override
            public void draw(Batch batch, float parentAlpha) {
                icon.paint(theme.painter().on(batch, parentAlpha), getX(), getY(), getWidth(), theme.color(ink));
            }
        };
        sign.setSize(theme.px(side), theme.px(side));
        return sign;
    }

    /** A quiet button that shows an icon, and says in its tip what it does. */
    public IconButton icon(String name, Icon icon, String help, Runnable reaction) {
        return icon(new IconButton(theme, icon, "", "quiet", 20), name, help, reaction);
    }

    /** The same in the small, for what is often in sight. */
    public IconButton smallIcon(String name, Icon icon, String help, Runnable reaction) {
        return icon(new IconButton(theme, icon, "", "jump", 16), name, help, reaction);
    }

    /** A button with an icon and words. */
    public IconButton iconWords(String name, Icon icon, String words, String style, Runnable reaction) {
        IconButton button = icon(new IconButton(theme, icon, words, style, 18), name, "", reaction);
        button.getLabel().setEllipsis(true);
        Tip.of(button, theme).whole(button.getLabel());
        return button;
    }

    private IconButton icon(IconButton button, String name, String help, Runnable reaction) {
        button.setName(name);
        onChange(button, reaction);
        return tip(button, help);
    }

    public static void onChange(Actor actor, Runnable reaction) {
        actor.addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor changed) {
                reaction.run();
            }
        });
    }

    /** Shows {@code text} when the pointer rests on {@code actor}; an empty text shows nothing. */
    public <A extends Actor> A tip(A actor, String text) {
        Tip.of(actor, theme).text(text);
        return actor;
    }

    /** A question mark that shows {@code text}; nothing at all if there is no text. */
    public Label hint(String text) {
        return tip(label(text.isEmpty() ? "" : "?", "hint"), text);
    }

    /** Scrolls what scrolls around {@code actor}, so that it is seen. Its place must be laid out. */
    public static void reveal(Actor actor) {
        for (Group parent = actor.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane scroll) {
                Vector2 at = actor.localToAscendantCoordinates(scroll.getActor(), new Vector2());
                scroll.scrollTo(at.x, at.y, actor.getWidth(), actor.getHeight());
            }
        }
    }

    /** Like {@link #reveal}, but without gliding there. */
    public static void revealAtOnce(Actor actor) {
        reveal(actor);
        for (Group parent = actor.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane scroll) {
                scroll.updateVisualScroll();
            }
        }
    }

    public ScrollPane scroll(Actor content) {
        ScrollPane scroll = new ScrollPane(content, theme.skin());
        scroll.setFadeScrollBars(false);
        scroll.setScrollingDisabled(true, false);
        scroll.setOverscroll(false, false);
        scroll.setFlickScroll(false);
        scroll.setScrollbarsOnTop(false);
        scroll.addListener(new WheelFocus(scroll));
        return scroll;
    }

    public Drawable drawable(String name) {
        return theme.skin().getDrawable(name);
    }
}
