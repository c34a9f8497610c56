package org.marienbad.desktop.setup;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextArea;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.ShownGame;
import org.marienbad.play.setup.Beginning;

/** The position in which a game is to begin: played by hand on a board, or written. */
final class BeginningFields extends Table {
    private static final float HIGHEST_BOARD = 330;

    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final GameProvider game;
    private final Runnable changed;
    private final BoardView board;
    private final HorizontalGroup buttons = new HorizontalGroup();
    private final Label status;
    private final TextArea text;
    private final IconButton back;
    private final Label error;
    private GameSetup setup;
    /** The text of {@code shown}: a person who writes the same again keeps the plies. */
    private String drawn = "";

    private Optional<Beginning> shown = Optional.empty();
    private Optional<String> problem = Optional.empty();

    /** @param changed called after every change, and when the usual start is wanted */
    BeginningFields(Context context, GameProvider game, Runnable changed) {
        this.context = context;
        this.game = game;
        this.changed = changed;
        widgets = context.widgets();
        words = context.words();
        board = new BoardView(context.theme(), context.gamePictures().artwork(game), label -> words.get(game, label));
        board.onNarrowed(this::showButtons);
        float gap = widgets.theme().px(8);
        buttons.wrap().space(gap).wrapSpace(gap);
        status = widgets.wrapped("", "bold");
        status.setName("beginning.status");
        back = widgets.iconWords(
                "beginning.back",
                Icon.UNDO,
                words.get("explore.back"),
                "default",
                () -> step(now -> now.under(setup).back(), false));
        text = new TextArea("", context.theme().skin().get("monospace", TextFieldStyle.class));
        text.setName("beginning.text");
        Widgets.onChange(text, this::read);
        error = widgets.wrapped("", "error");
        error.setName("beginning.error");
    }

    /** The reason why the game cannot begin so; empty if it can. */
    Optional<String> problem() {
        return problem;
    }

    /** Shows where the game of {@code rules} begins. */
    void show(GameSetup rules) {
        setup = rules;
        if (text.getText().equals(drawn)) {
            step(now -> now.under(setup), false);
        } else {
            read();
        }
    }

    /** The text stays as it is, in its place, while it {@code isWritten}. */
    private void step(UnaryOperator<Beginning> change, boolean isWritten) {
        problem = Optional.empty();
        try {
            show(context.newGame().begin(setup, change), isWritten);
        } catch (IllegalArgumentException | PluginFault refused) {
            problem = Optional.of(words.get("beginning.refused", String.valueOf(refused.getMessage())));
        }
        error.setText(problem.orElse(""));
        changed.run();
    }

    private void show(Beginning now, boolean isWritten) {
        MatchView view = now.view();
        board.show(view.picture(), view.text());
        int length = view.length();
        board.mark(ShownGame.spots(view, new ShownGame.Plies(Math.max(0, length - 1), length)));
        board.offer(view.legalActions(), action -> view.preview(action.code()), this::play);
        List<String> told = new ArrayList<>();
        if (view.isOver()) {
            problem = Optional.of(words.get("beginning.over"));
        } else if (view.actor() >= 0) {
            told.add(words.get("headline.turn", words.get(game, view.seatName(view.actor()))));
        }
        told.addAll(now.decided());
        status.setText(String.join(" · ", told));
        back.setDisabled(now.decided().isEmpty());
        if (!isWritten) {
            drawn = now.text();
            shown = Optional.of(now);
            text.setText(drawn);
            text.setPrefRows((int) drawn.lines().count() + 1);
            layOut((float) BoardView.aspect(view.picture()));
        }
        showButtons();
    }

    private void play(Action action) {
        step(now -> now.under(setup).played(action.notation()), false);
    }

    private void layOut(float aspect) {
        float gap = widgets.theme().px(8);
        clearChildren();
        add(widgets.wrapped(words.get("beginning.help"), "small")).growX().padBottom(gap);
        row();
        float highest = widgets.theme().px(HIGHEST_BOARD);
        add(board)
                .growX()
                .height(
                        aspect == 0
                                ? highest / 3
                                : Math.min(highest, widgets.theme().px(430) / aspect));
        row();
        add(buttons).growX().padTop(gap);
        row();
        add(status).growX().padBottom(gap);
        row();
        Table row = new Table();
        row.add(back).padRight(gap);
        row.add(widgets.button("beginning.clear", words.get("beginning.clear"), "default", this::asUsual));
        row.add().growX();
        add(row).growX().padBottom(gap);
        row();
        add(widgets.label(words.get("beginning.text"), "default")).left();
        row();
        add(text).growX().minWidth(0);
        row();
        add(error).growX();
    }

    private void asUsual() {
        problem = Optional.empty();
        text.setText(drawn);
        context.newGame().beginAsUsual();
        changed.run();
    }

    private void read() {
        boolean same = shown.isPresent() && text.getText().equals(drawn);
        step(now -> same ? shown.get().under(setup) : Beginning.usual(setup).written(text.getText()), true);
    }

    private void showButtons() {
        buttons.clear();
        for (Action action : board.buttons()) {
            Actor button = widgets.button(
                    "beginning.action." + action.notation(),
                    words.get(game, action.words()),
                    "default",
                    () -> play(action));
            buttons.addActor(button);
        }
    }
}
