package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The output of {@code --json} has the fields that docs/formats.md lists. */
class JsonFieldsTest {
    private static final Pattern FIELD = Pattern.compile("`(\\w+)`");

    @TempDir
    private Path directory;

    /** The fields of the row for {@code command}, without what stands in parentheses. */
    private static Set<String> listed(String command) throws IOException {
        String row = Files.readString(Path.of("../docs/formats.md"))
                .lines()
                .filter(line -> line.startsWith("| `" + command + "` | "))
                .filter(line -> line.indexOf('`', 3 + command.length() + 1) > 0)
                .reduce((one, other) -> one.chars().filter(c -> c == '`').count()
                                > other.chars().filter(c -> c == '`').count()
                        ? one
                        : other)
                .orElseThrow(() -> new AssertionError("no row of " + command));
        String fields = row.substring(command.length() + 6)
                .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("\\([^)]*\\)", "");
        return FIELD.matcher(fields)
                .results()
                .map(field -> field.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void fieldsAre(Set<String> expected, String... line) throws IOException {
        Cli.Result result = Cli.run(line);
        assertEquals(0, result.status(), result.err());
        JsonNode json = new ObjectMapper().readTree(result.out());
        assertTrue(!json.isArray() || json.size() > 0, result.out());
        JsonNode one = json.isArray() ? json.get(json.size() - 1) : json;
        Set<String> fields = new TreeSet<>();
        one.fieldNames().forEachRemaining(fields::add);
        assertEquals(expected, fields, String.join(" ", line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match | match nim -p random -p random --games 4",
                "tournament | tournament nim -p random -p minimax(depth=1) --games 4 --output DIR/out",
                "solve | solve nim -o heaps=1-2",
                "games GAME | games nim",
                "players PLAYER | players random --game nim",
                "rules | rules nim",
                "matrix | matrix 1",
                "bench | bench nim --seconds 0.1",
            })
    void everyFieldIsDocumentedAndThere(String command, String line) throws IOException {
        Set<String> fields = listed(command);
        fields.remove("null");
        fieldsAre(
                fields, (line + " --json").replace("DIR", directory.toString()).split(" "));
    }

    @Test
    void thoseOfPositionsAndGamesToo() throws IOException {
        Set<String> position = listed("analyse GAME");
        position.remove("choose");
        fieldsAre(position, "analyse", "nim", "-p", "minimax", "--depth", "4", "--json");
        Path file = directory.resolve("game.json");
        Cli.run("match", "nim", "-p", "random", "-p", "random", "--games", "1", "--records", file.toString());
        fieldsAre(listed("analyse FILE"), "analyse", file.toString(), "-p", "minimax(depth=2)", "--json");
        Set<String> map = listed("minute-empire map check");
        map.remove("fault");
        fieldsAre(map, "minute-empire", "map", "check", "side-a", "--json");
        Path jar = PluginJar.goodGame(directory);
        fieldsAre(listed("check"), "check", jar.toString(), "-p", "random", "--json");
        Set<String> plugins = listed("plugin list");
        plugins.add("games");
        fieldsAre(plugins, "plugin", "list", "--plugins", jar.toString(), "--json");
    }
}
