package org.marienbad.lab.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Toys;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.SweepReport;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.tournament.Tournament;

class SweepTest {
    private static final String PLAN = """
            {"game": "toy", "options": {"counters": 30}, "games": 100, "opening": 2, "seed": 5, "sweep":
              {"player": "tuned(skill=9)", "over": {"c": "0.02..20:4", "mode": ["a", "b"]}, "against": ["dice", "miser"]}}
            """;

    private static Sweep sweep(String json) {
        return ExperimentPlan.read(ExperimentKind.SWEEP, "plan.json", json, Reach.ANYWHERE)
                .sweep(Toys.GAMES, Toys.PLAYERS);
    }

    private static SweepResults played(Sweep sweep, int threads) {
        Results results = new Results(sweep.tournament());
        Toys.play(sweep.tournament(), threads).forEach(results::add);
        return new SweepResults(sweep, results);
    }

    @Test
    void everyPointMeetsEveryOpponentWithTheSameSeeds() {
        Sweep sweep = sweep(PLAN);
        Tournament tournament = sweep.tournament();
        assertEquals(8, sweep.points().size());
        assertEquals(16, tournament.pairings().size());
        assertEquals(List.of(2, 9), tournament.pairings().get(5));
        assertEquals(
                "tuned(skill=9,c=0.2,mode=a)",
                tournament.entrants().get(2).player().toString());
        assertEquals("c=0.2,mode=a", tournament.entrants().get(2).name());
        assertEquals(
                1,
                List.of(0L, 5L, 15L, 16L).stream()
                        .map(tournament::fixture)
                        .filter(fixture -> fixture.round() == 0)
                        .map(tournament::pairedSeed)
                        .distinct()
                        .count());
    }

    @Test
    void aWrittenSweepIsReadAsTheSame() {
        Sweep sweep = sweep(PLAN);
        Sweep again = sweep(SweepTables.pretty(sweep));
        assertEquals(PlanJson.hash(sweep.tournament()), PlanJson.hash(again.tournament()));
        assertEquals(SweepTables.pretty(sweep), SweepTables.pretty(again));
    }

    @Test
    void theResponseIsFoundWhateverTheThreads() {
        SweepResults found = played(sweep(PLAN), 1);
        assertEquals(SweepTables.plain(found), SweepTables.plain(played(sweep(PLAN), 3)));
        Axis c = found.sweep().space().axes().get(0);
        assertEquals(List.of("0.02", "0.2", "2", "20"), c.values());
        assertEquals(
                Map.of("c", "2", "mode", "b"),
                found.sweep().points().get(found.best().orElseThrow()));
        assertTrue(found.with(c, "2").points() > found.with(c, "0.02").points());
        assertEquals(400, found.with(c, "2").games(), "two modes, two opponents");
        assertEquals(
                found.at(3).points(),
                (found.against(3, 0).points() + found.against(3, 1).points()) / 2,
                1e-12);
        String csv = SweepTables.csv(found);
        assertEquals(9, csv.lines().count());
        assertTrue(csv.startsWith("c,mode,player,games,wins,draws,losses,points,points_low,points_high,elo,ms\r\n"));
    }

    @Test
    void thePageShowsCurvesAndInteractionsInBothLanguages() {
        SweepResults found = played(sweep(PLAN), 2);
        String english = SweepReport.html(found, new RunInfo("1.0", false), Locale.ENGLISH);
        for (String part : List.of("curves", "maps", "points", "cite")) {
            assertTrue(english.contains("<h2 id=\"" + part + "\">"), part);
        }
        assertTrue(english.contains("id=\"curve-1\"") && english.contains("\"scale\":\"log\""));
        assertTrue(english.contains("Response curves") && !english.contains("⚠"));
        String czech = SweepReport.html(found, new RunInfo("1.0", true), Locale.forLanguageTag("cs"));
        assertTrue(czech.contains("Křivky odezvy") && czech.contains("⚠"));
    }

    @Test
    void aSampleIsSeededAndWithoutOpponentsThePlayerMeetsItself() {
        String json = PLAN.replace("\"against\": [\"dice\", \"miser\"]", "\"sample\": 7");
        Sweep sweep = sweep(json);
        assertEquals(7, sweep.points().size());
        assertEquals(sweep.points(), sweep(json).points());
        assertFalse(sweep.points()
                .equals(sweep(json.replace("\"seed\": 5", "\"seed\": 6")).points()));
        assertEquals("[tuned(skill=9)]", sweep.opponents().toString());
        assertEquals("tuned(skill=9)", sweep.tournament().entrants().get(7).name());
    }

    @Test
    void flagsTakeThePlaceOfEntriesAndAddSettings() {
        Sweep sweep = ExperimentPlan.read(ExperimentKind.SWEEP, "plan.json", PLAN, Reach.ANYWHERE)
                .with("games", 4, "--games")
                .with("over", Map.of("d", "1,2"), "--over d=1,2")
                .with("over", Map.of("mode", "b"), "--over mode=b")
                .sweep(Toys.GAMES, Toys.PLAYERS);
        assertEquals(8, sweep.points().size());
        assertEquals(64, sweep.tournament().games());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'entrants': ['dice'] | $.entrants: this is the plan of a tournament, which `marienbad tournament` plays",
                "'sweep': {}, 'entrants': ['dice'] | $.entrants: a sweep makes 'entrants' by itself; leave it out",
                "'sweep': {'over': {'c': [1]}} | no player is given whose settings are varied",
                "'openings': {'lines': [['zz']]}, 'sweep': {'player': 'tuned', 'over': {'c': [1]}} | 1, $.openings.lines[0]: ply 1: 'zz'",
                "'sweep': {'player': 'tuned'} | no setting of tuned is varied; there are: c, d, mode, skill",
                "'sweep': {'player': 'tuned', 'over': {'e': [1]}} | $.sweep.over.e: unknown setting of tuned 'e'",
                "'sweep': {'player': 'tuned', 'ovr': 1} | $.sweep.ovr: unknown entry of a sweep 'ovr' (did you mean 'over'?)",
                "'sweep': {'player': 'tuned', 'over': {'c': '1..9:99', 'd': '1..9:99'}} | .over: these values make 9801",
                "'sweep': {'player': 'tuned', 'over': {'c': [1]}, 'sample': 0} | .sample: '0' is not allowed; allowed:",
                "'sweep': {'player': 'tuned', 'over': {'c': [1]}, 'against': ['dice', 'dice']} | opponent dice is given twice"
            })
    void faultsAreSaidInOneLine(String entries, String expected) {
        String json = ("{'game': 'toy', 'seed': 1, " + entries + "}").replace('\'', '"');
        String message =
                assertThrows(IllegalArgumentException.class, () -> sweep(json)).getMessage();
        assertTrue(message.contains(expected), message);
        assertEquals(message.lastIndexOf("plan.json"), message.indexOf("plan.json"), "one place: " + message);
        assertEquals(1, message.lines().count());
    }
}
