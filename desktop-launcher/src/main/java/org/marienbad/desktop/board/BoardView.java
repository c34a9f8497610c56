package org.marienbad.desktop.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Palette;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/**
 * Shows any picture, scaled to fit, and lets a person choose an action by clicks. All methods are called in the render
 * thread. A click or key while something moves ends the movement and then counts as usual.
 */
public final class BoardView extends WidgetGroup {
    private final Painter painter;
    private final SpotPainter spotPainter;
    private final TokenPainter tokenPainter;
    private final Captions captions;
    private final Map<String, Place> places = new LinkedHashMap<>();
    private final Flights flights;
    private final Clicks clicks = new Clicks();
    private final Hover hover = new Hover();
    private Consumer<Action> chosen = action -> {};
    private Function<Action, List<Motion>> preview = action -> List.of();
    private Runnable narrowed = () -> {};
    private Runnable landed = () -> {};
    private Runnable settled = () -> {};
    private Picture picture = Picture.EMPTY;
    private Picture after;
    private String text = "";
    private Set<String> marked = Set.of();
    private Sizes sizes = new Sizes(24, 6, 40);
    private boolean keyboardFocus;

    /** An empty board; {@code words} turns the picture's texts into the language shown. */
    public BoardView(Theme theme, Function<Text, String> words) {
        painter = theme.painter();
        spotPainter = new SpotPainter(painter);
        tokenPainter = new TokenPainter(painter);
        captions = new Captions(theme, words);
        flights = new Flights(places, tokenPainter, () -> landed.run());
        setName("board");
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
    }

    /** Called whenever tokens land, to play the sound. */
    public void onLanding(Runnable sound) {
        landed = sound;
    }

    /** Called when a click has left several actions, or been taken back, to show their buttons. */
    public void onNarrowed(Runnable reaction) {
        narrowed = reaction;
    }

    /** Shows {@code now} at once; {@code fallback} is shown where the picture is empty. */
    public void show(Picture now, String fallback) {
        flights.clear();
        after = null;
        text = fallback;
        take(now);
    }

    /** Marks spots, such as those of the last action. */
    public void mark(Set<String> spots) {
        marked = Set.copyOf(spots);
    }

    /**
     * Plays {@code motions} and then shows {@code now}.
     *
     * @param speed 1 is normal, 0 means no animation
     * @param done called once, also when the animation is skipped
     */
    public void play(List<Motion> motions, Picture now, String fallback, float speed, Runnable done) {
        skip();
        text = fallback;
        after = now;
        settled = done;
        if (speed > 0) {
            flights.start(Timeline.of(motions, speed));
        }
        if (!flights.isActive()) {
            finish();
        }
    }

    public boolean isAnimating() {
        return after != null;
    }

    /** Ends the animation and shows the picture after it. */
    public void skip() {
        if (after != null) {
            finish();
        }
    }

    private void finish() {
        Picture now = after;
        Runnable done = settled;
        flights.clear();
        after = null;
        settled = () -> {};
        take(now);
        done.run();
    }

    /**
     * Lets a person choose among {@code legal}; an empty list locks the board.
     *
     * @param motions what an action would move, for the preview
     */
    public void offer(List<Action> legal, Function<Action, List<Motion>> motions, Consumer<Action> choice) {
        clicks.offer(legal);
        preview = motions;
        chosen = choice;
        dropFocus();
    }

    /** The actions that can only be chosen by buttons now. */
    public List<Action> buttons() {
        return clicks.buttons();
    }

    /** Whether a click sequence has begun. */
    public boolean isNarrowed() {
        return !clicks.clicked().isEmpty();
    }

    /** Takes back the clicks of an action not finished. */
    public void reset() {
        clicks.reset();
        narrowed.run();
    }

    boolean isClickable(Place place) {
        return clicks.next().contains(place.id()) || clicks.clicked().contains(place.id());
    }

