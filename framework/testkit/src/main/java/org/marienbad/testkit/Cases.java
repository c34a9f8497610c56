package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * The games of a provider worth examining. Every number of seats has the default options and a few random combinations.
 * The least number, or if thorough every one, also has each option at its extremes or with each of its words.
 *
 * @param refused how many combinations the provider refuses with a message
 * @param problem the fault of the provider itself, or null
 */
record Cases(List<Case> accepted, int refused, Violation problem) {
    /** As far as there are so many options to combine. */
    private static final int RANDOM_COMBINATIONS = 3;

    private static final int MOST_SEAT_COUNTS = 5;

    static Cases of(GameProvider provider, boolean thorough, long seed) {
        List<Case> accepted = new ArrayList<>();
        int refused = 0;
        Violation problem = null;
        String lastRefusal = "";
        try {
            for (int seats : seatCounts(provider)) {
                boolean withExtremes = thorough || seats == provider.minSeats();
                for (Settings options : combinations(provider, withExtremes, Seeds.split(seed, "options", seats))) {
                    try {
                        Game game = provider.create(seats, options);
                        require(game, seats);
                        accepted.add(new Case(provider, seats, options, game));
                    } catch (IllegalArgumentException refusal) {
                        refused++;
                        lastRefusal = String.valueOf(refusal.getMessage());
                        if (lastRefusal.equals("null") || lastRefusal.isBlank()) {
                            throw Violation.of("refusing without a reason", "a message", lastRefusal)
                                    .at(Case.name(seats, options));
                        }
                    } catch (Throwable thrown) {
                        if (!Violation.isPluginFault(thrown)) {
                            throw thrown;
                        }
                        throw Violation.thrown("create", thrown).at(Case.name(seats, options));
                    }
                }
            }
            if (accepted.isEmpty()) {
                problem = Violation.of(
                        "options accepted",
                        "at least one combination",
                        "none of " + refused + "; last: " + lastRefusal);
            }
        } catch (Throwable thrown) {
            if (!Violation.isPluginFault(thrown)) {
                throw thrown;
            }
            problem = Violation.thrown("the provider", thrown);
        }
        return new Cases(accepted, refused, problem);
    }

    private static void require(Game game, int seats) {
        if (game == null || game.info() == null) {
            throw Violation.of("create", "a game with an info", game == null ? "null" : "no info");
        }
        if (game.info().seats() != seats) {
            throw Violation.of("seats in the game info", seats, game.info().seats());
        }
        if (game.info().maxLegalActions() > GameSetup.MAX_LEGAL_ACTIONS) {
            throw Violation.of(
                    "maxLegalActions, for which every player makes room",
                    "at most " + GameSetup.MAX_LEGAL_ACTIONS,
                    game.info().maxLegalActions());
        }
    }

    /** All numbers of seats; of very many, the least and the most. */
    private static Set<Integer> seatCounts(GameProvider provider) {
        Set<Integer> counts = new LinkedHashSet<>();
        int least = provider.minSeats();
        int most = provider.maxSeats();
        if (most > GameInfo.MAX_SEATS) {
            throw Violation.of("maxSeats", "at most " + GameInfo.MAX_SEATS, most);
        }
        for (int seats = least; seats <= most && counts.size() < MOST_SEAT_COUNTS - 1; seats++) {
            counts.add(seats);
        }
        counts.add(most);
        return counts;
    }

    private static Set<Settings> combinations(GameProvider provider, boolean withExtremes, long seed) {
        List<Setting<?>> declared = provider.options();
        Settings defaults = Settings.defaults(declared);
        Set<Settings> combinations = new LinkedHashSet<>();
        combinations.add(defaults);
        for (Setting<?> setting : withExtremes ? declared : List.<Setting<?>>of()) {
            Set<Object> values = SettingValues.extremes(setting);
            if (setting instanceof NameSetting word) {
                values.addAll(provider.suggestions(word));
            }
            for (Object value : values) {
                combinations.add(Settings.of("option", provider.id(), declared, Map.of(setting.key(), value)));
            }
        }
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < Math.min(RANDOM_COMBINATIONS, declared.size()); i++) {
            Map<String, Object> given = new java.util.LinkedHashMap<>();
            declared.forEach(setting -> given.put(setting.key(), SettingValues.random(setting, random)));
            combinations.add(Settings.of("option", provider.id(), declared, given));
        }
        return combinations;
    }
}
