package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.picture.Motion;
import org.marienbad.lab.live.GameReel;

/** One board: goes through a game, and when that is over takes the next. */
final class BoardPane extends Table {
    /** How long the end of a game stays, at least. */
    private static final double LAST_SECONDS = 1.5;

    private final Context context;
    private final BoardsPanel panel;
    private final UiMessages words;
    private final Label title;
    private final Label state;
    private final Container<BoardView> holder = new Container<>();
    private Optional<GameReel> reel = Optional.empty();
    private Optional<BoardView> board = Optional.empty();
    private MatchView view;
    private long since;
    /** Whether the game has thrown or hung: it is not asked again. */
    private boolean failed;

    BoardPane(Context context, int number, BoardsPanel panel) {
        this.context = context;
        this.panel = panel;
        words = context.words();
        setName("lab.board." + number);
        title = context.widgets().shortened("", "bold");
        title.setName("lab.board." + number + ".title");
        state = context.widgets().shortened("", "small");
        state.setName("lab.board." + number + ".state");
        add(title).growX().minWidth(0);
        row();
        holder.fill();
        add(holder)
                .growX()
                .minSize(0)
                .prefHeight(new Value() {
                    @Override
                    public float get(Actor cell) {
                        return height();
                    }
                })
                .padTop(px(4))
                .padBottom(px(4));
        row();
        add(state).growX().minWidth(0);
        row();
        add().expandY();
    }

    /** As high as the picture is in the width that there is, so that the words stand beside it. */
    private float height() {
        boolean drawn = view != null && view.picture().width() > 0;
        return (float) (getWidth() / (drawn ? BoardView.aspect(view.picture()) : 1));
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    /** The number of the game shown. */
    Optional<Long> index() {
        return reel.map(shown -> shown.game().fixture().index());
    }

    /** The position shown; null before the first game. */
    MatchView view() {
        return view;
    }

    /** Whether there is something to be shown that has been played. */
    boolean isBusy() {
        return !failed && reel.filter(GameReel::hasNext).isPresent()
                || board.filter(BoardView::isAnimating).isPresent();
    }

    /** Takes another game as soon as there is one. */
    void leave() {
        reel = Optional.empty();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (failed || board.filter(BoardView::isAnimating).isPresent()) {
            return;
        }
        if (board.isEmpty()) {
            title.setText(panel.isRunning() ? words.get("lab.board.waiting") : words.get("lab.board.none"));
        }
        try {
            goOn();
        } catch (PluginFault fault) {
            failed = true;
            state.setText(fault.getMessage());
        }
    }

    private void goOn() {
        // Frames are rare while nothing moves, so time is not counted in frames.
        double waited = (System.nanoTime() - since) / 1e9;
        if (reel.isEmpty()
                || reel.get().isAtEnd()
                        && waited >= Math.max(LAST_SECONDS, panel.pace().seconds())) {
            panel.next().ifPresent(this::begin);
        } else if (reel.get().hasNext() && waited >= panel.pace().seconds()) {
            go(reel.get());
        }
    }

    private void begin(GameReel next) {
        reel = Optional.of(next);
        view = next.view();
        GameProvider game = view.setup().provider();
        BoardView shown =
                new BoardView(context.theme(), Artwork.of(view.setup().provider()), text -> words.get(game, text));
        board = Optional.of(shown);
        holder.setActor(shown);
        invalidate();
        shown.show(view.picture(), view.text());
        title.setText(words.get(
                "lab.board.title", String.valueOf(next.game().fixture().index()), String.join(" – ", names(next))));
        told(next);
    }

    private List<String> names(GameReel shown) {
        return shown.game().entrants().stream()
                .map(entrant -> Panels.name(context, entrant))
                .toList();
    }

    private void go(GameReel shown) {
        view = panel.pace() == Pace.LIVE ? shown.latest() : shown.next();
        int last = view.length() - 1;
        var motions = view.motions(last);
        BoardView on = board.orElseThrow();
        on.mark(
                motions.isEmpty()
                        ? Set.of()
                        : motions.stream().map(Motion::from).limit(1).collect(Collectors.toSet()));
        on.play(motions, view.picture(), view.text(), panel.pace().animation(), () -> {});
        told(shown);
    }

    private void told(GameReel shown) {
        since = System.nanoTime();
        state.setText(view.isOver() ? end(shown) : running());
    }

    private String running() {
        int[] scores = view.scores();
        String ply = words.get(panel.isRunning() ? "lab.board.ply" : "lab.board.again", view.length());
        return scores.length == 0
                ? ply
                : words.get(
                        "lab.board.scores",
                        ply,
                        Arrays.stream(scores).mapToObj(String::valueOf).collect(Collectors.joining(" : ")));
    }

    private String end(GameReel shown) {
        Winners outcome = Winners.of(view.payoffs());
        String winners = IntStream.range(0, view.setup().seats())
                .filter(seat -> outcome.points(seat) > 0)
                .mapToObj(names(shown)::get)
                .collect(Collectors.joining(", "));
        boolean drawn = IntStream.range(0, view.setup().seats()).anyMatch(seat -> outcome.points(seat) == .5);
        return drawn
                ? words.get("lab.board.drawn", winners, view.length())
                : words.get("lab.board.won", winners, view.length());
    }
}
