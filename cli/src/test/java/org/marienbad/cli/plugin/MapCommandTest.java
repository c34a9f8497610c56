package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

class MapCommandTest {
    @TempDir
    private Path directory;

    @Test
    void checkSumsUpMapsAndNamesFaults() throws IOException {
        Path bad = Files.writeString(directory.resolve("bad.txt"), "GGWG\nGGXG\n");
        Cli.Result result = Cli.run("minute-empire", "map", "check", "side-a", bad.toString(), "isles");
        assertEquals(1, result.status());
        assertEquals(
                List.of(
                        "side-a: 25 regions, 4 continents (W 7, I 2, C 13, S 3), 30 borders by land, 7 by sea, start"
                                + " 12",
                        bad + ": line 2, column 3: 'X' is not allowed; allowed: W (water), G (land), S (start)"),
                result.outLines().subList(0, 2));
        assertTrue(result.outLines().get(2).startsWith("isles: "));
        assertEquals(0, Cli.run("minute-empire", "map", "check", "side-b").status());
    }

    @Test
    void programsReadTheContentsOfMaps() throws IOException {
        Path bad = Files.writeString(directory.resolve("bad.txt"), "X");
        JsonNode maps = new ObjectMapper()
                .readTree(Cli.run("minute-empire", "map", "check", "side-a", bad.toString(), "--json")
                        .out());
        assertEquals(25, maps.get(0).get("regions").intValue());
        assertEquals(7, maps.get(0).get("continents").get("W").intValue());
        assertEquals(bad.toString(), maps.get(1).get("file").textValue());
        assertTrue(maps.get(1).get("fault").textValue().startsWith(bad.toString()));
    }

    @Test
    void drawWritesADrawingOrTheMap() throws IOException {
        Path svg = directory.resolve("narrows.svg");
        Path json = directory.resolve("narrows.json");
        assertEquals(
                "Wrote " + svg + ".",
                Cli.run("minute-empire", "map", "draw", "narrows", "--output", svg.toString())
                        .out()
                        .strip());
        assertTrue(Files.readString(svg).startsWith("<svg "));
        assertEquals(
                0,
                Cli.run("minute-empire", "map", "draw", "narrows", "--output", json.toString())
                        .status());
        String summary = Cli.run("minute-empire", "map", "check", "narrows").out();
        assertEquals(
                summary.substring("narrows".length()),
                Cli.run("minute-empire", "map", "check", json.toString())
                        .out()
                        .substring(json.toString().length()));
        assertTrue(Cli.run("minute-empire", "map", "draw", "side-b").out().contains("region.23"));
    }

    @Test
    void faultsAreOneLine() {
        for (List<String> arguments : List.of(
                List.of("minute-empire", "map", "draw", "side-c"),
                List.of("minute-empire", "map", "draw", "side-a", "--output", "a.png"),
                List.of("minute-empire", "map"))) {
            Cli.Result result = Cli.run(arguments.toArray(String[]::new));
            assertEquals(2, result.status());
            assertTrue(result.out().isEmpty() && !result.err().isBlank(), result.err());
        }
        assertTrue(Cli.run("minute-empire", "map", "draw", "side-c").err().contains("did you mean 'side-a'?"));
    }
}
