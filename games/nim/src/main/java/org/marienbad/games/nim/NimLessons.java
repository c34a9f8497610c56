package org.marienbad.games.nim;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.board.Lessons;

/** The values that the lessons name: heaps in use, and their matches. */
record NimLessons(NimRules rules) {
    Lessons lessons() {
        List<Integer> heaps = byWidth();
        int largest = heaps.get(0);
        int size = rules.sizes.get(largest);
        int take = Math.min(rules.most(size), 3);
        // The game of the theory: two seats, any number of matches a turn, and the last match wins.
        boolean usual = rules.seats == 2 && !rules.misere && rules.limit == 0 && heaps.size() > 2;
        boolean coached = usual && size >= 4 && rules.sizes.get(heaps.get(1)) >= 2;
        int second = coached ? heaps.get(1) : largest;
        int third = coached ? heaps.get(2) : largest;
        Map<Integer, Integer> last = Map.of(largest, 3);
        Map<Integer, Integer> pair = coached ? Map.of(largest, 3, second, 2) : last;
        Map<Integer, Integer> binary = coached ? Map.of(largest, 4, second, 2, third, 1) : last;
        Object[] variables = {
            "heapCount", rules.heapCount(),
            "sizes", rules.sizes.stream().map(String::valueOf).collect(Collectors.joining(", ")),
            "limit", rules.limit,
            "seats", rules.seats,
            "misere", rules.misere,
            "taken", spots(largest, size - take, size).collect(Collectors.joining(" ")),
            "first", NimPicture.id(largest, size - take),
            "take", take,
            "longest", largest + 1,
            "coached", coached,
            "largest", spots(largest, 0, size).collect(Collectors.joining(" ")),
            "lastHeaps", heaps(last),
            "lastSpots", spots(last),
            "pairHeaps", heaps(pair),
            "pairSpots", spots(pair),
            "binaryHeaps", heaps(binary),
            "binarySpots", spots(binary)
        };
        return Lessons.beside(NimProvider.class, variables);
    }

    /** The sizes of all heaps where these alone are left. */
    private String heaps(Map<Integer, Integer> left) {
        return IntStream.range(0, rules.heapCount())
                .mapToObj(heap -> String.valueOf(left.getOrDefault(heap, 0)))
                .collect(Collectors.joining(" "));
    }

    private static String spots(Map<Integer, Integer> left) {
        return left.entrySet().stream()
                .flatMap(heap -> spots(heap.getKey(), 0, heap.getValue()))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static Stream<String> spots(int heap, int from, int to) {
        return IntStream.range(from, to).mapToObj(match -> NimPicture.id(heap, match));
    }

    /** The heaps, the largest first. */
    private List<Integer> byWidth() {
        return IntStream.range(0, rules.heapCount())
                .boxed()
                .sorted(Comparator.comparing((Integer heap) -> -rules.sizes.get(heap)))
                .toList();
    }
}
