package org.marienbad.cli.matrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.cli.console.Columns;
import org.marienbad.lab.matrix.BimatrixGame;
import org.marienbad.lab.matrix.Cell;

/** A game of two matrices: its table, pure equilibria and dominance. */
final class BimatrixReport implements MatrixReport {
    private final List<MatrixText> texts;
    private final BimatrixGame game;
    private final StrategyNames names;
    private final List<Cell> equilibria;

    BimatrixReport(List<MatrixText> texts, BimatrixGame game, StrategyNames names) {
        this.texts = texts;
        this.game = game;
        this.names = names;
        equilibria = game.pureEquilibria();
    }

    @Override
    public List<String> lines(int width) {
        int rows = game.rowPayoffs().rows();
        int columns = game.rowPayoffs().columns();
        List<String> lines = new ArrayList<>();
        lines.add("What the row player and the column player are paid, " + rows + " × " + columns + ":");
        lines.add("");
        lines.addAll(names.table(
                game.rowPayoffs(),
                cell -> texts.get(0).cell(cell) + "," + texts.get(1).cell(cell),
                equilibria));
        lines.add("");
        if (equilibria.isEmpty()) {
            lines.add("No pure equilibrium: in every cell a player would gain by changing alone.");
        } else {
            String places = equilibria.stream().map(names::cell).collect(Collectors.joining("; "));
            String pure =
                    equilibria.size() == 1 ? "* Pure equilibrium: " : "* " + equilibria.size() + " pure equilibria: ";
            lines.addAll(Columns.wrap(pure + places, width));
        }
        lines.add("");
        lines.addAll(names.dominance(width, game));
        return lines;
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> all = new LinkedHashMap<>();
        names.addTo(all);
        all.put("payoffs", game.rowPayoffs().toDoubles());
        all.put("columnPayoffs", game.columnPayoffs().toDoubles());
        all.put("pureEquilibria", equilibria.stream().map(StrategyNames::json).toList());
        all.putAll(StrategyNames.json(game));
        return all;
    }
}
