package org.marienbad.lab.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.toy.Toy;
import org.marienbad.lab.Toys;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Tournament;

class PlanEntriesTest {
    private static final String PLAN = """
            {
              "game": "toy",
              "options": {"counters": 20},
              "entrants": ["dice", {"name": "poor", "player": "miser"}, "dice"],
              "games": 30,
              "seed": 7,
              "stop": "sprt(0,10)",
              "threads": 3
            }
            """;

    private static Tournament tournament(PlanEntries entries) {
        return entries.tournament(Toys.GAMES, Toys.PLAYERS);
    }

    private static String refusal(String json) {
        return assertThrows(IllegalArgumentException.class, () -> tournament(PlanEntries.read("plan.json", json)))
                .getMessage();
    }

    @Test
    void aFileSaysWhatIsPlayed() {
        PlanEntries entries = PlanEntries.read("plan.json", PLAN);
        Tournament tournament = tournament(entries);
        assertEquals("counters=20", tournament.setup().options().toString());
        assertEquals(
                List.of("dice", "poor", "dice #2"),
                tournament.entrants().stream().map(Entrant::name).toList());
        assertEquals(90, tournament.games());
        assertEquals(7, tournament.options().seed());
        assertEquals("sprt(0,10)", tournament.options().stop().orElseThrow().toString());
        assertEquals(OptionalInt.of(3), entries.threads());
    }

    @Test
    void aWrittenTournamentIsReadAsTheSame() {
        Tournament one = tournament(PlanEntries.read("plan.json", PLAN));
        Tournament two = tournament(PlanEntries.read("plan.json", PlanJson.pretty(one)));
        assertEquals(PlanJson.plain(one), PlanJson.plain(two));
        String older = PlanJson.pretty(one).replace("\"oracle\"", "\"truth\"");
        assertEquals(PlanJson.plain(one), PlanJson.plain(tournament(PlanEntries.read("plan.json", older))));
        assertEquals(PlanJson.hash(one), PlanJson.hash(two));
        assertTrue(PlanJson.hash(one).matches("[0-9a-f]{64}"));
    }

    @Test
    void everyEntryIsWrittenAndReadAgain() {
        Tournament one = tournament(PlanEntries.none("flags")
                .with("game", "toy", "--game")
                .with("options", Map.of("dice", "on"), "--option")
                .with("starter", "lot", "--starter")
                .with("entrants", List.of("dice", "miser"), "--player")
                .with("pairs", List.of(List.of("dice", "dice"), List.of("miser", "dice")), "--pair")
                .with("seating", "fixed", "--seating")
                .with("opening", 2, "--opening")
                .with("iterations", 10, "--iterations")
                .with("depth", 3, "--depth")
                .with("patience", 1.5, "--patience")
                .with("clock", "5+3", "--clock")
                .with("oracle", "miser", "--oracle")
                .with("plies", true, "--plies"));
        Tournament two = tournament(PlanEntries.read("plan.json", PlanJson.pretty(one)));
        assertEquals(PlanJson.plain(one), PlanJson.plain(two));
        assertEquals(GameSetup.BY_LOT, two.setup().starter());
        assertEquals(List.of(List.of(0, 0), List.of(1, 0)), two.pairings());
        assertEquals(10, two.options().budget().iterations());
        assertEquals(1500, two.options().patience().toMillis());
        assertEquals("5+3", two.options().clock().toString());
        assertTrue(two.options().plies());
    }

    /** Of the toy's options, dice need more than ten counters. */
    private static final GameProvider DEMANDING = new GameProvider() {
        private final GameProvider toy = new Toy();

        @Override
        public String id() {
            return "demanding";
        }

        @Override
        public List<Setting<?>> options() {
            return toy.options();
        }

        @Override
        public Game create(int seats, Settings options) {
            if (options.get(Toy.DICE) && options.get(Toy.COUNTERS) <= 10) {
                throw new IllegalArgumentException("option 'dice': they need more than 10 counters");
            }
            return toy.create(seats, options);
        }
    };

    @Test
    void optionsAreCheckedTogetherAsTheGameTakesThem() {
        PlanEntries plan = PlanEntries.read("plan.json", "{\"starter\": 2, \"options\": {\"dice\": true}}")
                .with("game", "demanding", "--game")
                .with("entrants", List.of("dice", "miser"), "--player");
        Catalogue<GameProvider> games = GameProvider.catalogue(List.of(DEMANDING));
        Tournament together =
                plan.with("options", Map.of("counters", 20), "--option").tournament(games, Toys.PLAYERS);
        assertEquals("counters=20,dice=on", together.setup().options().toString());
        assertEquals(1, together.setup().starter());
        assertEquals(
                "plan.json line 1, $.options.dice: option 'dice': they need more than 10 counters",
                assertThrows(IllegalArgumentException.class, () -> plan.tournament(games, Toys.PLAYERS))
                        .getMessage());
    }

