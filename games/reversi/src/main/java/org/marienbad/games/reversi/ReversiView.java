package org.marienbad.games.reversi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The words and pictures of Reversi. */
record ReversiView(ReversiRules rules) implements GameView {
    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new ReversiGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        ReversiGame game = new ReversiGame(rules);
        ReversiState start = game.newInitialState();
        int[] legal = game.legalActions(start);
        ReversiState after = start.copy();
        after.apply(legal[0]);
        return Lessons.beside(
                        ReversiProvider.class,
                        "size",
                        rules.size(),
                        "anti",
                        rules.anti(),
                        "margin",
                        rules.margin(),
                        "empties",
                        rules.emptiesToWinner() ? "winner" : "none",
                        "legal",
                        names(Arrays.stream(legal)),
                        "first",
                        rules.nameOf(legal[0]),
                        "turned",
                        names(IntStream.range(0, rules.cells())
                                .filter(cell -> start.owner(cell) == 1 && after.owner(cell) == 0)))
                .form((rows, fields) -> Map.of("board", String.join("", rows) + " " + fields.get("mover")));
    }

    private String names(IntStream cells) {
        return cells.mapToObj(rules::nameOf).collect(Collectors.joining(", "));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new ReversiPicture(rules).of((ReversiState) state);
    }

    @Override
    public List<Motion> motions(State before, int action, Observer observer) {
        return new ReversiPicture(rules).turn((ReversiState) before, action);
    }

    @Override
    public List<Text> annotations(State before, int action) {
        ReversiState state = (ReversiState) before;
        int seat = state.actor();
        ReversiState after = state.copy();
        after.apply(action);
        List<Text> annotations = new ArrayList<>();
        if (after.actor() == State.TERMINAL) {
            annotations.add(Text.of("annotation.ends", after.discs(seat), after.discs(1 - seat)));
        }
        if (action == rules.pass()) {
            annotations.add(Text.of("annotation.passes"));
            return annotations;
        }
        if (isCorner(action)) {
            annotations.add(Text.of("annotation.corner", rules.nameOf(action)));
        }
        if (after.mustPass()) {
            annotations.add(Text.of("annotation.blocks", nameOf(1 - seat)));
        }
        int opened = openedCorner(state, after, seat);
        if (opened >= 0) {
            annotations.add(Text.of("annotation.opens", rules.nameOf(opened), nameOf(1 - seat)));
        }
        annotations.add(Text.of("annotation.turns", state.turned(action)));
        return annotations;
    }

    @Override
    public List<Text> events(State before, int action, State after, Observer observer) {
        ReversiState now = (ReversiState) after;
        List<Text> events = new ArrayList<>();
        if (action != rules.pass()) {
            if (isCorner(action)) {
                events.add(Text.of("event.corner", rules.nameOf(action)));
            }
            events.add(Text.of("event.turns", ((ReversiState) before).turned(action)));
        }
        if (now.mustPass()) {
            events.add(Text.of("event.blocked", nameOf(now.actor())));
        }
        return events;
    }

    /** With the number of discs turned: {@code d3(2)}. */
    @Override
    public String notation(State before, int action) {
        return action == rules.pass() ? "" : rules.nameOf(action) + "(" + ((ReversiState) before).turned(action) + ")";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        ReversiState position = (ReversiState) state;
        if (position.mustPass()) {
            return Text.of("turn.pass", nameOf(position.actor()));
        }
        for (int cell = 0; cell < rules.cells(); cell++) {
            if (spot.equals(rules.nameOf(cell))) {
                return Text.of(position.owner(cell) < 0 ? "cell.nothing" : "objection.taken", spot);
            }
        }
        return Text.EMPTY;
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        ReversiState state = (ReversiState) line.present();
        int[] discs = {state.discs(0), state.discs(1)};
        ScoreLine counted = ScoreLine.part(Text.of("panel.discs"), discs);
        int[] scores = ReversiGame.scores(rules, state);
        int[] empty = {scores[0] - discs[0], scores[1] - discs[1]};
        return empty[0] + empty[1] == 0
                ? List.of(counted)
                : List.of(counted, ScoreLine.part(Text.of("score.empty"), empty));
    }

    @Override
    public Text ending(LineOfPlay line) {
        ReversiState end = (ReversiState) line.present();
        for (int seat = 0; seat < 2; seat++) {
            if (end.discs(seat) == 0) {
                return Text.of("ending.none", nameOf(seat));
            }
        }
        return Text.of(end.discs(0) + end.discs(1) == rules.cells() ? "ending.full" : "ending.blocked");
    }

    @Override
    public Text value(double payoff, boolean proven) {
        return rules.margin() ? Values.lead(Math.rint(payoff * rules.cells()), proven) : Text.EMPTY;
    }

    private boolean isCorner(int cell) {
        int row = cell / rules.size();
        int column = cell % rules.size();
        int last = rules.size() - 1;
        return (row == 0 || row == last) && (column == 0 || column == last);
    }

    /** A corner that the other seat can take now and could not have taken before, or −1. */
    private int openedCorner(ReversiState before, ReversiState after, int seat) {
        if (after.actor() != 1 - seat) {
            return -1;
        }
        int[] owners = new int[rules.cells()];
        for (int cell = 0; cell < owners.length; cell++) {
            owners[cell] = before.owner(cell);
        }
        ReversiState passed = ReversiState.empty(rules);
        passed.set(owners, 1 - seat);
        List<Integer> earlier = corners(passed);
        return corners(after).stream()
                .filter(corner -> !earlier.contains(corner))
                .findFirst()
                .orElse(-1);
    }

    private List<Integer> corners(ReversiState state) {
        int[] legal = new int[rules.cells()];
        int count = state.legalActions(legal);
        List<Integer> corners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (legal[i] != rules.pass() && isCorner(legal[i])) {
                corners.add(legal[i]);
            }
        }
        return corners;
    }
}
