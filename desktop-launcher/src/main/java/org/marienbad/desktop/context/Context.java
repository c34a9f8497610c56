package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.Window;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.lwjgl.glfw.GLFW;
import org.marienbad.cli.plugin.InstalledPlugins;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.FocusRing;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Sounds;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.desktop.widget.Toast;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.play.GallerySieve;
import org.marienbad.play.PlayedGames;
import org.marienbad.play.setup.NewGameSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The common context of all screens: one stage that shows one screen at a time, words and widgets, and dialogs. For the
 * thread of the window only.
 */
public final class Context {
    private static final Logger LOG = LoggerFactory.getLogger(Context.class);

    private final Screens screens;
    private Plugins plugins;
    private final Preferences preferences;
    private final Locale locale;
    private final Duration patience;
    private NewGameSettings newGame;
    private final WindowOptions options;
    private final KeyMap keyMap;
    private final GamePictures gamePictures = new GamePictures();
    /** Plugins that were loaded while the window was open; games in play may still need any of them. */
    private final List<Plugins> loaded = new ArrayList<>();

    private Path pluginHome = InstalledPlugins.home();
    private final FileDialogs files;
    private UiMessages words;
    private Theme theme;
    private Widgets widgets;
    private Sounds sounds;
    private Stage stage;
    private Keyboard keyboard;
    private FocusRing focus;
    private Table root;
    private Optional<History> history = Optional.empty();
    private GallerySieve sieve = GallerySieve.ALL;

    /**
     * A context without a window yet.
     *
     * @param locale the language to start with, unless another one was chosen earlier
     * @param patience how long the window stands still for a plugin, before it says that it hangs
     */
    public Context(Screens screens, Plugins plugins, Preferences preferences, Locale locale, Duration patience) {
        this.screens = screens;
        this.plugins = plugins;
        this.preferences = preferences;
        this.locale = locale;
        this.patience = patience;
        options = new WindowOptions(preferences);
        keyMap = new KeyMap(preferences);
        newGame = new NewGameSettings(plugins, preferences, patience);
        files = new FileDialogs(preferences, this::guarded);
        words = new UiMessages(Locale.forLanguageTag(preferences.get("language", locale.getLanguage())));
    }

    /** Keeps all games in this file from now on. */
    public void keepIn(Path file) {
        history = Optional.of(new History(
                file,
                this::plugins,
                newGame.patience(),
                this::guarded,
                problem -> notice("kept", words.get("error.title"), History.sentence(problem, words.locale()))
                        .show(stage)));
    }

    /** Makes the parts that need the window, which must be open. */
    public void create(float scale) {
        theme = new Theme(scale, options.theme(), options.taste());
        widgets = new Widgets(theme);
        sounds = new Sounds();
        hear();
        preferences.onFailure(failure -> notice(
                        "error", words.get("error.title"), words.get("error.settings", preferences.file(), failure))
                .show(stage));
        stage = new Stage(new ScreenViewport(), new PolygonSpriteBatch());
        keyboard = new Keyboard(
                new Keyboard.Reactions(this::perform, this::play, () -> stage.getKeyboardFocus() instanceof TextField),
                keyMap,
                key -> GLFW.glfwGetKeyName(key, 0));
        Gdx.input.setInputProcessor(new GuardedInput(stage, keyboard, this::failed));
    }

    /** Follows the options for the sounds. */
    public void hear() {
        sounds.volume(options.muted() ? 0 : options.volume());
    }

    /** Makes all widgets anew, in the theme and the language chosen and at this scale, and shows the screen again. */
    public void restyle(float scale) {
        Theme before = theme;
        theme = new Theme(scale, options.theme(), options.taste());
        widgets = new Widgets(theme);
        words = new UiMessages(Locale.forLanguageTag(preferences.get("language", locale.getLanguage())));
        screens.refresh();
        before.dispose();
    }

    public Screens screens() {
        return screens;
    }

    public Plugins plugins() {
        return plugins;
    }

    /** Takes other plugins from now on; running games and screens keep theirs. */
    public void plugins(Plugins now) {
        plugins = now;
        loaded.add(now);
        newGame = new NewGameSettings(now, preferences, patience);
        gamePictures.forget();
    }

    /** The plugins of this user, to be installed and removed. */
    public InstalledPlugins installedPlugins() {
        return new InstalledPlugins(pluginHome, plugins);
    }