    void press(Place place) {
        clicks.click(place.id()).ifPresentOrElse(chosen, narrowed);
        dropFocus();
    }

    private void dropFocus() {
        if (getStage() != null
                && getStage().getKeyboardFocus() instanceof Place place
                && !isClickable(place)
                && !clicks.next().isEmpty()) {
            Place first = places.get(clicks.next().iterator().next());
            getStage().setKeyboardFocus(first);
        }
    }

    private void take(Picture now) {
        picture = now;
        places.values().removeIf(place -> {
            boolean gone = now.spots().stream().noneMatch(spot -> spot.id().equals(place.id()));
            if (gone) {
                hover.leave(place);
                place.remove();
            }
            return gone;
        });
        Map<String, Place> ordered = new LinkedHashMap<>();
        for (Picture.Spot spot : now.spots()) {
            Place place = places.get(spot.id());
            if (place == null) {
                place = new Place(this, spot);
                place.addListener(new Pointer(this, hover, place));
                addActor(place);
            }
            ordered.put(spot.id(), place);
        }
        places.clear();
        places.putAll(ordered);
        places.values().forEach(Actor::toFront);
        now.spots().forEach(spot -> places.get(spot.id()).update(spot));
        invalidate();
        requestRendering();
    }

    @Override
    public void layout() {
        if (picture.isEmpty() || picture.width() <= 0 || picture.height() <= 0) {
            return;
        }
        float scale = (float) Math.min(getWidth() / picture.width(), getHeight() / picture.height());
        float dx = (getWidth() - (float) picture.width() * scale) / 2;
        float dy = (getHeight() - (float) picture.height() * scale) / 2;
        Function<Place, Outline> outlines = place -> place.outline(scale, dx, dy);
        sizes = Sizes.of(places.values(), outlines);
        places.values().forEach(place -> place.moveTo(outlines.apply(place), sizes));
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        float seconds = Math.min(delta, 1 / 20f);
        if (isAnimating()) {
            validate();
            if (flights.advance(seconds)) {
                finish();
            }
            requestRendering();
        }
        if (hover.advance(seconds)) {
            requestRendering();
        }
    }

    private static void requestRendering() {
        Gdx.graphics.requestRendering();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Matrix4 before = batch.getTransformMatrix().cpy();
        batch.setTransformMatrix(before.cpy().translate(getX(), getY(), 0));
        painter.on(batch, parentAlpha);
        if (picture.isEmpty()) {
            captions.page(text, getWidth(), getHeight());
        } else {
            drawPicture();
        }
        batch.setTransformMatrix(before);
    }

    private void drawPicture() {
        float line = Math.max(1, sizes.unit() * .03f);
        List<Motion> foreseen = preview();
        Set<String> reached = foreseen.stream().map(Motion::to).collect(Collectors.toSet());
        Set<String> left = foreseen.stream().map(Motion::from).collect(Collectors.toSet());
        boolean shores = false;
        for (Place place : places.values()) {
            glow(place, left);
            Ring ring = ring(place, reached);
            if (ring != null && isFramed(place)) {
                spotPainter.under(place.outline(), ring.width + Math.max(1, sizes.unit() * .035f), ring.color);
            }
            if (place.style() == Picture.Style.LAND && !shores) {
                drawShores(line);
                shores = true;
            }
            spotPainter.draw(place.spot(), place.outline(), line);
            drawTokens(place);
        }
        drawRings(reached);
        captions.draw(places.values(), sizes, getWidth(), getHeight());
        flights.draw();
        if (hover.isTipDue() && !isAnimating()) {
            captions.tip(hover.place(), getWidth(), getHeight());
        }
    }

    /** Shallow water around all land, before any of it is drawn. */
    private void drawShores(float line) {
        for (Place place : places.values()) {
            if (place.style() == Picture.Style.LAND) {
                spotPainter.shore(place.outline(), line);
            }
        }
    }

