package org.marienbad.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * The events, for those who run the server: an event a line, as {@code key=value} or as JSON. No token and no query of
 * a request is ever in it. Refusals, which anybody can cause, are told a few a second at most.
 */
public final class EventLog {
    /** How an event is written. */
    public enum Format {
        TEXT,
        JSON
    }

    private static final Logger LOG = LoggerFactory.getLogger(EventLog.class);
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final WebLimits.Rate REFUSALS = new WebLimits.Rate(50, 5);

    private final Format format;
    private final TokenBuckets refusals;
    private final LogBudget budget;

    public EventLog(Format format, LongSupplier nanoTime) {
        this(format, nanoTime, new LogBudget(nanoTime));
    }

    /** @param budget within which the whole log is written */
    public EventLog(Format format, LongSupplier nanoTime, LogBudget budget) {
        this.format = format;
        this.budget = budget;
        refusals = new TokenBuckets(REFUSALS, nanoTime);
    }

    /** @param fields keys and their values, in turn */
    public void info(String event, Object... fields) {
        LOG.atInfo().log(() -> line(event, fields));
    }

    void refused(Exchange exchange, int status) {
        if (LOG.isInfoEnabled() && refusals.take("")) {
            info(
                    "refused",
                    "status",
                    status,
                    "address",
                    exchange.origin().address(),
                    "method",
                    exchange.method(),
                    "path",
                    exchange.path());
        }
    }

    void closed(String address, String fault) {
        if (refusals.take("")) {
            info("closed", "why", fault, "address", address);
        }
    }

    /** A failure of ours. */
    void failed(String what, Throwable failure) {
        LOG.atLevel(Level.ERROR).setCause(failure).log(() -> line("failed", "what", what));
    }

    /** Tells how much was left out of the log. */
    void tellLeftOut() {
        budget.tell();
    }

    private String line(String event, Object... fields) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("event", event);
        for (int i = 0; i < fields.length; i += 2) {
            all.put(String.valueOf(fields[i]), fields[i + 1]);
        }
        if (format == Format.TEXT) {
            return all.entrySet().stream()
                    .map(field -> field.getKey() + "=" + quoted(String.valueOf(field.getValue())))
                    .collect(Collectors.joining(" "));
        }
        try {
            return MAPPER.writeValueAsString(all);
        } catch (JsonProcessingException plainValues) {
            throw new IllegalStateException(plainValues);
        }
    }

    /** As one word, so that no visitor can invent fields or lines. */
    private static String quoted(String value) {
        boolean plain = !value.isEmpty()
                && value.chars().allMatch(c -> c > ' ' && c < 127 && c != '"' && c != '=' && c != '\\');
        try {
            return plain ? value : MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException anyStringCanBeWritten) {
            throw new IllegalStateException(anyStringCanBeWritten);
        }
    }
}
