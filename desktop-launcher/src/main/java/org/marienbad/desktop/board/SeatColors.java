package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;

/** The colors that a game's artwork gives to its seats, in the theme of the window. */
public final class SeatColors {
    private final Theme theme;
    private final Artwork artwork;

    public SeatColors(Theme theme, Artwork artwork) {
        this.theme = theme;
        this.artwork = artwork;
    }

    public Color of(int seat) {
        return color(Artwork.seat(seat));
    }

    /** The edge around {@link #of}, so that white is seen on paper. */
    public Color edge(int seat) {
        return color(Artwork.seatEdge(seat));
    }

    private Color color(String ink) {
        return new Color(theme.taste().color(ink, artwork.color(ink, theme.colors()), theme.colors()));
    }
}
