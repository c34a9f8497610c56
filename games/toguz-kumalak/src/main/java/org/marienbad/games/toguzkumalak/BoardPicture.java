package org.marienbad.games.toguzkumalak;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The board as a picture: South's row of long houses below, the stores between the rows, each beside its owner's. */
final class BoardPicture {
    private static final double CELL = 9;
    private static final double HOUSE_WIDTH = 7.6;
    private static final double HOUSE_HEIGHT = 15;
    private static final double STORE_HEIGHT = 8;
    private static final double EDGE = 3;
    private static final double GAP = 1.5;
    private static final double MARGIN = 1;

    private static final double HEIGHT = 2 * (MARGIN + EDGE + HOUSE_HEIGHT + STORE_HEIGHT) + 3 * GAP;

    private final ToguzState state;
    private final int houses;
    private final double width;

    private BoardPicture(ToguzState state) {
        this.state = state;
        houses = state.rules.houses;
        width = 2 * (MARGIN + EDGE) + CELL * houses;
    }

    static Picture of(ToguzState state) {
        return new BoardPicture(state).picture();
    }

    private Picture picture() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(MARGIN, MARGIN, width - 2 * MARGIN, HEIGHT - 2 * MARGIN, 4), Style.BOARD));
        for (int seat = 0; seat < 2; seat++) {
            spots.add(store(seat));
            for (int house = 0; house < houses; house++) {
                spots.add(house(seat, house));
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            if (state.tuzdik(seat) != ToguzState.NONE) {
                Box box = box(1 - seat, state.tuzdik(seat) % houses);
                spots.add(new Spot("tuzdik." + seat, box, Style.MARK).owner(seat));
            }
        }
        return new Picture(width, HEIGHT, spots, List.of(panel(0), panel(1)), caption());
    }

    private Spot store(int seat) {
        double y = MARGIN + EDGE + HOUSE_HEIGHT + GAP;
        Box box = new Box(
                MARGIN + EDGE + (CELL - HOUSE_WIDTH) / 2,
                seat == 0 ? y : HEIGHT - y - STORE_HEIGHT,
                CELL * (houses - 1) + HOUSE_WIDTH,
                STORE_HEIGHT,
                STORE_HEIGHT / 2);
        int stones = state.score(seat);
        // Without a label, which would lie on the stones: the store is beside its owner's row, and the tip names it.
        return new Spot(HouseNames.storeId(seat), box, Style.STORE)
                .tokens(Tokens.of(Kind.STONE, stones))
                .tip(Text.of("store.tip", HouseNames.seatName(seat), stones));
    }

    private Box box(int seat, int house) {
        int column = seat == 0 ? house : houses - 1 - house;
        double x = MARGIN + EDGE + CELL * column + (CELL - HOUSE_WIDTH) / 2;
        double y = MARGIN + EDGE;
        return new Box(x, seat == 0 ? y : HEIGHT - y - HOUSE_HEIGHT, HOUSE_WIDTH, HOUSE_HEIGHT, HOUSE_WIDTH / 2);
    }

    private Spot house(int seat, int house) {
        boolean tuzdik = state.tuzdik(1 - seat) == seat * houses + house;
        int stones = state.rowsAreTaken() ? 0 : state.stones(seat, house);
        String number = HouseNames.number(house);
        return new Spot(HouseNames.id(seat, house), box(seat, house), Style.PIT)
                .label(Text.of(number))
                .tokens(Tokens.of(Kind.STONE, stones))
                .owner(tuzdik ? 1 - seat : -1)
                .tip(
                        tuzdik
                                ? Text.of(
                                        "tuzdik.tip", HouseNames.seatName(seat), number, HouseNames.seatName(1 - seat))
                                : Text.of("house.tip", HouseNames.seatName(seat), number, stones));
    }

    private Panel panel(int seat) {
        int inRow = state.rowsAreTaken() ? 0 : state.inRow(seat);
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(Text.of("panel.store"), Text.of(String.valueOf(state.score(seat)))));
        rows.add(new Row(Text.of("panel.row"), Text.of(String.valueOf(inRow))));
        if (state.tuzdik(seat) != ToguzState.NONE) {
            String number = HouseNames.number(state.tuzdik(seat) % houses);
            rows.add(new Row(Text.of("panel.tuzdik"), Text.of("panel.house", number, HouseNames.seatName(1 - seat))));
        }
        return new Panel(seat, rows);
    }

    private Text caption() {
        if (state.end() == ToguzState.End.NOT) {
            return Text.of(state.occurrences() > 1 ? "turn.again" : "turn", HouseNames.seatName(state.side()));
        }
        return result(state);
    }

    /** Who wins by how much, and why the game is over. */
    static Text result(ToguzState end) {
        int south = end.score(0);
        int north = end.score(1);
        Text reason = Text.of(
                "end." + end.end().name().toLowerCase(Locale.ROOT), HouseNames.seatName(end.side()), end.rules.limit);
        if (south == north) {
            return Text.of("result.draw", south, reason);
        }
        Text winner = HouseNames.seatName(south > north ? 0 : 1);
        return Text.of("result.win", winner, Math.max(south, north), Math.min(south, north), reason);
    }
}
