package org.marienbad.opponents.kgp;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PositionNotation;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.framework.shared.Processors;

/** {@code marienbad kgp ADDRESS}: lets a player of ours play at a server of the Kalah Game Protocol. */
public final class KgpCommand implements Subcommand {
    private static final String ID = "kgp";
    private static final TextSetting PLAYER = Setting.ofText("player");
    private static final ChoiceSetting MODE = Setting.ofChoice("mode", "freeplay", "eval", "verify");
    private static final TextSetting NAME = Setting.ofText("name");
    private static final TextSetting AUTHORS = Setting.ofText("authors");
    private static final TextSetting DESCRIPTION = Setting.ofText("description");
    private static final TextSetting TOKEN = Setting.ofText("token");
    private static final IntSetting ANSWERS = Setting.ofInt("answers", 0, Integer.MAX_VALUE, 0);
    private static final IntSetting THREADS = Setting.ofInt("threads", 0, 1024, 0);
    private static final LongSetting SEED = Setting.ofLong("seed", 0);

    /** A board of the size that is usual, to see at once whether the player can play. */
    private static final String USUAL = "<6,0,0,6,6,6,6,6,6,6,6,6,6,6,6>";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Operands operands() {
        return new Operands("ADDRESS", 1, 1);
    }

    @Override
    public boolean printsJson() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(PLAYER, MODE, NAME, AUTHORS, DESCRIPTION, TOKEN, ANSWERS, THREADS, SEED);
    }

    @Override
    public boolean run(CommandContext context) {
        Settings settings = context.settings();
        Address address = Address.parse(context.operands().get(0));
        PositionNotation notation = context.plugins().services(PositionNotation.class).stream()
                .filter(each -> each.id().equals(ID))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game here reads the boards of the protocol"));
        Game usual = notation.read(USUAL).game();
        Catalogue<PlayerProvider> players = context.plugins().players();
        String given = settings.get(PLAYER);
        PlayerSpec spec = given.isEmpty() ? best(players, usual) : PlayerSpec.parse(given, Reach.LOCAL);
        long seed = settings.get(SEED) == 0 ? new SecureRandom().nextLong() : settings.get(SEED);
        int threads = Processors.orAll(settings.get(THREADS));
        try (PlayerPool pool = new PlayerPool(players, spec, seed, threads)) {
            pool.giveBack(usual, pool.take(usual));
            Client.Wish wish = new Client.Wish(
                    Client.Mode.valueOf(settings.get(MODE).toUpperCase(Locale.ROOT)),
                    options(settings, spec),
                    settings.get(ANSWERS));
            context.event(
                    "plays",
                    Map.of("player", spec.toString(), "seed", seed),
                    context.messages().get("plays", spec.toString(), String.valueOf(seed)));
            return new Client(address.connect(), wish, notation, pool, threads, context).run();
        } catch (IOException unreachable) {
            context.warn(context.messages()
                    .get("unreachable", address.toString(), String.valueOf(unreachable.getMessage())));
            return false;
        }
    }

    /** The player that is the best opponent in {@code game}. */
    private static PlayerSpec best(Catalogue<PlayerProvider> players, Game game) {
        return players.all().stream()
                .filter(each ->
                        each.hasDefaults() && each.unsupportedReason(game).isEmpty())
                .max(Comparator.comparing(each -> each.opponentRank(game)))
                .map(PlayerProvider::id)
                .map(PlayerSpec::of)
                .orElseThrow(() -> new IllegalArgumentException("no player here can play this game"));
    }

    private static Map<String, String> options(Settings settings, PlayerSpec spec) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("info:name", settings.get(NAME));
        options.put("info:authors", settings.get(AUTHORS));
        options.put(
                "info:description",
                settings.get(DESCRIPTION).isEmpty() ? "Marienbad: " + spec : settings.get(DESCRIPTION));
        options.put("auth:token", settings.get(TOKEN));
        return options;
    }
}
