package org.marienbad.games.backgammon.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.ActionCodes;
import org.marienbad.games.backgammon.BackgammonState;

/**
 * The plays of a whole turn in the usual notation. It is {@code 8/5 6/5}, <code>24/18&#42;/13</code> for one man who
 * hits on the way, {@code 13/7(2)} for two men. The numbers are those of the seat that plays; {@code bar} or 25, {@code
 * off} or 0.
 */
public final class Turns {
    private static final Pattern MOVE =
            Pattern.compile("(?<path>(?:bar|25|\\d{1,2})\\*?(?:/(?:off|\\d{1,2})\\*?)+)(?:\\((?<times>[2-4])\\))?");

    private static final int MOST_LEGAL = 30;

    private Turns() {}

    /** The way of a man, by its notable stops. */
    private static final class Path {
        final List<String> stops = new ArrayList<>();
        final int from;
        int to;
        boolean hit;

        Path(int from) {
            this.from = from;
            to = from;
            stops.add(nameOf(from));
        }

        void go(int next, boolean hits) {
            if (stops.size() > 1 && !hit) {
                stops.remove(stops.size() - 1);
            }
            to = next;
            hit = hits;
            stops.add(nameOf(next) + (hits ? "*" : ""));
        }
    }

    private static String nameOf(int place) {
        return place == BackgammonState.BAR ? "bar" : place == BackgammonState.OFF ? "off" : String.valueOf(place);
    }

