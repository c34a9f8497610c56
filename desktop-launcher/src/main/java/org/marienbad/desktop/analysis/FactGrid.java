package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.FactTable;

/** A small table that a game gives of a position. */
final class FactGrid extends Table {
    private final GameRoom room;
    private Optional<FactTable> shown = Optional.empty();

    FactGrid(GameRoom room) {
        this.room = room;
        setName("analysis.facts");
        left();
    }

    void show(Optional<FactTable> table) {
        if (!table.equals(shown)) {
            shown = table;
            clearChildren();
            table.ifPresent(this::fill);
        }
    }

    private void fill(FactTable table) {
        Widgets widgets = room.context().widgets();
        int columns =
                table.rows().stream().mapToInt(row -> row.cells().size()).max().orElse(0);
        add(widgets.wrapped(room.words(table.heading()), "section"))
                .colspan(columns + 1)
                .growX()
                .minWidth(0);
        for (FactTable.Row row : table.rows()) {
            row().padTop(room.px(row.isResult() ? 5 : 2));
            add(widgets.shortened(room.words(row.label()), row.isResult() ? "bold" : "small"))
                    .left()
                    .growX()
                    .minWidth(0);
            for (String cell : row.cells()) {
                add(widgets.label(cell, row.isResult() ? "bold" : "default"))
                        .minWidth(room.px(22))
                        .right();
            }
        }
    }
}
