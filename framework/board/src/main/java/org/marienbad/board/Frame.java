package org.marienbad.board;

import java.util.List;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;

/**
 * How a board is drawn.
 *
 * @param spots the spots around and below the cells
 * @param cells the empty cells
 */
record Frame(double width, double height, List<Spot> spots, CellShape cells) {
    /** From the middle of one square to the next. */
    static final double CELL = 10;
    /** Room for letters and numbers. */
    static final double EDGE = 7;

    static final double MARGIN = 2;

    /** How a cell is drawn. */
    @FunctionalInterface
    interface CellShape {
        Spot of(String name, double x, double y, int cell);
    }

    /** The letter or number of a column or row. */
    static Spot label(String words, double x, double y) {
        return new Spot("edge-" + words, new Circle(x, y, EDGE / 2 - 1), Style.NOTE).label(Text.of(words));
    }
}
