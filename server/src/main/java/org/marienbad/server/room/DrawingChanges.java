package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.marienbad.framework.game.Seeds;
import org.marienbad.server.protocol.ServerJson;

/**
 * The parts of a drawing that another has not: most of a board stays where it is from ply to ply. Holds no more of a
 * drawing than is needed to tell the difference of the next one.
 */
final class DrawingChanges {
    private final long[] primitives;
    private final long[] targets;
    /** Ascending. */
    private final long[] icons;

    private final long[] inks;

    /** @param drawing as {@link org.marienbad.json.DrawingJson} writes it */
    DrawingChanges(ObjectNode drawing) {
        primitives = hashes((ArrayNode) drawing.get("primitives"));
        targets = hashes((ArrayNode) drawing.get("targets"));
        icons = names(drawing.get("icons"));
        Iterator<JsonNode> themes = drawing.get("inks").elements();
        inks = names(themes.hasNext() ? themes.next() : ServerJson.object());
    }

    private static long[] names(JsonNode all) {
        return all.properties().stream()
                .mapToLong(entry -> hash(entry.getKey()))
                .sorted()
                .toArray();
    }

    private static long[] hashes(ArrayNode list) {
        long[] hashes = new long[list.size()];
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = hash(list.get(i).toString());
        }
        return hashes;
    }

    /** 64 bits of which no two in a drawing are the same by chance. */
    private static long hash(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = Seeds.mix(hash * 31 + text.charAt(i));
        }
        return hash;
    }

    /** How to make {@code next} of this drawing. */
    ObjectNode to(ObjectNode next, DrawingChanges hashes) {
        ObjectNode changes = ServerJson.object();
        changes.set("width", next.get("width"));
        changes.set("height", next.get("height"));
        changes.set("changes", coded(primitives, hashes.primitives, (ArrayNode) next.get("primitives")));
        changes.set(
                "targets",
                Arrays.equals(targets, hashes.targets)
                        ? null
                        : coded(targets, hashes.targets, (ArrayNode) next.get("targets")));
        changes.set("icons", without((ObjectNode) next.get("icons"), icons));
        ObjectNode themes = changes.putObject("inks");
        next.get("inks").properties().forEach(theme -> {
            ObjectNode more = without((ObjectNode) theme.getValue(), inks);
            if (!more.isEmpty()) {
                themes.set(theme.getKey(), more);
            }
        });
        return changes;
    }

    private static ObjectNode without(ObjectNode all, long[] known) {
        ObjectNode rest = ServerJson.object();
        all.properties().forEach(entry -> {
            if (Arrays.binarySearch(known, hash(entry.getKey())) < 0) {
                rest.set(entry.getKey(), entry.getValue());
            }
        });
        return rest;
    }

    /** {@code list} as ranges {@code [from, count]} of the old list, and what is not in it. */
    private static ArrayNode coded(long[] old, long[] hashes, ArrayNode list) {
        Map<Long, Integer> first = new HashMap<>();
        for (int i = old.length - 1; i >= 0; i--) {
            first.put(old[i], i);
        }
        ArrayNode coded = ServerJson.array();
        int from = -1;
        int next = 0; // after the range that is being copied
        for (int i = 0; i < hashes.length; i++) {
            if (next < old.length && old[next] == hashes[i] && from >= 0) {
                next++;
                continue;
            }
            flush(coded, from, next);
            boolean here = next < old.length && old[next] == hashes[i];
            Integer place = here ? Integer.valueOf(next) : first.get(hashes[i]);
            if (place == null) {
                from = -1;
                coded.add(list.get(i));
            } else {
                from = place;
                next = place + 1;
            }
        }
        flush(coded, from, next);
        return coded;
    }

    private static void flush(ArrayNode coded, int from, int next) {
        if (from >= 0) {
            coded.addArray().add(from).add(next - from);
        }
    }
}
