package org.marienbad.lab.shard;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.lab.Toys;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.folder.TournamentParts;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

class SelfPlayShardsTest {
    @TempDir
    private Path folder;

    @TempDir
    private Path other;

    @TempDir
    private Path merged;

    private static Tournament tournament() {
        return Toys.diced(Tournament.Options.of(25, 3).opening(1).shards(10));
    }

    private static void play(Path folder, int threads, long stopAfter) throws IOException {
        TournamentRun run = new TournamentRun(tournament(), Toys.PLAYERS);
        try (TournamentFolder files = new TournamentFolder(folder, run, "1.0")) {
            long[] played = {files.before()};
            files.play(threads, (game, result) -> {
                if (++played[0] == stopAfter) {
                    run.stop();
                }
            });
            files.report(new RunInfo("1.0", false), Locale.ENGLISH);
        }
    }

    private static Path shard(Path folder, int number) {
        return SelfPlayShards.file(TournamentFolder.shards(folder), number);
    }

    private static List<SelfPlayGame> read(Path shard) throws IOException {
        List<SelfPlayGame> games = new ArrayList<>();
        try (SelfPlayShard open = SelfPlayShard.open(shard, Toys.GAMES)) {
            for (Optional<SelfPlayGame> game = open.next(); game.isPresent(); game = open.next()) {
                games.add(game.get());
            }
            assertEquals(open.games(), games.size());
        }
        return games;
    }

