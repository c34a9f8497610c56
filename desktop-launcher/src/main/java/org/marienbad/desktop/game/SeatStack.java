package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.game.SeatCard.Detail;
import org.marienbad.desktop.widget.Widgets;

/** The seats below each other, all of them in sight: those not to move show less where there is no room for all. */
final class SeatStack extends Table {
    private static final int GAP = 8;

    private final List<SeatCard> cards;
    private final float gap;
    private float room = Float.MAX_VALUE;
    private float most = Float.MAX_VALUE;

    SeatStack(Widgets widgets, List<SeatCard> cards) {
        this.cards = cards;
        gap = widgets.theme().px(GAP);
        top();
    }

    /** Takes the cards, which may have been elsewhere. */
    void fill() {
        clearChildren();
        for (SeatCard card : cards) {
            add(card).growX().padBottom(gap);
            row();
        }
    }

    /** How high it may get, and how high rather than that whoever is to move sees no facts. */
    void room(float height, float highest) {
        room = height;
        most = highest;
        fit();
    }

    /** Shows as much of the cards as fits; the seat to move loses something only once the others have one line each. */
    void fit() {
        for (Detail others : Detail.values()) {
            if (fits(Detail.WHOLE, others, room)) {
                return;
            }
        }
        if (!fits(Detail.SHORT, Detail.LINE, room) && !fits(Detail.SHORT, Detail.LINE, most)) {
            fits(Detail.LINE, Detail.LINE, most);
        }
    }

    private boolean fits(Detail active, Detail others, float height) {
        cards.forEach(card -> card.show(card.isActive() ? active : others));
        return cards.stream().mapToDouble(card -> card.getPrefHeight() + gap).sum() <= height;
    }
}
