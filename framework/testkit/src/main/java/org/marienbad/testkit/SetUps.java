package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * Check SET_UP: people set up positions that no game reaches. Positions of random games are changed in one to three
 * places, each to a value that is likely to be accepted.
 */
final class SetUps {
    /** Changed positions from the games of a line. */
    private static final int TRIES = 15;
    /** Positions of a line that are changed, or from which values come. */
    private static final int BASES = 8;
    /** Once this many plies from changed positions are played in a case, no more are tried. */
    private static final int MOST_PLIES = 20_000;

    private static final int[] NUMBERS = {-1, 0, 1, 2, 3, 10, 127};

    private final Sample sample;
    private final SplittableRandom random;
    private final List<Map<String, Object>> bases = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    /** By path, in which # stands for the index of an item: the values that occur. */
    private final Map<String, List<Object>> known = new TreeMap<>();

    private int plies;

    private SetUps(Sample sample) {
        this.sample = sample;
        random = Seeds.stream(sample.suite().seed(), "set-up", 0);
    }

    /** Returns how many changed positions the game accepted. */
    static int check(Sample sample) {
        if (sample.game().position(sample.subject().start(0)).isEmpty()) {
            return 0;
        }
        SetUps setUps = new SetUps(sample);
        sample.lines().forEach(setUps::collect);
        return setUps.run(TRIES * sample.lines().size());
    }

    private void collect(RandomGame line) {
        int[] wanted =
                random.ints(BASES, 0, line.length() + 1).sorted().distinct().toArray();
        State state = line.start();
        int ply = 0;
        for (int next : wanted) {
            for (; ply < next; ply++) {
                state.apply(line.ply(ply));
            }
            Map<String, Object> form = PositionForms.throughJson(PositionForms.position(sample, state));
            bases.add(form);
            places.add(line.where(ply));
            remember("", form);
        }
    }

