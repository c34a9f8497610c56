package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** Asks a good player what it would do in the position shown, knowing what the person knows, and says why. */
final class Hint {
    private static final Budget BUDGET = Budget.ofMillis(1000);

    private final Context context;
    private final GameController play;
    private final UiMessages words;
    private final Consumer<Set<String>> marks;
    private final TextButton button;
    private boolean asked;

    /** @param marks shows the spots of the action advised */
    Hint(Context context, GameController play, Consumer<Set<String>> marks) {
        this.context = context;
        this.play = play;
        this.marks = marks;
        words = context.words();
        Widgets widgets = context.widgets();
        button = widgets.tip(
                widgets.button("hint.ask", words.get("game.hint"), "default", this::ask), words.get("game.hint.help"));
    }

    TextButton button() {
        return button;
    }

    /** Hints are for the person whose turn it is in the position shown. */
    void refresh() {
        button.setDisabled(asked || !isAskable());
    }

    private boolean isAskable() {
        return play.live().isPersonsTurn() && play.view().seesActor();
    }

    private void ask() {
        context.newGame().hintPlayer(play.game()).ifPresent(spec -> {
            MatchView view = play.view();
            Consultation asking = Consultation.of(view);
            asked = true;
            refresh();
            Thread thread = new Thread(() -> think(spec, view, asking), "hint");
            thread.setDaemon(true);
            thread.start();
        });
    }

    private void think(PlayerSpec spec, MatchView view, Consultation asking) {
        PluginGuard.run(
                () -> {
                    // Not derived from the game's seed, from which future chance outcomes could be computed.
                    long seed = Seeds.oneWay(view.length(), "hint", asking.actor());
                    Player player = context.newGame().create(spec, play.game(), seed);
                    Decision decision = asking.ask(player, BUDGET, Monitor.NONE);
                    tell(() -> show(spec, view, asking, decision));
                },
                failure -> tell(() -> context.failed(failure)));
    }

    private void tell(Runnable news) {
        Gdx.app.postRunnable(() -> context.guarded(() -> {
            asked = false;
            refresh();
            news.run();
        }));
    }

    /** Shows nothing if the position has changed in the meantime. */
    private void show(PlayerSpec spec, MatchView view, Consultation asking, Decision decision) {
        LiveGame live = play.live();
        boolean current = isAskable() && live.view().toString().equals(view.toString());
        if (!current || button.getStage() == null) {
            return;
        }
        Action action = asking.action(decision.action());
        marks.accept(Set.copyOf(action.spots()));
        Notice notice = new Notice(context.widgets(), "hint.notice", words.get("game.hint"));
        sentences(spec, asking, decision, action).forEach(notice::text);
        notice.button("hint.play", words.get("game.hint.play"), () -> {
                    if (isAskable() && live.index() == view.length()) {
                        live.play(decision.action());
                    }
                })
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(context.stage());
    }

    private List<String> sentences(PlayerSpec spec, Consultation asking, Decision decision, Action action) {
        List<String> sentences = new ArrayList<>();
        String sentence = words.get(play.provider(), action.words());
        sentences.add(sentence.equals(action.notation()) ? sentence : action.notation() + " – " + sentence);
        PlayerProvider player = context.newGame().player(spec.id());
        String explanation = words.get(player, decision.explanation());
        sentences.add(explanation.isBlank() ? expectation(player, asking, decision) : explanation);
        asking.reasons(decision.action(), decision)
                .forEach(annotation -> sentences.add(words.get(play.provider(), annotation)));
        sentences.removeIf(String::isBlank);
        return sentences;
    }

    private String expectation(PlayerProvider player, Consultation asking, Decision decision) {
        return decision.lines().stream()
                .filter(line -> line.action() == decision.action())
                .flatMap(line -> asking.value(line).stream()
                        .map(value -> words.get(
                                line.exact() ? "game.hint.proven" : "game.hint.expects",
                                words.name(player),
                                words.get(play.provider(), value))))
                .findFirst()
                .orElse("");
    }
}
