package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.analysis.Analysis;
import org.marienbad.play.analysis.GameReview;
import org.marienbad.play.analysis.Line;
import org.marienbad.play.analysis.PositionFindings;

/** The analyst's opinion of the position shown, as it is found, and the course of the values over the game. */
final class AnalysisPanel extends PagePanel {
    private static final int LINES = 8;

    private final AnalysedBoard board;
    private final Analysis analysis;
    private final GameReview review;
    private final Thinking thinking;
    private final Table analysts = new Table();
    private final ValueBar bar;
    private final Label status;
    private final Label verdict;
    private final List<LineRow> rows = new ArrayList<>();
    /** The lines shown, a row for each. */
    private final List<Line> listed = new ArrayList<>();

    private final Table lines = new Table();
    private final Label reason;
    private final FactGrid facts;
    private final Label treeHeading;
    private final TreeView tree;
    private final Course course;
    private MatchView view;

    AnalysisPanel(GameRoom room, AnalysedBoard board, GameReview review) {
        super(room, "analysis", "analysis.title", Icon.ANALYSIS);
        this.board = board;
        this.review = review;
        analysis = new Analysis(room.analysts(), room.owner(), this::refresh);
        thinking = new Thinking(room, analysis);
        Widgets widgets = room.context().widgets();
        bar = new ValueBar(room.context().theme(), room.seatColors());
        status = widgets.wrapped("", "small");
        status.setName("analysis.status");
        verdict = widgets.wrapped("", "bold");
        verdict.setName("analysis.verdict");
        reason = widgets.wrapped("", "default");
        reason.setName("analysis.reason");
        for (int i = 0; i <= LINES; i++) { // the last one for the action played, if it is none of the best
            int index = i;
            LineRow row = new LineRow(room, i, () -> point(index));
            rows.add(row);
        }
        facts = new FactGrid(room);
        tree = new TreeView(room);
        course = new Course(room, review);
        treeHeading = widgets.label(room.words().get("analysis.tree"), "section");
        arrange();
    }

    /** Puts its parts below each other. */
    private void arrange() {
        clearPage();
        boolean over = room.live().line().isOver();
        if (over) {
            put(course, 8); // people look for it after the end
        }
        put(analysts, 6);
        put(bar, 6);
        for (Label label : List.of(status, verdict)) {
            if (!label.textEquals("")) {
                put(label, 4);
            }
        }
        put(lines, 6);
        if (!reason.textEquals("")) {
            put(reason, 8);
        }
        if (facts.hasChildren()) {
            put(facts, 8);
        }
        if (!over) {
            put(course, 8);
        }
        if (tree.hasChildren()) {
            put(treeHeading, 2);
            put(tree, 8);
        }
    }

    @Override
    public void open(boolean isOpen) {
        super.open(isOpen);
        if (isOpen()) {
            if (analysts.getChildren().isEmpty()) {
                choose();
            }
            think();
        } else {
            analysis.hide();
            review.stop();
            board.recommend(Set.of(), List.of());
        }
    }

    /** The list of those who can analyse; asking them takes a moment, so it is made when the panel is opened first. */
    private void choose() {
        List<PlayerProvider> able = room.analysts().of(room.live().setup().game());
        String best = room.analysts()
                .best(room.live().setup().game())
                .map(PlayerSpec::id)
                .orElse("");
        String remembered = room.context().preferences().get(preference(), best);
        boolean isAble = able.stream().anyMatch(provider -> provider.id().equals(remembered));
        if (isAble && !remembered.equals(best)) {
            analysis.analyst(PlayerSpec.of(remembered));
        }
        Select<String> select = new Select<>(
                room.context().theme(),
                able.stream()
                        .map(provider ->
                                new Select.Item<>(provider.id(), room.words().name(provider)))
                        .toList(),
                isAble ? remembered : best,
                id -> {
                    room.context().preferences().put(preference(), id);
                    analysis.analyst(PlayerSpec.of(id));
                });
        select.setName("analysis.analyst");
        analysts.add(select).growX().minWidth(0);
    }

