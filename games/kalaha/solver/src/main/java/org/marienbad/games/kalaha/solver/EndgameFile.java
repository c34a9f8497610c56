package org.marienbad.games.kalaha.solver;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.file.TableFile;
import org.marienbad.games.kalaha.KalahaRules;

/** Endgames kept in a {@link TableFile} of the user's cache directory, so that they are computed only once. */
final class EndgameFile {
    private static final String VERSION = "marienbad kalaha endgames 3";

    /** Smaller tables are computed faster than read. */
    private static final int LEAST_SIZE = 100_000;

    /** Null where no file is kept. */
    private final Path folder;

    EndgameFile(Path folder) {
        this.folder = folder;
    }

    /** The one in the user's cache directory, which the application names; none is kept where nobody names it. */
    static EndgameFile ofUser() {
        return new EndgameFile(TableFile.userFolder().orElse(null));
    }

    /**
     * The endgames of up to {@code most} stones, from the file if there is a sound one.
     *
     * @throws java.util.concurrent.CancellationException if {@code cancelled} says so before they are computed
     */
    KalahaEndgames endgames(KalahaRules rules, PositionIndex index, int most, BooleanSupplier cancelled) {
        if (folder == null || index.upTo(most) < LEAST_SIZE) {
            return KalahaEndgames.build(rules, index, most, 1, cancelled);
        }
        TableFile file = new TableFile(file(rules, most), title(rules, most));
        KalahaEndgames kept = KalahaEndgames.blank(index, most);
        if (file.read(kept.tables())) {
            return kept;
        }
        KalahaEndgames built = KalahaEndgames.build(rules, index, most, 1, cancelled);
        file.write(built.tables());
        return built;
    }

    Path file(KalahaRules rules, int most) {
        return folder.resolve(String.format(
                "kalaha-%d-%s-%s-%s-%d.endgames",
                rules.pits(),
                rules.emptyCapture() ? "empty" : "full",
                rules.endsWithEmptyRow() ? "row" : "mover",
                rules.leftoversToOwner() ? "owner" : "nobody",
                most));
    }

    private static String title(KalahaRules rules, int most) {
        return VERSION + ", pits " + rules.pits() + ", emptyCapture " + rules.emptyCapture() + ", endsWithEmptyRow "
                + rules.endsWithEmptyRow() + ", leftoversToOwner " + rules.leftoversToOwner() + ", stones " + most;
    }
}
