package org.marienbad.desktop.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.ScreenUtils;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import org.marienbad.desktop.analysis.GamePanels;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.context.Screens;
import org.marienbad.desktop.game.GameController;
import org.marienbad.desktop.game.GameScreen;
import org.marienbad.desktop.history.HistoryScreen;
import org.marienbad.desktop.home.FriendDialog;
import org.marienbad.desktop.home.FriendServer;
import org.marienbad.desktop.home.HomeScreen;
import org.marienbad.desktop.lab.Lab;
import org.marienbad.desktop.plugins.PluginsScreen;
import org.marienbad.desktop.settings.SettingsSheet;
import org.marienbad.desktop.setup.SetupScreen;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.Series;
import org.marienbad.store.StoredGame;

/**
 * The window: goes from screen to screen, and holds the game in play. An exception in the render thread is shown in a
 * dialog, and the application keeps running.
 */
final class Application extends ApplicationAdapter implements Screens {
    private final Context context;
    private Optional<Lab> lab = Optional.empty();
    private GameController play;
    private GameScreen gameScreen;
    private GamePanels panels;
    /** The score of the series before the game in play. */
    private Series series;

    private final FriendServer friends;
    private final WindowFrame frame;
    private DoubleUnaryOperator contentScale = DoubleUnaryOperator.identity();
    private float shownScale;
    /** A game that the lab was opened from, and whether it was running. */
    private record Waiting(GameController play, boolean running) {}

    private Optional<Waiting> waiting = Optional.empty();
    /** Shows the present screen anew, unless a game is in play. */
    private Runnable shown = this::home;

    private Optional<Path> begin = Optional.empty();
    private volatile boolean created;

    Application(Plugins plugins, Preferences preferences, Locale locale) {
        this(plugins, preferences, locale, LiveGame.GAME_PATIENCE);
    }

    /** @param patience how long the window stands still for a plugin, before it says that it hangs */
    Application(Plugins plugins, Preferences preferences, Locale locale, Duration patience) {
        frame = new WindowFrame(preferences, asked -> contentScale.applyAsDouble(asked));
        context = new Context(this, plugins, preferences, locale, patience);
        friends = FriendServer.own(context.words().get("friend.command"));
    }

    /** Keeps tournaments in folders in {@code root} from now on. */
    void tournamentsIn(Path root) {
        lab = Optional.of(new Lab(context, root));
    }

    /** The lab; empty where no tournaments are kept. */
    Optional<Lab> room() {
        return lab;
    }

    /** Shows the game in {@code file} when the window opens. */
    void begin(Path file) {
        begin = Optional.of(file);
    }

    Context context() {
        return context;
    }

    Stage stage() {
        return context.stage();
    }

    boolean isCreated() {
        return created;
    }

    /** The game in play; null on every other screen. */
    GameController controller() {
        return play;
    }

    /** The game on the screen; null on every other screen. */
    GameScreen gameScreen() {
        return gameScreen;
    }

    @Override
    public void create() {
        created = true;
        Gdx.graphics.setContinuousRendering(false);
        frame.onScaleChange(() -> context.guarded(this::scaleChanged));
        frame.limit(context.options().scale());
        frame.fit();
        shownScale = scale();
        context.create(shownScale);
        home();
        begin.ifPresent(file -> context.guarded(() -> context.archive().open(file)));
        List<String> unusable = new ArrayList<>(
                context.plugins().faults().stream().map(String::valueOf).toList());
        unusable.addAll(context.newGame().leftOut());
        if (!unusable.isEmpty()) {
            new Notice(context.widgets(), "error", context.words().get("error.plugins"))
                    .text(context.words().get("error.plugins.text"))
                    .details(String.join("\n", unusable))
                    .button("dialog.ok", context.words().get("dialog.ok"), () -> {})
                    .show(stage());
        }
    }

    /** For tests: what the system is to ask for instead of its content scale. */
    void contentScale(DoubleUnaryOperator asked) {
        contentScale = asked;
    }

    /** Follows the system to another content scale, and the window to another size; a dialog keeps its look. */
    void scaleChanged() {
        if (scale() != shownScale && !context.isDialogOpen()) {
            restyle();
        }
    }

    /** The density of the screen, times the user's preference, and more in a large window. */
    private float scale() {
        int percent = context.options().scale();
        return frame.density() * frame.growth(percent) * percent / 100f;
    }

