package org.marienbad.games.go;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Gauge;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The board, A1 at the lower left, stones on its crossings, and at the end small squares on points that they surround. */
final class GoPicture {
    private static final List<Kind> STONES = List.of(Kind.BLACK_STONE, Kind.WHITE_STONE);
    private static final List<Kind> TERRITORY = List.of(new Kind("black-territory"), new Kind("white-territory"));
    private static final double PITCH = 10;
    /** Boards with more lines have larger letters and numbers, to be read when all of it is small. */
    private static final int MANY_LINES = 13;

    private static final double FAR_EDGE = 6.5;
    private static final double STAR = 0.95;
    private static final double RIM = 0.45;
    private static final double LINE = 0.2;

    private final GoRules rules;
    private final double noteRadius;
    /** From the edge of the board to the first line. */
    private final double edge;

    private final double side;

    GoPicture(GoRules rules) {
        this.rules = rules;
        noteRadius = rules.size() > MANY_LINES ? 3.1 : 2.2;
        edge = PITCH / 2 + 2 * noteRadius + 0.4;
        side = line(rules.size() - 1) + FAR_EDGE;
    }

    Picture of(GoState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, side, side, 1.5), Style.BOARD).material("kaya"));
        addLines(spots);
        boolean over = state.actor() == State.TERMINAL;
        Area area = state.area();
        for (int point = 0; point < rules.points(); point++) {
            Circle crossing = new Circle(x(point), y(point), PITCH / 2);
            Spot spot = new Spot(rules.nameOf(point), crossing, Style.CROSSING);
            int owner = state.board().owner(point);
            if (owner != GoBoard.EMPTY) {
                spot = spot.tokens(stone(owner));
            } else if (over && area.holder(point) != Area.NOBODY) {
                spot = spot.tokens(new Tokens(TERRITORY.get(area.holder(point)), area.holder(point), 1));
            }
            spots.add(spot);
        }
        return new Picture(side, side, spots, List.of(panel(state, 0), panel(state, 1)), caption(state));
    }

    private void addLines(List<Spot> spots) {
        double last = line(rules.size() - 1);
        for (int i = 0; i < rules.size(); i++) {
            double at = line(i);
            double width = i == 0 || i == rules.size() - 1 ? RIM : LINE;
            spots.add(new Spot("row-" + (i + 1), new Line(List.of(edge, at, last, at), width), Style.LINE));
            spots.add(new Spot("column-" + (i + 1), new Line(List.of(at, edge, at, last), width), Style.LINE));
            String letter = rules.nameOf(i).substring(0, 1);
            spots.add(note(letter, at, noteRadius + 0.4));
            spots.add(note(String.valueOf(i + 1), noteRadius + 0.4, at));
        }
        for (int star : rules.grid.stars()) {
            Circle dot = new Circle(x(star), y(star), STAR);
            spots.add(new Spot("star-" + rules.nameOf(star), dot, Style.LINE));
        }
    }

    private Spot note(String words, double x, double y) {
        return new Spot("edge-" + words, new Circle(x, y, noteRadius), Style.NOTE).label(Text.of(words));
    }

    /** The stone is put down; then those that it captures are taken away. */
    List<Motion> motions(GoState before, int action) {
        if (action == rules.pass()) {
            return List.of();
        }
        GoState after = before.copy();
        after.apply(action);
        List<Motion> motions = new ArrayList<>(List.of(motion(0, action, before.side(), 1)));
        for (int point = 0; point < rules.size() * rules.size(); point++) {
            int owner = before.board().owner(point);
            if (owner != GoBoard.EMPTY && after.board().owner(point) == GoBoard.EMPTY) {
                motions.add(motion(1, point, owner, 0));
            }
        }
        return motions;
    }

    private Motion motion(int step, int point, int seat, int stones) {
        String spot = rules.nameOf(point);
        return new Motion(step, spot, spot, new Tokens(STONES.get(seat), seat, stones));
    }

    private static Tokens stone(int seat) {
        return new Tokens(STONES.get(seat), seat, 1);
    }

    private double x(int point) {
        return line(point % rules.size());
    }

    private double y(int point) {
        return line(point / rules.size());
    }

    /** The place of the {@code index}-th line from the lower left. */
    private double line(int index) {
        return edge + PITCH * index;
    }

    private Panel panel(GoState state, int seat) {
        List<Row> rows = new ArrayList<>();
        int captured = state.board().captured(seat);
        rows.add(new Row(
                Text.of("panel.captured"),
                Text.of(String.valueOf(captured)),
                captured == 0
                        ? List.of()
                        : List.of(new Gauge(STONES.get(1 - seat), captured, Text.of("panel.captured.tip", captured)))));
        if (state.actor() == State.TERMINAL) {
            rows.add(new Row(Text.of("panel.area"), Text.of("points", points(rules, state, seat))));
        }
        return new Panel(seat, rows);
    }

    /** The points of a seat at the end, komi counted. */
    static double points(GoRules rules, GoState state, int seat) {
        return state.area().points(seat) + (seat == 1 ? rules.komi() : 0);
    }

    private Text caption(GoState state) {
        if (state.actor() != State.TERMINAL) {
            Text seat = GoView.nameOf(state.side());
            return state.passes() == 0
                    ? Text.of("turn", seat)
                    : Text.of("turn.passed", GoView.nameOf(1 - state.side()), seat);
        }
        return result(rules, state);
    }

    static Text result(GoRules rules, GoState state) {
        double black = points(rules, state, 0);
        double white = points(rules, state, 1);
        if (black == white) {
            return Text.of("result.draw", black);
        }
        int winner = black > white ? 0 : 1;
        return Text.of("result.win", GoView.nameOf(winner), Math.max(black, white), Math.min(black, white));
    }
}
