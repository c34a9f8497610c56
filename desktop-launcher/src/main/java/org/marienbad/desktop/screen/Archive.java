package org.marienbad.desktop.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.desktop.text.Words;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;

/** Takes games out of the window and into it: by the clipboard, or by a file whose name is typed. */
final class Archive {
    private final Application application;
    private final PlayedGames games;
    private final Widgets widgets;
    private final Words words;

    Archive(Application application, PlayedGames games) {
        this.application = application;
        this.games = games;
        widgets = application.widgets();
        words = application.words();
    }

    /** Asks where the game up to the position shown is to go. */
    void export(GameController play) {
        String text = text(play);
        TextField file = field();
        dialog("archive.export", words.get(isNotation(text) ? "archive.notation" : "archive.record"), file)
                .button(
                        "archive.copy",
                        words.get("archive.copy"),
                        () -> Gdx.app.getClipboard().setContents(text))
                .button("archive.save", words.get("archive.save"), () -> save(file.getText(), text))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(application.stage());
    }

    /** Asks where a game is to come from, and shows it. */
    void open() {
        TextField file = field();
        dialog("archive.import", words.get("archive.import.text"), file)
                .button("archive.open", words.get("archive.open"), () -> read(file.getText()))
                .button(
                        "archive.paste",
                        words.get("archive.paste"),
                        () -> show(Gdx.app.getClipboard().getContents()))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(application.stage());
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

    /** In the notation of the game where there is one, else as a match record. */
    private String text(GameController play) {
        Session session = play.session();
        List<Ply> plies = session.plies().subList(0, session.index()).stream()
                .map(ply -> Ply.of(ply.action().code()))
                .toList();
        PlayedGame played = new PlayedGame(session.setup(), plies, Optional.empty());
        if (games.hasNotation(played) && !plies.isEmpty()) {
            return games.notation(played);
        }
        List<String> seated = IntStream.range(0, session.setup().seats())
                .mapToObj(seat -> play.spec(seat).map(PlayerSpec::toString).orElse(MatchRecord.PERSON))
                .toList();
        return MatchRecordJson.write(MatchRecord.of(session, seated)) + "\n";
    }

    private static boolean isNotation(String text) {
        return !text.startsWith("{");
    }

    private void save(String file, String text) {
        try {
            Path target = Path.of(file.strip());
            if (file.isBlank()) {
                tell(words.get("archive.noFile"));
                return;
            }
            AtomicFiles.create(target, text);
            application
                    .notice("archive.saved", words.get("archive.export"), words.get("archive.saved", target))
                    .show(application.stage());
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

    private void show(String text) {
        try {
            PlayedGame played = games.read(text == null ? "" : text, Optional.empty(), Map.of());
            application.showPlayed(played);
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
        application.notice("archive.problem", words.get("error.title"), problem).show(application.stage());
    }
}
