package org.marienbad.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/**
 * The board as the first seat sees it, its home at the lower right. There are 24 points, the bar, and at the right the
 * trays for men borne off. Dice lie, and buttons are, in the half at the right of the seat that they belong to. The
 * numbers are those of the seat whose turn it is, as in the notation.
 */
final class BackgammonPicture {
    private static final double RIM = 5.5;
    private static final double COLUMN = 9;
    private static final double SIDE = 10;
    private static final double GAP = 2;
    private static final double LENGTH = 42;
    private static final double MIDDLE_BAND = 16;
    private static final double HALF = 6 * COLUMN;
    private static final double HEIGHT = 2 * RIM + 2 * LENGTH + MIDDLE_BAND;
    private static final double MIDDLE = HEIGHT / 2;
    private static final double DICE_HEIGHT = 13;
    private static final double PLAQUE_WIDTH = 25;
    private static final double PLAQUE_HEIGHT = 11;
    private static final String CUBE = "cube";
    private static final List<Kind> MEN = List.of(Kind.WHITE_DISC, Kind.BLACK_DISC);

    private final BackgammonRules rules;
    /** The beginnings of the left half, the bar, the right half and the trays, and the whole width. */
    private final double left;

    private final double bar;
    private final double right;
    private final double trays;
    private final double width;

    BackgammonPicture(BackgammonRules rules) {
        this.rules = rules;
        left = RIM + (rules.cube() ? SIDE + GAP : 0);
        bar = left + HALF;
        right = bar + COLUMN;
        trays = right + HALF + GAP;
        width = trays + SIDE + RIM;
    }

    /** The spot of a place by the numbers of {@code seat}. */
    static String spot(int seat, int place) {
        if (place == BackgammonState.BAR) {
            return "bar-" + seat;
        }
        return place == BackgammonState.OFF ? "off-" + seat : "p" + pointOfFirst(seat, place);
    }

    private static int pointOfFirst(int seat, int point) {
        return seat == 0 ? point : BackgammonState.BAR - point;
    }

    static String dice(int seat) {
        return "dice-" + seat;
    }

    /** The button of an action that moves no man. */
    static String plaque(int code) {
        return switch (code) {
            case ActionCodes.PASS -> "pass";
            case ActionCodes.DOUBLE -> "double";
            case ActionCodes.TAKE -> "take";
            case ActionCodes.DROP -> "drop";
            default -> "roll";
        };
    }

