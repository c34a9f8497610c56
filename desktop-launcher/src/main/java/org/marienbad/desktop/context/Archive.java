package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.ContinuedGame;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;

/** Exports and imports games, by the clipboard or by a file whose name is typed. */
public final class Archive {
    private final Context context;
    private final PlayedGames games;
    private final Widgets widgets;
    private final UiMessages words;
    private final PlayerCatalogue players;
    private final PluginGuard reading;

    /** @param patience how long the game of a file may take to play it again */
    Archive(Context context, PlayedGames games, PlayerCatalogue players, Duration patience) {
        this.context = context;
        this.games = games;
        this.players = players;
        reading = PluginGuard.of("the game of the record")
                .passing(RuntimeException.class)
                .within(patience);
        widgets = context.widgets();
        words = context.words();
    }

    /**
     * Asks where to export the game up to the position shown; first, if it has hidden information and is not over, what
     * of it.
     *
     * @param seated who plays, as records tell it
     */
    public void export(LiveGame live, List<String> seated) {
        PlayedGame played = live.played();
        boolean notation =
                reading.call(() -> games.hasNotation(played)) && !played.plies().isEmpty();
        boolean untold = notation ? live.hasUntoldPlies() : live.hasUntold();
        Runnable go = () ->
                export(notation ? reading.call(() -> games.notation(played)) : text(live.record(seated)), notation);
        if (!untold) {
            go.run();
            return;
        }
        ask(() -> export(text(live.exported(seated)), false), go);
    }

    /** Asks where to export a game of the history; first, if it tells what somebody may not know, what of it. */
    public void export(ContinuedGame game) {
        MatchRecord all = game.stored().record();
        MatchRecord seen = reading.call(game::exported);
        Runnable go = () -> export(MatchRecordJson.write(all) + "\n", false);
        if (seen.equals(all)) {
            go.run();
        } else {
            ask(() -> export(MatchRecordJson.write(seen) + "\n", false), go);
        }
    }

    private void ask(Runnable seen, Runnable all) {
        new Notice(widgets, "archive.unfinished", words.get("archive.export"))
                .text(words.get("archive.unfinished"))
                .button("archive.seen", words.get("archive.seen"), seen)
                .button("archive.all", words.get("archive.all"), all)
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private void export(String text, boolean notation) {
        TextField file = field();
        dialog("archive.export", words.get(notation ? "archive.notation" : "archive.record"), file)
                .button(
                        "archive.copy",
                        words.get("archive.copy"),
                        () -> Gdx.app.getClipboard().setContents(text))
                .button("archive.save", words.get("archive.save"), () -> save(file.getText(), text))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    /** Asks where to import a game from, and shows it. */
    public void open() {
        TextField file = field();
        dialog("archive.import", words.get("archive.import.text"), file)
                .button("archive.open", words.get("archive.open"), () -> read(file.getText()))
                .button(
                        "archive.paste",
                        words.get("archive.paste"),
                        () -> show(Gdx.app.getClipboard().getContents()))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private TextField field() {
        TextField file = new TextField("", widgets.theme().skin());
        file.setName("archive.file");
        file.setMessageText(words.get("archive.file"));
        return file;
    }

    private Notice dialog(String name, String sentence, TextField file) {
        Table content = new Table();
        content.add(file).growX().pad(widgets.theme().px(4));
        return new Notice(widgets, name, words.get(name)).text(sentence).content(content);
    }

    private String text(MatchRecord record) {
        return MatchRecordJson.write(players.withPlugins(record)) + "\n";
    }

    private void save(String file, String text) {
        try {
            Path target = Path.of(file.strip());
            if (file.isBlank()) {
                tell(words.get("archive.noFile"));
                return;
            }
            AtomicFiles.create(target, text);
            context.notice("archive.saved", words.get("archive.export"), words.get("archive.saved", target))
                    .show(context.stage());
        } catch (FileAlreadyExistsException exists) {
            tell(words.get("archive.exists", exists.getFile()));
        } catch (IOException | InvalidPathException failure) {
            tell(words.get("archive.unwritable", file, reason(failure)));
        }
    }

    private void read(String file) {
        if (file.isBlank()) {
            tell(words.get("archive.noFile"));
            return;
        }
        try {
            show(TextFiles.read(Path.of(file.strip())));
        } catch (IOException | InvalidPathException failure) {
            tell(words.get("archive.unreadable", file, reason(failure)));
        }
    }

    /** Shows the game of {@code record}. */
    public void show(MatchRecord record) {
        show(MatchRecordJson.write(record));
    }

    private void show(String text) {
        try {
            PlayedGame played = reading.call(() -> games.read(text == null ? "" : text, Optional.empty(), Map.of()));
            context.screens().show(played);
        } catch (IllegalArgumentException malformed) {
            tell(words.get("archive.malformed", malformed.getMessage()));
        }
    }

    private static String reason(Exception failure) {
        return failure instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : failure.getClass().getSimpleName();
    }

    private void tell(String problem) {
        context.notice("archive.problem", words.get("error.title"), problem).show(context.stage());
    }
}
