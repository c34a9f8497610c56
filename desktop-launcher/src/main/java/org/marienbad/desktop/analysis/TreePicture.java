package org.marienbad.desktop.analysis;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.play.explain.ExplainedNode;
import org.marienbad.play.explain.StepBox;
import org.marienbad.play.explain.StepTree;

/** The tree of a step, as the picture for pages draws it; a click tells the node. */
final class TreePicture extends Widget {
    private static final float LETTERS = 13;
    private static final float THIN = 1.4f;
    private static final float THICK = 3;

    private final Theme theme;
    private final BitmapFont bold;
    private final BitmapFont regular;
    private final Map<ExplainedNode, StepBox> boxes = new HashMap<>();
    private List<StepBox> shown = List.of();
    private float width;
    private float height;

    TreePicture(Theme theme, String name, Consumer<ExplainedNode> chosen) {
        this.theme = theme;
        bold = theme.fonts().font(Fonts.Face.BOLD, Math.round(theme.px(LETTERS)));
        regular = theme.fonts().font(Fonts.Face.REGULAR, Math.round(theme.px(LETTERS)));
        setName(name);
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                at(x, y).ifPresent(box -> chosen.accept(box.node()));
            }
        });
    }

    void show(StepTree tree, List<StepBox> all) {
        shown = all;
        boxes.clear();
        all.forEach(box -> boxes.put(box.node(), box));
        width = theme.px((float) StepBox.width(tree));
        height = theme.px((float) StepBox.height(tree));
        invalidateHierarchy();
    }

    /** The box that the step is about. */
    Optional<StepBox> present() {
        return shown.stream().filter(StepBox::isPresent).findFirst();
    }

    /** From the left edge to the middle of {@code box}. The root, alone at its height, stays where it can be seen. */
    float middle(StepBox box) {
        float middle = left() + theme.px((float) box.middle());
        if (box.node().parent().isEmpty() && getParent() instanceof ScrollPane scroll) {
            float half = theme.px((float) StepBox.WIDE) / 2 + THICK;
            float seen = scroll.getVisualScrollX();
            return Math.max(seen + half, Math.min(seen + scroll.getScrollWidth() - half, middle));
        }
        return middle;
    }

    /** From the lower edge to the upper edge of {@code box}. */
    float top(StepBox box) {
        return getHeight() - theme.px((float) box.top());
    }

    /** A tree that is narrower than its place stands in the middle. */
    private float left() {
        return Math.max(0, (getWidth() - width) / 2);
    }

    private Optional<StepBox> at(float x, float y) {
        float half = theme.px((float) StepBox.WIDE) / 2;
        float high = theme.px((float) StepBox.HIGH);
        return shown.stream()
                .filter(box -> Math.abs(x - middle(box)) <= half && y <= top(box) && y >= top(box) - high)
                .findFirst();
    }

    @Override
    public float getPrefWidth() {
        return width;
    }

    @Override
    public float getPrefHeight() {
        return height;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Painter painter = theme.painter().on(batch, parentAlpha);
        for (StepBox box : shown) {
            box.node().parent().map(boxes::get).ifPresent(from -> edge(painter, from, box));
        }
        shown.forEach(box -> box(painter, box));
    }

    private void edge(Painter painter, StepBox from, StepBox to) {
        painter.line(
                getX() + middle(from),
                getY() + top(from) - theme.px((float) StepBox.HIGH),
                getX() + middle(to),
                getY() + top(to),
                theme.px(to.isLit() ? THICK : THIN),
                theme.color(to.isLit() ? Ink.ACCENT : Ink.LINE_STRONG));
    }

    private void box(Painter painter, StepBox box) {
        float wide = theme.px((float) StepBox.WIDE);
        float high = theme.px((float) StepBox.HIGH);
        float x = getX() + middle(box);
        float y = getY() + top(box) - high;
        float corner = Math.max(1, Math.min(theme.px((float) box.corner()), high / 2 - 1));
        Color edge = theme.color(box.isLit() ? Ink.ACCENT : Ink.FAINT);
        painter.box(x - wide / 2, y, wide, high, corner, theme.color(box.isPresent() ? Ink.ACCENT_PALE : Ink.PANEL));
        painter.frame(x - wide / 2, y, wide, high, corner, theme.px(box.isPresent() ? THICK : THIN), edge);
        if (box.isChance()) { // a line that is broken by the ground
            for (float gap = x - wide / 4; gap <= x + wide / 4; gap += wide / 4) {
                painter.fill(gap - theme.px(3), y - theme.px(2), theme.px(6), theme.px(5), theme.color(Ink.PANEL));
                painter.fill(
                        gap - theme.px(3), y + high - theme.px(3), theme.px(6), theme.px(5), theme.color(Ink.PANEL));
            }
        }
        boolean alone = box.value().isEmpty();
        painter.text(bold, box.action(), x, y + high * (alone ? .5f : .69f), theme.color(Ink.TEXT));
        painter.text(regular, box.value(), x, y + high * .29f, theme.color(Ink.TEXT));
        if (box.shown().folded() > 0) {
            painter.text(regular, "+" + box.shown().folded(), x, y - theme.px(10), theme.color(Ink.DIM));
        }
    }
}
