package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.shared.DaemonThreads;

/** The content of a folder: folders to go to, and files of some endings to choose from. Arrows go through the list. */
final class FileList extends Table {
    private static final int MOST = 400;
    private static final float HEIGHT = 200;

    private final Context context;
    private final List<String> endings;
    private final Consumer<Path> chosen;
    private final Consumer<Path> entered;
    private final Label place;
    private final Table rows = new Table();
    private final ScrollPane scroll;
    private Path folder;

    /** The folders and the files of a folder, in the order of their names. */
    private record Content(List<Path> folders, List<Path> files) {}

    /**
     * A list that begins in {@code start}.
     *
     * @param chosen told the file that is clicked
     * @param entered told the folder that is shown now
     */
    FileList(Context context, Path start, List<String> endings, Consumer<Path> chosen, Consumer<Path> entered) {
        this.context = context;
        this.endings = endings;
        this.chosen = chosen;
        this.entered = entered;
        setName("files");
        Widgets widgets = context.widgets();
        place = widgets.shortened("", "small");
        place.setName("files.folder");
        Table top = new Table();
        top.add(widgets.smallIcon("files.up", Icon.UP, context.words().get("files.up"), this::up));
        top.add(place).growX().minWidth(0).padLeft(px(6));
        add(top).growX();
        row();
        rows.top().left();
        scroll = widgets.scroll(rows);
        add(scroll).growX().height(px(HEIGHT));
        addListener(new Arrows());
        go(start);
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private void up() {
        if (folder.getParent() != null) {
            go(folder.getParent());
        }
    }

    /** Reads the folder in a thread of its own, as a disk may take long. */
    private void go(Path other) {
        folder = other.toAbsolutePath().normalize();
        Path asked = folder;
        place.setText(asked.toString());
        DaemonThreads.start("files", () -> {
            Content content = read(asked, endings);
            Gdx.app.postRunnable(() -> context.guarded(() -> {
                if (asked.equals(folder)) {
                    show(content);
                }
            }));
        });
    }

    private static Content read(Path folder, List<String> endings) {
        List<Path> folders = new ArrayList<>();
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(path -> !name(path).startsWith("."))
                    .sorted(Comparator.comparing(path -> name(path).toLowerCase(Locale.ROOT)))
                    .forEach(path -> {
                        if (Files.isDirectory(path)) {
                            folders.add(path);
                        } else if (endings.stream().anyMatch(name(path).toLowerCase(Locale.ROOT)::endsWith)) {
                            files.add(path);
                        }
                    });
        } catch (IOException unreadable) {
            return new Content(List.of(), List.of());
        }
        return new Content(folders, files);
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    private void show(Content content) {
        rows.clearChildren();
        content.folders.stream()
                .limit(MOST)
                .forEach(path -> row(Icon.FOLDER, path, () -> {
                    go(path);
                    entered.accept(path);
                }));
        content.files.stream().limit(MOST).forEach(path -> row(Icon.FILE, path, () -> chosen.accept(path)));
        if (!rows.hasChildren()) {
            rows.add(context.widgets().label(context.words().get("files.none"), "dim"))
                    .pad(px(6));
        }
        scroll.setScrollY(0);
    }

    private void row(Icon icon, Path path, Runnable reaction) {
        IconButton row = context.widgets().iconWords("file." + name(path), icon, name(path), "row", reaction);
        row.align(Align.left);
        rows.add(row).growX().minWidth(0);
        rows.row();
    }

    private final class Arrows extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            int step = key == Keys.DOWN ? 1 : key == Keys.UP ? -1 : 0;
            Actor focused = getStage().getKeyboardFocus();
            if (step == 0 || !(focused instanceof TextButton)) {
                return false;
            }
            int next = rows.getChildren().indexOf(focused, true) + step;
            if (next >= 0 && next < rows.getChildren().size) {
                getStage().setKeyboardFocus(rows.getChild(next));
                Widgets.reveal(rows.getChild(next));
            }
            return true;
        }
    }
}
