package org.marienbad.learn.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.lab.statistics.Sprt;

class TrainingTextTest {
    /** The test may come to an end before the interval leaves 50 %, or not come to one though it has. */
    @ParameterizedTest
    @CsvSource({
        "H1, 0.75, It is stronger than, Je silnější než, is installed",
        "CONTINUE, 0.75, It is stronger than, Je silnější než, is installed",
        "H1, 0.55, It is as strong as, Je stejně silný jako, is installed",
        "CONTINUE, 0.5, It is as strong as, Je stejně silný jako, is installed",
        "CONTINUE, 0.45, It is not shown to match, 'Nepotvrdilo se, že je stejně silný jako', nothing was replaced",
        "H0, 0.45, It is not shown to match, 'Nepotvrdilo se, že je stejně silný jako', nothing was replaced",
        "CONTINUE, 0.25, It is weaker than, Je slabší než, nothing was replaced"
    })
    void theVerdictAgreesWithTheInterval(
            Sprt.Decision decision, double points, String english, String czech, String became) {
        GateResult gate = new GateResult("sprt", new Score(40, points), Budgets.of(1), decision);
        TrainingResult.Made made = new TrainingResult.Made(gate, Path.of("mine.model"), "ab", Optional.empty());
        GameSetup setup = GameSetup.of(new KalahaProvider());
        String verdict = new TrainingText(Locale.ENGLISH).verdict("mine", setup, made);
        assertTrue(verdict.startsWith(english + " the same search"), verdict);
        assertTrue(verdict.contains(became), verdict);
        String translated = new TrainingText(new Locale("cs")).verdict("mine", setup, made);
        assertTrue(translated.startsWith(czech + " totéž prohledávání"), translated);
    }
}
