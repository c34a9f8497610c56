package org.marienbad.games.reversi;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** What people see and read of Reversi. */
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
        List<Text> paragraphs = new ArrayList<>();
        paragraphs.add(Text.of("rules.board", rules.size()));
        paragraphs.add(Text.of("rules.place"));
        paragraphs.add(Text.of("rules.pass"));
        paragraphs.add(Text.of(rules.anti() ? "rules.end.anti" : "rules.end"));
        paragraphs.add(Text.of(rules.emptiesToWinner() ? "rules.empties.winner" : "rules.empties.none"));
        if (rules.margin()) {
            paragraphs.add(Text.of("rules.margin"));
        }
        return Rulebook.of(paragraphs);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new BoardPicture(rules).of((ReversiState) state);
    }

    @Override
    public List<Motion> motions(State before, int action, Observer observer) {
        return new BoardPicture(rules).turn((ReversiState) before, action);
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
