package org.marienbad.desktop.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.marienbad.desktop.text.Words;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.PlayerViews;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;

/** Asks a good player what it would do in the position shown, and says why. */
final class Hint {
    private static final Budget PATIENCE = Budget.ofMillis(1000);

    private final Application application;
    private final GameController play;
    private final Words words;
    private final Consumer<Set<String>> marks;
    private final TextButton button;
    private boolean asked;

    /** @param marks shows the spots of the action advised */
    Hint(Application application, GameController play, Consumer<Set<String>> marks) {
        this.application = application;
        this.play = play;
        this.marks = marks;
        words = application.words();
        Widgets widgets = application.widgets();
        button = widgets.tip(
                widgets.button("hint.ask", words.get("game.hint"), "default", this::ask), words.get("game.hint.help"));
    }

    TextButton button() {
        return button;
    }

    /** Only a person in the latest position or an earlier one needs advice. */
    void refresh() {
        button.setDisabled(asked || !play.session().isPersonsTurn());
    }

    private void ask() {
        Session session = play.session();
        application.choice().hintPlayer(play.game()).ifPresent(spec -> {
            State state = session.state();
            int index = session.index();
            long seed = Seeds.oneWay(session.seed(), "hint", index);
            State view = PlayerViews.of(state, state.actor(), seed, 0);
            asked = true;
            refresh();
            Thread thread = new Thread(() -> think(spec, seed, state, view, index), "hint");
            thread.setDaemon(true);
            thread.start();
        });
    }

    private void think(PlayerSpec spec, long seed, State state, State view, int index) {
        PluginGuard.run(
                () -> {
                    Player player = application.choice().create(spec, play.game(), seed);
                    Decision decision = player.choose(view, state.actor(), PATIENCE, Monitor.NONE);
                    tell(() -> show(spec, state, decision, index));
                },
                failure -> tell(() -> application.failed(failure)));
    }

    private void tell(Runnable news) {
        Gdx.app.postRunnable(() -> application.guarded(() -> {
            asked = false;
            refresh();
            news.run();
        }));
    }

    /** Nothing if the person has gone on in the meantime. */
    private void show(PlayerSpec spec, State state, Decision decision, int index) {
        Session session = play.session();
        boolean current = session.isPersonsTurn()
                && session.index() == index
                && session.state().toString().equals(state.toString());
        if (!current || button.getStage() == null) {
            return;
        }
        Action action = play.game().action(state, decision.action());
        marks.accept(Set.copyOf(action.spots()));
        Notice notice = new Notice(application.widgets(), "hint.notice", words.get("game.hint"));
        sentences(spec, state, decision, action).forEach(notice::text);
        notice.button("hint.play", words.get("game.hint.play"), () -> {
                    if (session.isPersonsTurn() && session.index() == index) {
                        session.play(decision.action());
                    }
                })
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(application.stage());
    }

    private List<String> sentences(PlayerSpec spec, State state, Decision decision, Action action) {
        List<String> sentences = new ArrayList<>();
        String sentence = words.get(play.provider(), action.words());
        sentences.add(sentence.equals(action.notation()) ? sentence : action.notation() + " – " + sentence);
        PlayerProvider player = application.choice().player(spec.id());
        String explanation = words.get(player, decision.explanation());
        sentences.add(explanation.isBlank() ? expectation(player, state.actor(), decision) : explanation);
        play.game()
                .view()
                .annotations(state, decision.action())
                .forEach(remark -> sentences.add(words.get(play.provider(), remark)));
        sentences.removeIf(String::isBlank);
        return sentences;
    }

    private String expectation(PlayerProvider player, int seat, Decision decision) {
        return decision.lines().stream()
                .filter(line -> line.action() == decision.action() && !Double.isNaN(line.value()[seat]))
                .map(line -> words.get(
                        line.exact() ? "game.hint.proven" : "game.hint.expects",
                        words.name(player),
                        String.format(words.locale(), "%+.2f", line.value()[seat])))
                .findFirst()
                .orElse("");
    }
}
