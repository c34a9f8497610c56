package org.marienbad.server.serving;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LongRoomFuzzTest {
    @TempDir
    Path directory;

    @Test
    void aHundredThousandRandomRequestsEndNoRoomAndMoveForNobody() {
        System.getLogger("fuzz").log(System.Logger.Level.INFO, new RoomFuzz(directory, 11).run(100_000));
    }
}
