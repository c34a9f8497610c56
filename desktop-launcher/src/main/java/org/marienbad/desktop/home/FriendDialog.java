package org.marienbad.desktop.home;

import com.badlogic.gdx.Gdx;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;

/** Explains how one plays with a friend, and opens the page where the friend is invited. */
public final class FriendDialog {
    private final Context context;
    private final FriendServer server;
    private final UiMessages words;

    public FriendDialog(Context context, FriendServer server) {
        this.context = context;
        this.server = server;
        words = context.words();
    }

    public void show() {
        new Notice(context.widgets(), "friend.dialog", words.get("home.friend"))
                .text(words.get("friend.text"))
                .button("friend.start", words.get("friend.start"), this::start)
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private void start() {
        context.announce(words.get("friend.starting"));
        server.start(link -> later(() -> open(link)), problem -> later(() -> failed(problem)));
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
