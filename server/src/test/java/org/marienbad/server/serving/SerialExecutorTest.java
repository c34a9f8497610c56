package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SerialExecutorTest {
    @Test
    void aTaskThatLacksAClassDoesNotEndTheRoom() {
        List<String> done = new ArrayList<>();
        SerialExecutor executor = new SerialExecutor(Runnable::run);
        executor.execute(() -> {
            throw new NoClassDefFoundError("of the test");
        });
        executor.execute(() -> done.add("next"));
        assertEquals(List.of("next"), done);
    }
}
