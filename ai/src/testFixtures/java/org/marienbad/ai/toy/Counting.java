package org.marienbad.ai.toy;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/** Cancels at the given poll or with the given report, whichever comes first. */
public final class Counting implements Monitor {
    private final long polls;
    private final int reports;
    private long polled;
    /** The reports so far. */
    public final List<Decision> seen = new ArrayList<>();

    private Counting(long polls, int reports) {
        this.polls = polls;
        this.reports = reports;
    }

    public static Counting atPoll(long polls) {
        return new Counting(polls, Integer.MAX_VALUE);
    }

    public static Counting atReport(int reports) {
        return new Counting(Long.MAX_VALUE, reports);
    }

    /** How often it was asked. */
    public long polled() {
        return polled;
    }

    @Override
    public boolean cancelled() {
        polled++;
        return polled >= polls || seen.size() >= reports;
    }

    @Override
    public void progress(Decision soFar) {
        seen.add(soFar);
    }
}