    Picture of(BackgammonState state, Observer observer) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("rim", new Box(0, 0, width, HEIGHT, 3), Style.BOARD));
        spots.add(new Spot("left", field(left), Style.BOARD).material("field"));
        spots.add(new Spot("right", field(right), Style.BOARD).material("field"));
        for (int point = 1; point <= 24; point++) {
            spots.add(point(state, point));
            spots.add(number(state, point));
        }
        for (int seat = 0; seat < 2; seat++) {
            spots.add(stack(state, seat, BackgammonState.BAR, bar(seat), "bar"));
            spots.add(stack(state, seat, BackgammonState.OFF, tray(seat), "tray"));
        }
        addDice(state, spots);
        if (rules.cube()) {
            spots.add(cube(state));
        }
        addPlaques(state, observer, spots);
        return new Picture(
                width, HEIGHT, spots, List.of(panel(state, 0), panel(state, 1)), BackgammonView.caption(state));
    }

    private static Box field(double x) {
        return new Box(x, RIM, HALF, HEIGHT - 2 * RIM, 0);
    }

    private Spot number(BackgammonState state, int point) {
        double y = point <= 12 ? 0 : HEIGHT - RIM;
        Box box = new Box(x(point) - COLUMN / 2, y, COLUMN, RIM, 0);
        return new Spot("n" + point, box, Style.NOTE).label(Text.of(String.valueOf(pointOfFirst(state.turn(), point))));
    }

    /** A triangle, its first side at the rim. */
    private Spot point(BackgammonState state, int point) {
        double x = x(point);
        boolean low = point <= 12;
        double base = low ? RIM : HEIGHT - RIM;
        double tip = low ? RIM + LENGTH : HEIGHT - RIM - LENGTH;
        Polygon triangle = new Polygon(List.of(x - COLUMN / 2, base, x + COLUMN / 2, base, x, tip));
        int number = pointOfFirst(state.turn(), point);
        Spot spot = new Spot("p" + point, triangle, Style.POINT).shade(point % 2);
        for (int seat = 0; seat < 2; seat++) {
            int men = state.men(seat, pointOfFirst(seat, point));
            if (men > 0) {
                return spot.tokens(men(seat, men)).tip(Text.of("spot.point", number, men, BackgammonView.nameOf(seat)));
            }
        }
        return spot.tip(Text.of("spot.empty", number));
    }

    private double x(int point) {
        int column = point <= 12 ? 12 - point : point - 13;
        return (column < 6 ? left : right - HALF) + (column + .5) * COLUMN;
    }

    private static Tokens men(int seat, int count) {
        return new Tokens(MEN.get(seat), seat, count);
    }

    /** Men on the bar are stacked from the middle, in the half in which they enter. */
    private Polygon bar(int seat) {
        return upright(bar, COLUMN, MIDDLE, seat == 0 ? HEIGHT - RIM : RIM);
    }

    private Polygon tray(int seat) {
        return seat == 0
                ? upright(trays, SIDE, RIM, RIM + LENGTH)
                : upright(trays, SIDE, HEIGHT - RIM, HEIGHT - RIM - LENGTH);
    }

    /** A rectangle whose first side, from which men are stacked, is at {@code from}. */
    private static Polygon upright(double x, double across, double from, double to) {
        return new Polygon(List.of(x, from, x + across, from, x + across, to, x, to));
    }

    private static Spot stack(BackgammonState state, int seat, int place, Polygon shape, String material) {
        Spot spot = new Spot(spot(seat, place), shape, Style.POINT).material(material);
        int men = state.men(seat, place);
        Text name = BackgammonView.nameOf(seat);
        return (men == 0 ? spot : spot.tokens(men(seat, men)))
                .tip(Text.of(place == BackgammonState.BAR ? "spot.bar" : "spot.off", name, men));
    }

    private double middleOfHalf(int seat) {
        return (seat == 0 ? right : left) + HALF / 2;
    }

    private void addDice(BackgammonState state, List<Spot> spots) {
        int seat = state.turn();
        Box box = new Box(middleOfHalf(seat) - HALF / 2, MIDDLE - DICE_HEIGHT / 2, HALF, DICE_HEIGHT, 0);
        spots.add(new Spot(dice(seat), box, Style.NOTE).tokens(faces(state)));
    }

    private static List<Tokens> faces(BackgammonState state) {
        int[] dice = state.dice();
        boolean different = dice.length == 2 && dice[0] != dice[1];
        if (different) {
            return List.of(Tokens.of(Kind.die(dice[0]), 1), Tokens.of(Kind.die(dice[1]), 1));
        }
        return dice.length == 0 ? List.of() : List.of(Tokens.of(Kind.die(dice[0]), dice.length));
    }

    /** Shows 64 before the first double, as there is no 1 on it. */
    private static Spot cube(BackgammonState state) {
        int owner = state.cubeOwner();
        double y = owner < 0 ? MIDDLE : owner == 0 ? RIM + SIDE / 2 : HEIGHT - RIM - SIDE / 2;
        int shown = state.cube() == 1 ? BackgammonRules.MAX_CUBE : state.cube();
        Spot cube = new Spot(CUBE, new Box(RIM, y - SIDE / 2, SIDE, SIDE, 1.5), Style.CARD)
                .label(Text.of(String.valueOf(shown)));
        return cube.tip(
                owner < 0
                        ? Text.of("spot.cube", state.cube())
                        : Text.of("spot.cube.owner", state.cube(), BackgammonView.nameOf(owner)));
    }

    /** For eyes that may see what the seat to move can do. */
    private void addPlaques(BackgammonState state, Observer observer, List<Spot> spots) {
        int actor = state.actor();
        if (actor < 0 || !observer.sees(actor) || state.phase() == Phase.MOVE && !state.mustPass()) {
            return;
        }
        int[] codes = new int[ActionCodes.OPENINGS];
        int count = state.legalActions(codes);
        // The dice that cannot be played stay in sight.
        double x = middleOfHalf(state.mustPass() ? 1 - actor : actor);
        for (int i = 0; i < count; i++) {
            double at = x + (i - (count - 1) / 2.0) * (PLAQUE_WIDTH + GAP) - PLAQUE_WIDTH / 2;
            Box box = new Box(at, MIDDLE - PLAQUE_HEIGHT / 2, PLAQUE_WIDTH, PLAQUE_HEIGHT, 2);
            spots.add(new Spot(plaque(codes[i]), box, Style.CARD).label(Text.of("plaque." + plaque(codes[i]))));
        }
    }

    private Panel panel(BackgammonState state, int seat) {
        List<Row> rows = new ArrayList<>();
        if (rules.isMatch()) {
            rows.add(new Row(Text.of("panel.score"), Text.of("panel.of", state.score(seat), rules.match())));
        }
        rows.add(new Row(Text.of("panel.pips"), Text.of(String.valueOf(state.pips(seat)))));
        return new Panel(seat, rows);
    }

    /** A man moves, then one that it has hit; dice are thrown. */
    List<Motion> motions(BackgammonState before, int code) {
        List<Motion> motions = new ArrayList<>();
        if (ActionCodes.isStep(code)) {
            int seat = before.turn();
            String to = spot(seat, ActionCodes.to(code));
            motions.add(new Motion(0, spot(seat, ActionCodes.from(code)), to, men(seat, 1)));
            if (BackgammonGame.hits(before, code)) {
                motions.add(new Motion(1, to, spot(1 - seat, BackgammonState.BAR), men(1 - seat, 1)));
            }
        } else if (before.actor() == State.CHANCE) {
            BackgammonState after = before.copy();
            after.apply(code);
            String place = dice(after.turn());
            faces(after).forEach(thrown -> motions.add(new Motion(0, place, place, thrown)));
        }
        return motions;
    }
}
