package org.marienbad.lab.report;

import java.util.Locale;

/** Comma-separated values (RFC 4180), numbers as programs read them; what is not known is empty. */
final class Csv {
    private final StringBuilder lines = new StringBuilder();
    private boolean started;

    Csv text(String text) {
        separate();
        if (text.chars().anyMatch(c -> c == ',' || c == '"' || c < ' ')) {
            lines.append('"').append(text.replace("\"", "\"\"")).append('"');
        } else {
            lines.append(text);
        }
        return this;
    }

    Csv texts(String... texts) {
        for (String text : texts) {
            text(text);
        }
        return this;
    }

    Csv whole(long number) {
        separate();
        lines.append(number);
        return this;
    }

    /** With at most six places. */
    Csv decimal(double number) {
        separate();
        if (number == Math.rint(number) && Math.abs(number) < 1e15) {
            lines.append((long) number);
        } else if (Double.isFinite(number)) {
            lines.append(String.format(Locale.ROOT, "%.6f", number));
        }
        return this;
    }

    Csv end() {
        lines.append("\r\n");
        started = false;
        return this;
    }

    private void separate() {
        if (started) {
            lines.append(',');
        }
        started = true;
    }

    /** The text written since the last call. */
    String take() {
        String text = lines.toString();
        lines.setLength(0);
        return text;
    }
}
