package org.marienbad.learn.run;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.learn.training.Actors;

/**
 * A directory, perhaps on a disk of several machines, through which a training gives games to others. It holds the plan, the weights
 * of the present generation, who has taken which part, and what came out. Files are named after the training and the number of
 * the first game, so that what comes too late is not taken for something else.
 */
final class SharedFolder implements Actors {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** What the names of all files begin with, so that nothing else in the directory is touched. */
    private static final String OWN = "marienbad-";

    private static final String RUN = "run";
    private static final String FINGERPRINT = "fingerprint";
    private static final String WEIGHTS = ".weights";
    private static final String TAKEN = ".taken";
    private static final String GAMES = ".games";

    private final Path folder;
    private final String run;

    private SharedFolder(Path folder, String run) {
        this.folder = folder;
        this.run = run;
    }

    /** What others have to know. */
    record Order(TrainingPlan plan, String run, long fingerprint) {}

    private static Path orders(Path folder) {
        return folder.resolve(OWN + "training.json");
    }

    /** Invites others to a training. */
    static SharedFolder open(Path folder, TrainingPlan plan, long fingerprint) throws IOException {
        Files.createDirectories(folder);
        SharedFolder shared = new SharedFolder(folder, OWN + UUID.randomUUID());
        shared.clear(OWN + "*");
        Map<String, Object> order = plan.plain();
        order.put(RUN, shared.run);
        order.put(FINGERPRINT, fingerprint);
        AtomicFiles.write(orders(folder), MAPPER.writeValueAsString(order) + "\n");
        return shared;
    }

    /** The training that others are invited to; empty if there is none at present. */
    static Optional<Order> order(Path folder, GameCatalogue games) throws IOException {
        try {
            Map<String, Object> order =
                    MAPPER.readValue(Files.readString(orders(folder)), new TypeReference<Map<String, Object>>() {});
            return Optional.of(new Order(
                    TrainingPlan.read(order, games),
                    (String) order.get(RUN),
                    ((Number) order.get(FINGERPRINT)).longValue()));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
    }

    /** Invites nobody any more. */
    void close() throws IOException {
        Files.deleteIfExists(orders(folder));
        clear(OWN + "*");
    }

    /** What a name begins with stands before the kind of the file. */
    private void clear(String start) throws IOException {
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(folder, start + "{" + WEIGHTS + "," + TAKEN + "," + GAMES + "}")) {
            for (Path file : files) {
                delete(file);
            }
        }
    }

    /** Where somebody still reads it and the system keeps it for that, it goes the next time. */
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

    @Override
    public Parts offer(Games games, Weights weights) throws IOException {
        clear(run + "-*");
        AtomicFiles.write(folder.resolve(name(games) + WEIGHTS), out -> {
            DataOutputStream data = new DataOutputStream(out);
            weights.writeTo(data);
            data.flush();
        });
        return parts(folder, name(games));
    }

    /** Games that are offered at present. */
    record Offer(Games games, Path weights, Parts parts, Path folder, String name) {
        /** Brings what is to be learned of a part. */
        void bring(int part, byte[] result) throws IOException {
            AtomicFiles.write(folder.resolve(name + "-" + part + GAMES), out -> out.write(result));
        }
    }

    /** The games that {@code order} offers at present, if there are any. */
    static Optional<Offer> offer(Path folder, Order order) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, order.run() + "-*" + WEIGHTS)) {
            for (Path file : files) {
                String name = file.getFileName().toString().replace(WEIGHTS, "");
                String[] numbers = name.substring(order.run().length() + 1).split("-");
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
            public Optional<byte[]> result(int part) throws IOException {
                try {
                    return Optional.of(Files.readAllBytes(folder.resolve(name + "-" + part + GAMES)));
                } catch (NoSuchFileException none) {
                    return Optional.empty();
                }
            }
        };
    }
}
