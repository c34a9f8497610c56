package org.marienbad.framework.game;

import java.util.List;
import org.marienbad.framework.text.Text;

/**
 * A small table about a position that helps to understand it, such as the heaps of Nim as binary numbers.
 *
 * @param heading the title of the table
 */
public record FactTable(Text heading, List<Row> rows) {
    public FactTable {
        rows = List.copyOf(rows);
    }

    /**
     * A row.
     *
     * @param cells short, the same in every language
     * @param isResult whether it follows from the rows above
     */
    public record Row(Text label, List<String> cells, boolean isResult) {
        public Row {
            cells = List.copyOf(cells);
        }
    }
}
