package org.marienbad.games.oware;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The board as a picture: South's row below, every store at its owner's right. */
final class BoardPicture {
    private static final double CELL = 12;
    private static final double HOUSE_RADIUS = 5;
    private static final double STORE_WIDTH = 12;
    private static final double STORE_HEIGHT = 27;
    private static final double EDGE = 2;
    private static final double GAP = 2;
    private static final double MARGIN = 1;
    /** Distance of a row from the middle of the board. */
    private static final double ROW = 8;

    private static final double HEIGHT = 37;
    private static final double FIRST_HOUSE = MARGIN + EDGE + STORE_WIDTH + GAP;

    private final OwareState state;
    private final int houses;
    private final double width;

    private BoardPicture(OwareState state) {
        this.state = state;
        houses = state.rules.houses;
        width = 2 * FIRST_HOUSE + CELL * houses;
    }

    static Picture of(OwareState state) {
        return new BoardPicture(state).picture();
    }

    private Picture picture() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(MARGIN, MARGIN, width - 2 * MARGIN, HEIGHT - 2 * MARGIN, 6), Style.BOARD));
        for (int seat = 0; seat < 2; seat++) {
            spots.add(store(seat));
            for (int house = 0; house < houses; house++) {
                spots.add(house(seat, house));
            }
        }
        return new Picture(width, HEIGHT, spots, List.of(panel(0), panel(1)), caption());
    }

    private Spot store(int seat) {
        double x = seat == 0 ? width - MARGIN - EDGE - STORE_WIDTH : MARGIN + EDGE;
        Box box = new Box(x, (HEIGHT - STORE_HEIGHT) / 2, STORE_WIDTH, STORE_HEIGHT, STORE_WIDTH / 2);
        int seeds = state.score(seat);
        return new Spot(HouseNames.storeId(seat), box, Style.STORE)
                .label(HouseNames.seatName(seat))
                .tokens(Tokens.of(Kind.STONE, seeds))
                .tip(Text.of("store.tip", HouseNames.seatName(seat), seeds));
    }

    private Spot house(int seat, int house) {
        int column = seat == 0 ? house : houses - 1 - house;
        double x = FIRST_HOUSE + CELL * (column + 0.5);
        double y = HEIGHT / 2 + (seat == 0 ? -1 : 1) * ROW;
        int seeds = left(seat, house);
        String letter = HouseNames.letter(seat, house);
        return new Spot(letter, new Circle(x, y, HOUSE_RADIUS), Style.PIT)
                .label(Text.of(letter))
                .tokens(Tokens.of(Kind.STONE, seeds))
                .tip(Text.of("house.tip", HouseNames.seatName(seat), letter, seeds));
    }

    /** Seeds in the house; at the end the rows may have gone to their owners. */
    private int left(int seat, int house) {
        return state.rowsAreTaken() ? 0 : state.seeds(seat, house);
    }

    private Panel panel(int seat) {
        int inRow = state.rowsAreTaken() ? 0 : state.inRow(seat);
        return new Panel(
                seat,
                List.of(
                        new Row(Text.of("panel.store"), Text.of(String.valueOf(state.score(seat)))),
                        new Row(Text.of("panel.row"), Text.of(String.valueOf(inRow)))));
    }

    private Text caption() {
        if (state.end() == OwareState.End.NOT) {
            return Text.of(state.occurrences() > 1 ? "turn.again" : "turn", HouseNames.seatName(state.side()));
        }
        return result(state);
    }

    /** Who wins by how much, and why the game is over. */
    static Text result(OwareState end) {
        int south = end.score(0);
        int north = end.score(1);
        Text reason =
                Text.of("end." + end.end().name().toLowerCase(Locale.ROOT), end.rules.repetition, end.rules.limit);
        if (south == north) {
            return Text.of("result.draw", south, reason);
        }
        Text winner = HouseNames.seatName(south > north ? 0 : 1);
        return Text.of("result.win", winner, Math.max(south, north), Math.min(south, north), reason);
    }
}
