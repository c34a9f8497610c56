package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.marienbad.learn.training.Actors;

class TrainingTaskTest {
    @Test
    void resultsTravelHoweverLongARefusalIs() {
        byte[] games = {1, 2, 3};
        assertArrayEquals(games, TrainingTask.played(TrainingTask.result("", games)));
        String why = "ž".repeat(70_000);
        byte[] refused = TrainingTask.result(why, new byte[0]);
        assertEquals(
                "an executor of Spark refuses the games: " + why,
                assertThrows(Actors.Unable.class, () -> TrainingTask.played(refused))
                        .getMessage());
    }
}