    /**
     * The text of a turn's steps, the same for all orders that lead to the same position.
     *
     * @param rolled the position after the roll
     * @param steps legal actions from there on, all of the turn or the first ones; a pass gives an empty text
     */
    public static String write(BackgammonState rolled, List<Integer> steps) {
        BackgammonState end = rolled.copy();
        steps.forEach(end::apply);
        boolean whole = end.actor() != rolled.turn() || end.dice().length == 0;
        List<Integer> ordered = end.isOpening()
                ? steps
                : find(rolled, men(end, rolled.turn()), whole).orElse(steps);
        List<Path> paths = paths(rolled, ordered);
        paths.sort(Comparator.comparingInt((Path path) -> -path.from).thenComparingInt(path -> -path.to));
        Map<String, Integer> counts = new LinkedHashMap<>();
        paths.forEach(path -> counts.merge(String.join("/", path.stops), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        counts.forEach((path, count) -> words.add(count == 1 ? path : path + "(" + count + ")"));
        return String.join(" ", words);
    }

    private static List<Path> paths(BackgammonState rolled, List<Integer> steps) {
        int seat = rolled.turn();
        List<Path> paths = new ArrayList<>();
        BackgammonState state = rolled.copy();
        for (int step : steps) {
            if (ActionCodes.isStep(step)) {
                int from = ActionCodes.from(step);
                int to = ActionCodes.to(step);
                boolean hits = to != BackgammonState.OFF && state.men(1 - seat, BackgammonState.BAR - to) == 1;
                Path path = paths.stream()
                        .filter(known -> known.to == from)
                        .findFirst()
                        .orElse(null);
                if (path == null) {
                    path = new Path(from);
                    paths.add(path);
                }
                path.go(to, hits);
            }
            state.apply(step);
        }
        return paths;
    }

    /**
     * The actions that play {@code text}, a pass where it is empty and nothing can be played. Empty if no play of the dice
     * leads to that position.
     *
     * @param rolled the position after the roll
     */
    public static Optional<List<Integer>> read(BackgammonState rolled, String text) {
        return find(rolled, text, true);
    }

    /** The same for a turn of which only the beginning has been played. */
    static Optional<List<Integer>> readBeginning(BackgammonState rolled, String text) {
        return find(rolled, text, false);
    }

    private static Optional<List<Integer>> find(BackgammonState rolled, String text, boolean whole) {
        return target(rolled, text).flatMap(wanted -> find(rolled, wanted, whole));
    }

    private static Optional<List<Integer>> find(BackgammonState rolled, List<Integer> wanted, boolean whole) {
        List<Integer> steps = new ArrayList<>();
        Search search = new Search(rolled.turn(), wanted, whole, new HashSet<>());
        return search.find(rolled, steps) ? Optional.of(steps) : Optional.empty();
    }

    /** The men of both seats after the text, by place; empty if it cannot be read or moves men that are not there. */
    private static Optional<List<Integer>> target(BackgammonState rolled, String text) {
        int seat = rolled.turn();
        List<Integer> men = men(rolled, seat);
        for (String word : text.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
            if (word.isEmpty()) {
                continue;
            }
            Matcher move = MOVE.matcher(word);
            if (!move.matches()) {
                return Optional.empty();
            }
            int times = move.group("times") == null ? 1 : Integer.parseInt(move.group("times"));
            for (int i = 0; i < times; i++) {
                if (!go(men, move.group("path").split("/"))) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(men);
    }

    private static boolean go(List<Integer> men, String... stops) {
        int from = place(stops[0]);
        for (int i = 1; i < stops.length; i++) {
            int to = place(stops[i]);
            if (from > BackgammonState.BAR || to >= from || men.get(from) == 0) {
                return false;
            }
            men.set(from, men.get(from) - 1);
            men.set(to, men.get(to) + 1);
            int enemy = BackgammonState.BAR + 1 + BackgammonState.BAR - to;
            if (to != BackgammonState.OFF && men.get(enemy) == 1) {
                men.set(enemy, 0);
                int bar = BackgammonState.BAR + 1 + BackgammonState.BAR;
                men.set(bar, men.get(bar) + 1);
            }
            from = to;
        }
        return true;
    }

    private static int place(String stop) {
        String name = stop.replace("*", "");
        return name.equals("bar")
                ? BackgammonState.BAR
                : name.equals("off") ? BackgammonState.OFF : Integer.parseInt(name);
    }

    /** The men of {@code seat} by its places, and then those of the other one by its own. */
    private static List<Integer> men(BackgammonState state, int seat) {
        List<Integer> men = new ArrayList<>();
        for (int side : new int[] {seat, 1 - seat}) {
            for (int place = 0; place <= BackgammonState.BAR; place++) {
                men.add(state.men(side, place));
            }
        }
        return men;
    }

    /** Looks for steps of {@code seat} that lead to the men {@code wanted}, at the end of the turn or within it. */
    private record Search(int seat, List<Integer> wanted, boolean whole, Set<List<Long>> seen) {
        boolean find(BackgammonState state, List<Integer> steps) {
            boolean ended = state.actor() != seat || state.dice().length == 0;
            if (ended) {
                // A match goes on with a new board, on which the men are no longer to be seen.
                boolean won = state.isOpening() && wanted.get(BackgammonState.OFF) == BackgammonState.MEN;
                return whole && (won || men(state, seat).equals(wanted));
            } else if (!whole && men(state, seat).equals(wanted)) {
                return true;
            }
            long[] words = new long[BackgammonState.WORDS];
            state.encode(words);
            if (!seen.add(Arrays.stream(words).boxed().toList())) {
                return false;
            }
            int[] legal = new int[MOST_LEGAL];
            int count = state.legalActions(legal);
            // The farthest men first, as people write.
            for (int i = count - 1; i >= 0; i--) {
                BackgammonState next = state.copy();
                next.apply(legal[i]);
                steps.add(legal[i]);
                if (find(next, steps)) {
                    return true;
                }
                steps.remove(steps.size() - 1);
            }
            return false;
        }
    }

    /** The end of the turn whose steps are {@code plies} from {@code first} on, played in {@code state}. */
    static int end(BackgammonState state, List<Integer> plies, int first) {
        BackgammonState next = state.copy();
        int end = first;
        while (end < plies.size()
                && next.actor() == state.turn()
                && next.dice().length > 0
                && next.actor() != State.CHANCE) {
            next.apply(plies.get(end++));
        }
        return end;
    }
}
