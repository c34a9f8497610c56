package org.marienbad.server.join;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.play.PlayerSelection;

/** {@code marienbad join LINK}: a player of this machine sits down at a room of a server. */
public final class JoinCommand implements Subcommand {
    private static final String ID = "join";
    private static final TextSetting PLAYER = Setting.ofText("player");
    private static final TextSetting NAME = Setting.ofText("name");
    private static final IntSetting GAMES = Setting.ofInt("games", 1, 1_000_000, 1);
    private static final IntSetting PATIENCE = Setting.ofInt("patience", 0, 86_400, 300);
    private static final LongSetting SEED = Setting.ofLong("seed", 0);

    private static final Duration FIRST_WAIT = Duration.ofMillis(500);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Group group() {
        return Group.PLAY;
    }

    @Override
    public Operands operands() {
        return new Operands("LINK", 1, 1);
    }

    @Override
    public boolean printsJson() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(PLAYER, NAME, GAMES, PATIENCE, SEED);
    }

    @Override
    public boolean run(CommandContext context) {
        Settings settings = context.settings();
        SeatLink link = SeatLink.parse(context.operands().get(0));
        Catalogue<GameProvider> games = context.plugins().games();
        Catalogue<PlayerProvider> players = context.plugins().players();
        String given = settings.get(PLAYER);
        if (!given.isEmpty()) {
            PlayerSpec.parse(given, Reach.LOCAL).settings(players); // known before anybody is waiting for it
        }
        long seed = settings.get(SEED) == 0 ? new SecureRandom().nextLong() : settings.get(SEED);
        JoinClient.Wish wish = new JoinClient.Wish(
                name(settings, given), settings.get(GAMES), Duration.ofSeconds(settings.get(PATIENCE)));
        JoinClient.Seats seats = (number, view) -> {
            GameSetup setup = view.setup(games);
            PlayerSpec spec = given.isEmpty() ? best(players, setup.game()) : PlayerSpec.parse(given, Reach.LOCAL);
            return new RemoteSeat(
                    setup, view.seat(), spec.maker(players, setup.game()), Seeds.oneWay(seed, "player", number));
        };
        RoomApi api = new RoomApi(link.server(), context.messages().locale());
        try {
            return new JoinClient(api, link, wish, seats, () -> new Backoff(FIRST_WAIT, LONGEST_WAIT), context).run();
        } catch (RoomApi.Refused refused) {
            context.warn(context.messages().get("refused", JoinClient.reason(refused)));
        } catch (IOException unreachable) {
            context.warn(context.messages().get("lost", JoinClient.reason(unreachable)));
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private static String name(Settings settings, String player) {
        return settings.get(NAME).isEmpty() ? player : settings.get(NAME);
    }

    private static PlayerSpec best(Catalogue<PlayerProvider> players, Game game) {
        return new PlayerSelection(players)
                .opponent(game)
                .orElseThrow(() -> new IllegalArgumentException("no player here can play this game"));
    }
}
