package org.marienbad.games.kalaha.solver;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.zip.CRC32;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.games.kalaha.KalahaRules;

/**
 * Endgames kept in a file of the user's cache directory, so that they are computed only once. The file is replaced
 * atomically, names its version and rules and has a checksum; one that does not match is computed again. A
 * directory that cannot be written only means that it is computed again next time.
 */
final class EndgameFile {
    private static final String VERSION = "marienbad kalaha endgames 2";

    /** Smaller tables are computed faster than read. */
    private static final int LEAST_SIZE = 100_000;

    /** Set by the application that runs the solver. */
    private static final String FOLDER_PROPERTY = "marienbad.cache";

    /** Null where no file is kept. */
    private final Path folder;

    EndgameFile(Path folder) {
        this.folder = folder;
    }

    /** The one in the user's cache directory, which the application names; none is kept where nobody names it. */
    static EndgameFile ofUser() {
        String named = System.getProperty(FOLDER_PROPERTY);
        return new EndgameFile(named == null ? null : Path.of(named));
    }

    /**
     * The endgames of up to {@code most} stones, from the file if there is a sound one.
     *
     * @throws java.util.concurrent.CancellationException if {@code cancelled} says so before they are computed
     */
    Endgames endgames(KalahaRules rules, PositionIndex index, int most, BooleanSupplier cancelled) {
        if (folder == null || index.upTo(most) < LEAST_SIZE) {
            return Endgames.build(rules, index, most, 1, cancelled);
        }
        Path file = file(rules, most);
        Optional<Endgames> kept = read(file, rules, index, most);
        if (kept.isPresent()) {
            return kept.get();
        }
        Endgames built = Endgames.build(rules, index, most, 1, cancelled);
        write(file, rules, built);
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

    private static String title(KalahaRules rules) {
        return VERSION + ", pits " + rules.pits() + ", emptyCapture " + rules.emptyCapture() + ", endsWithEmptyRow "
                + rules.endsWithEmptyRow() + ", leftoversToOwner " + rules.leftoversToOwner();
    }

    private static Optional<Endgames> read(Path file, KalahaRules rules, PositionIndex index, int most) {
        if (!Files.isReadable(file)) {
            return Optional.empty();
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!in.readUTF().equals(title(rules)) || in.readInt() != most) {
                return Optional.empty();
            }
            long sum = in.readLong();
            Endgames endgames = Endgames.blank(index, most);
            for (byte[] table : endgames.tables()) {
                in.readFully(table);
            }
            return in.read() < 0 && sum == checksum(endgames) ? Optional.of(endgames) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private void write(Path file, KalahaRules rules, Endgames endgames) {
        try {
            Files.createDirectories(folder);
            AtomicFiles.write(file, stream -> {
                DataOutputStream out = new DataOutputStream(stream);
                out.writeUTF(title(rules));
                out.writeInt(endgames.most());
                out.writeLong(checksum(endgames));
                for (byte[] table : endgames.tables()) {
                    out.write(table);
                }
            });
        } catch (IOException unwritable) {
            // They are computed again next time.
        }
    }

    private static long checksum(Endgames endgames) {
        CRC32 sum = new CRC32();
        endgames.tables().forEach(sum::update);
        return sum.getValue();
    }
}
