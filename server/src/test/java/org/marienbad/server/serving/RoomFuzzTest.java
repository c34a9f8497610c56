package org.marienbad.server.serving;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoomFuzzTest {
    @TempDir
    Path directory;

    @Test
    void randomRequestsEndNoRoomAndMoveForNobody() {
        System.getLogger("fuzz").log(System.Logger.Level.INFO, new RoomFuzz(directory, 7).run(1_200));
    }
}
