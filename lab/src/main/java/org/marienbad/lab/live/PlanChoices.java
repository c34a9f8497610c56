package org.marienbad.lab.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanTable;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.request.GameRequest;

/** The plan of a tournament as it is put together on a screen: who plays what, how often, and under which limits. */
public final class PlanChoices {
    /** A setting of a limit or a rule that is not wanted. */
    public static final String NONE = "none";

    public static final IntSetting GAMES = Setting.ofInt("games", 1, 1_000_000_000, PlanTable.DEFAULT_GAMES);
    public static final LongSetting SEED = Setting.ofLong("seed", 1);
    public static final IntSetting OPENING = Setting.ofInt("opening", 0, 1000, 0);
    /** 0 for none. */
    public static final IntSetting MILLIS = Setting.ofInt("millis", 0, 1_000_000, 0);
    /** 0 for none. */
    public static final IntSetting ITERATIONS = Setting.ofInt("iterations", 0, 1_000_000_000, 0);

    public static final ChoiceSetting CLOCK = Setting.ofChoice("clock", NONE, "1s", "5s", "1+0", "3+2", "5+3");
    /** Whether a pairing ends when it is decided who is better. */
    public static final ChoiceSetting STOP = Setting.ofChoice("stop", NONE, "sprt");

    private static final IntSetting ELO0 = Setting.ofInt("elo0", -1000, 1000, 0);
    private static final IntSetting ELO1 = Setting.ofInt("elo1", -1000, 1000, 10);

    private String game = "";
    private int seats = 2;
    private int starter;
    private Map<String, Object> options = Map.of();
    private final List<PlayerSpec> entrants = new ArrayList<>();
    private final Map<String, Object> values = new LinkedHashMap<>();

    /** The settings besides game and players: all of them, or without those that have no effect at present. */
    public List<Setting<?>> settings() {
        List<Setting<?>> all = new ArrayList<>(List.of(GAMES, SEED, OPENING, ITERATIONS, MILLIS, CLOCK));
        if (seats == 2) {
            all.add(STOP);
            if (!NONE.equals(value(STOP))) {
                all.addAll(List.of(ELO0, ELO1));
            }
        }
        return all;
    }

    /** The chosen values, by key; the rest has its default value. */
    public Map<String, Object> values() {
        return new LinkedHashMap<>(values);
    }

    /** Sets some of the {@link #settings}; others stay as they are. */
    public void values(Map<String, ?> some) {
        values.putAll(some);
    }

    private <T> T value(Setting<T> setting) {
        Object given = values.get(setting.key());
        return given == null ? setting.defaultValue() : setting.parse(given).orElse(setting.defaultValue());
    }

    /** The game by its id, for so many seats. */
    public void game(String id, int count) {
        game = id;
        seats = count;
    }

    public int seats() {
        return seats;
    }

    /** The options of the game, by their keys; those not named are as usual. Checked when the plan is made. */
    public void options(Map<String, ?> chosen) {
        options = new LinkedHashMap<>(chosen);
    }

    /** A seat, or {@link GameSetup#BY_LOT}. */
    public void starter(int seat) {
        starter = seat;
    }

    /** The entrants in the order in which they were added; to be changed by whoever asks. */
    public List<PlayerSpec> entrants() {
        return entrants;
    }

    /**
     * The plan. The plies of its games are kept, so that each can be looked at.
     *
     * @param label people's name of an entry, for messages
     */
    public PlanEntries entries(UnaryOperator<String> label) {
        Entries plan = new Entries(label);
        plan.put("game", game);
        plan.put("seats", seats);
        plan.put("options", options);
        plan.put("starter", GameRequest.plain(starter));
        plan.put("entrants", entrants.stream().map(PlayerSpec::toString).toList());
        plan.put("games", value(GAMES));
        plan.put("opening", value(OPENING));
        plan.put("seed", value(SEED));
        if (value(ITERATIONS) > 0) {
            plan.put("iterations", value(ITERATIONS));
        }
        if (value(MILLIS) > 0) {
            plan.put("millis", value(MILLIS));
        }
        if (!NONE.equals(value(CLOCK))) {
            plan.put("clock", value(CLOCK));
        }
        if (seats == 2 && !NONE.equals(value(STOP))) {
            plan.put("stop", "sprt(" + value(ELO0) + "," + value(ELO1) + ")");
        }
        plan.put("plies", true);
        return plan.entries;
    }

    /**
     * The tournament of this plan, every player and option checked.
     *
     * @throws IllegalArgumentException saying in one line what cannot be
     */
    public Tournament tournament(
            Catalogue<GameProvider> games, Catalogue<PlayerProvider> players, UnaryOperator<String> label) {
        return entries(label).tournament(games, players);
    }

    private static final class Entries {
        private final UnaryOperator<String> label;
        private PlanEntries entries = PlanEntries.none("plan");

        Entries(UnaryOperator<String> label) {
            this.label = label;
        }

        void put(String name, Object value) {
            entries = entries.with(name, value, label.apply(name));
        }
    }
}
