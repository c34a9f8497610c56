package org.marienbad.games.nim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;

/** The rules with pictures of the heaps in use, and the steps of a first game with them. */
record NimLessons(NimRules rules, NimPicture table) {
    Rulebook rulebook() {
        String sizes =
                String.join(", ", rules.sizes.stream().map(String::valueOf).toList());
        NimState start = new NimState(
                rules, rules.sizes.stream().mapToInt(Integer::intValue).toArray(), 0);
        int longest = byWidth().get(0);
        int take = Math.min(rules.most(rules.sizes.get(longest)), 3);
        List<String> taken = IntStream.range(rules.sizes.get(longest) - take, rules.sizes.get(longest))
                .mapToObj(match -> NimPicture.id(longest, match))
                .toList();
        return Rulebook.builder()
                .section("rules.heading.heaps")
                .text("rules.heaps", rules.heapCount(), sizes)
                .section("rules.heading.turn")
                .text("rules.turn", rules.limit)
                .figure(
                        table.of(start),
                        Marks.NONE.with(Mark.SOURCE, taken).with(Mark.HOVER, List.of(taken.get(0))),
                        "rules.turn.figure",
                        take,
                        longest + 1)
                .section("rules.heading.end")
                .text(rules.misere ? "rules.misere" : "rules.normal", rules.seats)
                .build();
    }

    /** For two, any number of matches a turn and the last match winning: what the theory of the game is about. */
    List<CoachStep> coach() {
        List<Integer> heaps = byWidth();
        boolean usual = rules.seats == 2 && !rules.misere && rules.limit == 0 && heaps.size() > 2;
        if (!usual || rules.sizes.get(heaps.get(0)) < 4 || rules.sizes.get(heaps.get(1)) < 2) {
            return List.of();
        }
        int largest = heaps.get(0);
        int second = heaps.get(1);
        int third = heaps.get(2);
        return List.of(
                CoachStep.of(Text.of("coach.turn")).pointingAt(places(largest, rules.sizes.get(largest))),
                step("coach.last", Map.of(largest, 3), largest, 3),
                step("coach.pair", Map.of(largest, 3, second, 2), largest, 1),
                step("coach.binary", Map.of(largest, 4, second, 2, third, 1), largest, 1),
                CoachStep.of(Text.of("coach.end")));
    }

    /** In a position with these heaps alone, take {@code take} from {@code heap}. */
    private CoachStep step(String key, Map<Integer, Integer> heaps, int heap, int take) {
        List<Integer> sizes = IntStream.range(0, rules.heapCount())
                .mapToObj(each -> heaps.getOrDefault(each, 0))
                .toList();
        List<String> spots = new ArrayList<>();
        heaps.forEach((each, size) -> spots.addAll(Arrays.asList(places(each, size))));
        return CoachStep.of(Text.of(key))
                .at(Map.of("heaps", sizes, "actor", 0))
                .pointingAt(spots.stream().sorted().toArray(String[]::new))
                .find(List.of(heap + 1 + ":" + take), Text.of(key + ".right"), Text.of(key + ".wrong"));
    }

    private static String[] places(int heap, int size) {
        return IntStream.range(0, size)
                .mapToObj(match -> NimPicture.id(heap, match))
                .toArray(String[]::new);
    }

    /** The heaps, the largest first. */
    private List<Integer> byWidth() {
        return IntStream.range(0, rules.heapCount())
                .boxed()
                .sorted(Comparator.comparing((Integer heap) -> -rules.sizes.get(heap)))
                .toList();
    }
}