    private void restyle() {
        shownScale = scale();
        frame.limit(context.options().scale());
        context.restyle(shownScale);
    }

    @Override
    public void home() {
        go(() -> new HomeScreen(context, ways(), game -> playFriend(Optional.of(game))), this::home);
    }

    /** The ways from home to the other rooms. */
    private List<HomeScreen.Way> ways() {
        UiMessages words = context.words();
        List<HomeScreen.Way> ways = new ArrayList<>();
        ways.add(new HomeScreen.Way(
                "friend", Icon.FRIEND, words.get("home.friend"), () -> playFriend(Optional.empty())));
        ways.add(new HomeScreen.Way("history", Icon.CLOCK, words.get("history.open"), this::history));
        ways.add(new HomeScreen.Way(
                "import",
                Icon.FOLDER,
                words.get("archive.import"),
                () -> context.archive().open()));
        lab.ifPresent(room -> ways.add(new HomeScreen.Way("lab", Icon.LAB, words.get("lab.title"), this::lab)));
        ways.add(new HomeScreen.Way("plugins", Icon.PLUG, words.get("plugins.title"), this::plugins));
        ways.add(new HomeScreen.Way("settings", Icon.SETTINGS, "", this::settings));
        return ways;
    }

    private void playFriend(Optional<GameProvider> game) {
        new FriendDialog(context, friends, game).show();
    }

    @Override
    public void setup(GameProvider game) {
        go(() -> new SetupScreen(context, game), () -> setup(game));
    }

    @Override
    public void plugins() {
        go(() -> new PluginsScreen(context), this::plugins);
    }

    /** Leaves what is shown, and goes to a screen; {@code again} does the same in other words. */
    private void go(Supplier<Table> screen, Runnable again) {
        leaveGame();
        shown = again;
        context.show(screen);
    }

    @Override
    public void history() {
        context.history().ifPresent(games -> go(() -> new HistoryScreen(context, games), this::history));
    }

    @Override
    public void lab() {
        lab.ifPresent(room -> {
            if (play != null) {
                LiveGame live = play.live();
                waiting = Optional.of(new Waiting(play, !live.isPaused()));
                live.pause();
                live.holdClock(true);
                closePanels();
                play = null;
                gameScreen = null;
            }
            shown = room::refresh;
            room.show();
        });
    }

    @Override
    public void back() {
        waiting.ifPresentOrElse(
                game -> {
                    waiting = Optional.empty();
                    play = game.play;
                    showGame();
                    play.live().holdClock(false);
                    if (game.running) {
                        LiveGame live = play.live();
                        if (live.tree().index() < live.tree().length() && !live.isPersonsTurn()) {
                            live.jump(live.tree().length()); // a ply here would take back the later ones
                        }
                        live.resume();
                    }
                },
                this::home);
    }

    /** Every game that was played is kept. */
    private void leaveGame() {
        closePanels();
        waiting.ifPresent(game -> game.play.close());
        waiting = Optional.empty();
        if (play != null) {
            play.close();
            play = null;
        }
        gameScreen = null;
    }

    @Override
    public void resume(long id) {
        context.history()
                .ifPresent(games -> games.load(id, game -> {
                    context.newGame().remember(game.setup());
                    start(new GameController(context.newGame(), game, context::guarded), Optional.of(game.stored()));
                }));
    }

    private void closePanels() {
        if (panels != null) {
            panels.close();
            panels = null;
        }
    }

    @Override
    public void rematch() {
        MatchView end = play.live().line();
        if (end.isOver()) {
            Series score = series.after(Winners.of(end.payoffs()));
            Series next = Series.keepsSeats(play.live()) ? score : score.rotated();
            start(play.rematch(context.newGame().seed().orElseGet(System::nanoTime)), next, Optional.empty());
        }
    }

    @Override
    public void play() {
        play(context.newGame()::specs);
    }

    @Override
    public void playAtOnce() {
        context.newGame().beginAsUsual();
        play(context.newGame()::specsForPerson);
    }

    @Override
    public void playTogether(GameProvider game) {
        context.newGame().game(game);
        context.newGame().beginAsUsual();
        play(rules -> Collections.nCopies(rules.info().seats(), Optional.empty()));
    }

    @Override
    public void playEasiest(GameProvider game) {
        context.newGame().game(game);
        context.newGame().beginAsUsual();
        play(context.newGame()::specsForLearner);
    }

