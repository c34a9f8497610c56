package org.marienbad.server.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Lets each cause of warnings be told a few times and then now and then, with a trace even less often. Neither an outage nor
 * a visitor must fill the disk with the log. {@link #tell} says how many were left out. Entries below a warning go through.
 * Thread-safe.
 */
public final class LogBudget implements Filter {
    private static final Logger LOG = Logger.getLogger(LogBudget.class.getName());
    private static final WebLimits.Rate ENTRIES = new WebLimits.Rate(10, 0.1);
    /** Of traces, and of lines that count omitted entries. */
    private static final WebLimits.Rate SELDOM = new WebLimits.Rate(1, 1 / 60.0);

    private final TokenBuckets entries;
    private final TokenBuckets traces;
    private final TokenBuckets reports;
    private final Map<String, Integer> leftOut = new ConcurrentHashMap<>();

    public LogBudget(LongSupplier nanoTime) {
        entries = new TokenBuckets(ENTRIES, nanoTime);
        traces = new TokenBuckets(SELDOM, nanoTime);
        reports = new TokenBuckets(SELDOM, nanoTime);
    }

    /** The text of a throwable, without its trace. */
    private static final class WithoutTrace extends Throwable {
        private static final long serialVersionUID = 1L;

        WithoutTrace(Throwable whole) {
            super(whole.toString(), null, false, false);
        }
    }

    @Override
    public boolean isLoggable(LogRecord entry) {
        if (entry.getLevel().intValue() < Level.WARNING.intValue()
                || LOG.getName().equals(entry.getLoggerName())) {
            return true;
        }
        Throwable thrown = entry.getThrown();
        String cause = entry.getLoggerName() + (thrown == null ? "" : ", " + kind(thrown));
        if (!entries.take(cause)) {
            leftOut.merge(cause, 1, Integer::sum);
            return false;
        }
        if (thrown != null && !traces.take(cause)) {
            entry.setThrown(new WithoutTrace(thrown));
        }
        return true;
    }

    /** The class of the innermost reason. */
    private static String kind(Throwable thrown) {
        Throwable reason = thrown;
        for (int depth = 0; reason.getCause() != null && depth < 100; depth++) { // causes may be a ring
            reason = reason.getCause();
        }
        return reason.getClass().getName();
    }

    /** Logs how many entries of each cause were left out since that was told last, once a minute at most. */
    void tell() {
        for (String cause : List.copyOf(leftOut.keySet())) {
            if (reports.take(cause)) {
                LOG.warning(leftOut.remove(cause) + " entries were left out of the log: " + cause);
            }
        }
    }
}
