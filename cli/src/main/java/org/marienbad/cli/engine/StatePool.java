package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Positions that a session holds under numbers, so that a caller can play many games with few and short messages. The caller
 * names actions by code and sees what the referee sees. Confined to the lane of the session.
 */
final class StatePool {
    /** Most positions that all sessions of a caller hold. */
    static final int MOST = 100_000;

    private static final int MOST_AT_ONCE = 10_000;

    /** The plies that led to a position, the last one first. */
    private record Played(Played before, int code) {
        static List<Integer> list(Played last) {
            List<Integer> codes = new ArrayList<>();
            for (Played each = last; each != null; each = each.before) {
                codes.add(each.code);
            }
            Collections.reverse(codes);
            return codes;
        }
    }

    /** A position: its beginning, the plies from there, and the legal actions in it. */
    private static final class Held {
        private final GameLine start;
        private State state;
        private Played played;
        private int[] legal;

        Held(GameLine start, State state, Played played, int[] legal) {
            this.start = start;
            this.state = state;
            this.played = played;
            this.legal = legal;
        }

        Held copy() {
            return new Held(start, state.copy(), played, legal);
        }
    }

    private final Map<Long, Held> all = new HashMap<>();
    /** How many more there may be. */
    private final AtomicInteger allowance;

    /** Those that count against the allowance; below 0 once this is closed. */
    private final AtomicInteger taken = new AtomicInteger();

    private int[] buffer = new int[0];
    private long next;

    StatePool(AtomicInteger allowance) {
        this.allowance = allowance;
    }