    /** The store of the analyst of this kind of game: the screen is made anew in another language or theme. */
    private String preference() {
        return "analyst." + room.provider().id();
    }

    @Override
    public void shown(MatchView now, boolean settled) {
        view = settled ? now : null;
        if (isOpen()) {
            think();
        }
    }

    private void think() {
        if (view != null) {
            analysis.show(view);
            review.show(room.live().line());
            facts.show(view.facts());
            arrange();
            mark();
        }
        course.refresh(room.live().tree().index());
    }

    /** More is known of the whole game. */
    void reviewed() {
        if (isOpen()) {
            course.refresh(room.live().tree().index());
            mark();
        }
    }

    void close() {
        analysis.close();
    }

    private void refresh() {
        status.setText(thinking.status());
        verdict.setText(thinking.verdict());
        lines.clearChildren();
        listed.clear();
        List<Line> found = thinking.findings().map(PositionFindings::lines).orElse(List.of());
        MatchView position = thinking.position().orElse(null);
        Optional<Action> played = position == null ? Optional.empty() : played(position);
        for (int rank = 0; rank < found.size(); rank++) {
            boolean isPlayed = is(found.get(rank), played);
            String worth = thinking.value(found.get(rank));
            boolean isValued = rank == 0 || !worth.isEmpty(); // the others are counted below
            if (isPlayed || (isValued && rank < LINES)) {
                list(found.get(rank), worth, isPlayed);
            }
        }
        if (!found.isEmpty() && played.isPresent() && listed.stream().noneMatch(line -> is(line, played))) {
            String worth = course.worth(position.length() + 1, position.actor());
            list(Line.unknown(position, played.get(), Optional.empty()), worth, true);
        }
        long more = position == null ? 0 : position.legalActions().size() - lines.getChildren().size;
        if (!found.isEmpty() && more > 0) {
            lines.add(room.context().widgets().label(room.words().get("analysis.more", more), "small"))
                    .left();
        }
        bar.show(thinking.findings()
                .map(each -> each.shares(position.setup().game().info(), position.actor()))
                .orElse(new double[0]));
        thinking.findings().ifPresent(each -> review.learn(position, each));
        course.refresh(room.live().tree().index());
        reason.setText(found.isEmpty() ? "" : String.join("\n", thinking.reasons(found.get(0))));
        tree.show(position, thinking.findings().map(PositionFindings::tree).orElse(List.of()));
        arrange();
        mark();
    }

    private void list(Line line, String worth, boolean isPlayed) {
        LineRow row = rows.get(listed.size());
        row.show(line, worth, isPlayed);
        listed.add(line);
        lines.add(row).growX().minWidth(0);
        lines.row();
    }

    private static boolean is(Line line, Optional<Action> action) {
        return action.filter(each -> each.code() == line.action().code()).isPresent();
    }

    /** The action that was played in {@code position}; empty at the end of the line shown. */
    private Optional<Action> played(MatchView position) {
        MatchView line = room.live().line();
        return position.length() < line.length() ? line.action(position.length()) : Optional.empty();
    }

    private void mark() {
        if (isOpen() && view != null && !course.point(board, view)) {
            thinking.findings()
                    .ifPresent(found -> board.recommend(
                            Set.copyOf(found.lines().get(0).action().spots()), thinking.arrows(3)));
        }
    }

    /** Shows where a line leads, alone. */
    private void point(int index) {
        rows.get(index).setProgrammaticChangeEvents(false);
        rows.get(index).setChecked(false);
        Line line = listed.get(index);
        board.recommend(
                Set.copyOf(line.action().spots()),
                line.path().size() == 2
                        ? List.of(
                                new Marks.Arrow(line.path().get(0), line.path().get(1), 0))
                        : List.of());
    }
}
