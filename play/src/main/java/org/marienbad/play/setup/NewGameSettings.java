package org.marienbad.play.setup;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;
import org.marienbad.play.PlayerSelection;
import org.marienbad.request.GameRequest;
import org.marienbad.request.SetupCache;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The choices for the next game, as the user's choices remember them. Every game has its own options, starter, clock
 * and players; what has none is as the keys without {@code game.ID.} say, which nothing here writes.
 *
 * <p>A choice is remembered at once and not checked. A value that a game or player does not allow is left out when it
 * is asked for. Confined to one thread.
 */
public final class NewGameSettings {
    /** The player id that stands for a person. */
    public static final String PERSON = MatchRecord.PERSON;

    private static final Logger LOG = LoggerFactory.getLogger(NewGameSettings.class);

    private final Plugins plugins;
    private final PlayerSelection selection;
    private final Choices choices;
    private final Duration patience;
    private final SetupCache setups = new SetupCache();
    /** Why games and players are not offered, a line each. */
    private final Set<String> leftOut = new LinkedHashSet<>();
    /** The calls that hung, by the value asked for. They are not called again, as the screen stands still meanwhile. */
    private final Map<Object, PluginFault> hanging = new HashMap<>();
    /** The position in which the next game begins. It is not remembered for later; null for the usual start. */
    private Beginning beginning;

    /** @param patience how long a screen waits for plugins, one call of theirs at a time */
    public NewGameSettings(Plugins plugins, Choices choices, Duration patience) {
        this.plugins = plugins;
        this.patience = patience;
        selection = new PlayerSelection(plugins.players());
        this.choices = choices;
    }

    /** The games that can at least be described. */
    public List<GameProvider> games() {
        return plugins.games().all().stream()
                .filter(game -> isUsable("game " + game.id(), () -> {
                    game.messages(Locale.ENGLISH);
                    return game.options() != null && game.minSeats() <= game.maxSeats();
                }))
                .toList();
    }

    /** The players that can at least be described. */
    public List<PlayerProvider> players() {
        return plugins.players().all().stream()
                .filter(player -> isUsable("player " + player.id(), () -> {
                    player.messages(Locale.ENGLISH);
                    return player.settings() != null;
                }))
                .toList();
    }

    private boolean isUsable(String source, Supplier<Boolean> described) {
        try {
            return PluginGuard.of(source).call(described);
        } catch (PluginFault fault) {
            if (leftOut.add(fault.getMessage())) {
                LOG.warn("left out: {}", fault.getMessage());
            }
            return false;
        }
    }

    /** Why games and players that were asked for so far are not offered, a line each. */
    public List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    public Duration patience() {
        return patience;
    }

    /**
     * The result of {@code call} to plugins, within the screen's patience.
     *
     * @param plugins whose code it runs; those that come with the application may take their time
     * @param what tells this call from others; one that has hung fails at once
     * @throws RuntimeException of whatever kind the plugin throws, a {@link PluginFault} if it hangs
     */
    private <T> T ask(String source, List<Object> plugins, List<Object> what, Supplier<T> call) {
        PluginGuard guard =
                PluginGuard.of(source).passing(RuntimeException.class).remembering(hanging, what);
        for (Object plugin : plugins) {
            guard = guard.within(patience, plugin);
        }
        return guard.call(call);
    }

    /** How much time the seats have. */
    public ClockChoice clock() {
        return new ClockChoice(choices, prefix());
    }

    /** @throws IllegalArgumentException if there is no player with that id */
    public PlayerProvider player(String id) {
        return plugins.players().get(id);
    }

    /** The game chosen last, or the one to offer first; empty only if there is none. */
    public Optional<GameProvider> game() {
        String id = choices.get("game", "");
        return games().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .or(() -> games().stream().min(GameProvider.PROMINENT_FIRST));
    }

    public void game(GameProvider game) {
        choices.put("game", game.id());
    }

    /** The number chosen last, within what {@code game} allows; its least if none was chosen. */
    public int seats(GameProvider game) {
        int seats = choices.getInt("game." + game.id() + ".seats", game.minSeats());
        return Math.max(game.minSeats(), Math.min(game.maxSeats(), seats));
    }

    public void seats(GameProvider game, int seats) {
        choices.put("game." + game.id() + ".seats", seats);
    }

    /** Seat, or {@link GameSetup#BY_LOT}. */
    public int starter(GameProvider game) {
        return choices.getInt("game." + game.id() + ".starter", 0);
    }

    public void starter(GameProvider game, int starter) {
        choices.put("game." + game.id() + ".starter", starter);
    }

    /** The options remembered that the game still allows, and those by which people usually play it. */
    public Map<String, Object> options(GameProvider game) {
        Map<String, Object> options = new HashMap<>(game.forPeople());
        options.putAll(choices.group("game." + game.id() + ".option."));
        return allowed(game.options(), options);
    }

    public void options(GameProvider game, Map<String, ?> options) {
        choices.group("game." + game.id() + ".option.", options);
    }

