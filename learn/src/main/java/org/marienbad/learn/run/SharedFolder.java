package org.marienbad.learn.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Actors;

/**
 * A directory, perhaps on a disk of several machines, through which a training gives games to others. It holds the plan, the weights
 * of the present generation, who has taken which part, and what came out. Files are named after the training and the number of
 * the first game, so that what comes too late is not taken for something else.
 */
final class SharedFolder implements Actors {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** The prefix of the names of all files, so that nothing else in the directory is touched. */
    private static final String OWN = "marienbad-";

    private static final String RUN = "run";
    private static final String ORDER = "order";
    private static final String WEIGHTS = ".weights";
    private static final String TAKEN = ".taken";
    private static final String GAMES = ".games";
    /** The rest of a process that was killed while it wrote. */
    private static final String UNFINISHED = ".part";

    private static final System.Logger LOG = System.getLogger(SharedFolder.class.getName());

    private final Path folder;
    private final String run;
    private final LockFile lock;
    /** Whether it was said that an actor brought something damaged: the first time tells enough. */
    private final AtomicBoolean said = new AtomicBoolean();

    private SharedFolder(Path folder, String run, LockFile lock) {
        this.folder = folder;
        this.run = run;
        this.lock = lock;
    }

    /** A training that others may play for. */
    record Invitation(ActorOrder order, String run) {}

    private static Path orders(Path folder) {
        return folder.resolve(OWN + "training.json");
    }

    /**
     * Invites others to a training.
     *
     * @throws IllegalArgumentException if others are invited to another training there at this moment
     */
    static SharedFolder open(Path folder, ActorOrder order) throws IOException {
        Files.createDirectories(folder);
        LockFile lock = LockFile.tryLock(orders(folder))
                .orElseThrow(() -> new RefusedException(Text.of("shared.taken", folder)));
        SharedFolder shared = new SharedFolder(folder, OWN + UUID.randomUUID(), lock);
        try {
            shared.clear(OWN + "*");
            Map<String, String> invitation = Map.of(RUN, shared.run, ORDER, order.write());
            AtomicFiles.write(orders(folder), MAPPER.writeValueAsString(invitation) + "\n");
        } catch (IOException unwritable) {
            shared.close();
            throw unwritable;
        }
        return shared;
    }

    /**
     * The training that others are invited to; empty if there is none at present.
     *
     * @throws IllegalArgumentException if the directory tells something else
     */
    static Optional<Invitation> invitation(Path folder) throws IOException {
        try {
            JsonNode read = MAPPER.readTree(Files.readString(orders(folder)));
            return Optional.of(new Invitation(
                    ActorOrder.read(read.path(ORDER).asText()), read.path(RUN).asText()));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (JsonProcessingException | IllegalArgumentException broken) {
            throw new IllegalArgumentException(orders(folder) + " is no training that others can play for", broken);
        }
    }

    /** Invites nobody any more. */
    @Override
    public void close() {
        delete(orders(folder));
        clear(OWN + "*");
        lock.close();
    }

    /**
     * The start of a name stands before the kind of the file. The weights go first: an actor that misses another file sees by
     * them that the generation is over.
     */
    private void clear(String start) {
        List.of(WEIGHTS, TAKEN, GAMES, UNFINISHED).forEach(kind -> clear(start, kind));
    }

    private void clear(String start, String kind) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, start + kind)) {
            for (Path file : files) {
                delete(file);
            }
        } catch (IOException | DirectoryIteratorException gone) {
            // Nobody can play then, and the learner plays alone.
        }
    }

    /** If somebody still reads it and the system keeps it for that, it goes the next time. */
    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException open) {
            // Its name says that it is of no use any more.
        }
    }

    private String name(Games games) {
        return run + "-" + games.first() + "-" + games.size() + "-" + games.part();
    }

    /** If the directory cannot be written any more, the learner plays alone: no disk but its own stops a training. */
    @Override
    public Parts offer(Games games, Weights weights) {
        clear(run + "-*");
        Parts shared = parts(folder, name(games));
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            weights.writeTo(new DataOutputStream(bytes));
            Checked.write(folder.resolve(name(games) + WEIGHTS), bytes.toByteArray());
        } catch (IOException unwritable) {
            // Nobody plays a task that nobody sees.
        }
        return new Parts() {
            @Override
            public boolean take(int part) {
                try {
                    return shared.take(part);
                } catch (IOException unwritable) {
                    return true;
                }
            }

            @Override
            public Optional<byte[]> result(int part, Monitor monitor) {
                try {
                    return shared.result(part, monitor);
                } catch (Checked.Damaged damaged) {
                    throwAway(damaged);
                    return Optional.empty();
                } catch (IOException unreadable) {
                    return Optional.empty();
                }
            }
        };
    }

    private void throwAway(Checked.Damaged damaged) {
        delete(damaged.file());
        if (said.compareAndSet(false, true)) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    () -> damaged.getMessage() + "; it is thrown away, and this training plays its games itself");
        }
    }

    /** Games that are offered at present. */
    record Offer(Games games, Path weights, Parts parts, Path folder, String name) {
        /** Whether the generation came to its end meanwhile: then nothing can be read or brought. */
        boolean isOver() {
            return Files.notExists(weights);
        }

        /** Brings the experience of a part. */
        void bring(int part, byte[] result) throws IOException {
            Checked.write(folder.resolve(name + "-" + part + GAMES), result);
        }
    }

    /** The games that are offered at present for a training, if there are any. */
    static Optional<Offer> offer(Path folder, Invitation invitation) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, invitation.run() + "-*" + WEIGHTS)) {
            for (Path file : files) {
                String name = file.getFileName().toString().replace(WEIGHTS, "");
                String[] numbers = name.substring(invitation.run().length() + 1).split("-");
                Games games = new Games(
                        Long.parseLong(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
                return Optional.of(new Offer(games, file, parts(folder, name), folder, name));
            }
        }
        return Optional.empty();
    }

    private static Parts parts(Path folder, String name) {
        return new Parts() {
            @Override
            public boolean take(int part) throws IOException {
                try {
                    Files.createFile(folder.resolve(name + "-" + part + TAKEN));
                    return true;
                } catch (FileAlreadyExistsException taken) {
                    return false;
                }
            }

            @Override
            public Optional<byte[]> result(int part, Monitor monitor) throws IOException {
                try {
                    return Optional.of(Checked.read(folder.resolve(name + "-" + part + GAMES)));
                } catch (NoSuchFileException none) {
                    return Optional.empty();
                }
            }
        };
    }
}
