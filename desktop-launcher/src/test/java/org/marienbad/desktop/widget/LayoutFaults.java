package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.EventListener;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.Window;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.drawing.PictureColors;

/**
 * The faults of the layout of a stage. Actors may stick out of their parents, words may be cut and whole in no tip.
 * Words may also be hard to read on the color below them (WCAG 2.2, 1.4.3). To be used on the thread of the window.
 */
public final class LayoutFaults {
    private static final float TOLERANCE = 1.5f;
    private static final double READABLE = 4.5;
    private static final double READABLE_LARGE = 3;

    private final List<String> faults = new ArrayList<>();
    private final Pixmap pixels;
    private final float large;
    private final Actor front;

    private LayoutFaults(Pixmap pixels, float scale, Actor front) {
        this.pixels = pixels;
        this.front = front;
        large = 24 * scale;
    }

    /** The faults of {@code stage}, which is drawn anew and shown at {@code scale}; one line each. */
    public static List<String> of(Stage stage, float scale) {
        stage.act(0);
        stage.draw();
        int width = (int) stage.getWidth();
        int height = (int) stage.getHeight();
        LayoutFaults found = new LayoutFaults(Pixmap.createFromFrameBuffer(0, 0, width, height), scale, front(stage));
        for (Actor actor : stage.getActors()) {
            found.check(actor, 0, 0, stage.getWidth(), stage.getHeight());
        }
        found.pixels.dispose();
        return found.faults;
    }

    /** The dialog that covers or dims the rest; the whole stage if there is none. */
    private static Actor front(Stage stage) {
        Actor front = stage.getRoot();
        for (Actor actor : stage.getActors()) {
            front = actor instanceof Window ? actor : front;
        }
        return front;
    }

