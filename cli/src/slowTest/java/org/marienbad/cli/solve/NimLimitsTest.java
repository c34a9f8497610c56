package org.marienbad.cli.solve;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code SolveCommandTest} with all limits of Nim instead of some. */
class NimLimitsTest {
    @ParameterizedTest
    @CsvSource({
        "off, 0", "off, 1", "off, 2", "off, 3", "off, 4", "off, 5", "off, 6", "off, 7",
        "on, 0", "on, 1", "on, 2", "on, 3", "on, 4", "on, 5", "on, 6", "on, 7",
    })
    void retrogradeAnalysisAndTheNimSumAgreeOnAllPositions(String misere, int limit) throws Exception {
        SolveCommandTest.requireAgreement("7-7-7-7", misere, limit, limit == 1 ? 4000 : 8000);
    }
}
