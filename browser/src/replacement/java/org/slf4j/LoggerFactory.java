package org.slf4j;

import org.slf4j.event.Level;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;

/** Loggers that write warnings and errors to the console. */
public final class LoggerFactory {
    private LoggerFactory() {}

    public static Logger getLogger(Class<?> type) {
        return new Console();
    }

    private static final class Console extends LegacyAbstractLogger {
        private static final long serialVersionUID = 1L;

        @Override
        protected String getFullyQualifiedCallerName() {
            return null;
        }

        @Override
        protected void handleNormalizedLoggingCall(
                Level level, Marker marker, String pattern, Object[] arguments, Throwable thrown) {
            System.err.println(level + " " + MessageFormatter.basicArrayFormat(pattern, arguments));
            if (thrown != null) {
                thrown.printStackTrace();
            }
        }

        @Override
        public boolean isTraceEnabled() {
            return false;
        }

        @Override
        public boolean isDebugEnabled() {
            return false;
        }

        @Override
        public boolean isInfoEnabled() {
            return false;
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
}
