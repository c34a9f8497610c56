package org.marienbad.games.mancala;

import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Shape;

/** The places of pits and stores in a picture: South's row below, North's above. */
public sealed interface MancalaLayout {
    double MARGIN = 1;

    double width();

    double height();

    /** The radius of the corners of the board. */
    double corner();

    Shape pit(int seat, int pit);

    Shape store(int seat);

    /** Whether there is room for the name of its owner beside a store. */
    boolean namesStores();

    /**
     * Round pits, and every store at the end to which its owner sows.
     *
     * @param clockwise the board is mirrored
     */
    record StoresAtTheEnds(int pits, boolean clockwise) implements MancalaLayout {
        private static final double CELL = 12;
        private static final double PIT_RADIUS = 5;
        private static final double STORE_WIDTH = 12;
        private static final double STORE_HEIGHT = 27;
        private static final double EDGE = 2;
        private static final double GAP = 2;
        private static final double FIRST_PIT = MARGIN + EDGE + STORE_WIDTH + GAP;
        /** Distance of a row from the middle of the board. */
        private static final double ROW = 8;

        @Override
        public double width() {
            return 2 * FIRST_PIT + CELL * pits;
        }

        @Override
        public double height() {
            return 37;
        }

        @Override
        public double corner() {
            return 6;
        }

        private boolean sowsToTheRight(int seat) {
            return (seat == PitNames.SOUTH) != clockwise;
        }

        @Override
        public Shape pit(int seat, int pit) {
            int column = sowsToTheRight(seat) ? pit : pits - 1 - pit;
            double y = height() / 2 + (seat == PitNames.SOUTH ? -1 : 1) * ROW;
            return new Circle(FIRST_PIT + CELL * (column + 0.5), y, PIT_RADIUS);
        }

        @Override
        public Shape store(int seat) {
            double x = sowsToTheRight(seat) ? width() - MARGIN - EDGE - STORE_WIDTH : MARGIN + EDGE;
            return new Box(x, (height() - STORE_HEIGHT) / 2, STORE_WIDTH, STORE_HEIGHT, STORE_WIDTH / 2);
        }

        @Override
        public boolean namesStores() {
            return true;
        }
    }

    /** Long pits, and the stores between the rows, each beside its owner's. */
    record StoresBetweenTheRows(int pits) implements MancalaLayout {
        private static final double CELL = 9;
        private static final double PIT_WIDTH = 7.6;
        private static final double PIT_HEIGHT = 15;
        private static final double STORE_HEIGHT = 8;
        private static final double EDGE = 3;
        private static final double GAP = 1.5;

        @Override
        public double width() {
            return 2 * (MARGIN + EDGE) + CELL * pits;
        }

        @Override
        public double height() {
            return 2 * (MARGIN + EDGE + PIT_HEIGHT + STORE_HEIGHT) + 3 * GAP;
        }

        @Override
        public double corner() {
            return 4;
        }

        @Override
        public Shape pit(int seat, int pit) {
            int column = seat == PitNames.SOUTH ? pit : pits - 1 - pit;
            double x = MARGIN + EDGE + CELL * column + (CELL - PIT_WIDTH) / 2;
            return box(seat, x, MARGIN + EDGE, PIT_WIDTH, PIT_HEIGHT);
        }

        @Override
        public Shape store(int seat) {
            double x = MARGIN + EDGE + (CELL - PIT_WIDTH) / 2;
            return box(seat, x, MARGIN + EDGE + PIT_HEIGHT + GAP, CELL * (pits - 1) + PIT_WIDTH, STORE_HEIGHT);
        }

        /** A box with round ends, {@code y} above the edge on the side of {@code seat}. */
        private Box box(int seat, double x, double y, double width, double height) {
            double lower = seat == PitNames.SOUTH ? y : height() - y - height;
            return new Box(x, lower, width, height, Math.min(width, height) / 2);
        }

        @Override
        public boolean namesStores() {
            return false;
        }
    }
}
