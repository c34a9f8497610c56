package org.marienbad.learn.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.learn.Methods;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.Training;

/** Learning where not all is known: by an auction whose sealed bids nobody else sees. */
class HiddenInformationTest {
    private static final Plugins PLUGINS = Plugins.load();
    private static final GameSetup SETUP = GameSetup.of(new ToldProvider(), 2, Map.of("lots", 8, "coins", 20), 0);

    @TempDir
    Path data;

    /** The auction, which tells learning what all know, and what a seat has bid itself. */
    private record Told(Game game) implements Game, Features {
        private static final int MOST = 40;

        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }

        @Override
        public Seen seen(State before, int code, Observer observer) {
            return game.seen(before, code, observer);
        }

        @Override
        public GameAdvice advice() {
            return GameAdvice.NONE;
        }

        @Override
        public int featureCount() {
            return 6 * MOST;
        }

        @Override
        public int maxActive() {
            return 6;
        }

        @Override
        @SuppressWarnings("unchecked")
        public int active(State state, int seat, int[] out) {
            Map<String, Object> position = game.position(state).orElseThrow();
            List<Integer> coins = (List<Integer>) position.get("coins");
            List<Integer> won = (List<Integer>) position.get("won");
            out[0] = (Integer) position.get("lot");
            out[1] = MOST + coins.get(seat);
            out[2] = 2 * MOST + coins.get(1 - seat);
            out[3] = 3 * MOST + won.get(seat);
            out[4] = 4 * MOST + won.get(1 - seat);
            List<Integer> bids = (List<Integer>) position.get("bids");
            out[5] = 5 * MOST + (seat < bids.size() ? 1 + bids.get(seat) : 0);
            return 6;
        }
    }

    private static final class ToldProvider implements GameProvider {
        private final AuctionProvider auction = new AuctionProvider();

        @Override
        public String id() {
            return "told-auction";
        }

        @Override
        public List<Setting<?>> options() {
            return auction.options();
        }

        @Override
        public Game create(int seats, Settings options) {
            return new Told(auction.create(seats, options));
        }

        @Override
        public String messages() {
            return auction.messages();
        }
    }

    private static Training trained(int games) {
        Method method = Methods.named("linear");
        Training training = method.start(SETUP, Settings.defaults(method.settings()), 1);
        if (games > 0) {
            training.advance(games, 1, () -> false);
        }
        return training;
    }

    private static double points(LongFunction<Player> one, LongFunction<Player> other) {
        return new Duel(SETUP, one, other, 1).score(40, 1, () -> false).points();
    }

    @Test
    void informationSetSearchPlaysByTheModel() {
        Game game = SETUP.game();
        LongFunction<Player> model = CountedSearch.players(game, trained(2000).learned());
        double chance = points(model, PlayerSpec.of("random").maker(PLUGINS.players(), game));
        assertTrue(chance > 0.75, chance + " against chance");
    }

    @Test
    void playersOfAGameWithHiddenInformationFindTheModel() throws IOException {
        String before = System.getProperty("marienbad.data");
        System.setProperty("marienbad.data", data.toString());
        try {
            Path file = Files.createDirectories(data.resolve("models")).resolve("told.model");
            ModelFile.write(file, trained(500), ModelFile.Notes.NONE);
            LongFunction<Player> model =
                    PlayerSpec.parse("mcts(model=told,iterations=60)").maker(PLUGINS.players(), SETUP.game());
            MatchResult result = new Match(SETUP, List.of(model.apply(1), model.apply(2)))
                    .seed(3)
                    .play();
            assertEquals(Optional.empty(), result.forfeit());
        } finally {
            if (before == null) {
                System.clearProperty("marienbad.data");
            } else {
                System.setProperty("marienbad.data", before);
            }
        }
    }
}
