package org.marienbad.desktop.widget;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.Window;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;
import java.util.ArrayList;
import java.util.List;

/**
 * Keyboard focus for a whole stage: Tab and Shift+Tab go through all widgets, Enter and Space use them, arrows change
 * values and walk over the board. A ring shows the focus. Add it to the stage as its last actor.
 */
public final class FocusRing extends Actor {
    /** Something of our own that takes the focus. */
    public interface Focusable {
        boolean isFocusable();

        void activate();
    }

    private final Theme theme;
    private boolean byKeyboard;

    /** A ring for {@code stage}; also listens to its keys. */
    public FocusRing(Stage stage, Theme theme) {
        this.theme = theme;
        setTouchable(Touchable.disabled);
        stage.addCaptureListener(new Keyboard());
        stage.addActor(this);
    }

    /** The actor that the ring is to be shown around; null if the focus was set by the mouse. */
    public Actor shown() {
        Stage stage = getStage();
        return byKeyboard && stage != null ? stage.getKeyboardFocus() : null;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Actor focused = shown();
        if (focused == null || focused instanceof Focusable || focused.getStage() == null || !isShowing(focused)) {
            return;
        }
        toFront();
        Vector2 at = focused.localToStageCoordinates(new Vector2());
        float gap = theme.px(3);
        float width = Math.max(1.5f, 2 * theme.scale());
        float w = focused.getWidth() + 2 * gap;
        float h = focused.getHeight() + 2 * gap;
        float radius = Math.min(theme.px(10), h / 2);
        Painter painter = theme.painter().on(batch, parentAlpha);
        // As on the board: a bright line between two dark ones is seen on every surface, and no other mark is like it.
        painter.frame(at.x - gap, at.y - gap, w, h, radius, 2.4f * width, theme.color(Ink.FOCUS_EDGE));
        painter.frame(at.x - gap, at.y - gap, w, h, radius, width, theme.color(Ink.FOCUS));
    }

    private static boolean isShowing(Actor actor) {
        return actor.ascendantsVisible();
    }

    /** Everything that takes the focus, in the order of Tab. A modal window keeps the focus to itself. */
    public List<Actor> order() {
        Group top = getStage().getRoot();
        for (Actor actor : getStage().getRoot().getChildren()) {
            if (actor instanceof Window window && window.isModal() && window.isVisible()) {
                top = window;
            }
        }
        return usable(top);
    }

    /** Everything in {@code group} that can be used now. */
    static List<Actor> usable(Group group) {
        List<Actor> order = new ArrayList<>();
        collect(group, order);
        return order;
    }

    private static void collect(Actor actor, List<Actor> order) {
        if (!actor.isVisible() || actor.getTouchable() == Touchable.disabled) {
            return;
        }
        boolean disabled = actor instanceof Disableable widget && widget.isDisabled();
        if (actor instanceof TextField field) {
            field.setFocusTraversal(false);
        }
        boolean usable = actor instanceof Button
                || actor instanceof SelectBox
                || actor instanceof Slider
                || actor instanceof TextField
                || actor instanceof Focusable own && own.isFocusable();
        if (usable && !disabled) {
            order.add(actor);
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, order);
            }
        }
    }

    private void focus(Actor actor) {
        byKeyboard = true;
        getStage().setKeyboardFocus(actor);
        Widgets.reveal(actor);
    }

    private final class Keyboard extends InputListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            byKeyboard = false;
            Actor focused = getStage().getKeyboardFocus();
            if (focused instanceof TextField && event.getTarget() != focused) {
                getStage().setKeyboardFocus(null);
            }
            return false;
        }

        @Override
        public boolean keyDown(InputEvent event, int key) {
            boolean used = use(key);
            if (used) {
                event.stop();
            }
            return used;
        }

        private boolean use(int key) {
            Actor focused = getStage().getKeyboardFocus();
            return switch (key) {
                case Keys.TAB -> {
                    step(focused, UIUtils.shift() ? -1 : 1);
                    yield true;
                }
                case Keys.ENTER, Keys.NUMPAD_ENTER -> activate(focused);
                case Keys.SPACE -> !(focused instanceof TextField) && activate(focused);
                case Keys.LEFT, Keys.RIGHT, Keys.UP, Keys.DOWN -> arrow(focused, key);
                default -> false;
            };
        }

        private void step(Actor focused, int by) {
            List<Actor> order = order();
            if (!order.isEmpty()) {
                int at = order.indexOf(focused);
                focus(order.get(at < 0 ? 0 : Math.floorMod(at + by, order.size())));
            }
        }

        private boolean activate(Actor focused) {
            if (focused instanceof Button button && !button.isDisabled()) {
                button.toggle();
                return true;
            } else if (focused instanceof Focusable own && own.isFocusable()) {
                own.activate();
                return true;
            } else if (focused instanceof SelectBox<?> select) {
                if (select.getScrollPane().hasParent()) {
                    select.hideScrollPane();
                } else {
                    select.showScrollPane();
                }
                return true;
            }
            return false;
        }

        private boolean arrow(Actor focused, int key) {
            boolean forward = key == Keys.RIGHT || key == Keys.DOWN;
            if (focused instanceof SelectBox<?> select && (key == Keys.UP || key == Keys.DOWN)) {
                int next = select.getSelectedIndex() + (forward ? 1 : -1);
                if (next >= 0 && next < select.getItems().size) {
                    select.setSelectedIndex(next);
                }
                return true;
            } else if (focused instanceof Slider slider && (key == Keys.LEFT || key == Keys.RIGHT)) {
                slider.setValue(slider.getValue() + slider.getStepSize() * (forward ? 1 : -1));
                return true;
            } else if (focused instanceof Focusable) {
                neighbour(focused, key);
                return true;
            }
            return false;
        }

        /** Moves the focus to the nearest board spot in the direction of the arrow. */
        private void neighbour(Actor from, int key) {
            Vector2 start = centre(from);
            Actor best = null;
            float least = Float.MAX_VALUE;
            for (Actor candidate : order()) {
                if (candidate == from || !(candidate instanceof Focusable)) {
                    continue;
                }
                Vector2 there = centre(candidate).sub(start);
                float along = switch (key) {
                    case Keys.LEFT -> -there.x;
                    case Keys.RIGHT -> there.x;
                    case Keys.UP -> there.y;
                    default -> -there.y;
                };
                float aside = key == Keys.LEFT || key == Keys.RIGHT ? Math.abs(there.y) : Math.abs(there.x);
                if (along > 1 && along + 2.5f * aside < least) {
                    least = along + 2.5f * aside;
                    best = candidate;
                }
            }
            if (best != null) {
                focus(best);
            }
        }

        private Vector2 centre(Actor actor) {
            return actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        }
    }
}
