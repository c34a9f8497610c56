package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.LiveGame;
import org.marienbad.play.ShownGame;
import org.marienbad.play.coach.Coach;

/** Leads through the first steps of a game: the words stand here, the positions on the board, which is lent meanwhile. */
final class CoachPanel implements SidePanel {
    private final UiMessages words;
    private final GameProvider game;
    private final LiveGame live;
    private final Coach coach;
    private final Runnable changed;
    private final PlyPlayer plies;
    private final Table page = new Table();
    private final ScrollPane whole;
    private final Label step;
    private final Label lesson;
    private final Label comment;
    private final TextButton back;
    private final TextButton next;
    private final TextButton show;
    private final TextButton done;
    private final Runnable easy;
    /** Whom one plays after the lesson, the weakest computer; empty where there is none. */
    private final Optional<String> against;

    private boolean open;

    /** Shows how plies lead to a position, one after the other, and the position then. */
    interface PlyPlayer {
        void play(MatchView after, ShownGame.Plies plies);
    }

    /**
     * A coach at its first step.
     *
     * @param changed the board is lent, shows another step, or is given back
     * @param plies shows how the answer is played, and what others play after it
     * @param end asks to close the panel
     */
    CoachPanel(Context context, GameController play, Runnable changed, PlyPlayer plies, Runnable end) {
        this.plies = plies;
        words = context.words();
        game = play.provider();
        live = play.live();
        coach = new Coach(live.setup());
        this.changed = changed;
        Widgets widgets = context.widgets();
        float gap = widgets.theme().px(8);
        step = widgets.label("", "section");
        step.setName("coach.step");
        lesson = widgets.wrapped("", "default");
        lesson.setName("coach.words");
        comment = widgets.wrapped("", "bold");
        comment.setName("coach.comment");
        back = widgets.button("coach.back", words.get("coach.back"), "default", this::back);
        next = widgets.button("coach.next", words.get("coach.next"), "main", this::next);
        show = widgets.button("coach.show", words.get("coach.show"), "default", this::solve);
        against = context.newGame()
                .scale(play.game())
                .map(scale -> words.get(
                        "coach.against",
                        words.name(scale.player(), scale.easiest().settings())));
        easy = () -> context.screens().playEasiest(game);
        done = widgets.button("coach.end", words.get("coach.end"), "default", () -> (isAtEnd() ? easy : end).run());
        page.top();
        page.add(step).growX().padBottom(gap);
        page.row();
        page.add(lesson).growX().minWidth(0).padBottom(2 * gap);
        page.row();
        page.add(comment).growX().minWidth(0).padBottom(2 * gap);
        page.padRight(gap);
        Table buttons = new Table();
        buttons.defaults().fillY();
        buttons.add(back).padRight(gap);
        buttons.add(next).padRight(gap);
        buttons.add(show);
        // Pinned to the bottom, so that clicks at one place never meet another button. The whole panel scrolls if
        // hardly any words would be seen above them.
        Table content = new Table();
        content.add(widgets.scroll(page)).grow().minWidth(0).minHeight(8 * gap).prefHeight(8 * gap);
        content.row();
        content.add(buttons).left().padTop(gap).padBottom(gap);
        content.row();
        content.add(done).left();
        whole = widgets.scroll(content);
        refresh();
    }

    private void refresh() {
        step.setText(words.get("coach.step", coach.index() + 1, coach.length()));
        lesson.setText(words.get(game, coach.words()));
        comment.setText(coach.comment().map(text -> words.get(game, text)).orElse(""));
        back.setDisabled(coach.index() == 0);
        next.setDisabled(!coach.hasNext());
        show.setVisible(coach.isAsking());
        done.setText(isAtEnd() ? against.orElseThrow() : words.get("coach.end"));
        page.invalidateHierarchy();
    }

    /** Whether a whole game against the weakest computer is what comes next. */
    private boolean isAtEnd() {
        return !coach.hasNext() && against.isPresent();
    }

    private void turn() {
        refresh();
        changed.run();
    }

    /** To the step before. */
    void back() {
        coach.back();
        turn();
    }

    /** To the next step. */
    void next() {
        coach.next();
        turn();
        if (!coach.news().isEmpty()) {
            plies.play(coach.view(), coach.news());
        }
    }

    private void solve() {
        coach.solution().ifPresent(action -> answer(action.code()));
    }

    /** The learner plays {@code action}. */
    void answer(int action) {
        if (coach.isAsking()) {
            boolean right = coach.answer(action);
            refresh();
            changed.run();
            if (right) {
                int length = coach.view().length();
                plies.play(coach.view(), new ShownGame.Plies(length - 1, length));
            }
        }
    }

    boolean isOpen() {
        return open;
    }

    /** The position to be shown on the board. */
    MatchView view() {
        return coach.view();
    }

    /** The plies that were played since the step before. */
    ShownGame.Plies news() {
        return coach.news();
    }

    /** The spots pointed at on the board. */
    List<String> spots() {
        return coach.spots();
    }

    /** Whether the learner is to play something. */
    boolean isAsking() {
        return coach.isAsking();
    }

    /** Why a click plays nothing. */
    String objection(List<String> clicked, String spot) {
        return coach.isAsking()
                ? coach.view()
                        .objection(clicked, spot)
                        .map(why -> words.get(game, why))
                        .orElse("")
                : "";
    }

    /** The place of the lesson, for the line above the board. */
    String caption() {
        return words.get("coach.caption", coach.index() + 1, coach.length());
    }

    @Override
    public String name() {
        return "coach";
    }

    @Override
    public String title() {
        return words.get("coach.title");
    }

    @Override
    public Icon icon() {
        return Icon.LEARN;
    }

    @Override
    public Actor actor() {
        return whole;
    }

    @Override
    public void open(boolean isOpen) {
        open = isOpen;
        live.holdClock(isOpen);
        changed.run();
    }
}
