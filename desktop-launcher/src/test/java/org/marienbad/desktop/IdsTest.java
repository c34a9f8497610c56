package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.plugin.Plugins;

/** Games and players are plugins: nobody but their own project knows their ids. */
class IdsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    /** Words that are no ids where they stand, by the class that says them. */
    private static final Set<String> OTHER_WORDS = Set.of(
            // The name of the protocol whose boards it reads; a command plays by that protocol.
            "KalahBoard: kgp",
            // The setting that names a model; a command tells what it is.
            "ModelSources: model",
            // The order of play is drawn by lot.
            "MinuteEmpireProvider: random",
            // The value of a matrix game.
            "ZeroSumReport: minimax");

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString()
                            .contains("/src/main/java/"
                                    .replace(
                                            '/',
                                            ROOT.getFileSystem().getSeparator().charAt(0))))
                    .filter(file -> !file.startsWith(ROOT.resolve("build-logic")))
                    .toList();
        }
    }

    private static Path project(Path source) {
        Path folder = source.getParent();
        while (!Files.exists(folder.resolve("build.gradle"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** The ids of all plugins, with the projects that have one of that id. */
    private static Map<String, Set<Path>> owners(List<Path> sources) throws IOException {
        Map<String, Path> projects = new HashMap<>();
        sources.forEach(source -> projects.put(source.getFileName().toString().replace(".java", ""), project(source)));
        Map<String, Set<Path>> owners = new HashMap<>();
        try (Plugins plugins = Plugins.load()) {
            plugins.games().all().forEach(game -> own(owners, game.id(), game, projects));
            plugins.players().all().forEach(player -> own(owners, player.id(), player, projects));
            plugins.solvers().all().forEach(solver -> own(owners, solver.id(), solver, projects));
            plugins.notations().all().forEach(notation -> own(owners, notation.id(), notation, projects));
            plugins.commands().forEach(command -> own(owners, command.id(), command, projects));
        }
        return owners;
    }

    private static void own(Map<String, Set<Path>> owners, String id, Object plugin, Map<String, Path> projects) {
        Class<?> type = plugin.getClass();
        while (type.getEnclosingClass() != null) {
            type = type.getEnclosingClass();
        }
        owners.computeIfAbsent(id, unknown -> new HashSet<>()).add(projects.get(type.getSimpleName()));
    }

    @Test
    void idsStandOnlyInTheProjectsOfTheirPlugins() throws IOException {
        List<Path> sources = sources();
        Map<String, Set<Path>> owners = owners(sources);
        assertTrue(owners.size() > 15, "found only " + owners.keySet());
        Set<String> strangers = new TreeSet<>();
        for (Path source : sources) {
            String name = source.getFileName().toString().replace(".java", "");
            LITERAL.matcher(Files.readString(source)).results().forEach(literal -> {
                String word = literal.group(1).replaceFirst("\\(.*", "");
                Set<Path> known = owners.get(word);
                if (known != null && !known.contains(project(source)) && !OTHER_WORDS.contains(name + ": " + word)) {
                    strangers.add(source + ": \"" + literal.group(1) + "\"");
                }
            });
        }
        assertEquals(Set.of(), strangers);
    }
}
