package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.store.PostgresServer;

/**
 * The installed command opens everything that the build of commit {@code e8a9b685} stored. The files are that build's own: none
 * is ever made again, and a format that changes migrates them.
 */
class StoredDataTest {
    private static final Path INSTALLED = Path.of(System.getProperty("marienbad.command"));
    private static final Path STORED =
            Path.of("src/slowTest/resources/stored/e8a9b685").toAbsolutePath();
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path directory;

    @BeforeEach
    void copyOfTheStored() throws IOException {
        try (Stream<Path> files = Files.walk(STORED)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = directory.resolve(STORED.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private ProcessBuilder command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(INSTALLED.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectError(directory.resolve("err").toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("MARIENBAD_DATA", directory.resolve("data").toString());
        builder.environment().put("MARIENBAD_CACHE", directory.resolve("cache").toString());
        return builder;
    }

    private String output(String input, String... arguments) throws IOException, InterruptedException {
        return output(0, input, arguments);
    }

    private String output(int status, String input, String... arguments) throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        Process process = command(arguments)
                .redirectInput(Files.writeString(directory.resolve("in"), input).toFile())
                .redirectOutput(out.toFile())
                .start();
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), "it ends");
        assertEquals(status, process.exitValue(), () -> String.join(" ", arguments) + ": " + err());
        return Files.readString(out);
    }

    private String err() {
        try {
            return Files.readString(directory.resolve("err"), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    static Stream<String> records() throws IOException {
        try (Stream<Path> files = Files.list(STORED.resolve("records"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void recordsAreReadWhole(String name) throws Exception {
        for (String record : Files.readAllLines(directory.resolve("records").resolve(name))) {
            Files.writeString(directory.resolve("one.json"), record);
            assertEquals(JSON.readTree(record), JSON.readTree(output("", "convert", "one.json", "--to", "record")));
        }
    }

    @Test
    void playedGamesAreListedExportedAndContinued() throws Exception {
        JsonNode games = JSON.readTree(output("", "history", "--json"));
        assertEquals(List.of("poker", "nim", "nim", "kalaha"), games.findValuesAsText("game"));
        assertEquals(List.of("finished", "finished", "running", "running"), games.findValuesAsText("state"));
        output("", "history", "export", "1", "exported.json");
        assertEquals(
                JSON.readTree(directory.resolve("records/exported.json").toFile()),
                JSON.readTree(directory.resolve("exported.json").toFile()));
        output("c\n", "play", "--continue", "1");
        output("", "history", "export", "1", "longer.json");
        JsonNode plies =
                JSON.readTree(directory.resolve("longer.json").toFile()).get("plies");
        assertTrue(plies.size() > 3, plies::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "net", "zero"})
    void modelsAreToldAndPlay(String model) throws Exception {
        String game = model.equals("zero") ? "connect-four" : "nim";
        assertTrue(output("", "model", model).startsWith(model + ": " + game), model);
        String player = "mcts(model=" + model + ",iterations=20)";
        output("", "match", game, "-p", player, "-p", "random", "--games", "2", "--seed", "1");
    }

    @Test
    void aTrainingThatWasInterruptedGoesOn() throws Exception {
        // Status 1, as so short a training makes nothing that is installed.
        String printed = output(1, "", "train", "connect-four", "--out", "half", "--resume", "--games", "1000");
        assertTrue(printed.contains("SHA-256 of the weights"), printed);
    }

    @Test
    void aPlanIsPlayedWithTheSameGames() throws Exception {
        output("", "tournament", "plan.json", "--output", "again");
        assertEquals(timeless("experiments/plan/games.csv"), timeless("again/games.csv"));
    }

    /** A table without the columns of time. */
    private List<List<String>> timeless(String table) throws IOException {
        List<String> rows = Files.readAllLines(directory.resolve(table));
        List<String> columns = List.of(rows.get(0).split(","));
        return rows.stream()
                .map(row -> List.of(row.split(",", -1)))
                .map(row -> IntStream.range(0, columns.size())
                        .filter(column -> !columns.get(column).startsWith("nanos"))
                        .mapToObj(row::get)
                        .toList())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tournament plan", "tournament tournament", "sweep sweep", "tune tuning"})
    void aWholeExperimentIsShownAgain(String words) throws Exception {
        String[] kind = words.split(" ");
        String folder = "experiments/" + kind[1];
        List<Path> games = files(folder, "games.jsonl");
        List<String> before = lines(games);
        String printed = output("", kind[0], "--resume", "--output", folder);
        assertEquals(before, lines(games));
        assertTrue(printed.toLowerCase(Locale.ROOT).contains("report: " + folder), printed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tournament half-tournament", "sweep half-sweep", "tune half-tuning"})
    void anExperimentThatWasInterruptedIsRefusedUntouchedAsOtherCodePlayedIt(String words) throws Exception {
        String[] kind = words.split(" ");
        String folder = "experiments/" + kind[1];
        List<String> before = lines(files(folder, ""));
        output(2, "", kind[0], "--resume", "--output", folder);
        assertTrue(err().contains("played by other code than there is here"), err());
        assertEquals(before, lines(files(folder, "")));
    }

    @Test
    void aMatchThatWasInterruptedGoesOn() throws Exception {
        String records = "experiments/half-match.jsonl";
        List<String> before = Files.readAllLines(directory.resolve(records + ".part"));
        String player = "mcts(iterations=%d)";
        output(
                "",
                ("match kalaha --games 24 --seed 1 --resume --records " + records + " -p " + player.formatted(8000)
                                + " -p " + player.formatted(100))
                        .split(" "));
        List<String> after = Files.readAllLines(directory.resolve(records));
        assertEquals(24, after.size());
        assertTrue(after.containsAll(before.subList(1, before.size())), "the games played before are kept");
    }

    @Test
    void partsAreRefusedUntouchedAsOtherCodePlayedThem() throws Exception {
        List<String> before = lines(files("experiments/parts", ""));
        output(2, "", "tournament", "merge", "experiments/parts");
        assertTrue(err().contains("played by other code than there is here"), err());
        assertEquals(before, lines(files("experiments/parts", "")));
    }

    private List<Path> files(String folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve(folder))) {
            return files.filter(
                            file -> Files.isRegularFile(file) && file.toString().endsWith(end))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> lines(List<Path> files) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            lines.addAll(Files.readAllLines(file));
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"requests.jsonl answers.jsonl", "requests2.jsonl answers2.jsonl"})
    void theEngineAnswersAsItDid(String names) throws Exception {
        String[] files = names.split(" ");
        String requests = Files.readString(directory.resolve("engine").resolve(files[0]));
        List<String> before = Files.readAllLines(directory.resolve("engine").resolve(files[1]));
        List<String> after =
                output(requests, "engine", "--threads", "1").lines().toList();
        assertEquals(before.size(), after.size());
        for (int i = 0; i < before.size(); i++) {
            assertHolds(JSON.readTree(before.get(i)), JSON.readTree(after.get(i)));
        }
    }

    /** An answer may tell more than it did, of games and players too, may word a refusal anew, and may search better. */
    private static void assertHolds(JsonNode before, JsonNode after) {
        if (before.isArray()) {
            assertEquals(before.size(), after.size());
            for (int i = 0; i < before.size(); i++) {
                assertHolds(before.get(i), after.get(i));
            }
            return;
        }
        List<String> figuresOfASearch = List.of("lines", "iterations", "depth", "millis", "seed");
        before.properties().forEach(field -> {
            boolean figure = before.has("lines") && figuresOfASearch.contains(field.getKey());
            if (figure || field.getKey().equals("error")) {
                assertTrue(after.has(field.getKey()), field.getKey());
            } else if (List.of("games", "players").contains(field.getKey())) {
                assertEquals(List.of(), missing(field.getValue(), after.get(field.getKey())), field.getKey());
            } else {
                assertEquals(field.getValue(), after.get(field.getKey()), after::toString);
            }
        });
    }

    private static List<String> missing(JsonNode before, JsonNode after) {
        List<String> missing = new ArrayList<>();
        before.forEach(name -> missing.add(name.asText()));
        after.forEach(name -> missing.remove(name.asText()));
        return missing;
    }

    @Test
    void aServersRoomsAreThereForTheirTokens() throws Exception {
        assertEquals(Set.of("poker"), roomsThatGoOn(directory, "server.db"));
    }

    @Test
    void roomsInPostgresqlAreThereForTheirTokens() throws Exception {
        Path folder = directory.resolve("postgresql");
        PostgresServer postgres = PostgresServer.shared();
        String address = postgres.newDatabase();
        String name = address.substring(address.lastIndexOf('/') + 1);
        postgres.execute(name, Files.readString(folder.resolve("server.sql")));
        Set<String> goingOn = Set.of("again", "backgammon", "hex", "kalaha", "poker", "waiting");
        assertEquals(goingOn, roomsThatGoOn(folder, address));
    }

    /** All rooms in {@code folder} are there. Returns those in which a seat with a token plays on. */
    private Set<String> roomsThatGoOn(Path folder, String database) throws Exception {
        Set<String> goingOn = new TreeSet<>();
        Process server = command("serve", "--no-open", "--port", "0", "--database", database, "--json")
                .start();
        try (BufferedReader out =
                        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
                DirectoryStream<Path> rooms = Files.newDirectoryStream(folder, "room-*.json")) {
            JsonNode told;
            do { // another line may come before that of the address
                String line = out.readLine();
                assertTrue(line != null, this::err);
                told = JSON.readTree(line);
            } while (!told.has("url"));
            String url = told.get("url").asText();
            for (Path file : rooms) {
                String name = file.getFileName().toString();
                JsonNode view = JSON.readTree(
                        file.resolveSibling(name.replace("room-", "view-")).toFile());
                if (goesOn(url, JSON.readTree(file.toFile()), view)) {
                    goingOn.add(name.substring("room-".length(), name.indexOf('.')));
                }
            }
        } finally {
            server.destroy();
            assertTrue(server.waitFor(1, TimeUnit.MINUTES), "it ends");
        }
        return goingOn;
    }

    private static boolean goesOn(String url, JsonNode room, JsonNode before) throws IOException, InterruptedException {
        String path = url + "api/rooms/" + room.get("id").asText() + "/";
        JsonNode view = asked(path + "view", room.at("/tokens/0"), null);
        for (String part : List.of("setup", "seat", "length", "plies", "legal", "position")) {
            assertEquals(before.get(part), view.get(part), () -> path + part);
        }
        assertEquals(before.at("/room/seats/0/name"), view.at("/room/seats/0/name"));
        assertEquals(before.at("/room/next"), view.at("/room/next"));
        if (before.at("/room/seats/1/kind").asText().equals("open")) {
            ObjectNode claim = JSON.createObjectNode().put("name", "Eve");
            JsonNode claimed = asked(path + "claim", room.at("/invitations/1"), claim);
            assertEquals(1, claimed.get("seat").asInt());
        }
        if (before.at("/clock/left/0").asLong() > Duration.ofDays(1).toMillis()) {
            return false; // lost since then, maybe
        }
        assertEquals(before.get("actor"), view.get("actor"));
        assertEquals(before.get("payoffs"), view.get("payoffs"));
        JsonNode actor = room.at("/tokens/" + before.get("actor").asInt());
        if (!actor.isTextual()) {
            return false;
        }
        JsonNode open = asked(path + "view", actor, null);
        ObjectNode ply =
                JSON.createObjectNode().put("version", open.get("version").asLong());
        asked(path + "play", actor, ply.set("code", open.at("/legal/0/code")));
        assertTrue(asked(path + "view", actor, null).get("length").asInt()
                > before.get("length").asInt());
        return true;
    }

    /** The answer of a server; {@code body} is null for requests that only read. */
    private static JsonNode asked(String url, JsonNode token, JsonNode body) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(url)).header("Authorization", "Bearer " + token.asText());
        if (body != null) {
            request.header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body.toString()));
        }
        HttpResponse<String> answer =
                HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode(), answer.body());
        return JSON.readTree(answer.body());
    }
}
