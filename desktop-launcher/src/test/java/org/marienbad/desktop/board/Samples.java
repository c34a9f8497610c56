package org.marienbad.desktop.board;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** Pictures of no particular game. */
final class Samples {
    private Samples() {}

    /** A board with two rows of pits and two stores, counts as given: six lower ones from the left, then upper ones. */
    static Picture pits(int... counts) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("table", new Box(0, 0, 92, 38, 6), Style.BOARD));
        spots.add(new Spot("west", new Box(3, 5, 9, 28, 4.5), Style.STORE).tokens(Tokens.of(Kind.STONE, counts[12])));
        spots.add(new Spot("east", new Box(80, 5, 9, 28, 4.5), Style.STORE).tokens(Tokens.of(Kind.STONE, counts[13])));
        for (int i = 0; i < 6; i++) {
            spots.add(new Spot("s" + i, new Circle(20 + 10.4 * i, 11.5, 4.6), Style.PIT)
                    .tokens(Tokens.of(Kind.STONE, counts[i]))
                    .label(Text.of(String.valueOf((char) ('A' + i))))
                    .tip(Text.of("Sow the stones of this pit")));
            spots.add(new Spot("n" + i, new Circle(20 + 10.4 * i, 26.5, 4.6), Style.PIT)
                    .tokens(Tokens.of(Kind.STONE, counts[6 + i]))
                    .label(Text.of(String.valueOf((char) ('f' - i)))));
        }
        return new Picture(92, 38, spots, List.of(), Text.EMPTY);
    }

    static List<Motion> sowing(int from, int stones) {
        List<Motion> motions = new ArrayList<>();
        for (int i = 1; i <= stones; i++) {
            String to = from + i < 6 ? "s" + (from + i) : from + i == 6 ? "east" : "n" + (12 - from - i);
            motions.add(new Motion(i, "s" + from, to, Tokens.of(Kind.STONE, 1)));
        }
        return motions;
    }

    /** Every style and every kind of token. */
    static Picture everything() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("sea", new Box(0, 0, 100, 64, 3), Style.SEA));
        spots.add(new Spot("land1", polygon(6, 30, 30, 34, 34, 58, 18, 60, 5, 52), Style.LAND)
                .label(Text.of("Bohemia"))
                .tokens(new Tokens(Kind.PAWN, 0, 2), new Tokens(Kind.PAWN, 1, 5), new Tokens(Kind.STAR, 2, 1)));
        spots.add(new Spot("land2", polygon(42, 36, 62, 32, 66, 56, 46, 60), Style.LAND)
                .label(Text.of("Moravia"))
                .tokens(new Tokens(Kind.FLAG, 3, 1), new Tokens(Kind.PAWN, 4, 3)));
        spots.add(new Spot("route", new Line(List.of(30.0, 45.0, 38.0, 42.0, 45.0, 46.0)), Style.ROUTE));
        for (int i = 0; i < 9; i++) {
            Spot cell = new Spot("cell" + i, new Box(70 + i % 3 * 9, 34 + i / 3 * 9, 9, 9, 0), Style.CELL);
            spots.add(
                    i == 4
                            ? cell.tokens(new Tokens(Kind.CROSS, 0, 1))
                            : i == 0
                                    ? cell.tokens(new Tokens(Kind.RING, 1, 1))
                                    : i == 2 ? cell.tokens(new Tokens(Kind.DISC, 2, 1)) : cell);
        }
        spots.add(new Spot("mark", new Line(List.of(72.0, 36.0, 95.0, 59.0)), Style.MARK));
        spots.add(new Spot("heap", new Box(4, 4, 34, 12, 2), Style.HEAP)
                .tokens(Tokens.of(Kind.MATCH, 9))
                .label(Text.of("Heap 1")));
        spots.add(new Spot("coins", new Circle(48, 12, 7), Style.PIT).tokens(Tokens.of(Kind.COIN, 7)));
        spots.add(new Spot("die", new Box(58, 6, 12, 12, 2), Style.CARD).tokens(Tokens.of(Kind.die(5), 1)));
        spots.add(new Spot("card", new Box(74, 3, 14, 20, 1.5), Style.CARD)
                .label(Text.of("Příliš žluťoučký kůň"))
                .tokens(Tokens.of(Kind.COIN, 3)));
        return new Picture(100, 64, spots, List.of(), Text.EMPTY);
    }

    private static Polygon polygon(double... points) {
        List<Double> list = new ArrayList<>();
        for (double point : points) {
            list.add(point);
        }
        return new Polygon(list);
    }
}
