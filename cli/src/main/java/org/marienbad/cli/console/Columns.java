package org.marienbad.cli.console;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table of text. Columns are as wide as they need to be; longer text is wrapped within the last column. */
public final class Columns {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();
    private final String indent;
    private final String alignments;

    /**
     * @param indent stands before every line
     * @param alignments one letter a column: l for left, r for right
     */
    public Columns(String indent, String alignments) {
        this.indent = indent;
        this.alignments = alignments;
    }

    public Columns row(Object... cells) {
        if (cells.length != alignments.length()) {
            throw new IllegalArgumentException(cells.length + " cells for " + alignments.length() + " columns");
        }
        rows.add(Arrays.stream(cells).map(String::valueOf).toList());
        return this;
    }

    /** The lines of the table, none of them with white space at its end, of {@code width} characters where they can be. */
    public List<String> lines(int width) {
        int count = alignments.length();
        int[] widths = new int[count];
        for (List<String> row : rows) {
            for (int column = 0; column < count; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        int before = indent.length();
        for (int column = 0; column < count - 1; column++) {
            before += widths[column] + GAP.length();
        }
        int last = Math.max(24, width - before);
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(indent);
            for (int column = 0; column < count - 1; column++) {
                line.append(pad(row.get(column), widths[column], alignments.charAt(column)))
                        .append(GAP);
            }
            boolean right = alignments.charAt(count - 1) == 'r';
            List<String> wrapped = wrap(row.get(count - 1), last);
            for (String part : wrapped) {
                line.append(right ? pad(part, widths[count - 1], 'r') : part);
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(before));
            }
        }
        return lines;
    }

    public void print(Terminal terminal) {
        lines(terminal.width()).forEach(terminal::println);
    }

    private static String pad(String text, int width, char alignment) {
        String space = " ".repeat(width - text.length());
        return alignment == 'r' ? space + text : text + space;
    }

    /** Lines of at most {@code width} characters, broken at blanks; a longer word stands alone. Never empty. */
    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