    /** {@link #PERSON} or the id of a player that can play {@code game}: the one chosen last, if it can. */
    public String playerOf(int seat, Game game) {
        String id = own("seat." + seat + ".player", "");
        boolean known = players().stream().anyMatch(player -> player.id().equals(id));
        if (id.equals(PERSON) || !known && seat == 0) {
            return PERSON;
        }
        return known && PlayerSelection.canPlay(player(id), game)
                ? id
                : selection.opponent(game).map(PlayerSpec::id).orElse(PERSON);
    }

    public void playerOf(int seat, String id) {
        choices.put(prefix() + "seat." + seat + ".player", id);
    }

    /** The name of the person in that seat; blank if nobody said. */
    public String nameOf(int seat) {
        return own("seat." + seat + ".name", "");
    }

    public void nameOf(int seat, String name) {
        choices.put(prefix() + "seat." + seat + ".name", name.strip());
    }

    /** The names of the persons among {@code specs}, one a seat; blank where nobody said, and for others. */
    public List<String> names(List<Optional<PlayerSpec>> specs) {
        return IntStream.range(0, specs.size())
                .mapToObj(seat -> specs.get(seat).isEmpty() ? nameOf(seat) : "")
                .toList();
    }

    /** The settings remembered for that kind of player in that seat, as far as they are still allowed. */
    public Map<String, Object> settings(int seat, PlayerProvider player) {
        return allowed(player.settings(), ownGroup(settingsOf(seat, player)));
    }

    public void settings(int seat, PlayerProvider player, Map<String, ?> settings) {
        choices.group(prefix() + settingsOf(seat, player), settings);
    }

    private static String settingsOf(int seat, PlayerProvider player) {
        return "seat." + seat + "." + player.id() + ".";
    }

    /** Before the keys of what belongs to the game chosen: who plays it, and by which clock. */
    private String prefix() {
        return game().map(game -> "game." + game.id() + ".").orElse("");
    }

    /** The choice for this game; else for every game that has no choice of its own. */
    private String own(String key, String otherwise) {
        return choices.get(prefix() + key, choices.get(key, otherwise));
    }

    private Map<String, Object> ownGroup(String prefix) {
        Map<String, Object> own = choices.group(prefix() + prefix);
        return own.isEmpty() ? choices.group(prefix) : own;
    }

    /** The opponent for a user who names none; empty if no player can play {@code game}. */
    public Optional<String> opponent(Game game) {
        return selection.opponent(game).map(PlayerSpec::id);
    }

    /** The levels at which {@code game} can be played against; empty where no player has any. */
    public Optional<PlayerSelection.Scale> scale(Game game) {
        return selection.scale(game);
    }

    /** Forgets all that was chosen for {@code game}. */
    public void restoreDefaults(GameProvider game) {
        beginAsUsual();
        choices.group("game." + game.id() + ".", Map.of());
    }

    /** The seed of all randomness; empty for a new one each time. */
    public OptionalLong seed() {
        try {
            return OptionalLong.of(Long.parseLong(choices.get(prefix() + "seed", "")));
        } catch (NumberFormatException none) {
            return OptionalLong.empty();
        }
    }

    public void seed(OptionalLong seed) {
        choices.put(prefix() + "seed", seed.isPresent() ? seed.getAsLong() : "");
    }

    private static Map<String, Object> allowed(List<Setting<?>> declared, Map<String, Object> given) {
        given.entrySet()
                .removeIf(entry -> declared.stream()
                        .noneMatch(setting -> setting.key().equals(entry.getKey())
                                && setting.parse(entry.getValue()).isPresent()));
        return given;
    }

    /**
     * The setup chosen for {@code game}.
     *
     * @throws RuntimeException of whatever kind the game throws if it does not allow that
     */
    public GameSetup setup(GameProvider game) {
        int seats = seats(game);
        int starter = Math.min(starter(game), seats - 1);
        Map<String, Object> options = options(game);
        return ask("game " + game.id(), List.of(game), List.of(game.id(), seats, starter, options), () -> {
            GameSetup plain =
                    GameRequest.of(game.id(), seats, options, Reach.LOCAL).setup(plugins.games(), setups);
            boolean any = plain.game().info().has(GameInfo.Trait.ANY_STARTER);
            return any ? plain.starting(starter) : plain;
        });
    }

    /** The same, begun in the position that was set up for the next game, if one was. */
    public GameSetup setupToPlay(GameProvider game) {
        GameSetup setup = setup(game);
        return beginning(game)
                .map(begun -> askToBegin(game, () -> begun.under(setup).setup()))
                .orElse(setup);
    }

    /** The position set up for the next game of {@code game}; empty for the usual start. */
    public Optional<Beginning> beginning(GameProvider game) {
        return Optional.ofNullable(beginning)
                .filter(begun -> begun.setup().provider().id().equals(game.id()));
    }

    /** Whether the next game of {@code setup} can begin in a position that is set up. */
    public boolean canBeginElsewhere(GameSetup setup) {
        return askToBegin(setup.provider(), () -> Beginning.isOffered(setup));
    }