    private void check(Actor actor, float left, float bottom, float right, float top) {
        if (!actor.isVisible() || actor instanceof FocusRing) {
            return;
        }
        boolean outside = actor.getX() < left - TOLERANCE
                || actor.getY() < bottom - TOLERANCE
                || actor.getX() + actor.getWidth() > right + TOLERANCE
                || actor.getY() + actor.getHeight() > top + TOLERANCE;
        if (outside && actor.getWidth() > 0 && actor.getHeight() > 0) {
            faults.add(name(actor) + " is outside its parent: x " + actor.getX() + " to "
                    + (actor.getX() + actor.getWidth()) + " of " + right + ", y " + actor.getY() + " to "
                    + (actor.getY() + actor.getHeight()) + " of " + top);
        }
        if (actor instanceof Label label) {
            words(label);
        } else if (actor instanceof SelectBox<?> select) {
            chosen(select);
        } else if (actor instanceof TextField field) {
            message(field);
        }
        if (actor instanceof ScrollPane scroll) {
            scrolled(scroll);
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                check(child, 0, 0, group.getWidth(), group.getHeight());
            }
        }
    }

    /** A scrolled actor may be larger than its place in the direction in which it scrolls. */
    private void scrolled(ScrollPane scroll) {
        Actor content = scroll.getActor();
        if (content == null) {
            return;
        }
        if (scroll.isScrollingDisabledX() && content.getWidth() > scroll.getScrollWidth() + TOLERANCE) {
            faults.add(name(content) + " is wider than what scrolls it: " + content.getWidth() + " of "
                    + scroll.getScrollWidth());
        }
        if (content instanceof Group group) {
            for (Actor child : group.getChildren()) {
                check(child, 0, 0, group.getWidth(), group.getHeight());
            }
        }
    }

    private void words(Label label) {
        if (label.getText().isEmpty() || !label.ascendantsVisible()) {
            return;
        }
        BitmapFont font = label.getStyle().font;
        if (label.getWrap()) {
            GlyphLayout whole =
                    new GlyphLayout(font, label.getText(), font.getColor(), label.getWidth() + 1, Align.left, true);
            if (whole.height > label.getHeight() + font.getLineHeight() / 2) {
                faults.add(name(label) + " is cut below: '" + label.getText() + "'");
            }
        } else if (Tip.isCut(label) && !isTipped(label)) {
            faults.add(name(label) + " is cut and has no tip: '" + label.getText() + "'");
        }
        if (label.isDescendantOf(front)) {
            contrast(label);
        }
    }

    private void chosen(SelectBox<?> select) {
        if (select.getSelected() == null) {
            return;
        }
        float room = select.getWidth()
                - select.getStyle().background.getLeftWidth()
                - select.getStyle().background.getRightWidth();
        GlyphLayout whole =
                new GlyphLayout(select.getStyle().font, select.getSelected().toString());
        if (whole.width > room + TOLERANCE && !isTipped(select)) {
            faults.add(name(select) + " is cut and has no tip: '" + select.getSelected() + "'");
        }
    }

    private void message(TextField field) {
        String message = field.getMessageText();
        if (message != null && field.getText().isEmpty() && field.getStyle().background != null) {
            float room = field.getWidth()
                    - field.getStyle().background.getLeftWidth()
                    - field.getStyle().background.getRightWidth();
            if (new GlyphLayout(field.getStyle().font, message).width > room + TOLERANCE && !isTipped(field)) {
                faults.add(name(field) + " cuts its message: '" + message + "'");
            }
        }
    }

    private static boolean isTipped(Actor actor) {
        for (Actor at = actor; at != null; at = at.getParent()) {
            for (EventListener listener : at.getListeners()) {
                if (listener instanceof Tip tip && !tip.text().isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The color of the words against the most frequent one of their place; what is disabled need not be readable. */
    private void contrast(Label label) {
        for (Actor at = label; at != null; at = at.getParent()) {
            if (at instanceof Disableable disableable && disableable.isDisabled()) {
                return;
            }
        }
        int[] corners = shown(label);
        int x = corners[0];
        int y = corners[1];
        Map<Integer, Integer> colours = new HashMap<>();
        for (int i = x; i < corners[2]; i++) {
            for (int j = y; j < corners[3]; j++) {
                colours.merge(pixels.getPixel(i, j), 1, Integer::sum);
            }
        }
        if (colours.size() < 4) {
            return;
        }
        int ground = colours.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        double most = colours.keySet().stream()
                .mapToDouble(colour -> PictureColors.contrast(colour, ground))
                .max()
                .orElse(1);
        double wanted = label.getStyle().font.getLineHeight() >= large ? READABLE_LARGE : READABLE;
        if (most < wanted - .05) {
            faults.add(
                    name(label) + " has a contrast of " + Math.round(most * 10) / 10.0 + ": '" + label.getText() + "'");
        }
    }

    /** The part of an actor that is on the screen, which scrolling may hide: left, bottom, right, top. */
    private int[] shown(Actor actor) {
        float left = 0;
        float bottom = 0;
        float right = pixels.getWidth();
        float top = pixels.getHeight();
        for (Actor at = actor; at != null; at = at.getParent()) {
            if (at == actor || at instanceof ScrollPane) {
                Vector2 corner = at.localToStageCoordinates(new Vector2());
                left = Math.max(left, corner.x);
                bottom = Math.max(bottom, corner.y);
                right = Math.min(right, corner.x + at.getWidth());
                top = Math.min(top, corner.y + at.getHeight());
            }
        }
        return new int[] {(int) left, (int) bottom, (int) right, (int) top};
    }

    private static String name(Actor actor) {
        StringBuilder path = new StringBuilder();
        int named = 0;
        for (Actor at = actor; at != null && named < 2; at = at.getParent()) {
            if (at.getName() != null || at == actor) {
                path.insert(0, (path.isEmpty() ? "" : " < "));
                path.insert(0, at.getName() == null ? at.getClass().getSimpleName() : at.getName());
                named += at.getName() == null ? 0 : 1;
            }
        }
        return path.toString();
    }
}
