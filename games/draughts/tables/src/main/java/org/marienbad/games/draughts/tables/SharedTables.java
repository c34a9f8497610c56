package org.marienbad.games.draughts.tables;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** The tables of this process: they are the same for all games, and computed once. */
final class SharedTables {
    private static EndgameTables known = new EndgameTables(1);

    private SharedTables() {}

    /** Tables with at least {@code pieces} pieces; empty if {@code cancelled} says so before they are computed. */
    static synchronized Optional<EndgameTables> of(int pieces, BooleanSupplier cancelled) {
        if (known.most() < pieces) {
            try {
                known = TableBuilder.build(pieces, cancelled);
            } catch (CancellationException stopped) {
                return Optional.empty();
            }
        }
        return Optional.of(known);
    }
}