    private void play(Function<Game, List<Optional<PlayerSpec>>> players) {
        GameProvider chosen = context.newGame().game().orElseThrow();
        GameController game = new GameController(
                context.newGame(),
                context.newGame().setupToPlay(chosen),
                context.newGame().seed().orElseGet(System::nanoTime),
                PlyTree.empty(),
                players,
                context::guarded);
        game.live().clock(context.newGame().clock().control());
        start(game, Optional.empty());
    }

    @Override
    public void show(PlayedGame played) {
        context.newGame().remember(played.setup());
        long seed = played.record().flatMap(MatchRecord::seed).orElse(0L);
        if (!played.isResumable()) {
            start(new GameController(context.newGame(), played, context::guarded), Optional.empty());
            return;
        }
        GameController opened = new GameController(
                context.newGame(),
                played.setup(),
                seed,
                played.tree(),
                game -> played.record()
                        .flatMap(record -> context.newGame().recorded(record, game))
                        .orElseGet(() -> context.newGame().specs(game)),
                context::guarded);
        played.record().ifPresent(opened.live()::restore);
        start(opened, Optional.empty());
    }

    private void start(GameController next, Optional<StoredGame> kept) {
        int seats = next.live().setup().seats();
        start(next, kept.map(game -> Series.read(game.record(), seats)).orElseGet(() -> Series.of(seats)), kept);
    }

    private void start(GameController next, Series before, Optional<StoredGame> kept) {
        series = before;
        leaveGame();
        play = next;
        context.options().played(next.provider().id());
        context.history().ifPresent(games -> games.keep(next.live(), next::seated, before, kept));
        PluginGuard.run(
                () -> {
                    showGame();
                    play.live().start();
                },
                failure -> {
                    String game = context.words().name(next.provider());
                    home();
                    context.tell(failure, reason -> context.words().get("error.game", game, reason));
                });
    }

    private void showGame() {
        context.show(() -> {
            closePanels();
            panels = new GamePanels(context, play.live(), seat -> play.fullName(seat, context.words()), series);
            gameScreen = new GameScreen(context, play, panels.all());
            panels.board(gameScreen.board(), gameScreen::play, gameScreen::open);
            return gameScreen;
        });
        gameScreen.begin();
    }

    @Override
    public void settings() {
        new SettingsSheet(context, this::restyle).show();
    }

    @Override
    public void toggleFullScreen() {
        frame.toggleFullScreen();
    }

    @Override
    public void refresh() {
        Optional<SettingsSheet> sheet = SettingsSheet.in(stage());
        refreshScreen();
        sheet.ifPresent(open -> new SettingsSheet(context, this::restyle).show(open));
    }

    private void refreshScreen() {
        if (play == null) {
            shown.run();
        } else {
            GameScreen before = gameScreen;
            showGame();
            gameScreen.openAs(before);
        }
    }

    @Override
    public Optional<GameProvider> playing() {
        return Optional.ofNullable(play).map(GameController::provider);
    }

    @Override
    public void render() {
        ScreenUtils.clear(context.theme().color(Ink.BACKGROUND));
        PluginGuard.run(this::draw, this::recover);
    }

    private void draw() {
        if (gameScreen != null) {
            gameScreen.keyboardFocus(context.isFocusShown());
        }
        stage().act(Math.min(Gdx.graphics.getDeltaTime(), 1 / 20f));
        stage().draw();
    }

    /** A screen that cannot be drawn is left, or it would fail in every frame. */
    private void recover(Throwable failure) {
        if (stage().getBatch().isDrawing()) {
            stage().getBatch().end();
        }
        boolean elsewhere = !(context.shown() instanceof HomeScreen);
        context.failed(failure);
        Actor dialog = stage().getRoot().findActor("error");
        if (elsewhere) {
            home();
            if (dialog != null) {
                stage().addActor(dialog);
                stage().setKeyboardFocus(dialog);
            }
        }
    }

    @Override
    public void resize(int newWidth, int newHeight) {
        if (newWidth == 0 || newHeight == 0) {
            return;
        }
        context.resize(newWidth, newHeight);
        frame.resized(newWidth, newHeight);
        Gdx.app.postRunnable(() -> context.guarded(this::scaleChanged));
    }

    @Override
    public void dispose() {
        frame.remember();
        frame.dispose();
        leaveGame();
        lab.ifPresent(Lab::close);
        friends.close();
        context.dispose();
    }
}
