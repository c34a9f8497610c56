package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.store.GameStoreContract.head;
import static org.marienbad.store.GameStoreContract.ply;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rooms in memory are held to those in a file: whatever is done to both, both tell the same. */
class RoomsInMemoryTest {
    private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOON, ZoneOffset.UTC);

    private final Map<String, StoredRoom> kept = new HashMap<>();
    private final RoomsInMemory.Keeper keeper = (id, room) -> {
        kept.remove(id);
        room.ifPresent(written -> kept.put(id, written));
    };

    /** Something done, or the class of the exception that it threw. */
    private static Object outcome(Function<RoomStore, Object> task, RoomStore rooms) {
        try {
            return task.apply(rooms);
        } catch (StoreException refused) {
            return refused.getClass();
        }
    }

    private static Change change(SplittableRandom random, int next) {
        Change change = new Change();
        if (random.nextInt(4) > 0) {
            int parent = random.nextInt(next);
            change.plies(List.of(ply(next, parent, random.nextInt(3), "p" + next)))
                    .shown(next, next);
        }
        if (random.nextInt(6) == 0 && next > 1) {
            change.ranking(1 + random.nextInt(next - 1), random.nextInt(3));
        }
        if (random.nextInt(12) == 0) {
            change.head(head("person", "person").payoffs(new double[] {1, -1}).build());
        }
        return change;
    }

    private static RoomChange more(SplittableRandom random) {
        RoomChange more = new RoomChange();
        RoomToken token = new RoomToken(RoomToken.Role.WATCH, -1, "hash " + random.nextInt(3));
        return switch (random.nextInt(6)) {
            case 0 -> more.settings("{\"n\":" + random.nextInt(9) + "}");
            case 1 -> more.open(random.nextBoolean());
            case 2 -> more.deadline(OptionalLong.of(NOON.toEpochMilli() + random.nextInt(3) - 1));
            case 3 -> more.add(token);
            case 4 -> more.remove(token);
            default -> more;
        };
    }

    @Test
    void memoryAndFileTellTheSame(@TempDir Path folder) {
        SplittableRandom random = new SplittableRandom(7);
        RoomsInMemory memory = new RoomsInMemory(CLOCK, List.of(), keeper);
        try (GameStore store =
                        SqliteFile.open(folder.resolve("rooms.db"), CLOCK).store();
                RoomStore file = store.rooms("")) {
            List<RoomStore> both = List.of(memory, file);
            for (int step = 1; step < 400; step++) {
                String id = "r" + random.nextInt(4);
                Function<RoomStore, Object> task = task(random, id, step, memory);
                List<Object> outcomes = new ArrayList<>();
                both.forEach(rooms -> outcomes.add(outcome(task, rooms)));
                assertEquals(outcomes.get(1), outcomes.get(0), "step " + step);
                assertEquals(file.load(id), memory.load(id), "step " + step);
                assertEquals(file.version(id), memory.version(id));
                assertEquals(file.owner(id), memory.owner(id));
                assertEquals(List.copyOf(file.due(NOON, 9)).stream().sorted().toList(), memory.due(NOON, 9));
                assertEquals(file.after("r1", 2), memory.after("r1", 2));
                assertEquals(
                        file.open(9).stream().map(RoomSummary::id).toList(),
                        memory.open(9).stream().map(RoomSummary::id).toList());
            }
        }
        assertTrue(kept.size() > 1, "something was kept");
    }

    private static Function<RoomStore, Object> task(SplittableRandom random, String id, int step, RoomStore known) {
        GameKey key = known.load(id).map(room -> room.game().key()).orElse(new GameKey(99, 1));
        GameKey stale = random.nextInt(8) == 0 ? new GameKey(key.id(), key.version() + 1) : key;
        Change change = change(random, step);
        RoomChange more = more(random);
        return switch (random.nextInt(8)) {
            case 0, 1 ->
                rooms -> rooms.create(id, more, head("person", "person").build(), change);
            case 2 ->
                rooms -> {
                    rooms.release(id);
                    return "";
                };
            case 3 -> rooms -> rooms.acquire(id);
            case 4 -> rooms -> step % 5 == 0 ? rooms.delete(id) : rooms.owner(id);
            default -> rooms -> rooms.save(id, stale, change, more);
        };
    }

    @Test
    void theNextProcessFindsTheRoomsOfTheOneBefore() {
        RoomsInMemory before = new RoomsInMemory(CLOCK, List.of(), keeper);
        GameKey key =
                before.create("abc", new RoomChange(), head("person", "person").build(), new Change());
        RoomsInMemory next = new RoomsInMemory(CLOCK, List.copyOf(kept.values()), keeper);
        assertTrue(next.owner("abc").isEmpty());
        assertThrows(StaleGameException.class, () -> next.save("abc", key, new Change(), new RoomChange()));
        assertTrue(next.acquire("abc").orElseThrow().isOwn());
        assertEquals(
                2,
                next.create("abd", new RoomChange(), head("a", "b").build(), new Change())
                        .id());
        assertEquals(2, next.save("abc", key, new Change(), new RoomChange()).version());
    }
}
