package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.play.MoveTable;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.GameReview;

/** How the values went over the game, the plies that gave something away, and those that alone kept it. */
final class Course extends Table {
    private static final int MOST_OF_A_KIND = 8;

    private final GameRoom room;
    private final GameReview review;
    private final ValueGraph graph;
    private final Label progress;
    private final Table plies = new Table();
    private List<List<Integer>> listed = List.of();

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
        graph.show(review.worths(), review.marked(Mark.WEAK), index);
        progress.setText(progress());
        List<List<Integer>> marked = List.of(review.marked(Mark.WEAK), review.marked(Mark.STRONG));
        if (!marked.equals(listed)) {
            listed = marked;
            list();
        }
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

    /** The first of either kind, as the game went. */
    private void list() {
        plies.clearChildren();
        listed.stream()
                .flatMap(kind -> kind.stream().limit(MOST_OF_A_KIND))
                .filter(ply -> ply < review.line().length())
                .sorted()
                .forEach(this::list);
    }

    private void list(int ply) {
        Annotation annotation = review.annotation(ply).orElseThrow();
        boolean strong = annotation.mark() == Mark.STRONG;
        String played = MoveTable.number(review.line(), ply + 1) + ". "
                + review.line().plyNotation(ply)
                + annotation.mark().sign();
        Widgets widgets = room.context().widgets();
        plies.add(widgets.button(
                        "analysis." + (strong ? "strong." : "blunder.") + ply, played, "jump", () -> jump(ply + 1)))
                .left();
        String why = strong ? only(annotation) : better(ply, annotation);
        plies.add(widgets.shortened(why, "small")).growX().minWidth(0).padLeft(room.px(8));
        plies.row();
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
        int seat = review.line().seen(ply).actor();
        return better + "(" + worth(ply, seat) + " → " + worth(ply + 1, seat) + ")";
    }

    private String worth(int position, int seat) {
        return review.worth(position)
                .map(worth -> room.value(review.line(), worth.payoffs().get(seat), worth.exact()))
                .orElse("?");
    }
}
