package org.marienbad.desktop.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.lwjgl.glfw.GLFW;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.FocusRing;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Palette;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Sounds;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;
import org.marienbad.store.StoredGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The window: one stage, one screen at a time, the language. An exception in the render thread is shown in a dialog,
 * and the application keeps running.
 */
final class Application extends ApplicationAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(Application.class);

    private final Plugins plugins;
    private final Preferences preferences;
    private final NewGameSettings choice;
    private UiMessages words;
    private Theme theme;
    private Widgets widgets;
    private Sounds sounds;
    private Stage stage;
    private GuardedInput input;
    private FocusRing focus;
    private Table root;
    private GameController play;
    private GameScreen gameScreen;
    private Optional<History> history = Optional.empty();
    private int width = 1280;
    private int height = 800;
    private volatile boolean created;

    Application(Plugins plugins, Preferences preferences, Locale locale) {
        this(plugins, preferences, locale, LiveGame.GAME_PATIENCE);
    }

    /** @param patience how long the window stands still for a plugin, before it says that it hangs */
    Application(Plugins plugins, Preferences preferences, Locale locale, Duration patience) {
        this.plugins = plugins;
        this.preferences = preferences;
        choice = new NewGameSettings(plugins, preferences, patience);
        words = new UiMessages(Locale.forLanguageTag(preferences.get("language", locale.getLanguage())));
    }

    /** Keeps all games in this file from now on. */
    void keepIn(Path file) {
        history = Optional.of(new History(
                file,
                plugins,
                choice.patience(),
                this::guarded,
                problem -> notice("kept", words.get("error.title"), History.sentence(problem, words.locale()))
                        .show(stage)));
    }

    /** The games that were played; empty where none are kept. */
    Optional<History> history() {
        return history;
    }

    boolean isCreated() {
        return created;
    }

    @Override
    public void create() {
        created = true;
        Gdx.graphics.setContinuousRendering(false);
        theme = new Theme(scale());
        widgets = new Widgets(theme);
        sounds = new Sounds();
        sounds.mute(preferences.getBoolean("muted", false));
        preferences.onFailure(failure -> notice(
                        "error", words.get("error.title"), words.get("error.settings", preferences.file(), failure))
                .show(stage));
        stage = new Stage(new ScreenViewport(), new PolygonSpriteBatch());
        input = new GuardedInput(stage, this::failed);
        Gdx.input.setInputProcessor(input);
        showNewGame();
        List<String> unusable =
                new ArrayList<>(plugins.faults().stream().map(String::valueOf).toList());
        unusable.addAll(choice.leftOut());
        if (!unusable.isEmpty()) {
            new Notice(widgets, "error", words.get("error.plugins"))
                    .text(words.get("error.plugins.text"))
                    .details(String.join("\n", unusable))
                    .button("dialog.ok", words.get("dialog.ok"), () -> {})
                    .show(stage);
        }
    }

    /** The density of the screen, times the user's preference. */
    private float scale() {
        float[] x = {1};
        float[] y = {1};
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics) {
            GLFW.glfwGetWindowContentScale(graphics.getWindow().getWindowHandle(), x, y);
        }
        return Math.max(.75f, Math.min(3, x[0])) * Math.max(75, Math.min(200, preferences.getInt("scale", 100))) / 100f;
    }

    /** Which keys are held down. */
    GuardedInput input() {
        return input;
    }

    Stage stage() {
        return stage;
    }

    UiMessages words() {
        return words;
    }

    Widgets widgets() {
        return widgets;
    }

    Theme theme() {
        return theme;
    }

    Sounds sounds() {
        return sounds;
    }

    NewGameSettings newGame() {
        return choice;
    }

    /** The dialogs for exporting and importing games. */
    Archive archive() {
        return new Archive(
                this,
                new PlayedGames(plugins.games(), plugins.notations(), Reach.ANYWHERE),
                plugins.players(),
                choice.patience());
    }

    Preferences preferences() {
        return preferences;
    }

    /** The game in play; null on the screen for a new one. */
    GameController controller() {
        return play;
    }

    /** The game on the screen; null on the screen for a new one. */
    GameScreen gameScreen() {
        return gameScreen;
    }

    void showNewGame() {
        leaveGame();
        show(() -> new NewGameScreen(this));
    }

    /** Shows the games that were played. */
    void showHistory() {
        leaveGame();
        history.ifPresent(games -> show(() -> new HistoryScreen(this, games)));
    }

    /** What was played is kept. */
    private void leaveGame() {
        if (play != null) {
            play.close();
            play = null;
        }
        gameScreen = null;
    }

    /** Goes on with a game of the history. */
    void continueGame(long id) {
        history.ifPresent(games -> games.load(id, game -> {
            choice.remember(game.setup());
            start(new GameController(choice, game, this::guarded), Optional.of(game.stored()));
        }));
    }

    /** Starts the game chosen, and its first player. */
    void startGame() {
        GameController game = new GameController(choice, System.nanoTime(), PlyTree.empty(), this::guarded);
        game.live().clock(choice.clock().control());
        start(game);
    }

    /**
     * Shows a game that was played elsewhere, at its last position.
     *
     * @throws IllegalArgumentException if it cannot be played again
     */
    void showPlayed(PlayedGame played) {
        choice.remember(played.setup());
        long seed = played.record().map(MatchRecord::seed).orElse(0L);
        if (!played.isResumable()) {
            start(new GameController(choice, played, this::guarded));
            return;
        }
        GameController game = new GameController(choice, seed, played.tree(), this::guarded);
        played.record().ifPresent(game.live()::restore);
        start(game);
    }

    private void start(GameController next) {
        start(next, Optional.empty());
    }

    private void start(GameController next, Optional<StoredGame> kept) {
        if (play != null) {
            play.close();
        }
        play = next;
        history.ifPresent(games -> games.keep(next, kept));
        PluginGuard.run(
                () -> {
                    showGame();
                    play.live().start();
                },
                failure -> {
                    String game = words.name(next.provider());
                    showNewGame();
                    tell(failure, reason -> words.get("error.game", game, reason));
                });
    }

    private void showGame() {
        show(() -> {
            gameScreen = new GameScreen(this, play);
            return gameScreen;
        });
        gameScreen.cover();
    }

    /** Covers the game until the person awaited has the screen; where nobody is awaited, shows what was covered. */
    void cover(OptionalInt awaited) {
        if (awaited.isPresent()) {
            gameScreen.board().unhover();
            show(() -> new HandOverPage(this, play, awaited.getAsInt()));
            // The position of the pointer would reveal what was clicked last.
            Gdx.input.setCursorPosition(Gdx.graphics.getWidth() / 2, Gdx.graphics.getHeight() / 2);
        } else if (root instanceof HandOverPage) {
            show(() -> gameScreen);
        }
    }

    private void show(Supplier<Table> screen) {
        Table next = screen.get();
        stage.clear();
        stage.unfocusAll();
        root = next;
        root.setFillParent(true);
        root.setBackground(widgets.drawable("background"));
        stage.addActor(root);
        focus = new FocusRing(stage, theme);
    }

    /** The list of languages; choosing one changes every word at once. */
    Actor languages() {
        Select<String> select = new Select<>(
                theme,
                UiMessages.LANGUAGES.stream()
                        .map(language -> new Select.Item<>(
                                language.getLanguage(), words.get("language." + language.getLanguage())))
                        .toList(),
                words.locale().getLanguage(),
                this::language);
        select.setName("language");
        return widgets.tip(select, words.get("language"));
    }

    private void language(String tag) {
        preferences.put("language", tag);
        words = new UiMessages(Locale.forLanguageTag(tag));
        // Not at once: the list that was clicked is still closing.
        Gdx.app.postRunnable(() -> guarded(() -> {
            if (root instanceof HistoryScreen) {
                showHistory();
            } else if (play == null) {
                show(() -> new NewGameScreen(this));
            } else {
                showGame();
            }
        }));
    }

    /** Runs {@code task}; what it throws becomes a dialog. */
    void guarded(Runnable task) {
        PluginGuard.run(task, this::failed);
    }

    /** Tells the user what went wrong. */
    void failed(Throwable failure) {
        GameController current = play;
        tell(
                failure,
                reason -> current == null
                        ? words.get("error.plain", reason)
                        : words.get("error.game", words.name(current.provider()), reason));
    }

    private void tell(Throwable failure, UnaryOperator<String> sentence) {
        LOG.error("unexpected failure", failure);
        if (stage.getRoot().findActor("error") == null) {
            Throwable cause = cause(failure);
            String reason = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
            if (cause instanceof MemoryBudget.Refusal refusal) {
                reason = words.get(
                        refusal.words().key(), refusal.words().arguments().toArray());
            }
            notice("error", words.get("error.title"), sentence.apply(reason), trace(cause))
                    .show(stage);
        }
    }

    /** What really happened: the toolkit wraps exceptions on their way. The fault of a plugin says whose it is. */
    private static Throwable cause(Throwable failure) {
        Throwable cause = failure;
        while (!(cause instanceof PluginFault) && cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static String trace(Throwable failure) {
        StringWriter lines = new StringWriter();
        failure.printStackTrace(new PrintWriter(lines));
        return lines.toString().replace("\t", "    ");
    }

    /** A dialog to be closed; details, if there are any, can be copied. */
    Notice notice(String name, String title, String sentence, String... details) {
        Notice notice = new Notice(widgets, name, title).text(sentence);
        for (String lines : details) {
            notice.details(lines).copy(words.get("dialog.copy"), lines);
        }
        return notice.button("dialog.ok", words.get("dialog.ok"), () -> {});
    }

    @Override
    public void render() {
        ScreenUtils.clear(Palette.BACKGROUND);
        PluginGuard.run(this::draw, this::recover);
    }

    private void draw() {
        if (gameScreen != null) {
            gameScreen.keyboardFocus(focus.shown() != null);
        }
        stage.act(Math.min(Gdx.graphics.getDeltaTime(), 1 / 20f));
        stage.draw();
    }

    /** A screen that cannot be drawn is left, or it would fail in every frame. */
    private void recover(Throwable failure) {
        if (stage.getBatch().isDrawing()) {
            stage.getBatch().end();
        }
        boolean inGame = play != null;
        failed(failure);
        Actor dialog = stage.getRoot().findActor("error");
        if (inGame) {
            showNewGame();
            if (dialog != null) {
                stage.addActor(dialog);
                stage.setKeyboardFocus(dialog);
            }
        }
    }

    @Override
    public void resize(int newWidth, int newHeight) {
        if (newWidth == 0 || newHeight == 0) {
            return;
        }
        stage.getViewport().update(newWidth, newHeight, true);
        for (Actor actor : new Array<>(stage.getActors())) {
            if (actor instanceof Notice notice) {
                notice.centre();
            } else if (actor != root && actor != focus) {
                // Lists that are open and tips: they would stay where they were.
                actor.remove();
            }
        }
        width = newWidth;
        height = newHeight;
    }

    @Override
    public void dispose() {
        preferences.put("window.width", width);
        preferences.put("window.height", height);
        leaveGame();
        history.ifPresent(History::close);
        stage.dispose();
        stage.getBatch().dispose();
        sounds.dispose();
        theme.dispose();
    }
}
