package org.marienbad.cli.record;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.BiConsumer;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.MatchRecordJson;

/**
 * Match records in a file, one JSON line each. While it is written it is called {@code FILE.part} and holds complete
 * lines only; {@link #finish} gives it its name. If the games break off, the plies played stay in the part.
 */
public final class RecordFile implements AutoCloseable {
    private final Path target;
    private final BufferedWriter writer;
    private long count;

    /** @throws BadInput if the file cannot be written, or it or its part exists: nothing is overwritten */
    public RecordFile(Path target) {
        this.target = target;
        for (Path taken : List.of(target, partOf(target))) {
            UserFiles.requireAbsent(taken);
        }
        try {
            writer = Files.newBufferedWriter(partOf(target), StandardOpenOption.CREATE_NEW);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(target, unwritable);
        }
    }

    /**
     * Goes on with the part that broke off; begins one if there is none. An unfinished line at its end is dropped.
     *
     * @param earlier told every line of it and its number, from 1, before anything is changed
     * @throws BadInput if the file is finished, or cannot be read or written
     */
    public static RecordFile resume(Path target, BiConsumer<Long, String> earlier) {
        if (Files.exists(target) || !Files.exists(partOf(target))) {
            return new RecordFile(target);
        }
        try {
            return new RecordFile(target, earlier);
        } catch (IOException unusable) {
            throw UserFiles.unwritable(partOf(target), unusable);
        }
    }

    private RecordFile(Path target, BiConsumer<Long, String> earlier) throws IOException {
        this.target = target;
        long whole = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(partOf(target)))) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int read = in.read(); read >= 0; read = in.read()) {
                if (read == '\n') {
                    earlier.accept(++count, line.toString(StandardCharsets.UTF_8));
                    whole += line.size() + 1;
                    line.reset();
                } else {
                    line.write(read);
                }
            }
        }
        try (FileChannel file = FileChannel.open(partOf(target), StandardOpenOption.WRITE)) {
            file.truncate(whole);
        }
        writer = Files.newBufferedWriter(partOf(target), StandardOpenOption.APPEND);
    }

    /** The place of the records of {@code target} until the last is written. */
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
