package org.marienbad.games.kalaha.theses;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A report in Markdown: a text of the module's resources, whose {@code {{places}}} are filled one by one. */
final class Page {
    private String text;

    Page(String resource) {
        try (InputStream stream = Page.class.getResourceAsStream(resource)) {
            text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Page fill(String place, Object value) {
        String mark = "{{" + place + "}}";
        if (!text.contains(mark)) {
            throw new IllegalArgumentException("the page has no place " + mark);
        }
        text = text.replace(mark, String.valueOf(value));
        return this;
    }

    String text() {
        if (text.contains("{{")) {
            throw new IllegalStateException("the page has an empty place: " + text.substring(text.indexOf("{{")));
        }
        return text;
    }

    /** A table; {@code alignments} has one letter a column, l or r. */
    static String table(String alignments, List<String> header, List<List<String>> rows) {
        StringBuilder table = new StringBuilder(line(header));
        table.append(line(Arrays.stream(alignments.split(""))
                .map(letter -> letter.equals("r") ? "---:" : "---")
                .toList()));
        rows.forEach(row -> table.append(line(row)));
        return table.toString().stripTrailing();
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
