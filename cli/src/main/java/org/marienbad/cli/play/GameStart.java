package org.marienbad.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.ContinuedGame;
import org.marienbad.play.LiveGame;

/** The game to be played in the terminal, and its first position. */
final class GameStart {
    private final GameSetup setup;
    private final long seed;
    private final List<PlayerSpec> players;
    private Budget budget = Budget.UNLIMITED;
    private PlyTree plies = PlyTree.empty();
    private Optional<Path> save = Optional.empty();
    private Optional<ContinuedGame> continued = Optional.empty();
    private Consumer<LiveGame> preparation = live -> {};
    private boolean kept = true;
    private PluginWatch watch = PluginWatch.none();
    private String typed = "";

    /** @param players one a seat */
    GameStart(GameSetup setup, long seed, List<PlayerSpec> players) {
        this.setup = setup;
        this.seed = seed;
        this.players = players;
    }

    /** A game of the user's, gone on with. */
    static GameStart of(ContinuedGame game, List<PlayerSpec> players) {
        GameStart start = new GameStart(game.setup(), game.seed(), players).plies(game.tree());
        start.continued = Optional.of(game);
        return start.prepared(live -> live.restore(game.stored().summary().head()));
    }

    /** Limits every decision, over and above the players' own. */
    GameStart budget(Budget limits) {
        budget = limits;
        return this;
    }

    /** The plies played already. */
    GameStart plies(PlyTree played) {
        plies = played;
        return this;
    }

    /** The preparation of the game before it starts, such as its clock. */
    GameStart prepared(Consumer<LiveGame> step) {
        preparation = step;
        return this;
    }

    void prepare(LiveGame live) {
        preparation.accept(live);
    }

    /** The file of the record after every ply; null for none. */
    GameStart save(Path file) {
        save = Optional.ofNullable(file);
        return this;
    }

    /** A game that is not worth keeping. */
    GameStart unkept() {
        kept = false;
        return this;
    }

    /** The directories whose jars are looked at while it is played; such a game is not kept. */
    GameStart watch(PluginWatch jars) {
        watch = jars;
        kept &= !jars.isOn();
        return this;
    }

    /** The line that the person typed before the plugins were loaded again. */
    GameStart typed(String line) {
        typed = line;
        return this;
    }

    GameSetup setup() {
        return setup;
    }

    long seed() {
        return seed;
    }

    List<PlayerSpec> players() {
        return players;
    }

    Budget budget() {
        return budget;
    }

    PlyTree plies() {
        return plies;
    }

    Optional<Path> save() {
        return save;
    }

    Optional<ContinuedGame> continued() {
        return continued;
    }

    PluginWatch watch() {
        return watch;
    }

    String typed() {
        return typed;
    }

    boolean isKept() {
        return kept;
    }
}
