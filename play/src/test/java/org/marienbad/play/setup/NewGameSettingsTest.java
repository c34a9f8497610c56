package org.marienbad.play.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.play.PlayerSelection;

class NewGameSettingsTest {
    /** Choices that are forgotten when the test ends. */
    private static final class Memory implements Choices {
        final Map<String, String> values = new TreeMap<>();

        @Override
        public String get(String key, String otherwise) {
            return values.getOrDefault(key, otherwise);
        }

        @Override
        public Map<String, Object> group(String prefix) {
            Map<String, Object> group = new LinkedHashMap<>();
            values.forEach((key, value) -> {
                if (key.startsWith(prefix)) {
                    group.put(key.substring(prefix.length()), value);
                }
            });
            return group;
        }

        @Override
        public void put(String key, Object value) {
            values.put(key, String.valueOf(value));
        }

        @Override
        public void group(String prefix, Map<String, ?> group) {
            values.keySet().removeIf(key -> key.startsWith(prefix));
            group.forEach((key, value) -> put(prefix + key, value));
        }
    }

    private final Memory memory = new Memory();
    private final NewGameSettings settings = new NewGameSettings(Plugins.load(), memory, Duration.ofSeconds(20));
    private GameProvider first;
    private GameProvider second;

    @BeforeEach
    void chooseGames() {
        List<GameProvider> games =
                settings.games().stream().filter(game -> game.minSeats() == 2).toList();
        first = games.get(0);
        second = games.get(1);
        settings.game(first);
    }

    private Game game() {
        return settings.setup(settings.game().orElseThrow()).game();
    }

    @Test
    void thePlayersAreRememberedForEachGame() {
        settings.playerOf(0, "random");
        settings.playerOf(1, NewGameSettings.PERSON);
        settings.nameOf(1, " Anna ");
        settings.clock().choose("10+0");
        settings.game(second);
        assertEquals(NewGameSettings.PERSON, settings.playerOf(0, game()));
        assertEquals("", settings.nameOf(1));
        assertTrue(settings.clock().control().isUnlimited());
        settings.game(first);
        assertEquals("random", settings.playerOf(0, game()));
        assertEquals(List.of("", "Anna"), settings.names(settings.specs(game())));
        assertEquals("10+0", settings.clock().control().toString());
    }

    @Test
    void theOptionsThatSuitPeopleAreChosenUntilTheyChooseOthers() {
        GameProvider game = settings.games().stream()
                .filter(each -> !each.forPeople().isEmpty())
                .findFirst()
                .orElseThrow();
        assertEquals(game.forPeople(), settings.options(game));
        assertEquals(game.forPeople(), settings.setup(game).options().changed());
        settings.options(game, Map.of("steps", "merged"));
        assertEquals(Map.of("steps", "merged"), settings.options(game));
    }

    @Test
    void onlyPersonsHaveNames() {
        settings.nameOf(0, "Anna");
        settings.playerOf(0, "random");
        assertEquals(List.of("", ""), settings.names(settings.specs(game())));
    }

    @Test
    void playingAtOnceGivesASeatAndChangesNothingElse() {
        settings.playerOf(0, "random");
        settings.playerOf(1, "random");
        assertEquals(
                List.of(false, true),
                settings.specsForPerson(game()).stream()
                        .map(Optional::isPresent)
                        .toList());
        assertEquals("random", settings.playerOf(0, game()));
        settings.playerOf(1, NewGameSettings.PERSON);
        assertEquals(settings.specs(game()), settings.specsForPerson(game()));
    }

    @Test
    void restoringDefaultsForgetsAllOfThatGameAndNothingOfOthers() {
        for (GameProvider game : List.of(first, second)) {
            settings.game(game);
            settings.playerOf(0, "random");
            settings.nameOf(0, "Anna");
            settings.starter(game, 1);
            settings.clock().choose("10+0");
            settings.seed(OptionalLong.of(7));
            settings.settings(0, settings.player("random"), Map.of());
        }
        settings.restoreDefaults(first);
        assertEquals(
                List.of(),
                memory.values.keySet().stream()
                        .filter(key -> key.startsWith("game." + first.id() + "."))
                        .toList());
        assertEquals("random", settings.playerOf(0, game()));
        assertEquals(OptionalLong.of(7), settings.seed());
    }

    @Test
    void aLevelIsASettingOfTheFirstOpponentThatHasThem() {
        PlayerSelection.Scale levels = settings.scale(game()).orElseThrow();
        assertEquals(GameAdvice.LEVELS, levels.setting().values());
        settings.playerOf(1, levels.player().id());
        settings.settings(1, levels.player(), Map.of(levels.setting().key(), "hard"));
        PlayerSpec spec = settings.specs(game()).get(1).orElseThrow();
        assertEquals("hard", spec.settings().get(levels.setting().key()));
    }

    @Test
    void theChoiceForAllGamesGivesWayToThatForOne() {
        memory.put("seat.0.player", "random");
        assertEquals("random", settings.playerOf(0, game()));
        settings.playerOf(0, NewGameSettings.PERSON);
        assertEquals(NewGameSettings.PERSON, settings.playerOf(0, game()));
        settings.game(second);
        assertEquals("random", settings.playerOf(0, game()));
    }
}
