package org.marienbad.desktop.context;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;

/** The window's own dialog for files, where the system has none. A file is chosen from a list, or its name is typed. */
final class FileBrowser {
    private final Context context;
    private final FileChooser.Request request;
    private final String name;
    private final String sentence;
    private final Function<Path, Optional<String>> use;
    private final UiMessages words;

    /**
     * A dialog yet to be made.
     *
     * @param request asks for a file, beginning in a folder
     * @param name of the dialog, for tests
     * @param sentence above the list; may be empty
     * @param use takes the file; if it returns the reason why it cannot, the dialog opens again and tells that
     */
    FileBrowser(
            Context context,
            FileChooser.Request request,
            String name,
            String sentence,
            Function<Path, Optional<String>> use) {
        this.context = context;
        this.request = request;
        this.name = name;
        this.sentence = sentence;
        this.use = use;
        words = context.words();
    }

    /** The dialog, with a name proposed; further buttons may be added. */
    Notice dialog(String typed) {
        return dialog(typed, Optional.empty());
    }

    private Notice dialog(String typed, Optional<String> problem) {
        Widgets widgets = context.widgets();
        TextField file = new TextField(typed, widgets.theme().skin());
        file.setName("archive.file");
        file.setMessageText(words.get("archive.file"));
        file.setCursorPosition(typed.length());
        FileList list = new FileList(
                context,
                request.start(),
                request.endings(),
                path -> file.setText(path.toString()),
                folder -> file.setText(
                        request.saving()
                                ? folder.resolve(lastPart(file.getText())).toString()
                                : ""));
        Table content = new Table();
        content.defaults().growX().pad(widgets.theme().px(4));
        content.add(list);
        content.row();
        content.add(file);
        problem.ifPresent(wrong -> {
            content.row();
            Table told = new Table();
            told.setName("archive.problem");
            told.add(widgets.wrapped(wrong, "error")).growX();
            content.add(told);
        });
        String button = request.saving() ? "archive.save" : "archive.open";
        Notice notice = new Notice(widgets, name, request.title());
        if (!sentence.isEmpty()) {
            notice.text(sentence);
        }
        notice.content(content)
                .button(button, words.get(button), () -> take(file.getText().strip()));
        notice.acceptEnterIn(file);
        return notice;
    }

    /** The name of a file without its folder, whatever separates them. */
    private static String lastPart(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    private void take(String given) {
        wrong(given)
                .ifPresent(why -> dialog(given, Optional.of(why))
                        .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                        .show(context.stage()));
    }

    private Optional<String> wrong(String given) {
        if (given.isEmpty()) {
            return Optional.of(words.get("archive.noFile"));
        }
        try {
            return use.apply(request.start().resolve(given));
        } catch (InvalidPathException impossible) {
            return Optional.of(words.get("archive.impossible", given));
        }
    }
}
