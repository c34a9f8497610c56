package org.marienbad.games.minuteempire.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.games.minuteempire.map.MapFiles;

/** A fault of a file, its place, and the allowed values: one line for each fault. */
class FaultsTest {
    private static final String GRAPH = """
            {"format": "territory-map/1", "id": "g", "kind": "graph", "start": "a",
             "continents": [
              {"id": "N", "regions": ["a", "b"]},
              {"id": "S", "regions": ["c", "d"]}],
             "land": [["a", "b"], ["c", "d"]],
             "sea": [["b", "c"]],
             "layout": {
              "a": {"at": [20, 20]}, "b": {"at": [50, 20]},
              "c": {"at": [50, 70]}, "d": {"at": [80, 70]}}}
            """;
    private static final String GRID = """
            {"format": "territory-map/1", "id": "g", "kind": "grid",
             "rows": [
              "GGWG",
              "GSWG"],
             "sea": {"rule": "cross-water"}}
            """;
    private static final String DECK = """
            {"format": "territory-deck/1", "id": "d",
             "goods": [
              {"id": "salt", "need": [1, 3], "points": [1, 2]}],
             "cards": [
              {"good": "salt", "icons": 1, "do": [{"act": "place", "n": 2}]},
              {"good": "wild", "op": "or", "do": [{"act": "move", "n": 2}, {"act": "city"}]}]}
            """;
    private static final String RULES = """
            {"format": "territory-rules/1", "id": "r",
             "seats": {"2": {"coins": 14, "cards": 13}},
             "rowCost": [0, 1, 1],
             "armies": 14, "cities": 3, "startArmies": 3,
             "order": "bid", "continentBy": "regions", "tieBreak": ["coins", "armies"],
             "neutralArmies": {"2": 10}, "destroy": "any", "mayIgnore": "all", "wild": "owned"}
            """;

    @TempDir
    private Path folder;

