package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.RbgPosition;

/** The picture and the words of a game in text. */
final class RbgView implements GameView {
    private final RbgGame game;

    RbgView(RbgGame game) {
        this.game = game;
    }

    @Override
    public Text seatName(int seat) {
        return Text.of("seat." + game.rules().description().players().get(game.player(seat)));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        RbgState position = (RbgState) state;
        BoardLayout layout = game.layout();
        List<Spot> spots = new ArrayList<>(layout.frame());
        for (int cell = 0; cell < game.rules().description().board().size(); cell++) {
            spots.add(spot(position.position(), cell));
        }
        spots.addAll(layout.printed());
        return new Picture(layout.width(), layout.height(), spots, panels(position), caption(position));
    }

    private Spot spot(RbgPosition position, int cell) {
        Spot spot = game.layout().spot(cell);
        Optional<Tokens> tokens = game.looks().tokens(position.piece(cell));
        return tokens.map(spot::tokens).orElse(spot);
    }

    private List<Panel> panels(RbgState state) {
        int[] scores = game.scores(state);
        return IntStream.range(0, game.info().seats())
                .mapToObj(seat -> new Panel(
                        seat,
                        scores.length == 0
                                ? List.of()
                                : List.of(new Row(Text.of("score"), Text.of(String.valueOf(scores[seat]))))))
                .toList();
    }

    private Text caption(RbgState state) {
        if (state.actor() != State.TERMINAL) {
            return Text.of("turn", seatName(state.actor()));
        }
        double[] payoffs = new double[game.info().seats()];
        state.payoffs(payoffs);
        double most = Arrays.stream(payoffs).max().orElse(0);
        long winners = Arrays.stream(payoffs).filter(payoff -> payoff == most).count();
        Text why = ending(state);
        if (payoffs.length == 1 || winners > 1) {
            return payoffs.length == 1
                    ? Text.of("over", game.scores(state)[0])
                    : why.isEmpty() ? Text.of("result.draw") : Text.of("result.draw.why", why);
        }
        int winner = IntStream.range(0, payoffs.length)
                .filter(seat -> payoffs[seat] == most)
                .findFirst()
                .orElseThrow();
        return Text.of("result.win", seatName(winner));
    }

    private Text ending(RbgState state) {
        return state.isCut() ? Text.of("ending.plies", game.mostPlies()) : Text.EMPTY;
    }

    @Override
    public Rulebook rulebook() {
        return TextRulebook.of(game, game.companion());
    }

    @Override
    public Text ending(LineOfPlay line) {
        return ending((RbgState) line.present());
    }

    /** A piece that leaves the first cell of the path and stands on another travels there; all else changes in its place. */
    @Override
    public List<Motion> motions(State state, int code, Observer observer) {
        RbgState before = (RbgState) state;
        RbgState after = (RbgState) before.copy();
        after.apply(code);
        int[] path = path((RbgState) before.copy(), code);
        List<Motion> motions = new ArrayList<>();
        int from = path.length == 0 ? -1 : path[0];
        int to = from < 0 ? -1 : destination(before.position(), after.position(), path);
        if (to >= 0) {
            motions.add(motion(0, from, to, before.position().piece(from)));
        }
        int step = motions.size();
        for (int cell = 0; cell < game.rules().description().board().size(); cell++) {
            int piece = after.position().piece(cell);
            boolean arrived = cell == to && piece == before.position().piece(from);
            if (piece != before.position().piece(cell)
                    && !arrived
                    && game.looks().tokens(piece).isPresent()) {
                motions.add(motion(step, cell, cell, piece));
            }
        }
        return motions;
    }

    private Motion motion(int step, int from, int to, int piece) {
        return new Motion(
                step,
                game.layout().name(from),
                game.layout().name(to),
                game.looks().tokens(piece).orElseThrow());
    }

    /** The vertex to which the piece on the first cell of the path goes; −1 if it stays, or there is none. */
    private int destination(RbgPosition before, RbgPosition after, int... path) {
        int piece = before.piece(path[0]);
        if (game.looks().tokens(piece).isEmpty() || after.piece(path[0]) == piece) {
            return -1;
        }
        for (int i = path.length - 1; i > 0; i--) {
            int there = after.piece(path[i]);
            boolean same =
                    there == piece || game.looks().owner(there) == game.looks().owner(piece);
            if (path[i] != path[0]
                    && there != before.piece(path[i])
                    && same
                    && game.looks().owner(piece) >= 0) {
                return path[i];
            }
        }
        return -1;
    }

    /** The vertices of a move. */
    private static int[] path(RbgState state, int code) {
        MoveList moves = state.moves();
        for (int move = 0; move < moves.size(); move++) {
            if (state.code(move) == code) {
                int found = move;
                return IntStream.range(0, moves.length(found))
                        .map(step -> moves.vertex(found, step))
                        .toArray();
            }
        }
        return new int[0];
    }
}
