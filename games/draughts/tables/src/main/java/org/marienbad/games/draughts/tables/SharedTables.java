package org.marienbad.games.draughts.tables;

import java.util.function.BooleanSupplier;

/** The tables of this process: they are the same for all games, and computed once. */
final class SharedTables {
    private static final TableBuilder BUILDER = new TableBuilder();

    private SharedTables() {}

    /** Tables with up to {@code pieces} pieces at least, unless {@code cancelled} says so before they are computed. */
    static EndgameTables of(int pieces, BooleanSupplier cancelled) {
        EndgameTables tables = BUILDER.tables();
        if (tables.most() < pieces) {
            synchronized (BUILDER) {
                BUILDER.build(pieces, cancelled);
            }
        }
        return tables;
    }
}
