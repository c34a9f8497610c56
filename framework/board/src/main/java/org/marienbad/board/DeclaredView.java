package org.marienbad.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.board.BoardGame.Score;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The picture and the words of a declared game. */
final class DeclaredView<S extends FieldState> implements GameView {
    private static final double TRAY = 14;
    private static final double GAP = 2;

    private final BoardGame<S> declared;
    private final DeclaredGame<S> game;
    private final Board board;
    private final Pieces pieces;

    DeclaredView(BoardGame<S> declared, DeclaredGame<S> game) {
        this.declared = declared;
        this.game = game;
        board = declared.fields.board();
        pieces = declared.fields.pieces();
    }

    @Override
    public Text seatName(int seat) {
        return BoardGame.seatName(seat);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        S position = game.typed(state);
        List<Spot> spots = new ArrayList<>(board.frame());
        for (int cell = 0; cell < board.size(); cell++) {
            int content = position.values()[cell];
            Spot spot = board.spot(cell);
            spots.add(content == 0 ? spot : spot.label(Text.EMPTY).tokens(pieces.tokens(content, 1)));
        }
        int[] marked = declared.mark.apply(position);
        if (marked.length > 0) {
            spots.add(board.mark("marked", marked));
        }
        for (int seat = 0; seat < declared.handContents.length; seat++) {
            spots.add(hand(position, seat));
        }
        double width = board.width() + (declared.handContents.length == 0 ? 0 : TRAY + GAP);
        return new Picture(
                width, board.height(), spots, List.of(panel(position, 0), panel(position, 1)), caption(position));
    }

    /** Stacked from the seat's own side on. */
    private Spot hand(S position, int seat) {
        double left = board.width() + GAP;
        double middle = board.height() / 2;
        double near = seat == 0 ? GAP : board.height() - GAP;
        double far = seat == 0 ? middle - GAP : middle + GAP;
        List<Double> tray = List.of(left, near, left + TRAY, near, left + TRAY, far, left, far);
        int count = declared.hand.of(position, seat);
        return new Spot(handId(seat), new Polygon(tray), Style.POINT)
                .material("tray")
                .tokens(pieces.tokens(declared.handContents[seat], count))
                .tip(Text.of("hand.tip", seatName(seat), count));
    }

    private static String handId(int seat) {
        return "hand." + seat;
    }

    private Panel panel(S position, int seat) {
        return new Panel(
                seat,
                declared.scores.stream()
                        .map(score -> new Row(
                                label(score),
                                Text.of(String.valueOf(score.count().of(position, seat)))))
                        .toList());
    }

    private static Text label(Score<?> score) {
        return Text.of("score." + score.name());
    }

    private Text caption(S position) {
        if (position.actor() != State.TERMINAL) {
            return Text.of(declared.turn.apply(position), seatName(position.actor()));
        }
        int winner = declared.winner.applyAsInt(position);
        Text why = declared.ending.apply(position);
        if (winner < 0) {
            return why.isEmpty() ? Text.of("result.draw") : Text.of("result.draw.why", why);
        }
        return why.isEmpty()
                ? Text.of("result.win", seatName(winner))
                : Text.of("result.win.why", seatName(winner), why);
    }

    @Override
    public Text ending(LineOfPlay line) {
        return declared.ending.apply(game.typed(line.present()));
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        S position = game.typed(line.present());
        return declared.scores.stream()
                .map(score -> {
                    int first = score.count().of(position, 0);
                    int second = score.count().of(position, 1);
                    return score.part()
                            ? ScoreLine.part(label(score), first, second)
                            : ScoreLine.note(label(score), first, second);
                })
                .toList();
    }