    @Test
    void theTemplatesAreFine() throws IOException {
        assertEquals(4, MapFiles.read(file("g.json", GRAPH)).regions().size());
        assertEquals(6, MapFiles.read(file("g.json", GRID)).regions().size());
        assertEquals(2, DataFiles.deck(file("d.json", DECK)).cards(2).size());
        assertEquals("r", DataFiles.ruleSet(file("r.json", RULES)).id());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"start\": \"a\" | \"start\": \"x\" | start (line 1): unknown region 'x' (did you mean 'a'?); there"
                        + " are: a, b, c, d",
                "\"start\": \"a\", | | line 1: entry 'start' is missing",
                "[\"c\", \"d\"]} | [\"c\", \"b\"]} | continents[1].regions[1] (line 4): region 'b' is already in"
                        + " continent 'N'; allowed: each region once",
                "[\"a\", \"b\"]} | [\"a\", \"a\"]} | continents[0].regions[1] (line 3): region 'a' is already in"
                        + " continent 'N'; allowed: each region once",
                "\"id\": \"S\" | \"id\": \"N\" | continents[1].id (line 4): continent 'N' is there twice",
                "[\"a\", \"b\"]} | [\"a\", \"b c\"]} | continents[0].regions[1] (line 3): 'b c' is not allowed;"
                        + " allowed: letters, digits and commas",
                "[\"a\", \"b\"], | [\"a\", \"x\"], | land[0][1] (line 5): unknown region 'x' (did you mean 'a'?);"
                        + " there are: a, b, c, d",
                "[\"a\", \"b\"], | [\"a\", \"a\"], | land[0] (line 5): region 'a' does not border on itself",
                "[\"a\", \"b\"], | [\"a\", \"b\"], [\"b\", \"a\"], | land[1] (line 5): 'b' and 'a' are already"
                        + " neighbours by land; allowed: each pair once, in either order",
                "[[\"b\", \"c\"]] | [[\"a\", \"b\"], [\"b\", \"c\"]] | sea[0] (line 6): 'a' and 'b' are already"
                        + " neighbours by land; allowed: each pair once, in either order",
                "[[\"b\", \"c\"]] | [[\"a\", \"b\", \"c\"]] | sea[0] (line 6): a list of 3 is not allowed; allowed: 2"
                        + " regions",
                "[\"a\", \"b\"], | | continents[0].regions[1] (line 3): region 'b' cannot be reached by land from"
                        + " region 'a' within continent 'N'",
                "[[\"b\", \"c\"]] | [] | continents[1].regions[0] (line 4): region 'c' cannot be reached by land and"
                        + " sea from the start 'a'",
                "\"sea\" | \"see\" | see (line 6): unknown entry 'see' (did you mean 'sea'?); there are: format, id,"
                        + " kind, start, continents, land, sea, size, layout, routes",
                "territory-map/1 | territory-map/2 | format (line 1): 'territory-map/2' is not allowed; allowed:"
                        + " \"territory-map/1\"",
                "graph | graf | kind (line 1): 'graf' is not allowed; allowed: one of grid, graph",
                "\"a\": {\"at\": [20, 20]}, | | layout (line 7): entry 'a' is missing",
                "[20, 20] | [20, 120] | layout.a.at[1] (line 8): 120 is not allowed; allowed: a number from 0 to 100",
                "[20, 20] | [50, 20] | layout.b.at (line 8): region 'b' stands where 'a' does",
                "{\"at\": [20, 20]} | {\"at\": [20, 20], \"polygon\": [[10, 10], [30, 10], [20, 30]]} | layout.b (line"
                        + " 8): entry 'polygon' is missing; allowed: a polygon for every region, or for none",
                "\"land\": | \"land\" | line 5, column 9: not JSON: Unexpected character ('[' (code 91)): was"
                        + " expecting a colon to separate field name and value",
                "[80, 70]}}} | [80, 70] | line 10, column 1: not JSON: it breaks off"
            })
    void aFaultOfAMapOfBordersIsNamed(String before, String after, String fault) throws IOException {
        refused("g.json", GRAPH, before, after, fault, MapFiles::read);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "GSWG | GSXG | rows[1] (line 4), column 3: 'X' is not allowed; allowed: W (water), G (land), S (start)",
                "GSWG | GSWS | rows[1] (line 4), column 4: a second start; allowed: exactly one S",
                "GSWG | GGWG | rows (line 2): there is no start; allowed: exactly one S",
                "GSWG | GSW | rows[1] (line 4): the row has 3 signs; allowed: 4, as in the first row",
                "cross-water | bridges | sea.rule (line 5): 'bridges' is not allowed; allowed: one of cross-water,"
                        + " routes",
                "{\"rule\": \"cross-water\"} | {\"rule\": \"routes\"} | line 1: entry 'seaRoutes' is missing",
                "{\"rule\": \"cross-water\"} | {\"rule\": \"routes\"}, \"seaRoutes\": [] | rows[0] (line 3), column 4:"
                        + " region '0,3' cannot be reached by land and sea from the start '1,1'",
                "{\"rule\": \"cross-water\"} | {\"rule\": \"routes\"}, \"seaRoutes\": [[\"0,1\", \"0,2\"]] |"
                        + " seaRoutes[0][1] (line 5): unknown region '0,2' (did you mean '0,0'?); there are: 0,0, 0,1,"
                        + " 0,3, 1,0, 1,1, 1,3",
                "{\"rule\": \"cross-water\"} | {\"maxWater\": 10} | sea.maxWater (line 5): 10 is not allowed; allowed:"
                        + " a whole number from 1 to 9",
                "{\"rule\": \"cross-water\"} | {}, \"seaRoutes\": [] | seaRoutes (line 5): is not allowed with the"
                        + " rule 'cross-water'; allowed: with the rule 'routes'",
                "{\"rule\": \"cross-water\"} | {}, \"neighbours\": 8 | neighbours (line 5): 8 is not allowed; allowed:"
                        + " a whole number from 4 to 4",
                "{\"rule\": \"cross-water\"} | {}, \"continents\": [\"11.2\"] | continents (line 5): a list of 1 is"
                        + " not allowed; allowed: 2 rows, one for each of 'rows'",
                "{\"rule\": \"cross-water\"} | {}, \"continents\": [\"11.2\", \"11.\"] | continents[1] (line 5): the"
                        + " row has 3 signs; allowed: 4, as in 'rows'",
                "{\"rule\": \"cross-water\"} | {}, \"continents\": [\"1112\", \"11.2\"] | continents[0] (line 5),"
                        + " column 3: '1' stands on water; allowed: .",
                "{\"rule\": \"cross-water\"} | {}, \"continents\": [\"1..2\", \"11.2\"] | continents[0] (line 5),"
                        + " column 2: '.' stands on land; allowed: the sign of its continent",
                "{\"rule\": \"cross-water\"} | {}, \"continents\": [\"11.1\", \"11.2\"] | rows[0] (line 3), column 4:"
                        + " region '0,3' cannot be reached by land from region '0,0' within continent '1'",
                "{\"rule\": \"cross-water\"} | {}, \"legend\": {\"GG\": \"land\"} | legend.GG (line 5): 'GG' is not"
                        + " allowed; allowed: a single sign",
                "{\"rule\": \"cross-water\"} | {}, \"legend\": {\"G\": \"land\", \"W\": \"water\"} | legend (line 5):"
                        + " there is no sign for start"
            })
    void aFaultOfAGridIsNamed(String before, String after, String fault) throws IOException {
        refused("g.json", GRID, before, after, fault, MapFiles::read);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "GGWG/GSWG | GGWG/GxWG | line 2, column 2: 'x' is not allowed; allowed: W (water), G (land), S (start)",
                "GGWG/GSWG | GGWG/GSW | line 2: the row has 3 signs; allowed: 4, as in the first row",
                "GGWG/GSWG | GSWG/GSWG | line 2, column 2: a second start; allowed: exactly one S",
                "GGWG/GSWG | GGWG/GGWG | line 1: there is no start; allowed: exactly one S",
                "GGWG/GSWG | WWWW/WWWW | line 1: there is no land",
                "GGWG/GSWG | GGWWG/GSWWG | line 1, column 5: region '0,4' cannot be reached by land and sea from the"
                        + " start '1,1'"
            })
    void aFaultOfPlainTextIsNamed(String before, String after, String fault) throws IOException {
        refused(
                "g.txt",
                before.replace('/', '\n'),
                before.replace('/', '\n'),
                after.replace('/', '\n'),
                fault,
                MapFiles::read);
    }

    @Test
    void aMapHas64RegionsAtMost() throws IOException {
        String rows = "GGGGGGGG\n".repeat(8);
        assertEquals(
                64,
                MapFiles.read(file("g.txt", rows.replaceFirst("G", "S")))
                        .regions()
                        .size());
        String path = file("h.txt", rows.replaceFirst("G", "S") + "GWWWWWWW\n");
        assertFault(path + ": line 9, column 1: one region too many; allowed: 64", path, MapFiles::read);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1, 3] | [3, 3] | goods[0].need[1] (line 3): 3 is not allowed after 3; the numbers must rise",
                "[1, 2]} | [1]} | goods[0].points (line 3): a list of 1 is not allowed; allowed: one number for each"
                        + " of 'need', 2",
                "\"id\": \"salt\" | \"id\": \"wild\" | goods[0].id (line 3): 'wild' is not allowed; it is the word for"
                        + " cards that count as any good",
                "\"good\": \"salt\" | \"good\": \"slat\" | cards[0].good (line 5): unknown good 'slat' (did you mean"
                        + " 'salt'?); there are: salt, wild",
                "\"op\": \"or\", | | cards[1] (line 6): entry 'op' is missing; with two actions it must be or, and",
                "\"op\": \"or\" | \"op\": \"xor\" | cards[1].op (line 6): 'xor' is not allowed; allowed: or, and",
                "\"icons\": 1 | \"op\": \"or\" | cards[0].op (line 5): is not allowed on a card with one action",
                "\"act\": \"place\" | \"act\": \"plant\" | cards[0].do[0].act (line 5): 'plant' is not allowed;"
                        + " allowed: one of place, move, sail, city, destroy",
                "\"n\": 2}]} | \"n\": 0}]} | cards[0].do[0].n (line 5): 0 is not allowed; allowed: a whole number from"
                        + " 1 to 9",
                "\"city\"} | \"move\"} | cards[1].do[1].act (line 6): 'move' is there twice; the two actions differ",
                "\"icons\": 1 | \"copies\": 1.5 | cards[0].copies (line 5): 1.5 is not allowed; allowed: a whole"
                        + " number from 1 to 99",
                "\"icons\": 1 | \"minPlayers\": 6 | cards[0].minPlayers (line 5): 6 is not allowed; allowed: a whole"
                        + " number from 2 to 5",
                "\"wild\", | \"wild\", \"icons\": 2, | cards[1].icons (line 6): 2 is not allowed for a wild card;"
                        + " allowed: 1",
                "\"cards\": [ | \"cards\": [5, | cards[0] (line 4): 5 is not allowed; allowed: an object"
            })
    void aFaultOfADeckIsNamed(String before, String after, String fault) throws IOException {
        refused("d.json", DECK, before, after, fault, DataFiles::deck);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"2\": {\"coins\" | {\"6\": {\"coins\" | seats.6 (line 2): '6' is not allowed; allowed: a number of"
                        + " seats from 2 to 5",
                "\"cards\": 13 | \"cards\": \"13\" | seats.2.cards (line 2): '13' is not allowed; allowed: a whole"
                        + " number from 1 to 99",
                "[0, 1, 1] | [1, 1, 1] | rowCost[0] (line 3): 1 is not allowed; the first card costs 0, so that there"
                        + " always is one to take",
                "[0, 1, 1] | [0, 2, 1] | rowCost[2] (line 3): 1 is not allowed after 2; the costs must not fall",
                "\"startArmies\": 3 | \"startArmies\": 15 | startArmies (line 4): 15 is not allowed; allowed: a whole"
                        + " number from 1 to 14",
                "\"bid\" | \"auction\" | order (line 5): 'auction' is not allowed; allowed: one of bid, random",
                "\"coins\", \"armies\"] | \"coins\", \"coins\"] | tieBreak[1] (line 5): 'coins' is there twice"
            })
    void aFaultOfARuleSetIsNamed(String before, String after, String fault) throws IOException {
        refused("r.json", RULES, before, after, fault, DataFiles::ruleSet);
    }

    @Test
    void aFileThatIsNoneIsNamed() throws IOException {
        assertFault(
                "side-c: no such file, and unknown map 'side-c' (did you mean 'side-a'?); there are: side-a, side-b,"
                        + " compass, narrows, isles",
                "side-c",
                MapFiles::read);
        assertFault(folder + ": it is a directory", folder.toString(), MapFiles::read);
        String empty = file("empty.txt", " \n");
        assertFault(empty + ": is empty; allowed: a JSON object, or rows of W, G and S", empty, MapFiles::read);
        String bytes = folder.resolve("bytes.txt").toString();
        Files.write(Path.of(bytes), new byte[] {'G', (byte) 0xb9});
        assertFault(bytes + ": it is not text in UTF-8", bytes, MapFiles::read);
    }

    @Test
    void anotherFilesWordsAreNotRepeated() throws IOException {
        for (String text : List.of("[root:x:0:0]", "{\"password\": \"secret\"}", "{root", "root:x:0:0")) {
            String path = file("other.txt", text);
            for (Function<String, ?> reader :
                    List.<Function<String, ?>>of(MapFiles::read, DataFiles::deck, DataFiles::ruleSet)) {
                String message = assertThrows(DataException.class, () -> reader.apply(path))
                        .getMessage();
                assertFalse(message.matches(".*(root|password|secret).*"), message);
            }
        }
    }

    @Test
    void endlessOrMalformedFilesAreRefusedInOneLine() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/zero")));
        assertFault("/dev/zero: it is not a regular file", "/dev/zero", MapFiles::read);
        String pipe = folder.resolve("pipe").toString();
        Assumptions.assumeTrue(new ProcessBuilder("mkfifo", pipe).start().waitFor() == 0);
        assertFault(pipe + ": it is not a regular file", pipe, MapFiles::read);
        String deep = file("deep.json", "[".repeat(2000));
        assertThrows(DataException.class, () -> MapFiles.read(deep));
        String digits = file("digits.json", "{\"format\": " + "1".repeat(2000) + "}");
        assertThrows(DataException.class, () -> MapFiles.read(digits));
    }

    private void refused(
            String name, String good, String before, String after, String fault, Function<String, ?> reader)
            throws IOException {
        assertEquals(true, good.contains(before), "the template has " + before);
        String bad = good.replace(before, after == null ? "" : after);
        String path = file(name, bad.replace("[, ", "["));
        assertFault(path + ": " + fault, path, reader);
    }

    private static void assertFault(String message, String path, Function<String, ?> reader) {
        assertEquals(
                message,
                assertThrows(DataException.class, () -> reader.apply(path)).getMessage());
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
