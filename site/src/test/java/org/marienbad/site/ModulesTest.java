package org.marienbad.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Libraries are modules, and bring the same services to those who use them so and to those who do not. */
class ModulesTest {
    private static final Pattern PROVIDES = Pattern.compile("provides\\s+([\\w.]+)\\s+with\\s+([\\w.,\\s]+);");
    private static final Path PLACE = Path.of("src", "main", "resources", "META-INF", "services");

    @Test
    void modulesProvideTheServicesThatTheirJarsDo() throws IOException {
        List<Path> modules = Sources.files(path -> path.matches("(?!/docs/).*/src/main/java/module-info\\.java"));
        assertTrue(modules.size() > 8, modules.toString());
        for (Path module : modules) {
            Path project = module.subpath(0, module.getNameCount() - 4);
            assertEquals(services(project), provided(module), project.toString());
        }
    }

    private static Map<String, List<String>> provided(Path module) throws IOException {
        Map<String, List<String>> provided = new TreeMap<>();
        for (MatchResult found : PROVIDES.matcher(Files.readString(Sources.ROOT.resolve(module)))
                .results()
                .toList()) {
            provided.put(found.group(1), List.of(found.group(2).strip().split("\\s*,\\s*")));
        }
        return provided;
    }

    private static Map<String, List<String>> services(Path project) throws IOException {
        Map<String, List<String>> services = new TreeMap<>();
        Path folder = Sources.ROOT.resolve(project).resolve(PLACE);
        if (Files.isDirectory(folder)) {
            try (var files = Files.newDirectoryStream(folder)) {
                for (Path file : files) {
                    services.put(file.getFileName().toString(), Files.readAllLines(file));
                }
            }
        }
        return services;
    }
}
