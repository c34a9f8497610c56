package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.EventListener;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Words about an actor, shown while the pointer rests on it, until the pointer moves or eight seconds have passed. They
 * stand where they cover nothing that can be used. Nothing is shown that nobody pointed at, as where a screen appears
 * under the pointer. One an actor.
 */
public final class Tip extends InputListener {
    private static final float REST_SECONDS = .5f;
    private static final float SHOWN_SECONDS = 8;
    private static final int WIDEST = 320;
    /** The cost of covering words, compared with covering controls. */
    private static final double WORDS = .25;

    /** A hand that rests trembles this much, in pixels of scale 1. */
    private static final float TREMBLE = 4;

    private final Actor actor;
    private final Theme theme;
    private String help = "";
    private Supplier<String> cut = () -> "";
    private final Vector2 rest = new Vector2();
    private boolean over;
    /** Whether the pointer has come here, and not the actor under a pointer that rested. */
    private boolean moved;

    private Timer.Task soon = task(this::show);
    private Timer.Task later = task(this::hide);
    private Table shown;

    private Tip(Actor actor, Theme theme) {
        this.actor = actor;
        this.theme = theme;
    }

    /** The tip of {@code actor}; one without words if it had none. */
    static Tip of(Actor actor, Theme theme) {
        for (EventListener listener : actor.getListeners()) {
            if (listener instanceof Tip tip) {
                return tip;
            }
        }
        Tip tip = new Tip(actor, theme);
        actor.addListener(tip);
        return tip;
    }

    /** Shows {@code words} from now on; none if they are empty. */
    void text(String words) {
        help = words;
    }

    /** Shows the text of {@code label} as well, while there is no room for the whole of it. */
    void whole(Label label) {
        whole(() -> isCut(label) ? label.getText().toString() : "");
    }

    /** Shows the text of {@code words} as well, unless it is empty. */
    void whole(Supplier<String> words) {
        cut = words;
    }

    /** Whether a label that ends in an ellipsis shows only a part of its words. */
    public static boolean isCut(Label label) {
        GlyphLayout whole = new GlyphLayout(label.getStyle().font, label.getText());
        return !label.getWrap() && whole.width * label.getFontScaleX() > label.getWidth() + 1;
    }

    /** The tip for this moment; empty if there is none. */
    public String text() {
        return Stream.of(cut.get(), help)
                .filter(words -> !words.isEmpty())
                .reduce((one, other) -> one + "\n" + other)
                .orElse("");
    }

    @Override
    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
        if (pointer == -1 && (from == null || !from.isDescendantOf(actor))) {
            over = true;
            if (moved) {
                rests(event);
            }
        }
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
        if (pointer == -1 && (to == null || !to.isDescendantOf(actor))) {
            over = false;
            moved = false;
            hide();
        }
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        boolean first = !moved;
        moved = true;
        if (first || rest.dst(event.getStageX(), event.getStageY()) > TREMBLE * theme.scale()) {
            rests(event);
        }
        return false;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        over = false;
        hide();
        return false;
    }

    private static Timer.Task task(Runnable action) {
        return new Timer.Task() {
            @Override
            public void run() {
                action.run();
            }
        };
    }

    private void rests(InputEvent event) {
        rest.set(event.getStageX(), event.getStageY());
        hide();
        if (over) {
            soon = task(this::show);
            Timer.schedule(soon, REST_SECONDS);
        }
    }

    private void hide() {
        soon.cancel();
        later.cancel();
        if (shown != null) {
            shown.remove();
            shown = null;
        }
    }

    private void show() {
        String words = text();
        if (!over || words.isEmpty() || actor.getStage() == null || !actor.ascendantsVisible()) {
            return;
        }
        Label label = new Label(words, theme.skin(), "tip");
        float width = Math.min(label.getPrefWidth(), theme.px(WIDEST));
        label.setWrap(true);
        shown = new Table();
        shown.setName("tip");
        shown.setTouchable(Touchable.disabled);
        shown.setBackground(theme.skin().getDrawable("tip"));
        shown.add(label).width((float) Math.ceil(width) + 1);
        shown.pack();
        actor.getStage().addActor(shown);
        Vector2 at = place(shown.getWidth(), shown.getHeight());
        shown.setPosition(Math.round(at.x), Math.round(at.y));
        later = task(this::hide);
        Timer.schedule(later, SHOWN_SECONDS);
    }

    /** Below, above, on the right or the left of the actor, on the side that covers least. */
    private Vector2 place(float width, float height) {
        float gap = theme.px(5);
        Rectangle own = bounds(actor);
        float x = MathUtils.clamp(rest.x - width / 2, own.x, Math.max(own.x, own.x + own.width - width));
        float y = own.y + (own.height - height) / 2;
        List<Rectangle> read = new ArrayList<>();
        labels(actor.getStage().getRoot(), read);
        List<Rectangle> others = FocusRing.usable(actor.getStage().getRoot()).stream()
                .filter(other -> other != actor && !other.isAscendantOf(actor) && !other.isDescendantOf(actor))
                .map(Tip::bounds)
                .toList();
        return Stream.of(
                        new Vector2(x, own.y - height - gap),
                        new Vector2(x, own.y + own.height + gap),
                        new Vector2(own.x + own.width + gap, y),
                        new Vector2(own.x - width - gap, y))
                .map(at -> inStage(at, width, height))
                .min(Comparator.comparingDouble(at -> {
                    Rectangle box = new Rectangle(at.x, at.y, width, height);
                    double onOwn = 4 * overlap(box, own);
                    return onOwn
                            + others.stream()
                                    .mapToDouble(other -> overlap(box, other))
                                    .sum()
                            + WORDS
                                    * read.stream()
                                            .mapToDouble(label -> overlap(box, label))
                                            .sum();
                }))
                .orElseThrow();
    }

    /** The places of words that are neither of the actor nor on a button. */
    private void labels(Actor from, List<Rectangle> found) {
        if (from == actor || from == shown || !from.isVisible()) {
            return;
        }
        if (from instanceof Label) {
            found.add(bounds(from));
        } else if (from instanceof Group group && !(from instanceof Button)) {
            group.getChildren().forEach(child -> labels(child, found));
        }
    }

    private Vector2 inStage(Vector2 at, float width, float height) {
        float right = actor.getStage().getWidth() - width;
        float top = actor.getStage().getHeight() - height;
        return new Vector2(MathUtils.clamp(at.x, 0, Math.max(0, right)), MathUtils.clamp(at.y, 0, Math.max(0, top)));
    }

    private static Rectangle bounds(Actor actor) {
        Vector2 at = actor.localToStageCoordinates(new Vector2());
        return new Rectangle(at.x, at.y, actor.getWidth(), actor.getHeight());
    }

    private static double overlap(Rectangle one, Rectangle other) {
        float width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        float height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return Math.max(0, width) * Math.max(0, height);
    }
}
