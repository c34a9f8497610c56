package org.marienbad.desktop.board;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import org.marienbad.desktop.widget.FocusRing;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.Pile;
import org.marienbad.framework.picture.Picture;

/** A spot on the screen: the tokens shown in it now, and the actor that takes clicks. */
final class Place extends Actor implements FocusRing.Focusable {
    private final BoardView board;
    private Picture.Spot spot;
    private List<Pile> piles = List.of();

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

    List<Pile> piles() {
        return piles;
    }

    void piles(List<Pile> now) {
        piles = List.copyOf(now);
    }

    /** Takes over label, tip and tokens of the same spot in a new picture. */
    void update(Picture.Spot now) {
        spot = now;
        piles = Layout.piles(now, piles);
    }

    /** How many tokens lie here. */
    int count() {
        return piles.stream().mapToInt(Pile::count).sum();
    }

    @Override
    public Actor hit(float x, float y, boolean touchable) {
        if (touchable && getTouchable() != Touchable.enabled || !isVisible() || !Layout.isTarget(spot)) {
            return null;
        }
        return board.isIn(this, x + getX(), y + getY()) ? this : null;
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
