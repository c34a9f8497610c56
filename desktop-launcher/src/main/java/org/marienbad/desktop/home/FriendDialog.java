package org.marienbad.desktop.home;

import com.badlogic.gdx.Gdx;
import java.util.Optional;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.framework.game.GameProvider;

/** Explains how one plays with a friend, and opens the page where the friend is invited. */
public final class FriendDialog {
    private final Context context;
    private final FriendServer server;
    private final Optional<GameProvider> game;
    private final UiMessages words;

    /** @param game the one to play, if it has been chosen */
    public FriendDialog(Context context, FriendServer server, Optional<GameProvider> game) {
        this.context = context;
        this.server = server;
        this.game = game;
        words = context.words();
    }

    public void show() {
        Notice notice = new Notice(context.widgets(), "friend.dialog", words.get("home.friend"));
        game.ifPresentOrElse(
                chosen -> notice.text(words.get("friend.here.text"))
                        .button(
                                "friend.here",
                                words.get("friend.here"),
                                () -> context.screens().playTogether(chosen)),
                () -> notice.text(words.get("friend.here.card")));
        notice.text(words.get("friend.text"))
                .button("friend.start", words.get("friend.start"), this::start)
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private void start() {
        Notice waiting = new Notice(context.widgets(), "friend.starting", words.get("home.friend"))
                .text(words.get("friend.starting"))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {});
        waiting.show(context.stage());
        server.start(
                link -> later(() -> ended(waiting, () -> open(link))),
                problem -> later(() -> ended(waiting, () -> failed(problem))));
    }

    /** Who has not waited wants no page any more. */
    private static void ended(Notice waiting, Runnable next) {
        if (waiting.remove()) {
            next.run();
        }
    }

    private void later(Runnable task) {
        Gdx.app.postRunnable(() -> context.guarded(task));
    }

    private void open(String link) {
        Gdx.net.openURI(link);
        new Notice(context.widgets(), "friend.open", words.get("home.friend"))
                .text(words.get("friend.open", link))
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .copy(words.get("archive.copy"), link)
                .show(context.stage());
    }

    private void failed(String problem) {
        context.notice("friend.failed", words.get("home.friend"), words.get("friend.failed", problem))
                .show(context.stage());
    }
}
