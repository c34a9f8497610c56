package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;
import org.marienbad.play.BoardSides;
import org.marienbad.play.CalledNames;
import org.marienbad.play.ContinuedGame;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.Series;
import org.marienbad.play.WhoseTurn;
import org.marienbad.play.setup.NewGameSettings;

/** The game on the screen, and who plays. Players' answers wait while tokens are still moving. */
public final class GameController implements AutoCloseable {
    private final NewGameSettings choice;
    private final Consumer<Runnable> guarded;
    private final GameProvider provider;
    private final LiveGame live;
    private final long seed;
    private final List<Optional<PlayerSpec>> specs;
    private final OptionalInt lower;
    /** The seats whose players decide by the clock. */
    private final Set<Integer> timed = new HashSet<>();

    private final Queue<Runnable> answers = new ArrayDeque<>();
    private boolean held;
    private int exchanges;

    /**
     * A game not yet started but for some plies.
     *
     * @param plies played already
     * @param players who plays each seat; empty for a person
     * @param guarded runs a task and reports what it throws
     */
    public GameController(
            NewGameSettings choice,
            GameSetup setup,
            long seed,
            PlyTree plies,
            Function<Game, List<Optional<PlayerSpec>>> players,
            Consumer<Runnable> guarded) {
        this(choice, setup, seed, plies, guarded);
        specs.addAll(players.apply(game()));
        live.names(choice.names(specs));
        seatPlayers();
    }

    /** A game of the user's store, where it was left. */
    public GameController(NewGameSettings choice, ContinuedGame game, Consumer<Runnable> guarded) {
        this(choice, game.setup(), game.seed(), game.tree(), guarded);
        game.players().forEach(spec -> specs.add(Optional.of(spec).filter(player -> !isPerson(player))));
        live.restore(game.stored().summary().head());
        seatPlayers();
        if (game.stored().summary().isFinished()) {
            live.visit(live.tree().end());
        } else {
            live.continueAt(game.node());
        }
    }

    private GameController(
            NewGameSettings choice, GameSetup setup, long seed, PlyTree plies, Consumer<Runnable> guarded) {
        this.choice = choice;
        this.guarded = guarded;
        this.seed = seed;
        provider = setup.provider();
        specs = new ArrayList<>();
        live = new LiveGame(setup, seed, plies, this::later, choice.patience());
        live.timed(timed::contains);
        lower = lowerSeat();
    }

    /** The same partners play again: another one starts where the game allows that, else all move a seat further. */
    public GameController rematch(long otherSeed) {
        GameSetup last = live.setup();
        boolean stay = Series.keepsSeats(live);
        GameSetup setup = last.starting(Series.nextStarter(last));
        GameController next = new GameController(choice, setup, otherSeed, PlyTree.empty(), guarded);
        List<String> names = IntStream.range(0, last.seats())
                .mapToObj(seat -> live.name(seat).orElse(""))
                .toList();
        next.specs.addAll(stay ? specs : Series.rotated(specs));
        next.live.names(stay ? names : Series.rotated(names));
        next.live.clock(live.timeControl());
        next.seatPlayers();
        return next;
    }

    private static boolean isPerson(PlayerSpec spec) {
        return spec.id().equals(MatchRecord.PERSON);
    }

    private void seatPlayers() {
        for (int seat = 0; seat < specs.size(); seat++) {
            if (specs.get(seat).isPresent()) {
                noteTime(seat, specs.get(seat));
                live.player(seat, choice.create(specs.get(seat).get(), game(), Seeds.oneWay(seed, "player", seat)));
            }
        }
    }

    /** Who plays, as records tell it. */
    public List<String> seated() {
        return specs.stream()
                .map(spec -> spec.map(PlayerSpec::toString).orElse(MatchRecord.PERSON))
                .toList();
    }

    /** A game that was played elsewhere, to be looked at. */
    public GameController(NewGameSettings choice, PlayedGame played, Consumer<Runnable> guarded) {
        this.choice = choice;
        this.guarded = guarded;
        provider = played.setup().provider();
        specs = new ArrayList<>(Collections.nCopies(played.setup().seats(), Optional.empty()));
        seed = 0;
        live = new LiveGame(played, this::later, choice.patience());
        lower = lowerSeat();
    }

