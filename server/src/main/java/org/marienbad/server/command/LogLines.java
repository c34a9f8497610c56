package org.marienbad.server.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.marienbad.server.web.LogBudget;

/** Writes the log of a server: all that it tells, each entry as one line of text or as a JSON object. */
final class LogLines extends Formatter {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final boolean json;

    private LogLines(boolean json) {
        this.json = json;
    }

    /**
     * Has the log written as {@code how} says: {@code warnings}, as all commands do, {@code text} or {@code json}; and
     * within {@code budget}.
     */
    static void install(String how, LogBudget budget) {
        for (Handler handler : Logger.getLogger("").getHandlers()) {
            handler.setFilter(budget);
            if (!how.equals("warnings")) {
                handler.setLevel(Level.INFO);
                handler.setFormatter(new LogLines(how.equals("json")));
            }
        }
    }

    @Override
    public String format(LogRecord entry) {
        String message = formatMessage(entry);
        if (!json) {
            String line = "time=" + entry.getInstant() + " level=" + entry.getLevel() + " " + message + "\n";
            return entry.getThrown() == null ? line : line + trace(entry.getThrown());
        }
        ObjectNode all = MAPPER.createObjectNode();
        all.put("time", entry.getInstant().toString())
                .put("level", entry.getLevel().getName());
        all.put("logger", entry.getLoggerName());
        try {
            if (message.startsWith("{") && MAPPER.readTree(message) instanceof ObjectNode event) {
                all.setAll(event);
            } else {
                all.put("message", message);
            }
        } catch (JsonProcessingException plainText) {
            all.put("message", message);
        }
        if (entry.getThrown() != null) {
            all.put("exception", trace(entry.getThrown()));
        }
        return all + "\n";
    }

    private static String trace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