    private void drawTokens(Place place) {
        Vector2 at = new Vector2();
        for (Pile pile : place.piles()) {
            for (int i = 0; i < pile.count(); i++) {
                if (place.position(pile, i, at)) {
                    tokenPainter.draw(
                            pile.kind, pile.owner, pile.hues.get(i), pile.count(), at.x, at.y, place.radius(pile));
                }
            }
        }
    }

    /** A light under loose pieces that can be clicked; framed spots get rings instead. */
    private void glow(Place place, Set<String> left) {
        if (place.style() == Picture.Style.PIECE && isOffered(place)) {
            Outline o = place.outline();
            Color color = new Color(Palette.HIGHLIGHT);
            color.a = place == hover.place() || left.contains(place.id()) ? .9f : .16f;
            float inset = Math.min(o.width(), o.height()) * .06f;
            float side = Math.min(o.width(), o.height()) - 2 * inset;
            painter.box(o.x() + inset, o.y() + inset, o.width() - 2 * inset, o.height() - 2 * inset, side * .3f, color);
        }
    }

    private record Ring(float width, Color color) {}

    /** The ring that shows how a spot can be used now; null if it cannot. */
    private Ring ring(Place place, Set<String> reached) {
        float width = Math.max(2, sizes.unit() * .065f);
        if (reached.contains(place.id())) {
            return new Ring(width, Palette.TARGET);
        } else if (clicks.clicked().contains(place.id())) {
            return new Ring(width * 1.5f, Palette.ACCENT);
        } else if (isOffered(place) && place.style() != Picture.Style.PIECE) {
            return new Ring(place == hover.place() ? width * 1.7f : width, Palette.HIGHLIGHT);
        } else if (marked.contains(place.id()) && !isAnimating()) {
            return new Ring(width * .7f, Palette.PANEL);
        }
        return null;
    }

    private static boolean isFramed(Place place) {
        boolean container = switch (place.style()) {
            case PIT, STORE, HEAP -> true;
            default -> false;
        };
        return container && place.outline().kind() == Outline.Kind.ROUND;
    }

    /** Rings that lie on their spots, and the one around the spot that has the keyboard's focus. */
    private void drawRings(Set<String> reached) {
        for (Place place : places.values()) {
            Ring ring = ring(place, reached);
            if (ring != null && !isFramed(place)) {
                spotPainter.ring(place.outline(), -ring.width * .6f, ring.width, ring.color);
            }
        }
        Place focused = focused();
        if (focused != null) {
            float width = Math.max(2.5f, sizes.unit() * .07f);
            spotPainter.ring(focused.outline(), width * 2, width, Palette.FOCUS);
        }
    }

    /** The place that has the keyboard's focus, where that is shown; null if there is none. */
    private Place focused() {
        return keyboardFocus && getStage() != null && getStage().getKeyboardFocus() instanceof Place place
                ? place
                : null;
    }

    private boolean isOffered(Place place) {
        return !isAnimating() && clicks.next().contains(place.id());
    }

    /** What the spot under the pointer, or the one with the keyboard's focus, would move. */
    private List<Motion> preview() {
        Place place = hover.place() != null ? hover.place() : focused();
        if (place == null || isAnimating()) {
            return List.of();
        }
        return clicks.meaning(place.id()).map(preview).orElse(List.of());
    }

    /** Tells the board whether the focus shown is the keyboard's; the mouse needs no ring. */
    public void keyboardFocus(boolean visible) {
        keyboardFocus = visible;
    }

    /**
     * Listens to a whole stage: any click or key skips what moves, Escape takes back clicks. Add it as a capture
     * listener.
     *
     * @param skip ends everything that moves
     */
    public InputListener shortcuts(Runnable skip) {
        return new BoardKeys(this, skip);
    }

    /** Forgets where the pointer is. */
    public void unhover() {
        hover.clear();
    }
}
