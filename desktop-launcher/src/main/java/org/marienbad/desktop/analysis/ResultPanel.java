package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.play.Series;
import org.marienbad.play.analysis.GameReview;

/** How a game ended: ranks and their reasons, parts of the scores, and buttons for the next steps. */
final class ResultPanel extends PagePanel {
    private static final double SAME = 1e-9;

    private final GameReview review;
    private final AnalysedBoard board;
    private final Series before;
    private final Runnable toReview;
    private final Course course;
    private MatchView view;
    private boolean told;
    private boolean over;
    /** The plies that led to the end that is told of; a variation may end in another way. */
    private List<Seen> plies = List.of();

    /**
     * Empty until the game is over.
     *
     * @param before the score of the series before this game
     * @param toReview begins to look at the game
     */
    ResultPanel(GameRoom room, AnalysedBoard board, GameReview review, Series before, Runnable toReview) {
        super(room, "result", "result.title", Icon.RESULT);
        this.board = board;
        this.review = review;
        this.before = before;
        this.toReview = toReview;
        course = new Course(room, review);
    }

    @Override
    public boolean isOffered() {
        return over;
    }

    @Override
    public boolean opensItself() {
        boolean now = over && !told;
        told = told || over;
        return now;
    }

    @Override
    public void open(boolean isOpen) {
        super.open(isOpen);
        if (isOpen()) {
            review.show(room.live().line());
            reviewed();
        } else {
            review.stop();
            board.recommend(Set.of(), List.of());
        }
    }

    @Override
    public void shown(MatchView now, boolean settled) {
        view = settled ? now : null;
        if (settled && now.isOver() && !(over && now.plies().equals(plies))) {
            over = true;
            plies = now.plies();
            fill(now);
        }
        reviewed();
    }

    void reviewed() {
        if (isOpen()) {
            course.refresh(room.live().tree().index());
            if (view != null) {
                course.point(board, view);
            }
        }
    }

    private void fill(MatchView end) {
        clearPage();
        end.ending().ifPresent(why -> put(label(room.words(why), "default", "result.reason"), 10));
        put(ranking(end), 10);
        List<ScoreLine> parts = end.breakdown();
        if (!parts.isEmpty()) {
            put(breakdown(end, parts), 10);
        }
        Series after = before.after(Winners.of(end.payoffs()));
        if (after.games() > 1) {
            put(label(series(after), "bold", "result.series"), 10);
        }
        put(buttons(), 12);
        put(course, 6);
    }

    private Label label(String text, String style, String name) {
        Label label = room.context().widgets().wrapped(text, style);
        label.setName(name);
        return label;
    }

    private Table ranking(MatchView end) {
        double[] payoffs = end.payoffs();
        int[] scores = end.scores();
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, payoffs.length).boxed().toList());
        order.sort(Comparator.comparingDouble(seat -> -payoffs[seat]));
        Widgets widgets = room.context().widgets();
        Table table = new Table();
        table.setName("result.ranking");
        for (int seat : order) {
            long better = IntStream.range(0, payoffs.length)
                    .filter(other -> payoffs[other] > payoffs[seat] + SAME)
                    .count();
            table.add(widgets.label((better + 1) + ".", "bold")).right().padRight(room.px(8));
            table.add(new SeatSign(
                            room.context().theme(), Artwork.of(end.setup().provider()), seat))
                    .size(room.px(18))
                    .padRight(room.px(8));
            Label name = widgets.shortened(room.names().apply(seat), better == 0 ? "bold" : "default");
            name.setName("result.name." + seat);
            table.add(name).growX().minWidth(0);
            table.add(widgets.label(
                            scores.length == 0 ? "" : String.valueOf(scores[seat]), better == 0 ? "bold" : "default"))
                    .right();
            table.row().padTop(room.px(4));
        }
        return table;
    }

    /** A column for each seat, a row for each count. */
    private Table breakdown(MatchView end, List<ScoreLine> parts) {
        Widgets widgets = room.context().widgets();
        Table table = new Table();
        table.setName("result.breakdown");
        table.add(widgets.label(room.words().get("result.breakdown"), "section"))
                .growX()
                .left();
        for (int seat = 0; seat < room.live().setup().seats(); seat++) {
            SeatSign sign =
                    new SeatSign(room.context().theme(), Artwork.of(end.setup().provider()), seat);
            table.add(widgets.tip(sign, room.names().apply(seat)))
                    .size(room.px(16))
                    .padLeft(room.px(8));
        }
        for (ScoreLine part : parts) {
            table.row().padTop(room.px(3));
            String style = part.kind() == ScoreLine.Kind.PART ? "default" : "small";
            table.add(widgets.shortened(room.words(part.label()), style))
                    .growX()
                    .minWidth(0)
                    .left();
            for (OptionalInt value : part.values()) {
                number(table, value.isPresent() ? String.valueOf(value.getAsInt()) : "?", style);
            }
        }
        if (end.scores().length > 0) {
            table.row().padTop(room.px(5));
            table.add(widgets.label(room.words().get("result.total"), "bold")).left();
            for (int score : end.scores()) {
                number(table, String.valueOf(score), "bold");
            }
        }
        return table;
    }

    private void number(Table table, String number, String style) {
        Label label = room.context().widgets().label(number, style);
        label.setAlignment(Align.right);
        table.add(label).minWidth(room.px(26)).right().padLeft(room.px(8));
    }

    private String series(Series after) {
        List<String> wins = new ArrayList<>();
        for (int seat = 0; seat < after.seating().size(); seat++) {
            wins.add(room.names().apply(seat) + ": " + after.winsOf(seat));
        }
        String score = room.words().get("result.series", String.join(" · ", wins));
        return after.draws() == 0 ? score : score + " · " + room.words().get("result.draws", after.draws());
    }

    /** The key of a sentence about the seats in a rematch. */
    private String rematch() {
        if (Series.keepsSeats(room.live().setup())) {
            return "result.rematch.starter";
        }
        return Series.keepsSeats(room.live()) ? "result.rematch.same" : "result.rematch.seats";
    }

    private Table buttons() {
        Widgets widgets = room.context().widgets();
        Table row = new Table();
        row.defaults().growX().uniformX();
        row.add(widgets.tip(
                        widgets.button("result.review", room.words().get("result.review"), "default", toReview),
                        room.words().get("result.review.help")))
                .padRight(room.px(8));
        if (!room.live().isFrozen()) {
            row.add(widgets.tip(
                    widgets.button(
                            "result.rematch",
                            room.words().get("game.over.rematch"),
                            "default",
                            room.context().screens()::rematch),
                    room.words().get(rematch())));
        }
        return row;
    }
}
