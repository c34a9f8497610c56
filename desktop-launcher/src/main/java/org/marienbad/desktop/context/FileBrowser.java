package org.marienbad.desktop.context;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.marienbad.desktop.widget.Notice;

/** The window's own dialog that asks for a file to be opened, where the system has none. */
final class FileBrowser {
    private FileBrowser() {}

    /** Asks, and passes on what is chosen or typed, if anything. */
    static void ask(Context context, FileChooser.Request request, Consumer<Path> chosen) {
        TextField path = new TextField("", context.theme().skin());
        path.setName("files.path");
        path.setMessageText(context.words().get("archive.file"));
        FileList list = new FileList(
                context, request.start(), request.endings(), file -> path.setText(file.toString()), folder -> {});
        Table content = new Table();
        content.add(list).growX();
        content.row();
        content.add(path).growX().pad(context.theme().px(6), 1, 1, 1);
        Notice notice = new Notice(context.widgets(), "files.dialog", request.title())
                .content(content)
                .button("files.choose", context.words().get("archive.open"), () -> take(context, request, path, chosen))
                .button("dialog.cancel", context.words().get("dialog.cancel"), () -> {});
        notice.acceptEnterIn(path);
        notice.show(context.stage());
    }

    private static void take(Context context, FileChooser.Request request, TextField path, Consumer<Path> chosen) {
        String given = path.getText().strip();
        if (given.isEmpty()) {
            ask(context, request, chosen);
            return;
        }
        try {
            Path file = request.start().resolve(given);
            context.files().remember(file);
            chosen.accept(file);
        } catch (InvalidPathException impossible) {
            context.notice("files.problem", request.title(), context.words().get("archive.impossible", given))
                    .show(context.stage());
        }
    }
}