    @Test
    void playedGamesAreRead() throws IOException {
        play(folder, 2, -1);
        List<SelfPlayGame> games = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            games.addAll(read(shard(folder, number)));
        }
        assertTrue(Files.notExists(shard(folder, 3)));
        List<GameResult> played = Toys.play(tournament(), 1);
        assertEquals(25, games.size());
        for (int i = 0; i < 25; i++) {
            SelfPlayGame game = games.get(i);
            assertEquals(i, game.index());
            assertArrayEquals(played.get(i).payoffs(), game.payoffs());
            assertEquals(
                    played.get(i).digest(),
                    GameResult.digest(Arrays.stream(game.plies()).boxed().toList()));
            assertEquals(
                    played.get(i).decisions()[0] + played.get(i).decisions()[1],
                    game.decisions().size(),
                    "neither chance nor the opening is a decision");
            State state = tournament().setup().drawn(game.seed()).newState();
            assertEquals(game.starter(), tournament().setup().drawn(game.seed()).starter());
            int ply = 0;
            for (SelfPlayGame.OfDecision decision : game.decisions()) {
                while (ply < decision.note().ply()) {
                    state.apply(game.plies()[ply++]);
                }
                assertEquals(state.actor(), decision.note().seat());
                boolean strong = game.players().get(state.actor()).equals("strong");
                assertEquals(strong ? 3 : 0, decision.note().depth());
                assertEquals(strong ? state.legalActions(new int[8]) : 0, decision.actions().length);
                assertEquals(decision.actions().length, decision.note().values().length);
                if (strong) {
                    int chosen = 0;
                    while (decision.note().visits()[chosen] != 10) {
                        chosen++;
                    }
                    assertEquals(game.plies()[ply], decision.actions()[chosen], "the policy is that of the position");
                }
            }
        }
    }

    @Test
    void theBytesDoNotDependOnThreadsOrInterruptions() throws IOException {
        play(folder, 1, -1);
        play(other, 3, 13);
        assertEquals(2, shards(other), "those of the games so far");
        play(other, 2, -1);
        assertEquals(3, shards(folder));
        for (int number = 0; number < 3; number++) {
            assertArrayEquals(
                    Files.readAllBytes(shard(folder, number)),
                    Files.readAllBytes(shard(other, number)),
                    "shard " + number);
        }
    }

    @Test
    void partsThatAreMergedGiveTheSameFiles() throws IOException {
        play(folder, 2, -1);
        for (int number = 1; number <= 4; number++) {
            Part part = new Part(number, 4);
            TournamentRun run = new TournamentRun(tournament(), Toys.PLAYERS, Optional.of(part));
            try (TournamentFolder files = new TournamentFolder(part.folder(merged), run, "1.0")) {
                files.play(1, (game, result) -> {});
            }
        }
        new TournamentParts(merged, tournament(), Toys.PLAYERS).merge("1.0", Locale.ENGLISH, game -> {});
        assertEquals(3, shards(merged));
        for (int number = 0; number < 3; number++) {
            assertArrayEquals(
                    Files.readAllBytes(shard(folder, number)),
                    Files.readAllBytes(shard(merged, number)),
                    "shard " + number);
        }
        assertTrue(Files.notExists(merged.resolve("merging")));
    }

    private static long shards(Path folder) throws IOException {
        try (var files = Files.list(TournamentFolder.shards(folder))) {
            return files.count();
        }
    }

    @Test
    void aHeaderSaysWhereTheGamesComeFrom() throws IOException {
        play(folder, 1, -1);
        try (SelfPlayShard shard = SelfPlayShard.open(shard(folder, 2), Toys.GAMES)) {
            assertEquals(5, shard.games());
            assertEquals("1.0", shard.version());
            assertEquals(Map.of("strong", "tuned(c=2,mode=b)", "weak", "dice"), shard.players());
            assertEquals(PlanJson.hash(tournament()), shard.hash());
            shard.requireGame(tournament().setup());
            String message = assertThrows(IllegalArgumentException.class, () -> shard.requireGame(Toys.SETUP))
                    .getMessage();
            assertTrue(
                    message.endsWith("its games are of toy(counters=20,dice=on) with 2 seats, not of toy(counters=30)"
                            + " with 2 seats"),
                    message);
        }
        String none = assertThrows(
                        IllegalArgumentException.class,
                        () -> SelfPlayShard.open(shard(folder, 0), GameProvider.catalogue(List.of())))
                .getMessage();
        assertTrue(none.contains("self-play-00000.jsonl.gz: unknown game 'toy'"), none);
    }

    /** The shard with its text changed, as something else than this program may have done. */
    private void change(String from, String to) throws IOException {
        String text;
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(shard(folder, 0)))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertTrue(text.contains(from), from);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(shard(folder, 0)))) {
            out.write(text.replace(from, to).getBytes(StandardCharsets.UTF_8));
        }
    }

    private String refusal() {
        String message = assertThrows(IllegalArgumentException.class, () -> read(shard(folder, 0)))
                .getMessage();
        assertTrue(message.startsWith(shard(folder, 0) + ": "), message);
        assertEquals(1, message.lines().count());
        return message;
    }

    @Test
    void truncatedOrWrongFilesAreRefused() throws IOException {
        play(folder, 1, -1);
        byte[] whole = Files.readAllBytes(shard(folder, 0));
        Files.write(shard(folder, 0), Arrays.copyOf(whole, whole.length - 40));
        assertTrue(refusal().contains("it breaks off or is broken"), refusal());
        Files.write(shard(folder, 0), whole);
        change("\"games\":10", "\"games\":11");
        assertTrue(refusal().contains("it has 10 of 11 games; it was truncated"), refusal());
        Files.write(shard(folder, 0), whole);
        change("\"plies\":[\"take", "\"plies\":[\"leave");
        assertTrue(refusal().contains("game 0: 'leave"), refusal());
        Files.write(shard(folder, 0), whole);
        change("marienbad-self-play", "something");
        assertTrue(refusal().contains("this is no file of self-play data"), refusal());
        Files.write(shard(folder, 0), whole);
        change("\"version\":1", "\"version\":2");
        assertTrue(refusal().contains("its format is 2; this program reads 1"), refusal());
        Files.writeString(shard(folder, 0), "text");
        assertTrue(refusal().contains("this is no gzip file of self-play data"), refusal());
    }

    @Test
    void aPlanWithShardsIsWrittenAndReadAgain() {
        Tournament again =
                PlanEntries.read("plan.json", PlanJson.pretty(tournament())).tournament(Toys.GAMES, Toys.PLAYERS);
        assertEquals(PlanJson.hash(tournament()), PlanJson.hash(again));
        assertEquals(10, again.options().shards().orElseThrow());
    }
}
