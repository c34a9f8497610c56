package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.ContinuedGame;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;

/**
 * Exports and imports games, by the clipboard or by a file. The file is chosen in the dialog of the system; where there is
 * none its name is typed.
 */
public final class Archive {
    /** The ending of the names of saved games; systems open them with the application. */
    public static final String ENDING = ".marienbad";

    private final Context context;
    private final FileDialogs files;
    private final PlayedGames games;
    private final Widgets widgets;
    private final UiMessages words;
    private final Catalogue<PlayerProvider> players;
    private final PluginGuard reading;

    /** @param patience how long the game of a file may take to play it again */
    Archive(Context context, PlayedGames games, Catalogue<PlayerProvider> players, Duration patience) {
        this.context = context;
        files = context.files();
        this.games = games;
        this.players = players;
        reading = PluginGuard.of("the game of the record")
                .passing(RuntimeException.class)
                .within(patience);
        widgets = context.widgets();
        words = context.words();
    }

    /**
     * Asks where to export the whole game, not only up to the position shown. If it has hidden information and is not
     * over, first asks whether to export its secrets.
     *
     * @param seated who plays, as records tell it
     */
    public void export(LiveGame live, List<String> seated) {
        PlayedGame played = live.played();
        boolean notation =
                reading.call(() -> games.hasNotation(played)) && !played.plies().isEmpty();
        boolean untold = notation ? live.hasUntoldPlies() : live.hasUntold();
        String name = name(played.setup().provider().id(), Instant.now());
        Runnable go = () -> export(
                name, notation ? reading.call(() -> games.notation(played)) : text(live.record(seated)), notation);
        if (!untold) {
            go.run();
            return;
        }
        ask(() -> export(name, text(live.exported(seated)), false), go);
    }

    /** Asks where to export a game of the history. If it has secrets, first asks whether to export them. */
    public void export(ContinuedGame game) {
        MatchRecord all = game.stored().record();
        MatchRecord seen = reading.call(game::exported);
        String name = name(all.game(), game.stored().summary().updated());
        Runnable go = () -> export(name, MatchRecordJson.write(all) + "\n", false);
        if (seen.equals(all)) {
            go.run();
        } else {
            ask(() -> export(name, MatchRecordJson.write(seen) + "\n", false), go);
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

    private void export(String name, String text, boolean notation) {
        String sentence = words.get(notation ? "archive.notation" : "archive.record");
        Runnable copy = () -> Gdx.app.getClipboard().setContents(text);
        if (files.areThere()) {
            notice("archive.export", sentence)
                    .button(
                            "archive.choose",
                            words.get("archive.choose.save"),
                            () -> files.ask(request(true, files.folder().resolve(name)), file -> save(file, text)))
                    .button("archive.copy", words.get("archive.copy"), copy)
                    .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                    .show(context.stage());
        } else {
            browser(true, "archive.export", sentence, file -> create(file, text))
                    .dialog(name)
                    .button("archive.copy", words.get("archive.copy"), copy)
                    .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                    .show(context.stage());
        }
    }

    /** Asks where to import a game from, and shows it. */
    public void open() {
        String sentence = words.get("archive.import.text");
        Runnable paste = () -> show(Gdx.app.getClipboard().getContents());
        Notice notice = files.areThere()
                ? notice("archive.import", sentence)
                        .button(
                                "archive.choose",
                                words.get("archive.choose.open"),
                                () -> files.ask(request(false, files.folder()), this::open))
                : browser(false, "archive.import", sentence, this::load).dialog("");
        notice.button("archive.paste", words.get("archive.paste"), paste)
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    /** Shows the game in {@code file}. */
    public void open(Path file) {
        load(file).ifPresent(this::tell);
    }

    private FileChooser.Request request(boolean saving, Path start) {
        return new FileChooser.Request(
                saving,
                words.get(saving ? "archive.export" : "archive.import"),
                start,
                saving ? List.of(ENDING) : List.of(ENDING, ".json", ".txt"),
                words.get("archive.files"));
    }

    private Notice notice(String name, String sentence) {
        return new Notice(widgets, name, words.get(name)).text(sentence);
    }

    /** Asks by a dialog of the window. */
    private FileBrowser browser(boolean saving, String name, String sentence, Function<Path, Optional<String>> use) {
        return new FileBrowser(context, request(saving, files.folder()), name, sentence, use);
    }

    private String text(MatchRecord record) {
        return MatchRecordJson.write(record.withPlugins(players)) + "\n";
    }

    /** Writes a file that was typed, and so may be another than the user believes: none is replaced. */
    private Optional<String> create(Path file, String text) {
        Path target = withEnding(file);
        return Files.exists(target) ? Optional.of(words.get("archive.exists", target)) : write(target, text);
    }

    private void save(Path file, String text) {
        write(withEnding(file), text).ifPresent(this::tell);
    }

    private Optional<String> write(Path target, String text) {
        try {
            AtomicFiles.write(target, text);
            files.remember(target);
            context.notice("archive.saved", words.get("archive.export"), words.get("archive.saved", target))
                    .show(context.stage());
            return Optional.empty();
        } catch (NoSuchFileException missing) {
            return Optional.of(words.get("archive.noFolder", String.valueOf(target.getParent())));
        } catch (IOException failure) {
            return Optional.of(words.get("archive.unwritable", target, AtomicFiles.reason(failure)));
        }
    }

    /** Shows the game in {@code file}; returns what is wrong if it cannot be read. */
    private Optional<String> load(Path file) {
        try {
            String text = TextFiles.read(Files.exists(file) ? file : withEnding(file));
            files.remember(file);
            show(text);
            return Optional.empty();
        } catch (NoSuchFileException missing) {
            return Optional.of(words.get("archive.missing", file.toAbsolutePath()));
        } catch (IOException failure) {
            return Optional.of(words.get("archive.unreadable", file.toAbsolutePath(), AtomicFiles.reason(failure)));
        }
    }

    /** Shows the game of {@code record}. */
    public void show(MatchRecord record) {
        show(MatchRecordJson.write(record));
    }

    /** With the ending of our files, if it has none at all. */
    private static Path withEnding(Path file) {
        Path absolute = file.toAbsolutePath();
        Path name = absolute.getFileName();
        return name == null || name.toString().contains(".") ? absolute : absolute.resolveSibling(name + ENDING);
    }

    private static String name(String game, Instant played) {
        return game + "-" + LocalDate.ofInstant(played, ZoneId.systemDefault()) + ENDING;
    }

    private void show(String text) {
        try {
            PlayedGame played = reading.call(() -> games.read(text == null ? "" : text, Optional.empty(), Map.of()));
            context.screens().show(played);
        } catch (IllegalArgumentException malformed) {
            tell(words.get("archive.malformed", malformed.getMessage()));
        }
    }

    private void tell(String problem) {
        context.notice("archive.problem", words.get("error.title"), problem).show(context.stage());
    }
}