    @Test
    void flagsTakeThePlaceOfEntriesAndOptionsAreAdded() {
        PlanEntries file = PlanEntries.read("plan.json", PLAN);
        Tournament tournament =
                tournament(file.with("games", 5, "--games").with("options", Map.of("dice", "on"), "--option"));
        assertEquals(15, tournament.games());
        assertEquals("counters=20,dice=on", tournament.setup().options().toString());
        assertNotEquals(PlanJson.hash(tournament), PlanJson.hash(tournament(file)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{@  'games': 0,@  'game': 'toy'@} | plan.json line 2, $.games: '0' is not allowed; allowed: a whole"
                        + " number from 1 to 1000000000000",
                "{@  'game': 'toi'@} | plan.json line 2, $.game: unknown game 'toi' (did you mean 'toy'?); there are:"
                        + " toy",
                "{@  'gaem': 'toy'@} | plan.json line 2, $.gaem: unknown entry 'gaem' (did you mean 'game'?); there"
                        + " are:",
                "{ 'options': {@ 'counters': 99 } } | plan.json line 2, $.options.counters: option 'counters' of toy:"
                        + " '99' is not allowed; allowed: a whole number from 1 to 50",
                "{ 'options': { 'counters': null } } | plan.json line 1, $.options.counters: option 'counters' of toy:"
                        + " 'null' is not allowed; allowed: a whole number from 1 to 50",
                "{ 'entrants': ['dice',@ 'dise'] } | plan.json line 2, $.entrants[1]: unknown player 'dise' (did you"
                        + " mean 'dice'?)",
                "{ 'entrants': [{'name': 'a', 'player': 'dice'},@{'name': 'a', 'player': 'dice'}] } | plan.json line 2,"
                        + " $.entrants[1].name: another entrant is called 'a' already",
                "{ 'entrants': [{@'nam': 'a', 'player': 'dice'}] } | plan.json line 2, $.entrants[0].nam: unknown"
                        + " entry of an entrant 'nam' (did you mean 'name'?); there are: name, player",
                "{ 'entrants': ['dice(x=1)'] } | plan.json line 1, $.entrants[0]: unknown setting of dice 'x'",
                "{ 'entrants': [] } | plan.json line 1, $.entrants: no entrants are given",
                "{ 'entrants': ['dice'] } | plan.json line 1, $.entrants: a game has 2 seats, but there is only 1"
                        + " entrant",
                "{ 'pairs': [['dice', 'mister']] } | plan.json line 1, $.pairs[0][1]: unknown entrant 'mister' (did you"
                        + " mean 'miser'?); there are: dice, miser",
                "{ 'pairs': [['dice', 'miser']],@ 'schedule': 'gauntlet' } | plan.json line 1, $.pairs: pairs are"
                        + " listed, but the schedule is not 'pairs'",
                "{ 'pairs': [['dice']] } | plan.json line 1, $.pairs: a pairing of 1 entrants [0] does not fit 2 seats",
                "{ 'schedule': 'swiss' } | plan.json line 1, $.schedule: 'swiss' is not allowed; allowed: one of"
                        + " round-robin, gauntlet, pairs",
                "{ 'starter': 0 } | plan.json line 1, $.starter: starter '0' is not a seat; allowed: 1 to 2, or lot",
                "{ 'seats': 3 } | plan.json line 1, $.seats: toy cannot be played by 3 seats; allowed: 2",
                "{ 'stop': 'sprt(10,0)' } | plan.json line 1, $.stop: 'sprt(10,0)': elo0 10.0 must be less than elo1"
                        + " 0.0",
                "{ 'selfPlay': 'yes' } | plan.json line 1, $.selfPlay: 'yes' is not allowed; allowed: true or false",
                "{ 'threads': {} } | plan.json line 1, $.threads: an object is not allowed; allowed: a whole number"
                        + " from 1 to 1024",
                "{@  'game': 'toy',,@} | plan.json line 2, column 17: ",
                "{ 'game': 'toy', 'game': 'toy' } | plan.json line 1, column",
                "{ 'game': | plan.json line 1, column 10: the JSON breaks off",
                "[] | plan.json line 1, $: a list is not allowed; allowed: an object",
                "{} {} | plan.json line 1: something follows the end of the JSON object"
            })
    void faultsAreSaidWithTheirPlaceAndTheAllowedValues(String json, String message) {
        String given = json.replace('@', '\n').replace('\'', '"');
        PlanEntries defaults = PlanEntries.read("plan.json", "{}")
                .with("game", "toy", "")
                .with("entrants", List.of("dice", "miser"), "");
        String refusal = assertThrows(IllegalArgumentException.class, () -> {
                    PlanEntries entries = PlanEntries.read("plan.json", given);
                    for (String name : List.of("game", "entrants")) {
                        entries = entries.withMissing(name, defaults);
                    }
                    entries.threads();
                    tournament(entries);
                })
                .getMessage();
        assertTrue(refusal.startsWith(message), refusal);
        assertEquals(1, refusal.lines().count());
    }

    @Test
    void faultsOfAFlagNameTheFlag() {
        PlanEntries entries = PlanEntries.read("plan.json", PLAN).with("games", 0, "--games");
        assertTrue(assertThrows(IllegalArgumentException.class, () -> tournament(entries))
                .getMessage()
                .startsWith("--games: '0' is not allowed"));
    }

    @Test
    void missingEntriesAreSaid() {
        assertEquals("plan.json: no game is named; allowed: toy", refusal("{\"entrants\": [\"dice\"]}"));
        assertTrue(refusal("{\"game\": \"toy\"}").startsWith("plan.json: no entrants are given; allowed: "));
    }
}
