package org.marienbad.desktop.board;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.desktop.widget.FocusRing;
import org.marienbad.framework.picture.Picture;

/** A spot on the screen: its outline in pixels, the tokens shown in it now, and the actor that takes clicks. */
final class Place extends Actor implements FocusRing.Focusable {
    private final BoardView board;
    private final List<Pile> piles = new ArrayList<>();
    private Picture.Spot spot;
    private Outline outline;
    private Slots slots;
    /** The shape of {@link #inscribed}: finding it takes time. */
    private Picture.Shape inscribedIn;

    private Picture.Circle inscribed;

    Place(BoardView board, Picture.Spot spot) {
        this.board = board;
        this.spot = spot;
        setName("spot." + spot.id());
    }

    Picture.Spot spot() {
        return spot;
    }

    String id() {
        return spot.id();
    }

    Picture.Style style() {
        return spot.style();
    }

    Outline outline() {
        return outline;
    }

    List<Pile> piles() {
        return piles;
    }

    /** Takes over label, tip and tokens of the same spot in a new picture. */
    void update(Picture.Spot now) {
        spot = now;
        piles.removeIf(pile -> now.tokens().stream().noneMatch(pile::is));
        for (Picture.Tokens tokens : now.tokens()) {
            pile(tokens).resize(tokens.count(), Math.floorMod(id().hashCode() * 31, 97));
        }
    }

    /** The pile that {@code tokens} belong to, made if there is none. */
    Pile pile(Picture.Tokens tokens) {
        for (Pile pile : piles) {
            if (pile.is(tokens)) {
                return pile;
            }
        }
        Pile pile = new Pile(tokens.kind(), tokens.owner());
        piles.add(pile);
        return pile;
    }

    /** The spot's shape scaled and moved. */
    Outline outline(float scale, float dx, float dy) {
        if (spot.shape() instanceof Picture.Polygon polygon && !polygon.equals(inscribedIn)) {
            inscribedIn = polygon;
            inscribed = polygon.inscribedCircle();
        }
        return Outline.of(spot.shape(), inscribed, scale, dx, dy);
    }

    void moveTo(Outline now, Sizes sizes) {
        outline = now;
        slots = new Slots(now, style(), sizes, id().hashCode());
        // The middle of the actor is where its tokens are, and so in the spot whatever its shape.
        Outline middle = now.inscribed() == null ? now : now.inscribed();
        setBounds(middle.x(), middle.y(), middle.width(), middle.height());
    }

    /** Where the {@code index}-th token of {@code pile} lies; false if there is no space to draw it. */
    boolean position(Pile pile, int index, Vector2 out) {
        return slots.position(piles, pile, index, out);
    }

    /** Half the size in which tokens of {@code kind} are drawn here. */
    float radius(Pile pile) {
        return slots.radius(piles, pile);
    }

    /** Whether tokens are so many that people want to read a number. */
    boolean isCounted() {
        boolean container = switch (style()) {
            case PIT, STORE, HEAP -> true;
            default -> false;
        };
        return container && piles.stream().anyMatch(pile -> Slots.isHeaped(pile.kind));
    }

    int count() {
        return piles.stream()
                .filter(pile -> Slots.isHeaped(pile.kind))
                .mapToInt(Pile::count)
                .sum();
    }

    @Override
    public Actor hit(float x, float y, boolean touchable) {
        if (touchable && getTouchable() != Touchable.enabled || !isVisible() || outline == null) {
            return null;
        }
        boolean passesOn =
                style() == Picture.Style.NOTE || style() == Picture.Style.SEA || style() == Picture.Style.MARK;
        return !passesOn && outline.contains(x + getX(), y + getY()) ? this : null;
    }

    @Override
    public boolean isFocusable() {
        return board.isClickable(this);
    }

    @Override
    public void activate() {
        board.press(this);
    }
}
