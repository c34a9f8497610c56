package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.List;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Array;
import java.util.Objects;
import java.util.function.Consumer;

/** A drop-down list with an arrow, some of whose items may be disabled. */
public final class Select<T> extends SelectBox<Select.Item<T>> {
    /** The value to choose, and its words; an item that is not enabled cannot be chosen. */
    public record Item<T>(T value, String label, boolean enabled) {
        public Item(T value, String label) {
            this(value, label, true);
        }

        @Override
        public String toString() {
            return label;
        }
    }

    private final Theme theme;

    /** A list of {@code items} with {@code initial} chosen, if it is among them. */
    public Select(Theme theme, java.util.List<Item<T>> items, T initial, Consumer<T> chosen) {
        super(theme.skin());
        this.theme = theme;
        setMaxListCount(12);
        items(items, initial);
        Tip.of(this, theme).whole(() -> isCut() ? getSelected().label : "");
        addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor actor) {
                if (getSelected().enabled) {
                    chosen.accept(getSelected().value);
                } else {
                    event.cancel();
                }
            }
        });
    }

    private boolean isCut() {
        Drawable box = getStyle().background;
        GlyphLayout whole = new GlyphLayout(getStyle().font, getSelected().label);
        return whole.width > getWidth() - box.getLeftWidth() - box.getRightWidth();
    }

    /** Selects {@code value} without calling the listener. */
    public void value(T value) {
        getSelection().setProgrammaticChangeEvents(false);
        for (Item<T> item : getItems()) {
            if (Objects.equals(item.value, value)) {
                setSelected(item);
            }
        }
        getSelection().setProgrammaticChangeEvents(true);
    }

    /** Offers other items from now on, with {@code value} selected; the listener is not called. */
    public void items(java.util.List<Item<T>> others, T value) {
        Array<Item<T>> items = new Array<>();
        others.forEach(items::add);
        getSelection().setProgrammaticChangeEvents(false);
        setItems(items);
        value(value);
    }

    public T value() {
        return getSelected().value;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        float x = getX() + getWidth() - theme.px(15);
        float y = getY() + getHeight() / 2;
        float side = theme.px(4.5f);
        theme.painter()
                .on(batch, parentAlpha * (isDisabled() ? .4f : 1))
                .polyline(
                        new float[] {x - side, y + side * .5f, x, y - side * .5f, x + side, y + side * .5f},
                        false,
                        theme.px(2),
                        theme.color(Ink.DIM));
    }

    @Override
    protected GlyphLayout drawItem(Batch batch, BitmapFont font, Item<T> item, float x, float y, float width) {
        String label = item.toString();
        return font.draw(batch, label, x, y, 0, label.length(), width, Align.left, false, "…");
    }

    @Override
    protected SelectBoxScrollPane<Item<T>> newScrollPane() {
        return new SelectBoxScrollPane<>(this) {
            @Override
            protected List<Item<T>> newList() {
                return new List<>(Select.this.getStyle().listStyle) {
                    @Override
                    public String toString(Item<T> item) {
                        return item.label;
                    }

                    @Override
                    protected GlyphLayout drawItem(
                            Batch batch, BitmapFont font, int index, Item<T> item, float x, float y, float width) {
                        font.setColor(item.enabled ? theme.color(Ink.TEXT) : theme.color(Ink.FAINT));
                        return super.drawItem(batch, font, index, item, x, y, width);
                    }
                };
            }
        };
    }
}
