package org.marienbad.play.explain;

import java.util.function.BooleanSupplier;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;

/**
 * Lets a recording watch a search, and ends it when the recording is full.
 *
 * @param wanted whether the search may still go on
 */
public record RecordingMonitor(Recording recording, BooleanSupplier wanted) implements Monitor {
    @Override
    public boolean cancelled() {
        return recording.isFull() || !wanted.getAsBoolean();
    }

    @Override
    public SearchObserver observer() {
        return recording;
    }
}
