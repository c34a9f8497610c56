package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The lines of a log with many entries, by a handler as {@code marienbad serve} has it. */
class LogBudgetTest {
    private static final Logger ROOMS = Logger.getLogger("test.rooms");
    private static final Logger WEB = Logger.getLogger("test.web");
    /** All that the handler hears, and nobody else does. */
    private static final List<Logger> ALL = List.of(ROOMS, WEB, Logger.getLogger(LogBudget.class.getName()));

    private final AtomicLong nanos = new AtomicLong();
    private final LogBudget budget = new LogBudget(nanos::get);
    private final List<LogRecord> shown = new ArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (isLoggable(entry)) {
                shown.add(entry);
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        handler.setFilter(budget);
        for (Logger logger : ALL) {
            logger.setUseParentHandlers(false);
            logger.addHandler(handler);
        }
    }

    @AfterEach
    void stopListening() {
        for (Logger logger : ALL) {
            logger.setUseParentHandlers(true);
            logger.removeHandler(handler);
        }
    }

    /** A second of an outage in which a thousand requests fail. */
    private void outage() {
        for (int i = 0; i < 1000; i++) {
            ROOMS.log(
                    Level.WARNING,
                    "room " + i + " cannot be read",
                    new IllegalStateException("the store", new SQLException("down")));
        }
        nanos.addAndGet(Duration.ofSeconds(1).toNanos());
    }

    private List<String> told() {
        List<String> messages = shown.stream().map(LogRecord::getMessage).toList();
        shown.clear();
        return messages;
    }

    @Test
    void anOutageIsToldAFewTimesWithOneTraceAndHowMuchWasLeftOut() {
        outage();
        assertEquals(10, shown.size());
        assertEquals(
                1,
                shown.stream()
                        .filter(entry -> entry.getThrown().getStackTrace().length > 0)
                        .count());
        String without = shown.get(5).getThrown().toString();
        assertTrue(without.endsWith("WithoutTrace: java.lang.IllegalStateException: the store"), without);
        told();
        budget.tell();
        assertEquals(List.of("990 entries were left out of the log: test.rooms, java.sql.SQLException"), told());
        for (int second = 0; second < 90; second++) {
            outage();
            budget.tell();
        }
        int lines = told().size();
        assertTrue(lines <= 12, lines + " lines in a minute and a half");
        nanos.addAndGet(Duration.ofMinutes(1).toNanos());
        budget.tell();
        assertEquals(1, told().size(), "the rest is told, although nothing more has happened");
        budget.tell();
        assertEquals(List.of(), told());
    }

    @Test
    void otherCausesAndOtherNewsAreTold() {
        outage();
        told();
        ROOMS.log(Level.WARNING, "a game failed", new ArithmeticException());
        ROOMS.warning("a player is slow");
        WEB.log(Level.SEVERE, "failed", new IllegalStateException(new SQLException()));
        for (int i = 0; i < 100; i++) {
            ROOMS.info("a game begins");
        }
        assertEquals(103, told().size());
    }
}
