package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Marks;
import org.marienbad.play.Consultation;
import org.marienbad.play.MoveTable;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.GameReview;
import org.marienbad.play.analysis.Line;

/** How the values went over the game, the plies that gave something away, those that alone kept it, and luck. */
final class Course extends Table {
    private static final int MOST_OF_A_KIND = 8;
    private static final String LUCK = "•";

    private final GameRoom room;
    private final GameReview review;
    private final ValueGraph graph;
    private final Label progress;
    private final Table plies = new Table();
    private final Map<Integer, Button> rows = new HashMap<>();
    private SortedMap<Integer, String> listed = new TreeMap<>();
    private int shown;

    Course(GameRoom room, GameReview review) {
        this.room = room;
        this.review = review;
        Widgets widgets = room.context().widgets();
        graph = new ValueGraph(room.context().theme(), room.seatColors(), this::jump);
        widgets.tip(graph, room.words().get("analysis.graph.help"));
        GameInfo info = room.live().setup().game().info();
        graph.scale(info.minPayoff(), info.maxPayoff());
        progress = widgets.shortened("", "small");
        progress.setName("analysis.progress");
        add(widgets.label(room.words().get("analysis.course"), "section")).left();
        add(progress).growX().minWidth(0).right().padLeft(room.px(8));
        row();
        add(graph).colspan(2).growX().padTop(room.px(4));
        row();
        add(plies).colspan(2).growX().padTop(room.px(4));
    }

    /** Shows the values found so far; position {@code index} is the one on the board. */
    void refresh(int index) {
        shown = index;
        SortedMap<Integer, String> signs = new TreeMap<>();
        for (Mark mark : List.of(Mark.WEAK, Mark.STRONG)) {
            review.marked(mark).stream().limit(MOST_OF_A_KIND).forEach(ply -> signs.put(ply, mark.sign()));
        }
        Map<Integer, Integer> luck = review.luck();
        luck.keySet().forEach(ply -> signs.put(ply, LUCK));
        graph.show(review.worths(), signs, index);
        progress.setText(progress());
        if (!signs.equals(listed)) {
            listed = signs;
            list(luck);
        }
        rows.forEach((ply, row) -> check(row, ply == index));
    }

    private String progress() {
        if (review.hangs()) {
            return room.words().get("analysis.course.hangs");
        } else if (!review.problem().isEmpty()) {
            return room.words().get("analysis.course.failed", review.problem());
        }
        return review.left() > 0 ? room.words().get("analysis.left", review.left()) : "";
    }

    /** The game may have gone another way since it was looked at. */
    private void jump(int index) {
        if (index <= room.live().tree().length()) {
            room.live().jump(index);
        }
    }

    /** All that have a sign, as the game went. */
    private void list(Map<Integer, Integer> luck) {
        plies.clearChildren();
        rows.clear();
        if (!listed.isEmpty()) {
            plies.add(room.context().widgets().label(room.words().get("analysis.turning"), "section"))
                    .left();
            plies.row();
        }
        listed.forEach((ply, sign) -> {
            if (luck.containsKey(ply)) {
                int seat = luck.get(ply);
                list(
                        ply,
                        seat,
                        "luck",
                        room.words().get("analysis.luck", room.names().apply(seat)) + " " + change(ply, seat));
            } else {
                Annotation annotation = review.annotation(ply).orElseThrow();
                boolean strong = annotation.mark() == Mark.STRONG;
                int seat = review.line().seen(ply).actor();
                list(ply, seat, strong ? "strong" : "blunder", strong ? only(annotation) : better(ply, annotation));
            }
        });
    }

    /** The whole row leads to the position before the ply, where one would decide better. */
    private void list(int ply, int seat, String kind, String verdict) {
        String played = MoveTable.number(review.line(), ply + 1) + ". "
                + review.line().plyNotation(ply)
                + (kind.equals("luck") ? "" : listed.get(ply));
        Widgets widgets = room.context().widgets();
        Button row = new Button(room.context().theme().skin().get("row", TextButton.TextButtonStyle.class));
        row.setName("analysis." + kind + "." + ply);
        row.add(new SeatSign(room.context().theme(), Artwork.of(room.provider()), seat))
                .size(room.px(14))
                .padRight(room.px(6));
        row.add(widgets.label(played, "small-bold"));
        row.add(widgets.wrapped(verdict, "small")).growX().minWidth(0).padLeft(room.px(8));
        Widgets.onChange(row, () -> {
            check(row, ply == shown);
            jump(ply);
        });
        rows.put(ply, row);
        plies.add(row).growX().minWidth(0);
        plies.row();
    }

    private static void check(Button row, boolean checked) {
        row.setProgrammaticChangeEvents(false);
        row.setChecked(checked);
        row.setProgrammaticChangeEvents(true);
    }

    /**
     * Before a mistake of a game that is over, points out on {@code board} the better action and the one that was played.
     * Returns whether {@code view} is such a position.
     */
    boolean point(AnalysedBoard board, MatchView view) {
        int ply = view.length();
        MatchView line = review.line();
        if (line == null || !line.isOver() || ply >= line.length()) {
            return false;
        }
        Optional<Action> better = review.annotation(ply)
                .flatMap(Annotation::better)
                .map(code -> Consultation.of(view).action(code));
        Optional<Action> played = line.action(ply);
        if (better.isEmpty() || played.isEmpty()) {
            return false;
        }
        List<Marks.Arrow> arrows = new ArrayList<>();
        for (Action action : List.of(better.get(), played.get())) {
            List<String> path = Line.path(view, action);
            if (path.size() == 2) {
                arrows.add(new Marks.Arrow(path.get(0), path.get(1), arrows.size()));
            }
        }
        board.recommend(Set.copyOf(better.get().spots()), arrows);
        board.mark(Set.copyOf(played.get().spots()));
        return true;
    }

    private String only(Annotation annotation) {
        boolean wins = annotation.after().value().outcome().orElse(0) > 0;
        return room.words().get(wins ? "analysis.only.win" : "analysis.only.draw");
    }

    /** The better one, and the cost. */
    private String better(int ply, Annotation annotation) {
        String better = annotation
                .better()
                .map(action -> review.line().after(ply).notation(action))
                .map(notation -> room.words().get("analysis.better", notation) + " ")
                .orElse("");
        return better + change(ply, review.line().seen(ply).actor());
    }

    private String change(int ply, int seat) {
        return "(" + worth(ply, seat) + " → " + worth(ply + 1, seat) + ")";
    }

    /** The value of the position after so many plies for {@code seat}, in words; a question mark until it is known. */
    String worth(int position, int seat) {
        return review.worth(position)
                .map(worth -> room.value(review.line(), worth.payoffs().get(seat), worth.exact()))
                .orElse("?");
    }
}
