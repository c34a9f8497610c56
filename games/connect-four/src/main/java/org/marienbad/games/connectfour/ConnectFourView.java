package org.marienbad.games.connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The words and pictures of connect four. */
record ConnectFourView(ConnectFourGrid grid) implements GameView {
    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new ConnectFourGame(grid));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(
                ConnectFourProvider.class,
                "columns",
                grid.columns(),
                "rows",
                grid.rows(),
                "line",
                grid.line(),
                "won",
                won(),
                "coached",
                grid.line() == 4 && grid.columns() >= 7 && grid.rows() >= 4);
    }

    /** Plies that win: a row where the board is wide enough, else a column. */
    private String won() {
        boolean row = grid.line() <= grid.columns();
        return IntStream.range(0, 2 * grid.line() - 1)
                .mapToObj(i -> ConnectFourGrid.name(row ? i / 2 : i % 2))
                .collect(Collectors.joining(" "));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new ConnectFourPicture(grid).of((ConnectFourState) state);
    }

    @Override
    public List<Motion> motions(State before, int column, Observer observer) {
        return List.of(new ConnectFourPicture(grid).fall((ConnectFourState) before, column));
    }

    @Override
    public List<Text> annotations(State before, int column) {
        ConnectFourState state = (ConnectFourState) before;
        int seat = state.actor();
        long own = state.discs(seat);
        long other = state.discs(1 - seat);
        long disc = grid.landing(own | other, column);
        long after = own | disc;
        if (grid.hasLine(after)) {
            return List.of(Text.of("annotation.wins", grid.line(), grid.nameOf(disc)));
        }
        List<Text> annotations = new ArrayList<>();
        long enemy = grid.completing(other) & ~(own | other);
        if ((enemy & disc) != 0) {
            annotations.add(Text.of("annotation.blocks", nameOf(1 - seat), grid.nameOf(disc)));
        }
        long landings = grid.landings(after | other);
        long left = enemy & ~disc & landings;
        long opened = left & disc << 1;
        if (opened != 0) {
            annotations.add(Text.of("annotation.opens", nameOf(1 - seat), grid.nameOf(opened)));
        } else if (left != 0) {
            annotations.add(Text.of("annotation.overlooks", nameOf(1 - seat), grid.nameOf(left)));
        }
        long threats = grid.completing(after) & ~(after | other);
        long made = threats & ~grid.completing(own);
        if (made != 0) {
            long now = threats & landings;
            boolean two = left == 0 && (Long.bitCount(now) > 1 || (now & threats >>> 1) != 0);
            annotations.add(Text.of(two ? "annotation.double" : "annotation.threatens", names(two ? threats : made)));
        }
        return annotations;
    }

    @Override
    public List<Text> events(State before, int column, State after, Observer observer) {
        ConnectFourState state = (ConnectFourState) before;
        int seat = state.actor();
        long taken = state.discs(0) | state.discs(1);
        long disc = grid.landing(taken, column);
        if (grid.hasLine(state.discs(seat) | disc)) {
            return List.of(Text.of("event.line", grid.line()));
        } else if (after.actor() == State.TERMINAL) {
            return List.of(Text.of("event.full"));
        }
        List<Text> events = new ArrayList<>();
        if ((grid.completing(state.discs(1 - seat)) & disc) != 0) {
            events.add(Text.of("event.blocks", grid.nameOf(disc)));
        }
        long made = grid.completing(state.discs(seat) | disc) & ~(taken | disc) & ~grid.completing(state.discs(seat));
        if (made != 0) {
            events.add(Text.of("event.threatens", names(made)));
        }
        return events;
    }

    /** The cell in which the disc lies, {@code #} after the last one of a line. */
    @Override
    public String notation(State before, int column) {
        ConnectFourState state = (ConnectFourState) before;
        long disc = grid.landing(state.discs(0) | state.discs(1), column);
        return grid.nameOf(disc) + (grid.hasLine(state.discs(state.actor()) | disc) ? "#" : "");
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return spot.matches("[a-z]\\d*") ? Text.of("full", spot.substring(0, 1)) : Text.of("objection.column");
    }

    @Override
    public Text ending(LineOfPlay line) {
        ConnectFourState end = (ConnectFourState) line.present();
        return end.winner() < 0
                ? Text.of("ending.full")
                : Text.of("ending.line", nameOf(end.winner()), names(inLines(end.discs(end.winner()))));
    }

    /** The discs that are in a complete line. */
    private long inLines(long discs) {
        long found = 0;
        for (int step : grid.steps()) {
            for (int i = 0; i < grid.line(); i++) {
                found |= grid.lines(discs, step) << i * step;
            }
        }
        return found;
    }

    private String names(long cells) {
        List<String> names = new ArrayList<>();
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            names.add(grid.nameOf(rest));
        }
        return String.join(", ", names);
    }
}
