package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.List;

/** A table whose columns can be sorted by a click on their heads. */
final class HtmlTable {
    /**
     * What stands in a cell.
     *
     * @param value by which the column is sorted; NaN sorts by the text
     * @param style CSS of this cell alone; may be empty
     * @param tip shown when the pointer rests on it; may be empty
     */
    record Cell(String text, double value, String style, String tip) {
        static Cell of(String text) {
            return new Cell(text, Double.NaN, "", "");
        }

        static Cell of(String text, double value) {
            return new Cell(text, value, "", "");
        }
    }

    private final List<String> heads = new ArrayList<>();
    private final List<String> tips = new ArrayList<>();
    private final List<Boolean> numeric = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();

    HtmlTable words(String head) {
        return column(head, "", false);
    }

    HtmlTable numbers(String head) {
        return numbers(head, "");
    }

    HtmlTable numbers(String head, String tip) {
        return column(head, tip, true);
    }

    private HtmlTable column(String head, String tip, boolean number) {
        heads.add(head);
        tips.add(tip);
        numeric.add(number);
        return this;
    }

    HtmlTable row(List<Cell> cells) {
        if (cells.size() != heads.size()) {
            throw new IllegalArgumentException(cells.size() + " cells for " + heads.size() + " columns");
        }
        rows.add(List.copyOf(cells));
        return this;
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    void write(Html html) {
        html.raw("<div class=\"scroll\"><table class=\"sortable\"><thead><tr>");
        for (int column = 0; column < heads.size(); column++) {
            html.raw("<th" + (numeric.get(column) ? " class=\"num\"" : "") + title(tips.get(column))
                            + "><button type=\"button\">")
                    .text(heads.get(column))
                    .raw("</button></th>");
        }
        html.raw("</tr></thead>\n<tbody>\n");
        for (List<Cell> row : rows) {
            html.raw("<tr>");
            for (int column = 0; column < row.size(); column++) {
                Cell cell = row.get(column);
                html.raw("<td" + (numeric.get(column) ? " class=\"num\"" : "")
                        + (Double.isNaN(cell.value()) ? "" : " data-v=\"" + cell.value() + "\"")
                        + (cell.style().isEmpty() ? "" : " style=\"" + cell.style() + "\"")
                        + title(cell.tip()) + ">");
                html.text(cell.text()).raw("</td>");
            }
            html.raw("</tr>\n");
        }
        html.raw("</tbody></table></div>\n");
    }

    private static String title(String tip) {
        return tip.isEmpty() ? "" : " title=\"" + Html.escape(tip) + "\"";
    }
}
