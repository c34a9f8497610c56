package org.marienbad.desktop.context;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.Autosave;
import org.marienbad.play.ContinuedGame;
import org.marienbad.play.GallerySieve;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayerSelection;
import org.marienbad.play.Series;
import org.marienbad.play.Tally;
import org.marienbad.store.GameFilter;
import org.marienbad.store.GameStore;
import org.marienbad.store.GameSummary;
import org.marienbad.store.StoredGame;

/**
 * The games that were played in this window and elsewhere by this user. Answers come later, in the thread of the
 * window, so that no frame waits for the disk.
 */
public final class History implements AutoCloseable {
    /** Games of plugins that are not there any more may be among the last. */
    private static final int SOME = 20;
    /** So many of the last games are searched. */
    private static final int SEARCHED = 5000;

    private final Autosave autosave;
    private final PluginGuard replaying;
    /** Plays games again, so that neither frames nor what is to be kept wait for games that take long. */
    private final ExecutorService replayer = Executors.newSingleThreadExecutor(DaemonThreads.named("history"));

    private final Supplier<Plugins> plugins;
    private final Consumer<Runnable> guarded;

    /**
     * @param file the database
     * @param patience how long a game may take to be played again
     * @param guarded runs a task and reports its failure
     * @param problem told of failures to keep a game, in the thread of the window
     */
    public History(
            Path file,
            Supplier<Plugins> plugins,
            Duration patience,
            Consumer<Runnable> guarded,
            Consumer<Text> problem) {
        autosave = new Autosave(file, words -> Gdx.app.postRunnable(() -> problem.accept(words)));
        replaying = PluginGuard.of("the game").passing(RuntimeException.class).within(patience);
        this.plugins = plugins;
        this.guarded = guarded;
    }

    /**
     * Keeps the game from now on.
     *
     * @param seated who plays, as records tell it
     * @param series the score of the series before this game
     */
    public void keep(LiveGame live, Supplier<List<String>> seated, Series series, Optional<StoredGame> kept) {
        live.keep(
                autosave,
                seated,
                record -> series.write(record.withPlugins(plugins.get().players())),
                kept);
    }

    /** The games that are not over, at most so many, the one played last first. */
    public void unfinished(int most, Consumer<List<GameSummary>> answer) {
        ask(
                store -> store.find(
                        GameFilter.all().result(GameFilter.Result.RUNNING).page(0, SOME)),
                games -> answer.accept(games.stream()
                        .filter(game -> plugins.get().games().all().stream()
                                .anyMatch(known -> known.id().equals(game.head().game())))
                        .limit(most)
                        .toList()));
    }

    /** The games whose titles contain {@code wanted}, capitals and accents aside, those played last first. */
    public void find(String wanted, UiMessages words, int most, Consumer<List<GameSummary>> answer) {
        String plain = GallerySieve.plain(wanted.strip());
        ask(
                store -> store.find(GameFilter.all().page(0, plain.isEmpty() ? most : SEARCHED)),
                games -> answer.accept(games.stream()
                        .filter(game -> GallerySieve.plain(title(game, words)).contains(plain))
                        .limit(most)
                        .toList()));
    }

    /** A game, played again; {@code answer} is not called if there is none with that number. */
    public void load(long id, Consumer<ContinuedGame> answer) {
        ask(
                store -> store.load(id),
                game -> game.ifPresent(stored -> answer.accept(replaying.call(
                        () -> ContinuedGame.of(stored, plugins.get().games())))));
    }

    /**
     * The main line of a game, as whoever kept it may see it; nothing where it cannot be played again, as without its
     * plugin.
     */
    public void view(long id, Consumer<Optional<MatchView>> answer) {
        Application window = Gdx.app;
        ask(store -> store.load(id), game -> {
            Catalogue<GameProvider> games = plugins.get().games();
            replayer.execute(() -> {
                Optional<MatchView> view = game.flatMap(stored -> replayed(stored, games));
                window.postRunnable(() -> guarded.accept(() -> answer.accept(view)));
            });
        });
    }

    private Optional<MatchView> replayed(StoredGame stored, Catalogue<GameProvider> games) {
        try {
            return Optional.of(replaying.call(() -> {
                MatchView view = ContinuedGame.of(stored, games).view();
                view.picture(); // kept there, so that the game is asked for it under guard
                return view;
            }));
        } catch (IllegalArgumentException | PluginFault unusable) {
            return Optional.empty();
        }
    }

    /** How persons fared in finished games. */
    public void statistics(Tally.Group by, Consumer<List<Tally>> answer) {
        ask(store -> Tally.of(store, MatchRecord.PERSON, by), answer);
    }

