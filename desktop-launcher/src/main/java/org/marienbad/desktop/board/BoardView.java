package org.marienbad.desktop.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/**
 * Shows any picture, scaled to fit, and lets a person choose an action by clicks. All methods are called in the render
 * thread. A click or key while something moves ends the movement and then counts as usual.
 */
public final class BoardView extends WidgetGroup {
    /** How near a click must be to a line, in pixels. */
    private static final float LINE_REACH = 8;

    private final Theme theme;
    private final Painter painter;
    private final DrawingPainter drawing;
    private final Tips tips;
    private final Function<Text, String> words;
    private final Map<String, Place> places = new LinkedHashMap<>();
    private final Flights flights;
    private final Clicks clicks = new Clicks();
    private final Hover hover = new Hover();
    private final RefusedClick refusal = new RefusedClick();
    private Consumer<Action> chosen = action -> {};
    private Function<Action, List<Motion>> preview = action -> List.of();
    private Runnable narrowed = () -> {};
    private BiFunction<List<String>, String, String> refused = (clicked, spot) -> "";
    private Runnable landed = () -> {};
    private Runnable settled = () -> {};
    private Layout layout;
    private Picture shown = Picture.EMPTY;
    private boolean turned;
    private Picture after;
    private String text = "";
    private Set<String> last = Set.of();
    private Set<String> hint = Set.of();
    private List<Marks.Arrow> arrows = List.of();
    private boolean keyboardFocus;
    private final BoardImage image = new BoardImage();
    /** Whether the image may show something else than the picture. */
    private boolean stale = true;

    /** The content of the image. */
    private Marks marks = Marks.NONE;

    private Ghosts ghosts = Ghosts.NONE;
    private final Drag drag = new Drag(this);

    /**
     * An empty board.
     *
     * @param artwork the materials of the game's pictures
     * @param words turns the picture's texts into the language shown
     */
    public BoardView(Theme theme, Artwork artwork, Function<Text, String> words) {
        this.theme = theme;
        this.words = words;
        painter = theme.painter();
        drawing = new DrawingPainter(theme, artwork, theme.colors());
        tips = new Tips(theme);
        layout = Layout.of(Picture.EMPTY, artwork, words);
        flights = new Flights(places, () -> landed.run());
        setName("board");
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
    }

    /** The width by the height of a board that {@code picture} fills, with the air around it; 0 where there is no picture. */
    public static double aspect(Picture picture) {
        return picture.isEmpty() ? 0 : DrawingPainter.aspect(picture.width(), picture.height());
    }

    /** Called whenever tokens land, to play the sound. */
    public void onLanding(Runnable sound) {
        landed = sound;
    }

    /** Called when a click has left several actions, or been taken back, to show their buttons. */
    public void onNarrowed(Runnable reaction) {
        narrowed = reaction;
    }

    /**
     * Asked why a click on a spot plays nothing, given the spots clicked before it; the sentence is shown there for a while.
     * Nothing is shown if it is empty.
     */
    public void onRefused(BiFunction<List<String>, String, String> why) {
        refused = why;
    }

    /** The words shown at the place under the pointer; empty while there are none. */
    public String tip() {
        return hover.isTipDue() && !refusal.isShown() && !isAnimating()
                ? words.apply(hover.place().spot().tip())
                : "";
    }

    /** Why the last click played nothing; empty if it did, or was answered. */
    public String objection() {
        return refusal.sentence();
    }

    /** Shows {@code now} at once; {@code fallback} is shown where the picture is empty. */
    public void show(Picture now, String fallback) {
        flights.clear();
        after = null;
        text = fallback;
        take(now);
    }

    /** Shows the board from the other side, or from its own. */
    public void turn(boolean around) {
        if (turned != around) {
            skip();
            turned = around;
            take(shown);
        }
    }

    /** Shows how many tokens lie on a spot, or leaves counting to the eye. */
    public void showCounts(boolean counted) {
        if (layout.isCounted() != counted) {
            layout = layout.counted(counted);
            invalidate();
            requestRendering();
        }
    }

    /** Marks the spots of the last action. */
    public void mark(Set<String> spots) {
        last = Set.copyOf(spots);
    }

    /** Marks the spots of an action that is recommended, until another picture is shown. */
    public void recommend(Set<String> spots) {
        recommend(spots, List.of());
    }