    private void later(Runnable answer) {
        Gdx.app.postRunnable(() -> {
            answers.add(answer);
            release();
        });
    }

    public GameProvider provider() {
        return provider;
    }

    Game game() {
        return live.setup().game();
    }

    public LiveGame live() {
        return live;
    }

    /** The position shown, as whoever looks at the screen may see it. */
    public MatchView view() {
        return live.view();
    }

    /** The name of who sits there, a person or a computer; what the game calls the seat where a person has none. */
    public String seatName(int seat, UiMessages words) {
        return called(words, (player, settings) -> words.name(player)).get(seat);
    }

    /** The same with the level of a computer that has levels. */
    public String fullName(int seat, UiMessages words) {
        return called(words, words::name).get(seat);
    }

    private List<String> called(UiMessages words, BiFunction<PlayerProvider, Map<String, Object>, String> computers) {
        List<String> names = new ArrayList<>();
        List<String> players = new ArrayList<>();
        List<String> titles = new ArrayList<>();
        for (int seat = 0; seat < live.setup().seats(); seat++) {
            names.add(live.name(seat).orElse(""));
            players.add(spec(seat)
                    .map(player -> computers.apply(choice.player(player.id()), player.settings()))
                    .orElse(""));
            titles.add(seatTitle(seat, words));
        }
        return CalledNames.of(names, players, titles);
    }

    /** The game's name of a seat. */
    String seatTitle(int seat, UiMessages words) {
        return words.get(provider, view().seatName(seat));
    }

    /** Whether the seats face each other across the board. */
    boolean hasSides() {
        return lower.isPresent();
    }

    /** Whether the only person here has the upper side of the board. */
    boolean isPersonAbove() {
        return lower.isPresent() && WhoseTurn.isAlone(live, 1 - lower.getAsInt());
    }

    /** The seat that has the lower side of the board, if the seats face each other. */
    private OptionalInt lowerSeat() {
        try {
            return PluginGuard.of("game " + provider.id())
                    .within(choice.patience(), provider)
                    .call(() -> BoardSides.lower(live.setup()));
        } catch (PluginFault unknown) {
            return OptionalInt.empty();
        }
    }

    /** A sentence of the game's, in which everybody is called by name, not as the seats are. */
    String sentence(Text text, UiMessages words) {
        return called(words.get(provider, text), words);
    }

    /** An action or a task in the words of the seat to move, in which everybody else is called by name. */
    String own(Text text, UiMessages words) {
        return called(words.own(provider, text), words);
    }

    private String called(String said, UiMessages words) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int seat = 0; seat < live.setup().seats(); seat++) {
            names.putIfAbsent(seatTitle(seat, words), seatName(seat, words));
        }
        // All at once: somebody may be called as another's seat is.
        String seats =
                names.keySet().stream().map(Pattern::quote).collect(Collectors.joining("|", "(?U)\\b(?:", ")\\b"));
        return Pattern.compile(seats)
                .matcher(said)
                .replaceAll(seat -> Matcher.quoteReplacement(names.get(seat.group())));
    }

    /** Who plays that seat; empty for a person. */
    Optional<PlayerSpec> spec(int seat) {
        return specs.get(seat);
    }

    /** Exchanges a player in the middle of the game. */
    void replacePlayer(int seat, Optional<PlayerSpec> spec) {
        long own = Seeds.oneWay(seed, "exchanged player", exchanges++);
        Player player = spec.map(wanted -> choice.create(wanted, game(), own)).orElse(null);
        specs.set(seat, spec);
        noteTime(seat, spec);
        live.player(seat, player);
    }

    private void noteTime(int seat, Optional<PlayerSpec> spec) {
        timed.remove(seat);
        spec.filter(wanted -> choice.isTimed(wanted, game())).ifPresent(clocked -> timed.add(seat));
    }

    boolean hasPlayers() {
        return specs.stream().anyMatch(Optional::isPresent);
    }

    /** While held, what players answer is kept for later. */
    void hold(boolean wait) {
        held = wait;
        release();
    }

    private void release() {
        while (!held && !answers.isEmpty()) {
            guarded.accept(answers.poll());
        }
    }

    @Override
    public void close() {
        live.close();
        answers.clear();
    }
}
