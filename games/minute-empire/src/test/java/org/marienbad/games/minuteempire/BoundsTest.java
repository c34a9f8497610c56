package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.marienbad.games.minuteempire.Games.seat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.games.minuteempire.map.MapFiles;

/** The facts on which search relies: how many actions there can be, and hashes that tell positions apart. */
class BoundsTest {
    private static final Map<String, Integer> NONE = Map.of();
    private static final List<String> ROW =
            List.of("anvil:S3", "crystal:P1", "crystal:M2", "coal:M2", "anvil:P3", "tree:P2/M3");

    @Test
    void mostActionsAreLegalWithAnArmyInEachOfTheRegionsWithMostNeighbors() {
        EmpireGame game = Games.of(2);
        MapBits board = game.rules().board;
        List<Integer> regions = IntStream.range(0, board.regions)
                .boxed()
                .sorted(Comparator.comparing(region -> -Long.bitCount(board.near(region, true))))
                .limit(game.rules().set.armies())
                .toList();
        Map<String, Integer> armies = regions.stream().collect(Collectors.toMap(board::id, region -> 1));
        EmpireState state = Games.position(game, ROW, List.of(seat(0, NONE, armies, NONE)));
        Games.play(game, state, "card1");
        int[] buffer = new int[1000];
        assertEquals(game.info().maxLegalActions(), state.legalActions(buffer), "a step over each edge, or none");
    }

    @Test
    void everyPositionHasAHashOfItsOwn() {
        EmpireGame game = Games.of(2);
        Set<Long> hashes = new HashSet<>();
        int positions = 0;
        for (int region = 0; region < game.rules().board.regions; region++) {
            for (int count = 1; count <= 3; count++) {
                Map<String, Integer> pieces = Map.of(game.rules().board.id(region), count);
                Map<String, Object> other = seat(0, NONE, Map.of("12", 4), NONE);
                hashes.add(hash(game, seat(0, NONE, pieces, NONE), other));
                hashes.add(hash(game, other, seat(0, NONE, pieces, NONE)));
                hashes.add(hash(game, seat(0, NONE, NONE, pieces), other));
                positions += 3;
            }
        }
        Map<String, Object> nothing = seat(0, NONE, NONE, NONE);
        for (int coins = 1; coins <= 14; coins++) {
            hashes.add(hash(game, seat(coins, NONE, NONE, NONE), nothing));
            hashes.add(hash(game, nothing, seat(coins, NONE, NONE, NONE)));
            positions += 2;
        }
        assertEquals(positions, hashes.size());
    }

    @Test
    void aDecodedPositionKnowsWhereEverythingIs() {
        EmpireGame game = Games.of(2);
        EmpireState decoded = game.newInitialState();
        long[] words = new long[game.info().words()];
        for (int region = 0; region < game.rules().board.regions; region++) {
            Map<String, Integer> pieces = Map.of(game.rules().board.id(region), 2);
            EmpireState state = Games.position(
                    game, ROW, List.of(seat(0, NONE, Map.of("12", 3), NONE), seat(0, NONE, pieces, pieces)));
            state.encode(words);
            decoded.decode(words);
            for (int seat = 0; seat < 2; seat++) {
                assertEquals(state.pieces.where(seat), decoded.pieces.where(seat));
                assertEquals(state.pieces.whereCities(seat), decoded.pieces.whereCities(seat));
            }
        }
    }

    private static long hash(EmpireGame game, Map<String, Object> first, Map<String, Object> second) {
        return Games.position(game, ROW, List.of(first, second)).hash();
    }

    @Test
    void noArmyMovesByLandFromAnIslandOfOneRegion(@TempDir Path folder) throws IOException {
        Path map = Files.writeString(folder.resolve("rock.json"), """
                { "format": "territory-map/1", "id": "rock", "kind": "graph", "start": "12",
                  "continents": [{"id": "N", "regions": ["12", "13"]}, {"id": "S", "regions": ["rock"]}],
                  "land": [["12", "13"]],
                  "sea": [["13", "rock"]],
                  "layout": {"12": {"at": [20, 20]}, "13": {"at": [60, 25]}, "rock": {"at": [90, 70]}} }
                """);
        EmpireRules rules = Games.of(2).rules();
        MapBits board = new MapBits(MapFiles.read(map.toString()));
        EmpireGame game = new EmpireGame(new EmpireRules(2, rules.set, board, rules.cards, rules.options));
        for (String region : List.of("rock", "13")) {
            EmpireState state = Games.position(
                    game,
                    List.of("tree:P2/M3", "crystal:P1", "crystal:M2", "coal:M2", "anvil:P3", "anvil:S3"),
                    List.of(seat(0, NONE, Map.of(region, 3), NONE)));
            assertEquals(region.equals("rock") ? "card1a" : "card1a card1b", Games.choices(game, state));
        }
    }
}
