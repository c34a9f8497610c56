package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
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

/** The board as a picture: South's row below, every store at the end to which its owner sows. */
final class BoardPicture {
    private static final double CELL = 12;
    private static final double PIT_RADIUS = 5;
    private static final double STORE_WIDTH = 12;
    private static final double STORE_HEIGHT = 27;
    private static final double EDGE = 2;
    private static final double GAP = 2;
    private static final double MARGIN = 1;
    /** Distance of a row from the middle of the board. */
    private static final double ROW = 8;

    private static final double HEIGHT = 37;

    private final KalahaState state;
    private final KalahaRules rules;
    private final double width;

    private BoardPicture(KalahaState state) {
        this.state = state;
        rules = state.rules;
        width = 2 * firstPit() + CELL * rules.pits();
    }

    static Picture of(KalahaState state) {
        return new BoardPicture(state).picture();
    }

    private Picture picture() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(MARGIN, MARGIN, width - 2 * MARGIN, HEIGHT - 2 * MARGIN, 6), Style.BOARD));
        for (int seat = 0; seat < 2; seat++) {
            spots.add(store(seat));
            for (int pit = 0; pit < rules.pits(); pit++) {
                spots.add(pit(seat, pit));
            }
        }
        return new Picture(width, HEIGHT, spots, List.of(panel(0), panel(1)), caption());
    }

    private static double firstPit() {
        return MARGIN + EDGE + STORE_WIDTH + GAP;
    }

    private Spot store(int seat) {
        boolean right = (seat == PitNames.SOUTH) != rules.clockwise();
        double x = right ? width - MARGIN - EDGE - STORE_WIDTH : MARGIN + EDGE;
        Box box = new Box(x, (HEIGHT - STORE_HEIGHT) / 2, STORE_WIDTH, STORE_HEIGHT, STORE_WIDTH / 2);
        int stones = state.store(seat);
        return new Spot(PitNames.storeId(seat), box, Style.STORE)
                .label(PitNames.seatName(seat))
                .tokens(Tokens.of(Kind.STONE, stones))
                .tip(Text.of("store.tip", PitNames.seatName(seat), stones));
    }

    private Spot pit(int seat, int pit) {
        int column = (seat == PitNames.SOUTH) != rules.clockwise() ? pit : rules.pits() - 1 - pit;
        double x = firstPit() + CELL * (column + 0.5);
        double y = HEIGHT / 2 + (seat == PitNames.SOUTH ? -1 : 1) * ROW;
        int stones = state.stones(seat, pit);
        String letter = PitNames.letter(rules, seat, pit);
        return new Spot(letter, new Circle(x, y, PIT_RADIUS), Style.PIT)
                .label(Text.of(letter))
                .tokens(Tokens.of(Kind.STONE, stones))
                .tip(Text.of("pit.tip", PitNames.seatName(seat), letter, stones));
    }

    private Panel panel(int seat) {
        int inPits = 0;
        for (int pit = 0; pit < rules.pits(); pit++) {
            inPits += state.stones(seat, pit);
        }
        return new Panel(
                seat,
                List.of(
                        new Row(Text.of("panel.store"), Text.of(String.valueOf(state.store(seat)))),
                        new Row(Text.of("panel.pits"), Text.of(String.valueOf(inPits)))));
    }

    private Text caption() {
        int actor = state.actor();
        if (actor == State.TERMINAL) {
            int south = state.store(PitNames.SOUTH);
            int north = state.store(PitNames.NORTH);
            if (south == north) {
                return Text.of("result.draw", south);
            }
            Text winner = PitNames.seatName(south > north ? PitNames.SOUTH : PitNames.NORTH);
            return Text.of("result.win", winner, Math.max(south, north), Math.min(south, north));
        }
        return state.swapOffered()
                ? Text.of("turn.swap", PitNames.seatName(actor), PitNames.seatName(1 - actor))
                : Text.of("turn", PitNames.seatName(actor));
    }
}
