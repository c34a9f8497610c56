package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Models;
import org.marienbad.learn.model.Provenance;

class BundledModelsTest {
    private static final Path GAMES = Path.of("../games");
    private static final String FOLDER = "src/main/resources/META-INF/marienbad/models";
    private static final long MOST_BYTES = 600_000;

    private static List<Models.Found> bundled() {
        return Models.all(BundledModelsTest.class.getClassLoader()).stream()
                .filter(Models.Found::brought)
                .toList();
    }

    private static Stream<Path> folders() throws IOException {
        try (Stream<Path> games = Files.list(GAMES)) {
            return games.map(game -> game.resolve(FOLDER)).filter(Files::isDirectory).toList().stream();
        }
    }

    @Test
    void everyIndexNamesTheModelsBesideIt() throws IOException {
        int models = 0;
        for (Path folder : folders().toList()) {
            try (Stream<Path> files = Files.list(folder)) {
                Set<String> names = files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(ModelFile.EXTENSION))
                        .map(name -> name.substring(0, name.length() - ModelFile.EXTENSION.length()))
                        .collect(Collectors.toCollection(TreeSet::new));
                assertEquals(List.copyOf(names), Files.readAllLines(folder.resolve("index")), folder.toString());
                models += names.size();
            }
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    assertTrue(Files.size(file) <= MOST_BYTES, file + " has " + Files.size(file) + " bytes");
                }
            }
        }
        assertEquals(models, bundled().size());
        assertTrue(models > 0);
    }

    /** The game has the right options, and its features have the fingerprint in the file. */
    @Test
    void everyModelOpensForItsGame() throws IOException {
        List<String> names = new ArrayList<>();
        try (Plugins plugins = Plugins.load()) {
            for (Models.Found model : bundled()) {
                ModelFile file = model.read();
                Provenance.TrainedGame trained = file.provenance().game();
                GameSetup setup =
                        GameSetup.of(plugins.games().get(trained.id()), trained.seats(), trained.options(), 0);
                assertTrue(file.learned(setup.game(), Services.NONE).evaluator() != null, model.name());
                assertTrue(new Models().names(setup.game()).contains(model.name()), model.name());
                assertEquals(true, file.provenance().training().gate().get("passed"), model.name());
                names.add(model.name());
            }
        }
        assertEquals(names.size(), Set.copyOf(names).size(), "no two of one name");
    }

    @Test
    void aLevelThatNamesAModelHasIt() throws IOException {
        int named = 0;
        try (Plugins plugins = Plugins.load()) {
            for (GameProvider provider : plugins.games().all()) {
                Game game = GameSetup.of(provider).game();
                for (String preset : game.advice().presets().values()) {
                    Object model =
                            PlayerSpec.parse("level(" + preset + ")").settings().get("model");
                    if (model != null) {
                        assertTrue(
                                new Models()
                                        .model(model.toString(), game, Services.NONE)
                                        .isPresent(),
                                provider.id() + ": " + preset);
                        named++;
                    }
                }
            }
        }
        assertTrue(named > 0);
    }

    @Test
    void thePageTellsHowEachWasMade() throws IOException {
        List<BundledModels.Row> rows = BundledModels.documented();
        assertEquals(
                bundled().stream().map(Models.Found::name).sorted().toList(),
                rows.stream().map(BundledModels.Row::name).sorted().toList());
        for (BundledModels.Row row : rows) {
            Provenance.Source source = bundled().stream()
                    .filter(model -> model.name().equals(row.name()))
                    .findFirst()
                    .orElseThrow()
                    .read()
                    .provenance()
                    .training();
            assertEquals(source.weights(), row.weights(), row.name());
            assertTrue(row.command().contains(" --seed " + source.recipe().seed()), row.command());
            assertFalse(row.command().contains("--minutes"), row.command());
        }
    }
}
