package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.console.BadInput;

class OwnModelsTest {
    private static final String DATA = "marienbad.data";

    @TempDir
    private Path data;

    private String before;

    @BeforeEach
    void modelsOfTheUser() throws IOException {
        before = System.getProperty(DATA);
        System.setProperty(DATA, data.toString());
        Files.writeString(Files.createDirectories(data.resolve("models")).resolve("my.own-1.model"), "");
    }

    @AfterEach
    void asBefore() {
        if (before == null) {
            System.clearProperty(DATA);
        } else {
            System.setProperty(DATA, before);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"entrants\":[\"random\",\"mcts(iterations=5,model=my.own-1)\"]}",
                "{\"entrants\":[{\"player\":\"mcts\",\"settings\":{\"model\":\"my.own-1\"}}]}"
            })
    void oneThatLiesOnThisMachineIsRefused(String plan) {
        assertEquals(
                "the model 'my.own-1' lies on this machine, in " + data.resolve("models/my.own-1.model")
                        + ", and Spark does not ship models; play by marienbad tournament, or by models that games bring",
                assertThrows(BadInput.class, () -> OwnModels.requireNone(plan)).getMessage());
    }

    @Test
    void thoseThatGamesBringAreNot() {
        assertDoesNotThrow(() -> OwnModels.requireNone(
                "{\"game\":\"kalaha\",\"entrants\":[\"mcts(model=kalaha)\",\"mcts(model=none)\",\"minimax\"]}"));
    }
}
