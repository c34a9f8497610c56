package org.marienbad.games.mancala;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/**
 * Draws a board and all that lies on it. A game has words for {@code store.tip} (owner, stones), {@code pit.tip} (owner, pit,
 * stones), {@code panel.store} and {@code panel.row}.
 */
public record MancalaPicture(PitNames names, MancalaLayout layout) {
    /** Additions of one game: none, unless it says so. */
    public interface Extras {
        Extras NONE = new Extras() {};

        /** The spot of a pit, from that of one where nothing is special. */
        default Spot pit(int seat, int pit, Spot usual) {
            return usual;
        }

        /** Spots over all others. */
        default List<Spot> marks() {
            return List.of();
        }

        /** Facts about a seat, after those about its stones. */
        default List<Row> facts(int seat) {
            return List.of();
        }
    }

    public Picture of(Rows rows, Text caption) {
        return of(rows, Extras.NONE, caption);
    }

    public Picture of(Rows rows, Extras extras, Text caption) {
        List<Spot> spots = new ArrayList<>();
        double edge = 2 * MancalaLayout.MARGIN;
        Box board = new Box(
                MancalaLayout.MARGIN,
                MancalaLayout.MARGIN,
                layout.width() - edge,
                layout.height() - edge,
                layout.corner());
        spots.add(new Spot("board", board, Style.BOARD));
        for (int seat = 0; seat < 2; seat++) {
            spots.add(store(rows, seat));
            for (int pit = 0; pit < names.pits(); pit++) {
                spots.add(extras.pit(seat, pit, pit(rows, seat, pit)));
            }
        }
        spots.addAll(extras.marks());
        List<Panel> panels = List.of(panel(rows, extras, 0), panel(rows, extras, 1));
        return new Picture(layout.width(), layout.height(), spots, panels, caption);
    }

    private Spot store(Rows rows, int seat) {
        Text owner = PitNames.seatName(seat);
        int stones = rows.store(seat);
        return new Spot(PitNames.storeId(seat), layout.store(seat), Style.STORE)
                .label(layout.namesStores() ? owner : Text.EMPTY)
                .tokens(Tokens.of(Kind.STONE, stones))
                .tip(Text.of("store.tip", owner, stones));
    }

    private Spot pit(Rows rows, int seat, int pit) {
        String label = names.label(seat, pit);
        int stones = rows.stones(seat, pit);
        return new Spot(names.id(seat, pit), layout.pit(seat, pit), Style.PIT)
                .label(Text.of(label))
                .tokens(Tokens.of(Kind.STONE, stones))
                .tip(Text.of("pit.tip", PitNames.seatName(seat), label, stones));
    }

    private Panel panel(Rows rows, Extras extras, int seat) {
        int inRow = rows.inRow(seat, names.pits());
        List<Row> facts = new ArrayList<>();
        facts.add(new Row(Text.of("panel.store"), Text.of(String.valueOf(rows.store(seat)))));
        facts.add(new Row(Text.of("panel.row"), Text.of(String.valueOf(inRow))));
        facts.addAll(extras.facts(seat));
        return new Panel(seat, facts);
    }
}
