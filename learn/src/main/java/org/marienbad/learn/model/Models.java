package org.marienbad.learn.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.search.model.Model;
import org.marienbad.ai.search.model.ModelSource;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.learn.training.Learned;

/**
 * The models there are: those of the user, in {@code models/} of the directory that the system property {@code marienbad.data}
 * names; of the installation, in {@code models/} beside {@code lib}; and those that games bring, listed one a line in their
 * resource {@code META-INF/marienbad/models/index}. The first of a name counts.
 */
public final class Models implements ModelSource {
    private static final String FOLDER = "models";
    private static final String INDEX = "META-INF/marienbad/models/index";

    /** Somewhere where a model is. */
    @FunctionalInterface
    private interface Place {
        InputStream open() throws IOException;
    }

    private record LearnedModel(String name, Learned learned) implements Model {
        @Override
        public Evaluator evaluator() {
            return learned.evaluator();
        }

        @Override
        public Optional<Policy> policy() {
            return learned.policy();
        }

        @Override
        public Optional<BatchEvaluator> batchEvaluator(Game game, int size) {
            return learned.batches().map(batches -> batches.evaluator(size));
        }
    }

    @Override
    public List<String> names(Game game) {
        Map<String, Place> places = places(game.getClass().getClassLoader());
        List<String> names = new ArrayList<>();
        String rules = places.isEmpty() ? "" : RulesDigest.of(game);
        places.forEach((name, place) -> {
            try (InputStream in = place.open()) {
                if (ModelFile.readProvenance(name, in).game().rules().equals(rules)) {
                    names.add(name);
                }
            } catch (IOException | IllegalArgumentException unusable) {
                // Who asks for it is told why; it is not offered.
            }
        });
        return names;
    }

    @Override
    public Optional<Model> model(String name, Game game) {
        return Optional.ofNullable(places(game.getClass().getClassLoader()).get(name))
                .map(place -> new LearnedModel(name, read(name, place).learned(game)));
    }

    /** All models that can be found from {@code loader}, by name, whatever game they are for. */
    public static List<String> names(ClassLoader loader) {
        return List.copyOf(places(loader).keySet());
    }

    /**
     * The model called {@code name}; empty if there is none.
     *
     * @throws IllegalArgumentException in a sentence, if it cannot be read
     */
    public static Optional<ModelFile> find(String name, ClassLoader loader) {
        return Optional.ofNullable(places(loader).get(name)).map(place -> read(name, place));
    }

    private static ModelFile read(String name, Place place) {
        try (InputStream in = place.open()) {
            return ModelFile.read(name, in);
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "model '" + name + "' cannot be read: " + AtomicFiles.reason(unreadable), unreadable);
        }
    }

    private static Map<String, Place> places(ClassLoader loader) {
        Map<String, Place> places = new LinkedHashMap<>();
        ofUser().ifPresent(folder -> addAll(folder, places));
        besideApplication().ifPresent(folder -> addAll(folder, places));
        addResources(loader, places);
        return places;
    }

    /** Where the models of this user are, if anybody says so; it need not exist. */
    private static Optional<Path> ofUser() {
        String data = System.getProperty("marienbad.data", System.getenv("MARIENBAD_DATA"));
        return Optional.ofNullable(data).map(folder -> Path.of(folder).resolve(FOLDER));
    }

    private static Optional<Path> besideApplication() {
        try {
            CodeSource source = Models.class.getProtectionDomain().getCodeSource();
            Path jar = source == null
                    ? null
                    : Path.of(source.getLocation().toURI()).toAbsolutePath();
            boolean installed = jar != null && Files.isRegularFile(jar) && jar.getNameCount() > 1;
            return installed ? Optional.of(jar.getParent().resolveSibling(FOLDER)) : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            return Optional.empty();
        }
    }

    private static void addAll(Path folder, Map<String, Place> places) {
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            files.sorted().forEach(file -> {
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(ModelFile.EXTENSION)) {
                    String plain = name.substring(0, name.length() - ModelFile.EXTENSION.length());
                    places.putIfAbsent(plain, () -> Files.newInputStream(file));
                }
            });
        } catch (IOException unreadable) {
            // A folder that cannot be read holds no models.
        }
    }

    private static void addResources(ClassLoader loader, Map<String, Place> places) {
        try {
            for (URL index : Collections.list(loader.getResources(INDEX))) {
                try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(index.openStream(), StandardCharsets.UTF_8))) {
                    for (String name :
                            lines.lines().filter(line -> !line.isBlank()).toList()) {
                        URL model = new URL(index, name + ModelFile.EXTENSION);
                        places.putIfAbsent(name, model::openStream);
                    }
                }
            }
        } catch (IOException unreadable) {
            // A jar that cannot be read brings no models.
        }
    }
}