    /**
     * Sets up the position in which the next game of {@code setup} begins.
     *
     * @param step from the position set up before, perhaps under other rules, and at first the usual start, to the one wanted
     * @throws IllegalArgumentException saying what is wrong; the position stays as it was
     */
    public Beginning begin(GameSetup setup, UnaryOperator<Beginning> step) {
        Beginning before = beginning(setup.provider()).orElse(null);
        beginning = askToBegin(setup.provider(), () -> {
            Beginning now = step.apply(before == null ? Beginning.usual(setup) : before);
            now.view().picture(); // kept there, so that the game is asked for it under guard
            return now;
        });
        return beginning;
    }

    /** The next game begins as usual. */
    public void beginAsUsual() {
        beginning = null;
    }

    private <T> T askToBegin(GameProvider game, Supplier<T> call) {
        return ask("game " + game.id(), List.of(game), List.of("beginning of", game.id()), call);
    }

    /** The names of the seats in the game of {@code setup}. */
    public List<Text> seatNames(GameSetup setup) {
        GameProvider game = setup.provider();
        return ask(
                "game " + game.id(),
                List.of(game),
                List.of("seats of", game.id()),
                () -> IntStream.range(0, setup.seats())
                        .mapToObj(setup.game().view()::seatName)
                        .toList());
    }

    /** Who is to play each seat; empty for a person. */
    public List<Optional<PlayerSpec>> specs(Game game) {
        List<Optional<PlayerSpec>> specs = new ArrayList<>();
        for (int seat = 0; seat < game.info().seats(); seat++) {
            specs.add(spec(seat, playerOf(seat, game)));
        }
        return specs;
    }

    /** The same for whoever wants to play at once: where no seat has a person, the first one gets one. */
    public List<Optional<PlayerSpec>> specsForPerson(Game game) {
        List<Optional<PlayerSpec>> specs = specs(game);
        if (specs.stream().allMatch(Optional::isPresent)) {
            specs.set(0, Optional.empty());
        }
        return specs;
    }

    /** A person in the first seat, and the weakest computer in the others, where there is one. */
    public List<Optional<PlayerSpec>> specsForLearner(Game game) {
        Optional<PlayerSpec> easiest = scale(game).map(PlayerSelection.Scale::easiest);
        List<Optional<PlayerSpec>> specs =
                new ArrayList<>(Collections.nCopies(game.info().seats(), easiest));
        specs.set(0, Optional.empty());
        return specs;
    }

    /** The players of {@code record}, if all of them can play its game here; empty for a person. */
    public Optional<List<Optional<PlayerSpec>>> recorded(MatchRecord record, Game game) {
        try {
            List<Optional<PlayerSpec>> specs = new ArrayList<>();
            for (String text : record.players()) {
                PlayerSpec spec = PlayerSpec.parse(text, Reach.ANYWHERE);
                if (!spec.id().equals(PERSON) && !PlayerSelection.canPlay(player(spec.id()), game)) {
                    return Optional.empty();
                }
                specs.add(spec.id().equals(PERSON) ? Optional.empty() : Optional.of(spec));
            }
            return Optional.of(specs);
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    /** The player {@code id} with the settings remembered for that seat; empty for a person. */
    public Optional<PlayerSpec> spec(int seat, String id) {
        return id.equals(PERSON) ? Optional.empty() : Optional.of(spec(player(id), settings(seat, player(id))));
    }

    /** The player with {@code settings}. */
    public PlayerSpec spec(PlayerProvider player, Map<String, ?> settings) {
        Settings checked = Settings.of("setting", player.id(), player.settings(), settings, Reach.LOCAL);
        return new PlayerSpec(player.id(), checked.changed(), Reach.LOCAL);
    }

    /** Who is asked for a hint; empty if nobody can be. */
    public Optional<PlayerSpec> hintPlayer(Game game) {
        return selection.hintPlayer(game);
    }

    /** Chooses the values of {@code setup}, so that a rematch is of the same kind. */
    public void remember(GameSetup setup) {
        GameProvider game = setup.provider();
        game(game);
        seats(game, setup.seats());
        options(game, setup.options().changed());
        starter(game, setup.starter());
    }

    /** Whether its choice depends on the time it takes. */
    public boolean isTimed(PlayerSpec spec, Game game) {
        return ask(
                "player " + spec.id(),
                List.of(player(spec.id()), game),
                List.of(spec.toString(), game.getClass()),
                () -> spec.isTimed(plugins.players(), game, Budget.UNLIMITED));
    }

    /**
     * A new player.
     *
     * @throws RuntimeException of whatever kind the player throws if it does not allow these settings
     */
    public Player create(PlayerSpec spec, Game game, long seed) {
        return ask(
                "player " + spec.id(),
                List.of(player(spec.id()), game),
                List.of(spec.toString(), game.getClass()),
                () -> spec.create(plugins.players(), game, seed));
    }
}