    /** Installs plugins in that directory. */
    public void installIn(Path home) {
        pluginHome = home;
    }

    /** The looks of games. */
    public GamePictures gamePictures() {
        return gamePictures;
    }

    public Preferences preferences() {
        return preferences;
    }

    /** The folder for pictures of boards, which need not exist. */
    public Path pictures() {
        Path home = Path.of(System.getProperty("user.home"));
        Path folder = home.resolve("Pictures");
        return Path.of(
                System.getProperty("marienbad.pictures", (Files.isDirectory(folder) ? folder : home).toString()));
    }

    /** The games that are looked for, until the window is closed. */
    public GallerySieve sieve() {
        return sieve;
    }

    public void sieve(GallerySieve wanted) {
        sieve = wanted;
    }

    /** The choices of a person about the window. */
    public WindowOptions options() {
        return options;
    }

    /** The set-up of the next game. */
    public NewGameSettings newGame() {
        return newGame;
    }

    public UiMessages words() {
        return words;
    }

    public Theme theme() {
        return theme;
    }

    public Widgets widgets() {
        return widgets;
    }

    public Sounds sounds() {
        return sounds;
    }

    public Stage stage() {
        return stage;
    }

    /** The games that were played; empty where none are kept. */
    public Optional<History> history() {
        return history;
    }

    /** Asks for files by the dialogs of the system. */
    public FileDialogs files() {
        return files;
    }

    /** Asks for a file to be opened, by the system's dialog or by one of the window. */
    public void askFile(FileChooser.Request request, Consumer<Path> chosen) {
        if (files.areThere()) {
            files.ask(request, chosen);
        } else {
            Function<Path, Optional<String>> use = file -> {
                files.remember(file);
                chosen.accept(file);
                return Optional.empty();
            };
            new FileBrowser(this, request, "files.dialog", "", use)
                    .dialog("")
                    .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                    .show(stage);
        }
    }

    /** The dialogs for exporting and importing games. */
    public Archive archive() {
        return new Archive(
                this,
                new PlayedGames(plugins.games(), plugins.notations(), Reach.ANYWHERE),
                plugins.players(),
                newGame.patience());
    }

    /** Shows the screen that {@code screen} makes in place of the present one. */
    public void show(Supplier<? extends Table> screen) {
        Table next = screen.get();
        stage.clear();
        stage.unfocusAll();
        root = next;
        root.setFillParent(true);
        root.setBackground(widgets.drawable("background"));
        stage.addActor(root);
        focus = new FocusRing(stage, theme);
        stage.addListener(new Escape());
    }

