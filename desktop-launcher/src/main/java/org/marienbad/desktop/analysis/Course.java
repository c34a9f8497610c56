package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.GameReview;

/** How the values went over the game, and the plies that gave something away. */
final class Course extends Table {
    private static final int MOST_BLUNDERS = 8;

    private final GameRoom room;
    private final GameReview review;
    private final ValueGraph graph;
    private final Label progress;
    private final Table blunders = new Table();
    private List<Integer> listed = List.of();

    Course(GameRoom room, GameReview review) {
        this.room = room;
        this.review = review;
        Widgets widgets = room.context().widgets();
        graph = new ValueGraph(room.context().theme(), this::jump);
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
        add(blunders).colspan(2).growX().padTop(room.px(4));
    }

    /** Shows what is known now; position {@code index} is the one on the board. */
    void refresh(int index) {
        graph.show(review.worths(), review.blunders(), index);
        progress.setText(
                !review.problem().isEmpty()
                        ? room.words().get("analysis.course.failed", review.problem())
                        : review.left() > 0 ? room.words().get("analysis.left", review.left()) : "");
        if (!review.blunders().equals(listed)) {
            listed = review.blunders();
            list();
        }
    }

    /** The game may have gone another way since it was looked at. */
    private void jump(int index) {
        if (index <= room.live().length()) {
            room.live().jump(index);
        }
    }

    private void list() {
        blunders.clearChildren();
        MatchView line = review.line();
        Widgets widgets = room.context().widgets();
        for (int ply : listed.subList(0, Math.min(MOST_BLUNDERS, listed.size()))) {
            if (ply >= line.length()) {
                continue;
            }
            Annotation annotation = review.annotation(ply).orElseThrow();
            String played =
                    (ply + 1) + ". " + line.plyNotation(ply) + annotation.mark().sign();
            String better = annotation
                    .better()
                    .map(action -> line.after(ply).notation(action))
                    .map(notation -> room.words().get("analysis.better", notation))
                    .orElse("");
            blunders.add(widgets.button("analysis.blunder." + ply, played, "jump", () -> jump(ply + 1)))
                    .left();
            blunders.add(widgets.shortened(better, "small")).growX().minWidth(0).padLeft(room.px(8));
            blunders.row();
        }
    }
}
