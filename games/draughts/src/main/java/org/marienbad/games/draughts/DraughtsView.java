package org.marienbad.games.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** The words and pictures of draughts. */
record DraughtsView(DraughtsRules rules) implements GameView {
    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    /** Squares, as people list them. */
    static Text list(Iterable<Integer> squares, String last) {
        List<String> names = new ArrayList<>();
        squares.forEach(square -> names.add(Squares.name(square)));
        int count = names.size();
        return count < 2
                ? PictureWords.joined(names, "")
                : Text.of(last, PictureWords.joined(names.subList(0, count - 1), ", "), names.get(count - 1));
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new DraughtsGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(DraughtsProvider.class, "repetition", rules.repetition(), "limit", rules.limit());
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return DraughtsPicture.of((DraughtsState) state);
    }

    @Override
    public List<Motion> motions(State before, int action, Observer observer) {
        return DraughtsPicture.motions((DraughtsState) before, action);
    }

    @Override
    public List<Text> annotations(State before, int action) {
        State after = before.copy();
        after.apply(action);
        return new DraughtsAnnotations(new LineOfPlay(List.of(before, after), List.of(action))).texts();
    }

    @Override
    public List<Text> reasons(LineOfPlay line) {
        return new DraughtsAnnotations(line).texts();
    }

    @Override
    public List<Text> events(State before, int action, State after, Observer observer) {
        DraughtsState earlier = (DraughtsState) before;
        DraughtsState now = (DraughtsState) after;
        List<Text> events = new ArrayList<>();
        int captured = Squares.captured(earlier, action);
        if (captured >= 0) {
            events.add(Text.of(earlier.isKing(captured) ? "event.king" : "event.man", Squares.name(captured)));
        }
        if (now.isKing(Squares.to(earlier, action)) && !earlier.isKing(Squares.from(action))) {
            events.add(Text.of("event.crowned"));
        }
        if (now.jumper() != 0) {
            events.add(Text.of("event.jumpsOn"));
        }
        return events;
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        DraughtsState position = (DraughtsState) state;
        int square = Squares.named(spot);
        if (square < 0) {
            return Text.EMPTY;
        }
        return clicked.isEmpty()
                ? objection(position, square)
                : objection(position, Squares.named(clicked.get(0)), square);
    }

    /** Why the piece on {@code square} is not to be played. */
    private static Text objection(DraughtsState state, int square) {
        Set<Integer> movable = movable(state);
        if (state.jumper() != 0) {
            return Text.of("objection.jumpOn", list(movable, "list.or"));
        }
        int owner = state.owner(square);
        if (owner == state.side()) {
            return state.mustJump()
                    ? Text.of("objection.capture", list(movable, "list.or"))
                    : Text.of("objection.blocked", Squares.name(square));
        }
        return owner < 0 ? Text.of("objection.empty") : Text.of("objection.other", nameOf(owner));
    }

    private static Set<Integer> movable(DraughtsState state) {
        Set<Integer> movable = new TreeSet<>();
        Turn.of(state).forEach(turn -> movable.add(turn.squares().get(0)));
        return movable;
    }

    /** Why the piece on {@code from} is not to go to {@code square}. */
    private static Text objection(DraughtsState state, int from, int square) {
        if (state.owner(square) == state.side() && !movable(state).contains(square)) {
            return objection(state, square);
        }
        if (state.owner(square) >= 0) {
            return Text.of("objection.taken", Squares.name(square));
        }
        if (state.mustJump()) {
            Set<Integer> targets = new TreeSet<>();
            Turn.of(state).stream()
                    .filter(turn -> turn.squares().get(0) == from)
                    .forEach(turn -> targets.add(turn.squares().get(1)));
            return Text.of("objection.jump", Squares.name(from), list(targets, "list.or"));
        }
        int rows = Squares.row(square) - Squares.row(from);
        boolean backwards = state.side() == DraughtsState.BLACK ? rows < 0 : rows > 0;
        return Text.of(backwards && !state.isKing(from) ? "objection.backwards" : "objection.far");
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        DraughtsState state = (DraughtsState) line.present();
        return List.of(
                ScoreLine.note(Text.of("panel.men"), state.men(0), state.men(1)),
                ScoreLine.note(Text.of("panel.kings"), state.kings(0), state.kings(1)));
    }

    @Override
    public Text ending(LineOfPlay line) {
        return ending((DraughtsState) line.present());
    }

    static Text ending(DraughtsState end) {
        return switch (end.end()) {
            case NO_MOVE ->
                Text.of(end.piecesOf(end.side()) == 0 ? "ending.none" : "ending.blocked", nameOf(end.side()));
            case REPETITION -> Text.of("ending.repetition", end.occurrences());
            case LIMIT -> Text.of("ending.limit", end.quietTurns() / 2);
            case NOT -> Text.EMPTY;
        };
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        DraughtsState position = (DraughtsState) state;
        List<Text> sentences = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            List<String> men = new ArrayList<>();
            List<String> kings = new ArrayList<>();
            for (int square = 0; square < Squares.COUNT; square++) {
                if (position.owner(square) == seat) {
                    (position.isKing(square) ? kings : men).add(Squares.name(square));
                }
            }
            sentences.add(Text.of(
                    "heard.pieces",
                    nameOf(seat),
                    men.size(),
                    PictureWords.joined(men, ", "),
                    kings.size(),
                    PictureWords.joined(kings, ", ")));
        }
        if (position.mustJump() && position.actor() != State.TERMINAL) {
            sentences.add(Text.of("heard.capture", nameOf(position.side()), list(movable(position), "list.or")));
        }
        return sentences;
    }
}
