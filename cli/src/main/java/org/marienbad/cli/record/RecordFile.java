package org.marienbad.cli.record;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.json.MatchRecordJson;

/**
 * Match records in a file, one JSON line each. While it is written it is called {@code FILE.part} and holds complete
 * lines only; {@link #finish} gives it its name. If the games break off, what was played stays in the part.
 */
public final class RecordFile implements AutoCloseable {
    private final Path target;
    private final BufferedWriter writer;
    private int count;

    /** @throws BadInput if the file cannot be written, or it or its part exists: nothing is overwritten */
    public RecordFile(Path target) {
        this.target = target;
        for (Path taken : List.of(target, partOf(target))) {
            if (Files.exists(taken)) {
                throw new BadInput(taken + " exists already; choose another name, or move it away");
            }
        }
        try {
            writer = Files.newBufferedWriter(partOf(target), StandardOpenOption.CREATE_NEW);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(target, unwritable);
        }
    }

    /** Where the records of {@code target} are until the last is written. */
    public static Path partOf(Path target) {
        return target.resolveSibling(target.getFileName() + ".part");
    }

    public void add(MatchRecord record) {
        try {
            writer.write(MatchRecordJson.write(record) + "\n");
            writer.flush();
            count++;
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(target, unwritable);
        }
    }

    public void finish() {
        try {
            writer.close();
            AtomicFiles.move(partOf(target), target);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(target, unwritable);
        }
    }

    @Override
    public void close() {
        try {
            writer.close();
            if (count == 0) {
                Files.deleteIfExists(partOf(target));
            }
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(target, unwritable);
        }
    }

    /**
     * The only record of a file.
     *
     * @throws BadInput if the file cannot be read or does not hold exactly one record
     */
    public static MatchRecord read(Path file) {
        List<String> lines;
        try {
            lines = TextFiles.read(file).lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file, unreadable);
        }
        try {
            return MatchRecordJson.read(String.join("\n", lines));
        } catch (IllegalArgumentException malformed) {
            throw new BadInput(file + ": " + malformed.getMessage(), malformed);
        }
    }
}