    /** The piece played travels or is put down; then all other cells change, the nearest first. A piece that goes is taken away. */
    @Override
    public List<Motion> motions(State state, int action, Observer observer) {
        S before = game.typed(state);
        int[] after = game.after(before, action).values();
        int[] shown = before.values().clone();
        Actions.Kind kind = declared.actions.kind(action);
        int from = kind.from(action);
        int to = kind.namesCells() ? kind.to(action) : -1;
        List<Motion> motions = new ArrayList<>();
        if (from >= 0 && shown[from] > 0) {
            motions.add(new Motion(0, board.name(from), board.name(to), pieces.tokens(shown[from], 1)));
            shown[to] = shown[from];
            shown[from] = 0;
        } else if (to >= 0 && shown[to] == 0 && after[to] > 0) {
            boolean held = declared.handContents.length > 0 && after[to] == declared.handContents[before.actor()];
            String place = held ? handId(before.actor()) : board.name(to);
            motions.add(new Motion(0, place, board.name(to), pieces.tokens(after[to], 1)));
            shown[to] = after[to];
        }
        List<Integer> changed = IntStream.range(0, board.size())
                .filter(cell -> shown[cell] != after[cell])
                .boxed()
                .toList();
        addChanges(motions, changed, shown, after, Math.max(to, 0));
        return motions;
    }

    /** Those as far from {@code middle} change together. */
    private void addChanges(List<Motion> motions, List<Integer> changed, int[] before, int[] after, int middle) {
        int step = motions.size() - 1;
        long last = -1;
        for (int cell : changed.stream()
                .sorted(Comparator.comparingDouble(cell -> board.distance(middle, cell)))
                .toList()) {
            long distance = Math.round(board.distance(middle, cell));
            step += distance > last ? 1 : 0;
            last = distance;
            Tokens tokens = after[cell] > 0 ? pieces.tokens(after[cell], 1) : pieces.tokens(before[cell], 0);
            motions.add(new Motion(step, board.name(cell), board.name(cell), tokens));
        }
    }

    @Override
    public List<Text> annotations(State before, int action) {
        S position = game.typed(before);
        return facts("annotation.", position, action, game.after(position, action));
    }

    @Override
    public List<Text> events(State before, int action, State after, Observer observer) {
        return facts("event.", game.typed(before), action, game.typed(after));
    }

    private List<Text> facts(String prefix, S before, int action, S after) {
        List<Text> texts = new ArrayList<>();
        for (Map.Entry<String, BoardGame.Amount<S>> fact : declared.facts.entrySet()) {
            int amount = fact.getValue().of(before, action, after);
            if (amount != 0) {
                Text seat = seatName(before.actor());
                texts.add(Text.of(prefix + fact.getKey(), seat, declared.actions.lastCell(action), amount));
            }
        }
        return texts;
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        int cell = board.cell(spot);
        if (cell < 0 || state.actor() < 0) {
            return Text.EMPTY;
        }
        S position = game.typed(state);
        int from = clicked.isEmpty() ? -1 : board.cell(clicked.get(0));
        Text own = declared.objection.find(position, from, cell);
        return own == null ? usualObjection(position, from, cell) : own;
    }

    private Text usualObjection(S position, int from, int cell) {
        int[] legal = game.legalActions(position);
        int content = position.values()[cell];
        if (legal.length == 1 && declared.actions.kind(legal[0]).isPass()) {
            return Text.of("objection.pass", seatName(position.actor()));
        }
        if (from >= 0) {
            return Text.of("objection.target", board.name(from), board.name(cell));
        }
        boolean moves = declared.actions.kind(legal[0]).from(legal[0]) >= 0;
        if (!moves) {
            return content > 0 ? Text.of("objection.taken", board.name(cell)) : Text.EMPTY;
        }
        int owner = pieces.owner(content);
        if (content == 0) {
            return Text.of("objection.empty", board.name(cell));
        }
        return owner == position.actor()
                ? Text.of("objection.stuck", board.name(cell))
                : owner >= 0 ? Text.of("objection.other", board.name(cell), seatName(owner)) : Text.EMPTY;
    }

    @Override
    public Rulebook rulebook() {
        return declared.lessons.rulebook(game);
    }

    @Override
    public List<CoachStep> coach() {
        return declared.lessons.coach();
    }
}