    /** The name of the game with that id; the id itself if it is not there any more. */
    public String name(String game, UiMessages words) {
        return plugins.get().games().all().stream()
                .filter(provider -> provider.id().equals(game))
                .findFirst()
                .map(words::name)
                .orElse(game);
    }

    public void delete(long id, Runnable done) {
        ask(store -> store.delete(id), deleted -> done.run());
    }

    private <T> void ask(Function<GameStore, T> question, Consumer<T> answer) {
        autosave.ask(question, found -> Gdx.app.postRunnable(() -> guarded.accept(() -> answer.accept(found))));
    }

    /**
     * The game and its players: {@code Kalaha against Computer, hard ×3; MCTS}. All of them are told unless just one is a
     * person.
     */
    public String title(GameSummary game, UiMessages words) {
        List<Integer> persons = persons(game);
        Map<String, Long> seats = IntStream.range(0, game.head().players().size())
                .filter(seat -> persons.size() != 1 || seat != persons.get(0))
                .mapToObj(seat -> player(game, seat, words))
                .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
        String players = seats.entrySet().stream()
                .map(name -> name.getValue() == 1 ? name.getKey() : name.getKey() + " ×" + name.getValue())
                .collect(Collectors.joining("; "));
        String name = name(game.head().game(), words);
        return players.isEmpty()
                ? name
                : words.get(persons.size() == 1 ? "history.against" : "history.among", name, players);
    }

    /** The seats of persons. */
    private static List<Integer> persons(GameSummary game) {
        List<String> players = game.head().players();
        return IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).equals(MatchRecord.PERSON))
                .boxed()
                .toList();
    }

    /** Persons without a name are told apart by their seats. */
    private String player(GameSummary game, int seat, UiMessages words) {
        List<String> names = game.head().names();
        if (!names.isEmpty() && !names.get(seat).isBlank()) {
            return names.get(seat);
        }
        List<Integer> persons = persons(game);
        return persons.size() > 1 && persons.contains(seat)
                ? words.get("history.person", seat + 1)
                : opponent(game.head().players().get(seat), words);
    }

    /** The name of the player of {@code spec}, with its level if it has levels, but without its other settings. */
    public String opponent(String spec, UiMessages words) {
        return parsed(spec)
                .map(player -> player.id().equals(MatchRecord.PERSON)
                        ? words.get("new.player.person")
                        : provider(player.id())
                                .map(provider -> words.name(provider, player.settings()))
                                .orElse(player.id()))
                .orElse(spec);
    }

    /** Empty if another program or version has written something unreadable. */
    private static Optional<PlayerSpec> parsed(String spec) {
        try {
            return Optional.of(PlayerSpec.parse(spec, Reach.LOCAL));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** The same with all settings that are given. */
    public String exactOpponent(String spec, UiMessages words) {
        String name = opponent(spec, words);
        return parsed(spec)
                .map(player -> {
                    Map<String, Object> others = new LinkedHashMap<>(player.settings());
                    provider(player.id())
                            .flatMap(PlayerSelection::level)
                            .ifPresent(level -> others.remove(level.key()));
                    String all = new PlayerSpec(player.id(), others, Reach.LOCAL).toString();
                    return (name + " " + all.substring(player.id().length())).strip();
                })
                .orElse(name);
    }

    /** The name of players with that id, for all levels. */
    public String opponents(String id, UiMessages words) {
        return provider(id).map(words::name).orElse(id);
    }

    private Optional<PlayerProvider> provider(String id) {
        return plugins.get().players().all().stream()
                .filter(provider -> provider.id().equals(id))
                .findFirst();
    }

    /** Its state: it is running, or how it ended, for the only person, or who won. */
    public String state(GameSummary game, UiMessages words) {
        if (!game.isFinished()) {
            return words.get("history.running", game.moves());
        }
        Winners outcome = game.head().winners().orElseThrow();
        List<Integer> persons = persons(game);
        if (persons.size() == 1) {
            double points = outcome.points(persons.get(0));
            return points == 1
                    ? words.get("history.won")
                    : points == 0 ? words.get("history.lost") : words.get("history.drawn");
        }
        return outcome.winners().size() > 1
                ? words.get("history.drawn")
                : words.get("history.wins", player(game, outcome.winners().get(0), words));
    }

    /** The words of {@code text}, which the framework has. */
    public static String sentence(Text text, Locale locale) {
        return Messages.of(locale).get(text);
    }

    @Override
    public void close() {
        replayer.shutdownNow();
        autosave.close();
    }
}
