package org.marienbad.lab.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Toys;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Tournament;

class ExperimentPlanTest {
    private static ExperimentPlan read(String json) {
        return ExperimentPlan.read(ExperimentKind.TOURNAMENT, "plan.json", json.replace('\'', '"'), Reach.ANYWHERE);
    }

    private static List<ExperimentPlan.Member> members(String json) {
        return read(json).members(Toys.GAMES, Toys.PLAYERS);
    }

    private static List<String> folders(List<ExperimentPlan.Member> members) {
        return members.stream().map(ExperimentPlan.Member::folder).toList();
    }

    @Test
    void aPlanOfOneTournamentIsWhatItWas() {
        String json = "{'game': 'toy', 'entrants': ['dice', 'miser'], 'seed': 1}";
        ExperimentPlan.Member only = members(json).get(0);
        Tournament before =
                PlanEntries.read("plan.json", json.replace('\'', '"')).tournament(Toys.GAMES, Toys.PLAYERS);
        assertFalse(read(json).isSeries());
        assertEquals(PlanJson.pretty(before), PlanJson.pretty(only.tournament()));
    }

    @Test
    void listsAndGridsMakeEveryCombinationInOrder() {
        List<ExperimentPlan.Member> members = members("""
                {"game": "toy", "entrants": ["dice", "miser"], "seed": 1, "games": 4,
                 "tournaments": [{"options": {"dice": "on"}}, {"name": "Long & short", "opening": 2}],
                 "grid": {"options.counters": [10, 20], "iterations": [5, 6]}}
                """);
        assertEquals(8, members.size());
        assertEquals(
                List.of("1-dice=on-counters=10-iterations=5", "2-dice=on-counters=10-iterations=6"),
                folders(members).subList(0, 2));
        assertEquals("Long & short counters=20 iterations=6", members.get(7).name());
        assertEquals("8-Long-short-counters=20-iterations=6", members.get(7).folder());
        assertEquals(
                "counters=20,dice=on",
                members.get(2).tournament().setup().options().toString());
        assertEquals(2, members.get(4).tournament().options().opening());
        assertEquals(
                List.of(5L, 6L, 5L, 6L, 5L, 6L, 5L, 6L),
                members.stream()
                        .map(one -> one.tournament().options().budget().iterations())
                        .toList());
        String written = PlanJson.pretty(members);
        List<ExperimentPlan.Member> again = members(written);
        assertEquals(folders(members), folders(again));
        assertEquals(written, PlanJson.pretty(again), "what is written is read as the same tournaments");
    }

    @Test
    void equalNamesAreToldApart() {
        List<ExperimentPlan.Member> members = members("{'entrants': ['dice', 'miser'], 'seed': 1,"
                + " 'tournaments': [{'game': 'toy'}, {'game': 'toy', 'opening': 3}]}");
        assertEquals(List.of("1-toy", "2-toy-2"), folders(members));
        assertEquals("toy #2", members.get(1).name());
    }

    @Test
    void aFlagIsForAllTournamentsUnlessTheyDifferInIt() {
        ExperimentPlan plan =
                read("{'game': 'toy', 'entrants': ['dice', 'miser'], 'grid': {'options.counters': [9, 8]}}");
        ExperimentPlan more = plan.with("games", 6, "--games").with("options", Map.of("dice", "on"), "--option");
        assertEquals(
                List.of("counters=9,dice=on", "counters=8,dice=on"),
                more.withMissingSeed(3).members(Toys.GAMES, Toys.PLAYERS).stream()
                        .map(one -> one.tournament().setup().options().toString())
                        .toList());
        assertEquals(
                "--option: the tournaments of this plan differ in 'options' (plan.json line 1,"
                        + " $.grid.options.counters[0]); it can only be changed there",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> plan.with("options", Map.of("counters", "7"), "--option"))
                        .getMessage());
    }

    @Test
    void entrantsHaveGridsOverTheirSettings() {
        Tournament tournament = members("""
                {"game": "toy", "seed": 1, "entrants": [
                   {"player": "tuned(skill=1)", "grid": {"c": [0.5, 1, 2], "mode": "a,b"}},
                   {"name": "wide", "player": "tuned", "grid": {"c": "0.01..10:4"}}]}
                """).get(0).tournament();
        assertEquals(
                List.of(
                        "tuned(skill=1,c=0.5,mode=a)",
                        "tuned(skill=1,c=0.5,mode=b)",
                        "tuned(skill=1,c=1,mode=a)",
                        "tuned(skill=1,c=1,mode=b)",
                        "tuned(skill=1,c=2,mode=a)",
                        "tuned(skill=1,c=2,mode=b)",
                        "wide(c=0.01)",
                        "wide(c=0.1)",
                        "wide(c=1)",
                        "wide(c=10)"),
                tournament.entrants().stream().map(Entrant::name).toList());
        assertEquals("tuned(c=0.1)", tournament.entrants().get(7).player().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'tournaments': [] | line 1, $.tournaments: no tournaments are listed",
                "'tournaments': [{'gmae': 'toy'}] | $.tournaments[0].gmae: unknown entry of a tournament 'gmae'",
                "'tournaments': [{'threads': 2}] | $.tournaments[0].threads: unknown entry of a tournament 'threads'",
                "'grid': {'conters': [1]} | $.grid.conters: unknown entry of a grid 'conters'",
                "'grid': {'iterations': 5} | $.grid.iterations: '5' is not allowed; allowed: a list",
                "'grid': {'iterations': []} | $.grid.iterations: no values are given; allowed: a list of values of",
                "'grid': {'options.counters': [4, 999]} | $.grid.options.counters[1]: option 'counters' of toy: '999'",
                "'tournaments': [{'opening': 1}], 'grid': {'opening': [2]} | $.grid.opening[0]: 'opening' is given by",
                "'games': 1000000000000, 'grid': {'opening': [1, 2]} | have more than 1000000000000 games in all",
                "'entrants': [{'player': 'tuned', 'grid': {'x': [1]}}] | $.entrants[0].grid.x: unknown setting of tuned",
                "'entrants': [{'player': 'tuned', 'grid': {'c': [99]}}] | .grid.c: '99' is not allowed for 'c'; allowed:",
                "'entrants': [{'player': 'tuned(c=1)', 'grid': {'c': [2]}}] | .grid.c: 'c' is varied, but tuned(c=1) gives",
                "'entrants': [{'player': 'tuned', 'grid': {'c': '1..5:900', 'd': '0..5:900'}}] | make 810000 combinations;"
            })
    void faultsAreSaidInOneLine(String entries, String expected) {
        String all = "{" + (entries.contains("entrants") ? "" : "'entrants': ['dice', 'miser'], ") + "'game': 'toy', "
                + entries.strip() + "}";
        String message =
                assertThrows(IllegalArgumentException.class, () -> members(all)).getMessage();
        assertTrue(message.contains(expected), message);
        assertEquals(1, message.lines().count());
    }

    @Test
    void tooManyTournamentsAreRefused() {
        String numbers = IntStream.range(0, 40).mapToObj(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> members("{'game': 'toy', 'entrants': ['dice', 'miser'], 'grid': {'opening': " + numbers
                                + ", 'seed': " + numbers + "}}"))
                .getMessage();
        assertEquals("plan.json line 1, $.grid.seed: this makes 1600 tournaments; allowed: at most 1000", message);
    }
}
