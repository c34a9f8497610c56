package org.marienbad.games.minuteempire.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.games.minuteempire.map.MapFiles;
import org.marienbad.games.minuteempire.map.WorldMap;

/** The examples of docs/minute-empire.md are what they say. */
class DocumentTest {
    @TempDir
    private Path folder;

    @Test
    void theFilesInTheDocumentCanBeRead() throws IOException {
        String page = Files.readString(Path.of("../../docs/minute-empire.md"));
        List<String> blocks = Pattern.compile("(?s)```json\n(.*?)```")
                .matcher(page)
                .results()
                .map(match -> match.group(1))
                .filter(block -> block.contains("territory-"))
                .toList();
        assertEquals(2, blocks.size());
        WorldMap map = MapFiles.read(file("map.json", blocks.get(0)));
        assertEquals(4, map.regions().size());
        assertEquals(1, map.layout().routes().size());
        assertEquals(
                42, DataFiles.deck(file("deck.json", blocks.get(1))).cards(5).size());

        MatchResult text = Pattern.compile("(?s)```\n([GWS\n]+)```")
                .matcher(page)
                .results()
                .findFirst()
                .orElseThrow();
        WorldMap plain = MapFiles.read(file("narrows.txt", text.group(1)));
        assertEquals(MapFiles.read("narrows"), plain);
        assertTrue(plain.continents().size() >= 4);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
