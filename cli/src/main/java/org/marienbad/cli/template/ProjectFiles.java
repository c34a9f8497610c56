package org.marienbad.cli.template;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;

/** Writes the files of a project: all of them or none, and over none that is there. */
final class ProjectFiles {
    private final Path target;
    /** The files and directories made so far. */
    private final List<Path> made = new ArrayList<>();

    ProjectFiles(Path target) {
        this.target = target;
    }

    /**
     * Writes the files, by their paths; returns how many.
     *
     * @throws BadInput if one is there already, or they cannot be written
     */
    int write(Map<String, ProjectTemplate.Content> files) throws IOException {
        for (String path : files.keySet()) {
            Path file = target.resolve(path);
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                throw inTheWay(file, null);
            }
        }
        try {
            for (Map.Entry<String, ProjectTemplate.Content> entry : files.entrySet()) {
                write(target.resolve(entry.getKey()), entry.getValue());
            }
            return files.size();
        } catch (IOException | RuntimeException failure) {
            undo();
            if (failure instanceof FileAlreadyExistsException other) {
                throw inTheWay(Path.of(other.getFile()), failure);
            }
            if (failure instanceof IOException unwritable) {
                throw UserFiles.unwritable(target, unwritable);
            }
            throw failure;
        }
    }

    private static BadInput inTheWay(Path file, Exception cause) {
        return new BadInput(file + " is there already, so nothing was written; --directory names another place", cause);
    }

    private void write(Path file, ProjectTemplate.Content content) throws IOException {
        makeDirectory(file.toAbsolutePath().getParent());
        Files.createFile(file);
        made.add(file);
        Files.write(file, content.bytes());
        if (content.executable()) {
            // Without permissions (Windows) the name says which files can be run.
            boolean ignored = file.toFile().setExecutable(true);
        }
    }

    private void makeDirectory(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            makeDirectory(directory.getParent());
            Files.createDirectory(directory);
            made.add(directory);
        }
    }

    private void undo() {
        Collections.reverse(made);
        for (Path path : made) {
            try {
                Files.deleteIfExists(path);
            } catch (IOException kept) {
                // The first failure is reported.
            }
        }
    }
}