    /** Holds {@code count} copies of the present position of {@code line}. */
    ObjectNode spawn(GameLine line, Request request) {
        if (!line.isKnown()) {
            throw new IllegalArgumentException("positions are held only of a game whose plies are all known");
        }
        int count = (int) request.getLong("count", 1, MOST_AT_ONCE, 1);
        GameLine start = line.extended(List.of());
        Game game = line.setup().game();
        State state = line.present();
        int[] legal = legal(game, state);
        exchange(leaving(request), count);
        List<Long> numbers = new ArrayList<>();
        List<Held> added = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Held held = new Held(start, state.copy(), null, legal);
            numbers.add(hold(held));
            added.add(held);
        }
        return answer(game, numbers, added);
    }

    /** Plays one action in each of several positions, in place or in copies; in none of them if one of them is not legal. */
    ObjectNode step(Game game, Request request) {
        Set<Long> leaving = leaving(request);
        List<Long> numbers = numbers(request, "states");
        List<Long> actions = request.wholes("actions", 0, Integer.MAX_VALUE);
        boolean copy = request.getBoolean("copy");
        if (actions.size() != numbers.size()) {
            throw new IllegalArgumentException("field 'actions': " + actions.size() + " actions for " + numbers.size()
                    + " states; allowed: one for each");
        }
        if (!copy && new HashSet<>(numbers).size() < numbers.size()) {
            throw new IllegalArgumentException(
                    "field 'states': a state is named twice; allowed with \"copy\":true only");
        }
        List<Held> chosen = held(numbers, leaving, "states");
        for (int i = 0; i < chosen.size(); i++) {
            requireLegal(chosen.get(i), actions.get(i).intValue(), "actions[" + i + "]");
        }
        exchange(leaving, copy ? numbers.size() : 0);
        if (copy) {
            chosen = chosen.stream().map(Held::copy).toList();
        }
        for (int i = 0; i < chosen.size(); i++) {
            Held held = chosen.get(i);
            int action = actions.get(i).intValue();
            held.state.apply(action);
            held.played = new Played(held.played, action);
            held.legal = legal(game, held.state);
        }
        return answer(game, copy ? chosen.stream().map(this::hold).toList() : List.of(), chosen);
    }

    /** Lets go of the positions in field {@code free}; returns of how many. */
    int free(Request request) {
        Set<Long> leaving = leaving(request);
        exchange(leaving, 0);
        return leaving.size();
    }

    /** How the position in field {@code state} came about. */
    GameLine line(Request request) {
        long number = request.getLong("state", 0, Long.MAX_VALUE, 0);
        Held held = held(List.of(number), Set.of(), "state").get(0);
        return held.start.extended(Played.list(held.played));
    }

    /** The perceptions of the seats in field {@code observers} of the positions in field {@code states}, as numbers. */
    ObjectNode vectors(Game game, Request request) {
        List<Long> numbers = numbers(request, "states");
        List<Long> seats = request.wholes("observers", 0, game.info().seats() - 1L);
        if (seats.size() != numbers.size()) {
            throw new IllegalArgumentException("field 'observers': " + seats.size() + " seats for " + numbers.size()
                    + " states; allowed: one for each");
        }
        List<Held> chosen = held(numbers, Set.of(), "states");
        StateVector vector = StateVector.of(game);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode vectors = answer.putArray("vectors");
        for (int i = 0; i < chosen.size(); i++) {
            Held held = chosen.get(i);
            vectors.add(vector.write(
                    held.state, seats.get(i).intValue(), () -> held.start.extended(Played.list(held.played))));
        }
        return answer;
    }

    /** May be called from any thread; the positions held are unreachable then. */
    void close() {
        int freed = taken.getAndSet(Integer.MIN_VALUE / 2);
        if (freed > 0) {
            allowance.addAndGet(freed);
        }
    }

    /** The positions in field {@code free} that are held. */
    private Set<Long> leaving(Request request) {
        Set<Long> leaving = new HashSet<>(numbers(request, "free"));
        leaving.retainAll(all.keySet());
        return leaving;
    }

    /** Lets go of {@code leaving} and makes room for {@code count} others; if there is none, keeps all. */
    private void exchange(Set<Long> leaving, int count) {
        int more = count - leaving.size();
        if (allowance.addAndGet(-more) < 0 && more > 0) {
            allowance.addAndGet(more);
            throw new IllegalArgumentException(
                    "too many states are held; allowed: " + MOST + " in all sessions. Free some, or close a session");
        }
        if (taken.addAndGet(more) < 0) { // closed, which has given everything back
            allowance.addAndGet(more);
        }
        all.keySet().removeAll(leaving);
    }

    private long hold(Held held) {
        all.put(next, held);
        return next++;
    }

    private int[] legal(Game game, State state) {
        if (buffer.length == 0) {
            buffer = new int[game.info().maxLegalActions()];
        }
        return Arrays.copyOf(buffer, state.legalActions(buffer));
    }

    private static List<Long> numbers(Request request, String field) {
        return request.wholes(field, 0, Long.MAX_VALUE);
    }

    private List<Held> held(List<Long> numbers, Set<Long> leaving, String field) {
        List<Held> chosen = new ArrayList<>(numbers.size());
        for (long number : numbers) {
            Held held = all.get(number);
            if (held == null || leaving.contains(number)) {
                throw new IllegalArgumentException("field '" + field + "': state " + number
                        + " is not held in this session; allowed: numbers that 'spawn' and 'step' answered");
            }
            chosen.add(held);
        }
        return chosen;
    }

    private static void requireLegal(Held held, int action, String field) {
        if (Arrays.binarySearch(held.legal, action) < 0) {
            throw new IllegalArgumentException("field '" + field + "': " + action + " is not legal; legal: "
                    + (held.legal.length == 0
                            ? "nothing, the game is over"
                            : Arrays.stream(held.legal)
                                    .mapToObj(String::valueOf)
                                    .collect(Collectors.joining(" "))));
        }
    }

    /**
     * The answer with which the caller goes on.
     *
     * @param numbers of new positions
     */
    private static ObjectNode answer(Game game, List<Long> numbers, List<Held> chosen) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        if (!numbers.isEmpty()) {
            numbers.forEach(answer.putArray("states")::add);
        }
        ArrayNode actors = answer.putArray("actors");
        ArrayNode legal = answer.putArray("legal");
        ObjectNode weights = JsonNodeFactory.instance.objectNode();
        ObjectNode payoffs = JsonNodeFactory.instance.objectNode();
        double[] paid = new double[game.info().seats()];
        for (int i = 0; i < chosen.size(); i++) {
            Held held = chosen.get(i);
            int actor = held.state.actor();
            actors.add(actor);
            ArrayNode codes = legal.addArray();
            for (int code : held.legal) {
                codes.add(code);
            }
            if (actor == State.CHANCE) {
                ArrayNode each = weights.putArray(String.valueOf(i));
                for (int code : held.legal) {
                    each.add(held.state.chanceWeight(code));
                }
            } else if (actor == State.TERMINAL) {
                held.state.payoffs(paid);
                ArrayNode each = payoffs.putArray(String.valueOf(i));
                for (double payoff : paid) {
                    each.add(payoff);
                }
            }
        }
        if (!weights.isEmpty()) {
            answer.set("weights", weights);
        }
        if (!payoffs.isEmpty()) {
            answer.set("payoffs", payoffs);
        }
        return answer;
    }
}
