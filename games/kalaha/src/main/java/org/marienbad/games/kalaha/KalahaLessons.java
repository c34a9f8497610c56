package org.marienbad.games.kalaha;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.HouseForm;
import org.marienbad.games.mancala.PitNames;

/** The values that the lessons name: pits of the board in use, and positions on it. */
record KalahaLessons(KalahaRules rules) {
    Lessons lessons() {
        int pits = rules.pits();
        int again = pits - rules.stones();
        int guarded = Math.max(0, pits - 2);
        KalahaState start = KalahaState.initial(rules, PitNames.SOUTH);
        // South can capture from its second pit with the one stone in its first.
        int[][] capture = new int[2][pits];
        // North's first pit reaches its second one, which is empty, opposite South's last but one.
        int[][] danger = new int[2][pits];
        if (pits > 1) {
            capture[0][0] = 1;
            capture[1][rules.opposite(1)] = rules.stones();
            danger[0][0] = 1;
            danger[0][guarded] = 2 * rules.stones() - 1;
            danger[1][0] = 1;
            danger[1][pits - 1] = 1;
        }
        if (pits > 2) {
            capture[0][pits - 1] = rules.stones() > 1 ? 2 : 1;
            capture[1][0] = 1;
        }
        Object[] variables = {
            "pits", pits,
            "stones", rules.stones(),
            "row", String.join(", ", rules.names().row(PitNames.SOUTH)),
            "clockwise", rules.clockwise(),
            "repeats", again >= 0,
            "again", south(Math.max(0, again)),
            "againPlaces",
                    again < 0 ? "" : String.join(" ", SowResult.of(start, again).places()),
            "emptyCapture", rules.emptyCapture(),
            "captures", pits > 1,
            "captureSouth", HouseForm.written(capture[0]),
            "captureNorth", HouseForm.written(capture[1]),
            "capturePlaces",
                    pits < 2
                            ? ""
                            : String.join(" ", SowResult.of(stateOf(capture), 0).places()),
            "first", south(0),
            "second", south(Math.min(1, pits - 1)),
            "across", rules.names().label(PitNames.NORTH, rules.opposite(Math.min(1, pits - 1))),
            "end", Text.of(rules.endsWithEmptyRow() ? "end.rowEmpty" : "end.moverEmpty"),
            "leftovers", Text.of(rules.leftoversToOwner() ? "leftovers.owner" : "leftovers.nobody"),
            "margin", rules.margin(),
            "pie", rules.pie(),
            // Needs a board on which the first pits are easily understood.
            "coached", pits >= 4 && rules.stones() >= 2 && again >= 0,
            "dangerSouth", HouseForm.written(danger[0]),
            "dangerNorth", HouseForm.written(danger[1]),
            "north", rules.names().label(PitNames.NORTH, 0),
            "guarded", south(guarded)
        };
        return Lessons.beside(KalahaProvider.class, variables)
                .form((rows, fields) -> form(fields.get("south"), fields.get("north")));
    }

    private String south(int pit) {
        return rules.names().label(PitNames.SOUTH, pit);
    }

    private static Map<String, Object> form(Object south, Object north) {
        return Map.of("pits", List.of(south, north), "stores", List.of(0, 0), "actor", PitNames.SOUTH);
    }

    private KalahaState stateOf(int[][] pits) {
        List<List<Integer>> rows = Arrays.stream(pits)
                .map(row -> IntStream.of(row).boxed().toList())
                .toList();
        return KalahaPositionForm.parse(rules, form(rows.get(0), rows.get(1)));
    }
}
