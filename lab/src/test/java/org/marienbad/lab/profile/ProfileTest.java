package org.marienbad.lab.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.lab.Toys;
import org.marienbad.lab.report.ProfileReport;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Seating;
import org.marienbad.lab.tournament.Tournament;

class ProfileTest {
    private static final Schedule LADDER = new Schedule(
            Schedule.Kind.PAIRS, List.of(List.of(0, 0), List.of(1, 1), List.of(1, 0)), false, Seating.PERMUTED);

    private static Tournament tournament(Tournament.Options options) {
        return new Tournament(Toys.SETUP, Toys.entrants("miser", "dice"), LADDER, options);
    }

    private static Profile profile(int threads) {
        Tournament tournament = tournament(Tournament.Options.of(20, 1).keepingPlies());
        Profile profile = new Profile(tournament);
        Toys.play(tournament, threads).forEach(game -> profile.measure(game).run());
        return profile;
    }

    /** Thirty counters, of which misers take one at a time; who takes the last one wins. */
    @Test
    void theCourseOfAKnownGameIsMeasured() {
        LevelProfile misers = profile(1).levels().get(0);
        assertEquals(20, misers.games());
        assertEquals(30, misers.length().mean());
        assertEquals((28 * 3 + 2 + 1) / 30.0, misers.choices().mean(), 1e-12);
        assertEquals(1 / 30.0, misers.forced().value(), 1e-12);
        assertEquals(0, misers.starterPoints().mean(), "the other takes the last one");
        assertEquals(0, misers.draws().value());
        assertEquals(1, misers.lead(LevelProfile.STEPS).mean(), "a game that is over is certain");
        assertTrue(misers.decided().mean() > 0.8, "with two counters left it is open");
        assertEquals(0, misers.luck().count(), "no chance in this game");
    }

    @Test
    void strongerPlayersAreCountedAgainstWeakerOnes() {
        Profile profile = profile(1);
        assertEquals(2, profile.levels().size());
        assertEquals(1, profile.steps().size());
        Profile.Step step = profile.steps().get(0);
        assertEquals(
                List.of("B", "A", 20L),
                List.of(step.stronger(), step.weaker(), step.tally().games()));
    }

    @Test
    void thePlayerNamedLastIsTheStrongerOneInAnyOrder() {
        Schedule reversed =
                new Schedule(Schedule.Kind.PAIRS, List.of(List.of(0, 0), List.of(0, 1)), false, Seating.PERMUTED);
        Tournament tournament = new Tournament(
                Toys.SETUP,
                Toys.entrants("dice", "prover"),
                reversed,
                Tournament.Options.of(20, 1).keepingPlies());
        Profile profile = new Profile(tournament);
        List<GameResult> games = Toys.play(tournament, 1);
        games.forEach(game -> profile.measure(game).run());
        Profile.Step step = profile.steps().get(0);
        assertEquals(List.of("B", "A"), List.of(step.stronger(), step.weaker()));
        double points = games.stream()
                .filter(game -> game.fixture().pairing() == 1)
                .mapToDouble(game -> game.points(game.fixture().entrants().indexOf(1)))
                .average()
                .orElseThrow();
        assertEquals(points, step.tally().points(), 1e-12, "points of the player named last");
        assertNotEquals(0.5, points, "one of them is better");
    }

    @Test
    void theSameGamesGiveTheSameProfile() {
        RunInfo here = new RunInfo("1.0", false, Optional.empty());
        assertEquals(ProfileReport.plain(profile(1), List.of()), ProfileReport.plain(profile(2), List.of()));
        assertEquals(
                ProfileReport.html(profile(1), List.of(), here, Locale.ENGLISH),
                ProfileReport.html(profile(2), List.of(), here, Locale.ENGLISH));
    }

    @Test
    void thePageTellsEveryMeasureAndThatGamesAreFew() {
        RunInfo here = new RunInfo("1.0", false, Optional.empty());
        List<SmallSizes.Solved> small = List.of(new SmallSizes.Solved("counters=4", 1));
        for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("cs"))) {
            String page = ProfileReport.html(profile(1), small, here, locale);
            assertTrue(page.contains("Browne"), "measures are cited");
            assertTrue(page.contains("counters=4"), "small sizes");
            assertTrue(page.contains("⚠"), "20 games are few");
            assertTrue(page.contains("30.0") || page.contains("30,0"), "the mean length");
        }
    }

    @Test
    void chanceHasItsShare() {
        Tournament tournament = Toys.diced(Tournament.Options.of(10, 1).keepingPlies());
        Tournament selfPlay = new Tournament(
                tournament.setup(),
                tournament.entrants(),
                new Schedule(Schedule.Kind.PAIRS, List.of(List.of(1, 1)), false, LADDER.seating()),
                tournament.options());
        Profile profile = new Profile(selfPlay);
        Toys.play(selfPlay, 1).forEach(game -> profile.measure(game).run());
        double luck = profile.levels().get(0).luck().mean();
        assertTrue(luck > 0 && luck < 1, "luck " + luck);
    }

    @Test
    void gamesWithoutPliesAreRefused() {
        Tournament tournament = tournament(Tournament.Options.of(2, 1));
        assertEquals(
                "the plies of the games were not kept; a profile needs a plan with \"plies\": true",
                assertThrows(IllegalArgumentException.class, () -> new Profile(tournament))
                        .getMessage());
    }
}