    private void remember(String path, Object value) {
        known.computeIfAbsent(path, none -> new ArrayList<>()).add(value);
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, item) -> remember(path + "." + key, item));
        } else if (value instanceof List<?> list) {
            list.forEach(item -> remember(path + "[#]", item));
        }
    }

    private int run(int tries) {
        Violations violations = new Violations();
        int accepted = 0;
        for (int i = 0; i < tries && plies < MOST_PLIES && !violations.isFull(); i++) {
            int base = random.nextInt(bases.size());
            List<String> changes = new ArrayList<>();
            Object form = copy(bases.get(base));
            for (int left = 1 + random.nextInt(3); left > 0; left--) {
                form = change("", form, changes);
            }
            if (!(form instanceof Map<?, ?>)) {
                continue;
            }
            try {
                accepted += accepts(plain(form)) ? 1 : 0;
            } catch (Throwable thrown) {
                if (!(thrown instanceof Violation) && !Violation.isPluginFault(thrown)) {
                    throw thrown;
                }
                String where = places.get(base) + ", then set up with " + String.join(", ", changes);
                violations.add(Violation.thrown("a position that was set up", thrown), () -> where);
            }
        }
        violations.throwIfAny();
        return accepted;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> plain(Object form) {
        return (Map<String, Object>) form;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> items(Object list) {
        return (List<Object>) list;
    }

    private static Object copy(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> copy = new TreeMap<>();
            map.forEach((key, item) -> copy.put(String.valueOf(key), copy(item)));
            return copy;
        }
        return value instanceof List<?> list
                ? new ArrayList<>(list.stream().map(SetUps::copy).toList())
                : value;
    }

    /** {@code value}, which may be changed, or another one in its place; adds what is different to {@code changes}. */
    private Object change(String path, Object value, List<String> changes) {
        boolean whole = random.nextInt(5) == 0 && !path.isEmpty();
        if (!whole && value instanceof Map<?, ?>) {
            changeMap(path, plain(value), changes);
            return value;
        } else if (!whole && value instanceof List<?> list && !list.isEmpty()) {
            changeList(path, items(list), changes);
            return value;
        }
        Object other = other(path, value);
        changes.add("'" + path.substring(Math.min(1, path.length())) + "': " + Violation.oneLine(other));
        return other;
    }

    private void changeMap(String path, Map<String, Object> map, List<String> changes) {
        TreeSet<String> keys = new TreeSet<>();
        known(path).forEach(seen -> keys.addAll(seen instanceof Map<?, ?> m ? plain(m).keySet() : List.of()));
        keys.addAll(map.keySet());
        if (keys.isEmpty()) {
            return;
        }
        String key = pick(keys);
        String inner = path + "." + key;
        if (map.containsKey(key) && random.nextInt(8) == 0) {
            map.remove(key);
            changes.add("no '" + inner.substring(1) + "'");
        } else {
            map.put(key, change(inner, map.containsKey(key) ? map.get(key) : seen(inner), changes));
        }
    }

    private void changeList(String path, List<Object> list, List<String> changes) {
        int index = random.nextInt(list.size());
        switch (random.nextInt(6)) {
            case 0 -> {
                list.remove(index);
                changes.add("'" + path.substring(1) + "' without item " + index);
            }
            case 1 -> {
                list.add(index, copy(list.get(index)));
                changes.add("'" + path.substring(1) + "' with item " + index + " twice");
            }
            default -> list.set(index, change(path + "[" + index + "]", list.get(index), changes));
        }
    }

    private <T> T pick(Collection<T> items) {
        return items.stream().skip(random.nextInt(items.size())).findFirst().orElseThrow();
    }

    private List<Object> known(String path) {
        return known.getOrDefault(path.replaceAll("\\[\\d+]", "[#]"), List.of());
    }

    /** A copy of a value that occurs at {@code path}. */
    private Object seen(String path) {
        return copy(pick(known(path)));
    }

    private Object other(String path, Object value) {
        boolean isKnown = !known(path).isEmpty();
        if (isKnown && random.nextInt(3) == 0) {
            return seen(path);
        } else if (value instanceof Boolean flag) {
            return !flag;
        } else if (value instanceof Integer number) {
            return random.nextBoolean() ? number + 1 - 2 * random.nextInt(2) : NUMBERS[random.nextInt(NUMBERS.length)];
        } else if (value instanceof String text && !text.isEmpty()) {
            String other = isKnown ? String.valueOf(pick(known(path))) : "";
            String source = other.isEmpty() ? text : other;
            StringBuilder changed = new StringBuilder(text);
            changed.setCharAt(random.nextInt(text.length()), source.charAt(random.nextInt(source.length())));
            return changed.toString();
        }
        return isKnown ? seen(path) : value;
    }

    /** Whether the game takes the position; one that it takes is as good as any other. */
    private boolean accepts(Map<String, Object> form) {
        State state;
        try {
            state = sample.game().stateOf(form);
        } catch (IllegalArgumentException refused) {
            if (refused.getMessage() == null || refused.getMessage().isBlank()) {
                throw Violation.of("stateOf", "IllegalArgumentException saying what is wrong", "no message");
            }
            return false;
        }
        Fingerprint fingerprint = sample.fingerprint(state);
        Map<String, Object> written = PositionForms.throughJson(PositionForms.position(sample, state));
        State again = PositionForms.stateOf(sample, written);
        fingerprint.requireSame("position set up, written and read back", sample.fingerprint(again));
        Map<String, Object> rewritten = PositionForms.throughJson(PositionForms.position(sample, again));
        if (!written.equals(rewritten)) {
            throw Violation.of("position set up, written and read back, position", written, rewritten);
        }
        show(state);
        play(state);
        return true;
    }

    private void show(State state) {
        sample.game().view().picture(state, Observer.seat(0));
        sample.game().view().description(state, Observer.seat(0));
        sample.game().scores(state);
    }

    private void play(State state) {
        int[] buffer = sample.subject().buffer();
        int most = sample.subject().info().maxPlies();
        int ply = 0;
        for (int actor = state.actor(); actor != State.TERMINAL && plies < MOST_PLIES; actor = state.actor()) {
            int count = state.legalActions(buffer);
            if (count < 1 || count > sample.subject().info().maxLegalActions()) {
                throw Violation.of(
                        "legal actions after a set-up",
                        "1 to " + sample.subject().info().maxLegalActions() + " before the end",
                        count);
            } else if (ply == most) {
                throw Violation.of("the game after a set-up did not end", "at most " + most + " plies", "more");
            }
            state.apply(buffer[RandomGame.pick(state, buffer, count, actor, random)]);
            ply++;
            plies++;
        }
        show(state);
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[sample.subject().seats()];
            state.payoffs(payoffs);
            TerminalCheck.requireInRange(
                    "payoffs after a set-up", sample.subject().info(), payoffs);
        }
    }
}
