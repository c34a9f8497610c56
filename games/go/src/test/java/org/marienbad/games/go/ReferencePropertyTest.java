package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;

/** Random games against rules that look at whole boards as text and remember all of them. */
class ReferencePropertyTest {
    private GoRules rules;
    private List<String> boards;

    @Property(tries = 60)
    void statesFollowThePlainRules(
            @ForAll @IntRange(min = 2, max = 7) int size,
            @ForAll boolean suicide,
            @ForAll GoRules.Superko superko,
            @ForAll long seed) {
        GoGame game = Games.of(
                "size=" + size,
                "suicide=" + (suicide ? "on" : "off"),
                "superko=" + superko.name().toLowerCase(Locale.ROOT));
        rules = game.rules();
        Random random = new Random(seed);
        GoState state = game.newInitialState();
        String board = ".".repeat(rules.points());
        boards = new ArrayList<>(List.of("X" + board));
        int captives = 0;
        while (state.actor() != State.TERMINAL) {
            char mover = "XO".charAt(state.actor());
            List<Integer> legal = new ArrayList<>();
            for (int point = 0; point < rules.points(); point++) {
                if (board.charAt(point) == '.' && isAllowed(board, point, mover)) {
                    legal.add(point);
                }
            }
            legal.add(rules.pass());
            int[] found = new int[rules.points() + 1];
            int count = state.legalActions(found);
            assertEquals(legal, Arrays.stream(found, 0, count).boxed().toList(), state::toString);
            int action = legal.get(random.nextInt(legal.size()));
            String next = action == rules.pass() ? board : played(board, action, mover);
            captives += stones(board) + (action == rules.pass() ? 0 : 1) - stones(next);
            state.apply(action);
            board = next;
            boards.add((mover == 'X' ? "O" : "X") + board);
            assertEquals(board, text(state));
            assertEquals(captives, state.board().captured(0) + state.board().captured(1));
            for (int point = 0; point < rules.points(); point++) {
                if (board.charAt(point) != '.') {
                    assertEquals(
                            chain(board, point), new HashSet<>(state.board().chain(point)));
                }
            }
        }
        assertArea(board, state);
    }

    private static int stones(String board) {
        return (int) board.chars().filter(sign -> sign != '.').count();
    }

    private boolean isAllowed(String board, int point, char mover) {
        String next = played(board, point, mover);
        if (!rules.suicide && next.charAt(point) == '.') {
            return false;
        }
        String after = (mover == 'X' ? "O" : "X") + next;
        return switch (rules.superko) {
            case POSITIONAL -> boards.stream().noneMatch(earlier -> earlier.endsWith(next));
            case SITUATIONAL -> !boards.contains(after);
            case KO ->
                !next.equals(board)
                        && (boards.size() < 2
                                || !boards.get(boards.size() - 2).substring(1).equals(next));
        };
    }

    private String played(String board, int point, char mover) {
        StringBuilder next = new StringBuilder(board);
        next.setCharAt(point, mover);
        for (int other : rules.grid.beside[point]) {
            if (next.charAt(other) != '.' && next.charAt(other) != mover) {
                removeIfDead(next, other);
            }
        }
        removeIfDead(next, point);
        return next.toString();
    }

    private void removeIfDead(StringBuilder board, int point) {
        Set<Integer> chain = chain(board.toString(), point);
        boolean alive = chain.stream().anyMatch(stone -> {
            for (int other : rules.grid.beside[stone]) {
                if (board.charAt(other) == '.') {
                    return true;
                }
            }
            return false;
        });
        if (!alive) {
            chain.forEach(stone -> board.setCharAt(stone, '.'));
        }
    }

    /** The points with the same sign that are connected with {@code first}. */
    private Set<Integer> chain(String board, int first) {
        Set<Integer> chain = new HashSet<>(Set.of(first));
        Deque<Integer> open = new ArrayDeque<>(chain);
        while (!open.isEmpty()) {
            for (int other : rules.grid.beside[open.remove()]) {
                if (board.charAt(other) == board.charAt(first) && chain.add(other)) {
                    open.add(other);
                }
            }
        }
        return chain;
    }

    private void assertArea(String board, GoState state) {
        Area area = state.area();
        for (int point = 0; point < rules.points(); point++) {
            Set<Character> touched = new HashSet<>();
            for (int member : chain(board, point)) {
                touched.add(board.charAt(member));
                for (int other : rules.grid.beside[member]) {
                    touched.add(board.charAt(other));
                }
            }
            touched.remove('.');
            int holder = board.charAt(point) != '.'
                    ? "XO".indexOf(board.charAt(point))
                    : touched.size() == 1 ? "XO".indexOf(touched.iterator().next()) : Area.NOBODY;
            assertEquals(holder, area.holder(point), state::toString);
        }
        assertTrue(area.points(0) + area.points(1) <= rules.points());
    }

    private String text(GoState state) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < rules.points(); point++) {
            text.append(".XO".charAt(state.board().owner(point) + 1));
        }
        return text.toString();
    }
}