    /** The same with arrows, which may also show actions that are second best. */
    public void recommend(Set<String> spots, List<Marks.Arrow> directions) {
        hint = Set.copyOf(spots);
        arrows = List.copyOf(directions);
        requestRendering();
    }

    /** The spots recommended now. */
    public Set<String> recommended() {
        return hint;
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
            hint = Set.of();
            arrows = List.of();
            flights.start(Timeline.of(motions, speed), layout);
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
     * @param motions the moves of an action, for the preview
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

    /** Whether a click on some spot goes on. */
    public boolean hasNext() {
        return !clicks.next().isEmpty();
    }

    /** Takes back the clicks of an action not finished. */
    public void reset() {
        clicks.reset();
        narrowed.run();
    }

    boolean isClickable(Place place) {
        return clicks.next().contains(place.id()) || clicks.clicked().contains(place.id());
    }

    /** Whether a piece can be carried from a place to another. */
    boolean canCarryFrom(Place place) {
        return place.count() > 0 && clicks.continues(place.id());
    }

    /** Chooses a place from which a piece is carried. */
    void choose(Place place) {
        stale = true;
        if (!place.id().equals(clicks.latest())) {
            click(place);
        }
    }

    /** A piece that was carried from a place comes down, on {@code over} if that is another place. */
    void drop(Place from, Actor over) {
        stale = true;
        requestRendering();
        if (over instanceof Place place && place != from && clicks.next().contains(place.id())) {
            click(place);
        }
    }

    /** A click: plays, goes on with an action, begins another one, or is told why it does not. */
    void click(Place place) {
        refusal.clear();
        if (isClickable(place) || clicks.begins(place.id())) {
            press(place);
        } else {
            refusal.show(place, refused.apply(clicks.clicked(), place.id()));
            requestRendering();
        }
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

    private void take(Picture upright) {
        shown = upright;
        Picture now = turned ? upright.turned() : upright;
        if (!now.equals(layout.picture())) {
            hint = Set.of();
            refusal.clear();
            arrows = List.of();
        }
        layout = layout.next(now);
        places.values().removeIf(place -> {
            boolean gone = !layout.has(place.id());
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
                place.addListener(new Pointer(this, hover, refusal, drag, place));
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

    /** Whether a point, in pixels of the board, is in a place. */
    boolean isIn(Place place, float x, float y) {
        double scale = drawing.scale();
        return layout.has(place.id())
                && layout.contains(
                        place.id(), (x - drawing.x(0)) / scale, (y - drawing.y(0)) / scale, LINE_REACH / scale);
    }

    @Override
    public void layout() {
        Picture picture = layout.picture();
        stale = true;
        if (picture.isEmpty() || picture.width() <= 0 || picture.height() <= 0) {
            return;
        }
        double scale = drawing.scale();
        float left = drawing.x(0);
        float bottom = drawing.y(0);
        drawing.fit(picture.width(), picture.height(), getWidth(), getHeight());
        if (scale != drawing.scale() || left != drawing.x(0) || bottom != drawing.y(0)) {
            image.dispose();
        }
        for (Place place : places.values()) {
            // The middle of the actor is where its tokens are, so in a spot of any shape.
            Picture.Circle middle = layout.middle(place.id());
            Picture.Box around = layout.around(place.id());
            boolean polygon = place.spot().shape() instanceof Picture.Polygon;
            double r = middle.radius();
            Picture.Box box = polygon ? new Picture.Box(middle.x() - r, middle.y() - r, 2 * r, 2 * r, r) : around;
            float x = drawing.x(box.x());
            float y = drawing.y(box.y());
            place.setBounds(x, y, drawing.x(box.x() + box.width()) - x, drawing.y(box.y() + box.height()) - y);
        }
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        float seconds = Math.min(delta, 1 / 20f);
        if (isAnimating()) {
            validate();
            int before = flights.changes();
            boolean over = flights.advance(seconds);
            stale |= flights.changes() != before;
            if (over) {
                finish();
            }
            requestRendering();
        }
        boolean waits = hover.advance(seconds);
        boolean shakes = refusal.advance(seconds);
        if (waits || shakes) {
            requestRendering();
        }
    }

    private static void requestRendering() {
        Gdx.graphics.requestRendering();
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage == null) {
            image.dispose();
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Matrix4 before = batch.getTransformMatrix().cpy();
        batch.setTransformMatrix(before.cpy().translate(getX(), getY(), 0));
        painter.on(batch, parentAlpha);
        if (layout.picture().isEmpty()) {
            tips.page(text, getWidth(), getHeight());
        } else {
            paint(batch, parentAlpha);
        }
        batch.setTransformMatrix(before);
    }

    private void paint(Batch batch, float opacity) {
        Marks now = marks();
        if (image.isEmpty()) {
            image.clear((int) Math.ceil(getWidth()), (int) Math.ceil(getHeight()));
            stale = true;
        }
        if (stale || !now.equals(marks)) {
            marks = now;
            stale = false;
            Drawing whole = layout.drawing(now, spot -> drag.piles(places.get(spot)));
            image.update(whole.primitives(), drawing, painter, batch);
        }
        image.draw(batch, opacity);
        painter.on(batch, opacity * Ghosts.OPACITY);
        drawing.prepare(ghosts.icons()).forEach(brush -> brush.paint(painter));
        painter.on(batch, opacity);
        flights.flying().forEach(each -> paint(each, batch));
        drawing.prepare(drag.icons(layout, drawing)).forEach(brush -> brush.paint(painter));
        if (refusal.isShown()) {
            refusal.paint(painter, theme);
            tips.tip(refusal.sentence(), refusal.place(), getWidth(), getHeight());
        } else if (!tip().isEmpty()) {
            tips.tip(tip(), hover.place(), getWidth(), getHeight());
        }
    }

    /** A token that turns over is as narrow as it looks from above. */
    private void paint(Flights.Airborne token, Batch batch) {
        List<DrawingPainter.Brush> strokes = drawing.prepare(List.of(token.icon()));
        if (token.width() == 1) {
            strokes.forEach(brush -> brush.paint(painter));
            return;
        }
        Matrix4 before = batch.getTransformMatrix().cpy();
        float x = drawing.x(token.icon().at().x());
        batch.setTransformMatrix(before.cpy()
                .translate(x, 0, 0)
                .scale((float) Math.max(.02, token.width()), 1, 1)
                .translate(-x, 0, 0));
        strokes.forEach(brush -> brush.paint(painter));
        batch.setTransformMatrix(before);
    }

    /** The marks to be shown now. */
    private Marks marks() {
        List<Motion> foreseen = preview();
        Place focused = focused();
        Place hovered = hover.place();
        Place pointed = hovered == null ? focused : hovered;
        ghosts = pointed == null ? Ghosts.NONE : Ghosts.of(foreseen, places, layout, pointed.id());
        Set<String> haunted = ghosts.spots();
        Set<String> following =
                foreseen.isEmpty() && pointed != null && !isAnimating() ? clicks.following(pointed.id()) : Set.of();
        Marks now = Marks.NONE
                .with(Mark.TARGET, following.isEmpty() ? without(ids(foreseen, Motion::to), haunted) : following)
                .with(Mark.SOURCE, ids(foreseen, Motion::from))
                .with(Mark.CHOSEN, clicks.clicked())
                .with(Mark.FOCUS, focused == null ? Set.of() : Set.of(focused.id()));
        if (isAnimating()) {
            return now.with(Mark.LAST, last);
        }
        return now.with(Mark.LEGAL, without(clicks.next(), haunted))
                .with(Mark.HOVER, without(hovered == null ? Set.of() : Set.of(hovered.id()), haunted))
                .with(Mark.HINT, hint)
                .with(Mark.LAST, last)
                .with(arrows);
    }

    private static Set<String> ids(List<Motion> motions, Function<Motion, String> end) {
        return motions.stream().map(end).collect(Collectors.toSet());
    }

    private static Set<String> without(Set<String> spots, Set<String> some) {
        return spots.stream().filter(spot -> !some.contains(spot)).collect(Collectors.toSet());
    }

    /** The place that has the keyboard's focus, where that is shown; null if there is none. */
    private Place focused() {
        return keyboardFocus && getStage() != null && getStage().getKeyboardFocus() instanceof Place place
                ? place
                : null;
    }

    /** The motions that the spot under the pointer, or the one with the keyboard's focus, would start. */
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
     * Listens to a whole stage: any click or key skips the animation, Escape takes back clicks. Add it as a capture
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