    /** Leaves a screen by its way back, unless the key was meant for something on it. */
    private final class Escape extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            boolean leaves = key == Keys.ESCAPE
                    && !event.isHandled()
                    && root.findActor("back") instanceof Button back
                    && !back.isDisabled();
            if (leaves) {
                ((Button) root.findActor("back")).toggle();
            }
            return leaves;
        }
    }

    /** The screen shown. */
    public Table shown() {
        return root;
    }

    /** Whether the keyboard's focus is to be seen. */
    public boolean isFocusShown() {
        return focus.shown() != null;
    }

    /** Lays the stage out for a window of that size in pixels. */
    public void resize(int width, int height) {
        stage.getViewport().update(width, height, true);
        for (Actor actor : new Array<>(stage.getActors())) {
            if (actor instanceof Notice notice) {
                notice.centre();
            } else if (!(actor instanceof Window) && actor != root && actor != focus) {
                // Lists that are open and tips: they would stay where they were.
                actor.remove();
            }
        }
    }

    /** Changes every word. */
    public void language(String tag) {
        preferences.put("language", tag);
        // Not at once: the list that was clicked is still closing.
        Gdx.app.postRunnable(() -> guarded(() -> restyle(theme.scale())));
    }

    /** The top of a screen that leads back to where the window begins; Escape does, too. */
    public Table header(String title, Actor... tools) {
        return header(title, screens::home, tools);
    }

    /** The same of a screen that leads {@code back} elsewhere. */
    public Table header(String title, Runnable back, Actor... tools) {
        Table header = new Table();
        header.add(backButton("back", back)).padRight(theme.px(10));
        header.add(widgets.shortened(title, "title")).growX().minWidth(0);
        for (Actor tool : tools) {
            header.add(tool).fillY().padLeft(theme.px(10));
        }
        header.add(gear()).padLeft(theme.px(10));
        return header;
    }

    /** A button that leads back. */
    public Actor backButton(String name, Runnable back) {
        return widgets.iconWords(name, Icon.BACK, words.get("screen.back"), "quiet", back);
    }

    /** The button that opens the settings. */
    public Actor gear() {
        return widgets.icon("gear", Icon.SETTINGS, words.get("settings.title"), screens::settings);
    }

    /** Whether a dialog covers the rest. */
    public boolean isDialogOpen() {
        for (Actor actor : stage.getActors()) {
            if (actor instanceof Window window && window.isModal() && window.isVisible()) {
                return true;
            }
        }
        return false;
    }

    /** Does what a command means now: the screen comes first, some mean the same everywhere. */
    private boolean perform(Command command) {
        if (isDialogOpen() && !command.isForDialogsToo()) {
            return false;
        } else if (root instanceof KeyTarget target && target.perform(command)) {
            return true;
        }
        switch (command) {
            case OPEN -> archive().open();
            case NEW_GAME -> screens.home();
            case LAB -> screens.lab();
            case SETTINGS -> screens.settings();
            case KEYS -> showKeys();
            case FULL_SCREEN -> screens.toggleFullScreen();
            case PICTURE -> savePicture();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Saves a picture of the board as it is on the screen. */
    public void savePicture() {
        new Screenshot(this).save();
    }

    private boolean play(char typed) {
        return !isDialogOpen() && root instanceof KeyTarget target && target.play(typed);
    }

    /** Shows all keys. */
    public void showKeys() {
        new KeySheet(this, root instanceof KeyTarget target ? Optional.of(target) : Optional.empty()).show();
    }

    /** Which keys mean which commands. */
    public KeyMap keyMap() {
        return keyMap;
    }

    /** Tells {@code told} the next stroke that may be a command, in place of its meaning: nothing if that is Esc. */
    public void recordKey(Consumer<Optional<Stroke>> told) {
        keyboard.record(told);
    }

    /** Recorded keys have their meaning again. */
    public void recordNoKey() {
        keyboard.record(null);
    }

    /** How {@code command} is typed where these letters and digits are moves. */
    public String keys(Command command, Set<Character> moves) {
        return keyMap.name(command, moves, words);
    }

    /** Forgets all that was chosen since the first start, but no games. */
    public void forgetChoices() {
        preferences.clear();
        newGame = new NewGameSettings(plugins, preferences, patience);
        hear();
    }

    /** Tells news that need no answer. */
    public void announce(String sentence) {
        Toast.show(stage, theme, sentence);
    }

    /** Runs {@code task}; a throwable of it becomes a dialog. */
    public void guarded(Runnable task) {
        PluginGuard.run(task, this::failed);
    }

    /** Tells the user the error. */
    public void failed(Throwable failure) {
        Optional<String> game = screens.playing().map(words::name);
        tell(
                failure,
                reason -> game.map(name -> words.get("error.game", name, reason))
                        .orElseGet(() -> words.get("error.plain", reason)));
    }

    /** Tells the user of a failure, in the {@code sentence} made of the reason. */
    public void tell(Throwable failure, UnaryOperator<String> sentence) {
        LOG.error("unexpected failure", failure);
        if (stage.getRoot().findActor("error") == null) {
            FailureText text = FailureText.of(failure, words);
            notice("error", words.get("error.title"), sentence.apply(text.reason()), text.trace())
                    .show(stage);
        }
    }

    /** A dialog to be closed; details, if there are any, can be copied. */
    public Notice notice(String name, String title, String sentence, String... details) {
        Notice notice = new Notice(widgets, name, title).text(sentence);
        for (String lines : details) {
            notice.details(lines).copy(words.get("dialog.copy"), lines);
        }
        return notice.button("dialog.ok", words.get("dialog.ok"), () -> {});
    }

    /** Closes the history and frees the resources of the window. */
    public void dispose() {
        history.ifPresent(History::close);
        gamePictures.close();
        stage.dispose();
        stage.getBatch().dispose();
        sounds.dispose();
        theme.dispose();
        loaded.forEach(Context::close);
    }

    private static void close(Plugins plugins) {
        try {
            plugins.close();
        } catch (IOException failure) {
            LOG.warn("plugins: {}", failure.toString());
        }
    }
}
