package org.marienbad.framework.toy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

/** Boards of well-known games: hexagons, crossings, points, lines to click, dice, cards. */
public final class BoardPictures {
    private BoardPictures() {}

    /** All by their names. */
    public static Map<String, Picture> all() {
        Map<String, Picture> all = new LinkedHashMap<>();
        all.put("go", go());
        all.put("hex", hex());
        all.put("draughts", draughts());
        all.put("dots", dots());
        all.put("backgammon", backgammon());
        all.put("dice", dice());
        return all;
    }

    private static Picture picture(double width, double height, List<Spot> spots) {
        return new Picture(width, height, spots, List.of(), Text.EMPTY);
    }

    private static Picture go() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, 40, 40, 1), Style.BOARD));
        for (int i = 0; i < 9; i++) {
            double at = 4 + 4 * i;
            spots.add(new Spot("row" + i, new Line(List.of(4.0, at, 36.0, at)), Style.LINE));
            spots.add(new Spot("column" + i, new Line(List.of(at, 4.0, at, 36.0)), Style.LINE));
        }
        spots.add(new Spot("middle", new Circle(20, 20, .4), Style.LINE));
        for (int i = 0; i < 81; i++) {
            Spot crossing = new Spot("c" + i, new Circle(4 + 4 * (i % 9), 4 + 4 * (i / 9), 2), Style.CROSSING);
            spots.add(
                    i % 7 == 3
                            ? crossing.tokens(Tokens.of(i % 2 == 0 ? Kind.BLACK_STONE : Kind.WHITE_STONE, 1))
                            : crossing);
        }
        return picture(40, 40, spots);
    }

    private static Picture hex() {
        List<Spot> spots = new ArrayList<>();
        double side = 3;
        for (int i = 0; i < 25; i++) {
            double x = 5 + side * Math.sqrt(3) * (i % 5 + i / 5 / 2.0);
            double y = 24 - 1.5 * side * (i / 5);
            List<Double> corners = new ArrayList<>();
            for (int corner = 0; corner < 6; corner++) {
                corners.add(x + side * Math.sin(corner * Math.PI / 3));
                corners.add(y + side * Math.cos(corner * Math.PI / 3));
            }
            Spot cell = new Spot("h" + i, new Polygon(corners), Style.CELL);
            spots.add(i % 4 == 1 ? cell.tokens(new Tokens(Kind.DISC, i / 4 % 2, 1)) : cell);
        }
        spots.add(new Spot("edge0", new Line(List.of(2.4, 27.2, 28.4, 27.2), .8), Style.LINE).owner(0));
        spots.add(new Spot("edge1", new Line(List.of(1.2, 23.0, 11.2, 5.2), .8), Style.LINE).owner(1));
        return picture(42, 30, spots);
    }

    private static Picture draughts() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, 34, 34, 1), Style.BOARD));
        for (int i = 0; i < 64; i++) {
            boolean dark = (i + i / 8) % 2 == 0;
            Spot cell = new Spot("q" + i, new Box(1 + 4 * (i % 8), 1 + 4 * (i / 8), 4, 4, 0), Style.CELL)
                    .material(dark ? "cell-dark" : "cell-light");
            Kind kind = i < 24 ? (i == 9 ? Kind.WHITE_KING : Kind.WHITE_DISC) : Kind.BLACK_DISC;
            spots.add(dark && (i < 24 || i >= 40) ? cell.tokens(Tokens.of(kind, 1)) : cell);
        }
        return picture(34, 34, spots);
    }

    private static Picture dots() {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Spot box = new Spot("b" + i, new Box(2 + 8 * (i % 2), 2 + 8 * (i / 2), 8, 8, 0), Style.CELL);
            spots.add(i == 2 ? box.owner(1).label(Text.of("2")) : box);
        }
        for (int i = 0; i < 6; i++) {
            double x = 2 + 8 * (i % 2);
            double y = 2 + 8 * (i / 2);
            spots.add(
                    i % 2 == 0
                            ? new Spot("h" + i, new Line(List.of(x, y, x + 8, y), .7), Style.LINE).owner(i % 4 / 2)
                            : new Spot("h" + i, new Box(x + .8, y - .8, 6.4, 1.6, .8), Style.HIDDEN));
        }
        for (int i = 0; i < 9; i++) {
            spots.add(new Spot("d" + i, new Circle(2 + 8 * (i % 3), 2 + 8 * (i / 3), .8), Style.LINE));
        }
        return picture(20, 20, spots);
    }

    private static Picture backgammon() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, 66, 46, 1.5), Style.BOARD));
        spots.add(new Spot("left", new Box(2, 2, 26, 42, .5), Style.HEAP).material("felt"));
        spots.add(new Spot("right", new Box(32, 2, 26, 42, .5), Style.HEAP).material("felt"));
        for (int i = 0; i < 24; i++) {
            boolean low = i < 12;
            int column = low ? 11 - i : i - 12;
            double x = 3 + 4 * column + (column > 5 ? 6 : 0);
            double base = low ? 2 : 44;
            double tip = low ? 19 : 27;
            Spot point = new Spot("p" + (i + 1), new Polygon(List.of(x, base, x + 4, base, x + 2, tip)), Style.POINT)
                    .shade(i);
            int count = i % 5 == 0 ? 1 + i % 7 : 0;
            spots.add(count > 0 ? point.tokens(new Tokens(Kind.DISC, i % 2, count)) : point);
        }
        spots.add(new Spot("bar", new Box(28, 14, 4, 20, 0), Style.POINT)
                .material("bare")
                .tokens(new Tokens(Kind.DISC, 0, 1), new Tokens(Kind.DISC, 1, 1)));
        spots.add(new Spot("tray", new Box(59.5, 3, 5, 19, .5), Style.POINT)
                .material("hollow")
                .tokens(new Tokens(Kind.DISC, 1, 7)));
        spots.add(new Spot("roll", new Box(37, 20, 16, 6, 0), Style.NOTE)
                .tokens(Tokens.of(Kind.die(3), 1), Tokens.of(Kind.die(6), 1)));
        spots.add(new Spot("cube", new Box(60, 26, 4, 4, .6), Style.CARD).label(Text.of("64")));
        return picture(66, 46, spots);
    }

    private static Picture dice() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("own", new Box(1, 12, 30, 7, 1), Style.CARD)
                .tokens(Tokens.of(Kind.die(1), 2), Tokens.of(Kind.die(5), 2), Tokens.of(Kind.die(6), 1)));
        spots.add(new Spot("others", new Box(1, 3, 30, 7, 1), Style.CARD).tokens(Tokens.of(Kind.die(0), 4)));
        spots.add(new Spot("jack", new Box(34, 5, 9, 14, 1), Style.CARD).tokens(Tokens.of(Kind.letter("J"), 1)));
        spots.add(new Spot("back", new Box(45, 5, 9, 14, 1), Style.CARD).material("card-back"));
        spots.add(new Spot("king", new Box(56, 5, 9, 14, 1), Style.CARD).tokens(new Tokens(Kind.letter("10"), 1, 1)));
        return picture(66, 22, spots);
    }
}
