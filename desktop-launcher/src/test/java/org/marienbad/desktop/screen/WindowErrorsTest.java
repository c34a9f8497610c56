package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.LegacyAbstractLogger;

class WindowErrorsTest {
    /** Remembers what is logged. */
    private static final class Kept extends LegacyAbstractLogger {
        private static final long serialVersionUID = 1L;

        private final transient List<String> lines = new ArrayList<>();

        @Override
        protected void handleNormalizedLoggingCall(
                Level level, Marker marker, String message, Object[] arguments, Throwable failure) {
            lines.add(level + " " + message);
        }

        @Override
        protected String getFullyQualifiedCallerName() {
            return Kept.class.getName();
        }

        @Override
        public boolean isTraceEnabled() {
            return true;
        }

        @Override
        public boolean isDebugEnabled() {
            return true;
        }

        @Override
        public boolean isInfoEnabled() {
            return true;
        }

        @Override
        public boolean isWarnEnabled() {
            return true;
        }

        @Override
        public boolean isErrorEnabled() {
            return true;
        }
    }

    @Test
    void errorsOfTheToolkitAreKeptAndWarnOnceTheWindowIsOpen() {
        Kept log = new Kept();
        AtomicBoolean open = new AtomicBoolean();
        PrintStream errors = Window.errors(open::get, log);
        errors.print("[LWJGL] no display\n");
        open.set(true);
        errors.print("[LWJGL] lost ");
        errors.print("context\n\n\tDescription : …\n");
        assertEquals(
                List.of("DEBUG [LWJGL] no display", "WARN [LWJGL] lost context", "WARN Description : …"), log.lines);
    }
}
