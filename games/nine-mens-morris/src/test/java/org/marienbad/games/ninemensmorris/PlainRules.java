package org.marienbad.games.ninemensmorris;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules once more, plain and slow: points are called by their names, and lines are listed as on paper. */
final class PlainRules {
    private static final String SQUARES = "a1-d1-g1 a7-d7-g7 a1-a4-a7 g1-g4-g7 b2-d2-f2 b6-d6-f6 b2-b4-b6 f2-f4-f6 "
            + "c3-d3-e3 c5-d5-e5 c3-c4-c5 e3-e4-e5 d1-d2-d3 d5-d6-d7 a4-b4-c4 e4-f4-g4";
    private static final Map<String, String> LINES = Map.of(
            "nine",
            SQUARES,
            "twelve",
            SQUARES + " a1-b2-c3 e5-f6-g7 a7-b6-c5 e3-f2-g1",
            "six",
            "a1-c1-e1 a5-c5-e5 a1-a3-a5 e1-e3-e5 b2-c2-d2 b4-c4-d4 b2-b3-b4 d2-d3-d4 c1-c2 c4-c5 a3-b3 d3-e3",
            "three",
            "a1-b1-c1 a2-b2-c2 a3-b3-c3 a1-a2-a3 b1-b2-b3 c1-c2-c3 a1-b2-c3 a3-b2-c1");
    private static final Map<String, Integer> MEN = Map.of("three", 3, "six", 6, "nine", 9, "twelve", 12);

    private final String board;
    private final boolean flying;
    private final String mills;
    private final boolean fullIsDrawn;
    private final int repetition;
    private final int limit;
    private final List<List<String>> lines = new ArrayList<>();
    private final Map<String, Set<String>> joined = new TreeMap<>();

    private final Map<String, String> men = new HashMap<>();
    private final int[] toPlace;
    private String toMove = "W";
    private boolean toRemove;
    private final List<String> seen = new ArrayList<>();
    private int quiet;
    /** W, B or draw once the game is over. */
    private String end = "";

    private String why = "";

    PlainRules(String board, boolean flying, String mills, boolean fullIsDrawn, int repetition, int limit) {
        this.board = board;
        this.flying = flying;
        this.mills = mills;
        this.fullIsDrawn = fullIsDrawn;
        this.repetition = repetition;
        this.limit = limit;
        toPlace = new int[] {MEN.get(board), MEN.get(board)};
        for (String line : LINES.get(board).split(" ")) {
            List<String> points = List.of(line.split("-"));
            for (int i = 1; i < points.size(); i++) {
                joined.computeIfAbsent(points.get(i), p -> new TreeSet<>()).add(points.get(i - 1));
                joined.computeIfAbsent(points.get(i - 1), p -> new TreeSet<>()).add(points.get(i));
            }
            if (points.size() == 3) {
                lines.add(points);
            }
        }
        seen.add(position());
    }

    String end() {
        return end;
    }

    /** The kind of end: {@code few} men or a row, {@code stuck}, {@code full}, or {@code draw} by the history. */
    String why() {
        return why;
    }

    String mover() {
        return toMove;
    }

    private static String other(String side) {
        return side.equals("W") ? "B" : "W";
    }

    private int hand(String side) {
        return toPlace[side.equals("W") ? 0 : 1];
    }

    private long onBoard(String side) {
        return men.values().stream().filter(side::equals).count();
    }

    private boolean inMill(String point) {
        String side = men.get(point);
        return lines.stream()
                .anyMatch(line -> line.contains(point) && line.stream().allMatch(other -> side.equals(men.get(other))));
    }

    private Set<String> removable(String side) {
        Set<String> outside = new TreeSet<>();
        Set<String> all = new TreeSet<>();
        men.forEach((point, owner) -> {
            if (owner.equals(side)) {
                all.add(point);
                if (!inMill(point)) {
                    outside.add(point);
                }
            }
        });
        return mills.equals("free") || outside.isEmpty() ? all : outside;
    }

    /** Everything that may be played, in its notation. */
    Set<String> legal() {
        Set<String> legal = new TreeSet<>();
        if (!end.isEmpty()) {
            return legal;
        }
        if (toRemove) {
            removable(other(toMove)).forEach(point -> legal.add("x" + point));
            return legal;
        }
        Set<String> empty = new TreeSet<>(joined.keySet());
        empty.removeAll(men.keySet());
        if (hand(toMove) > 0) {
            return empty;
        }
        boolean flies = flying && onBoard(toMove) == 3;
        for (String from : men.keySet()) {
            if (men.get(from).equals(toMove)) {
                for (String to : empty) {
                    if (flies || joined.get(from).contains(to)) {
                        legal.add(from + "-" + to);
                    }
                }
            }
        }
        return legal;
    }

    void play(String ply) {
        boolean quietPly = false;
        String side = toMove;
        boolean mill = false;
        if (toRemove) {
            men.remove(ply.substring(1));
        } else if (ply.contains("-")) {
            String[] points = ply.split("-");
            men.remove(points[0]);
            men.put(points[1], side);
            mill = inMill(points[1]);
            quietPly = true;
        } else {
            toPlace[side.equals("W") ? 0 : 1]--;
            men.put(ply, side);
            mill = inMill(ply);
        }
        if (mill && board.equals("three")) {
            end = side;
            why = "few";
            return;
        }
        toRemove = mill && !removable(other(side)).isEmpty();
        if (toRemove) {
            quietPly = false;
        } else {
            toMove = other(side);
        }
        finish(side, quietPly);
    }

    private void finish(String side, boolean quietPly) {
        if (hand(other(side)) + onBoard(other(side)) == 2) {
            end = side;
            why = "few";
        } else if (legal().isEmpty()) {
            why = men.size() == joined.size() ? "full" : "stuck";
            end = men.size() == joined.size() && fullIsDrawn ? "draw" : other(toMove);
        }
        if (!quietPly) {
            seen.clear();
            quiet = 0;
        } else {
            quiet++;
        }
        seen.add(position());
        boolean repeated = repetition > 0 && Collections.frequency(seen, position()) >= repetition;
        if (end.isEmpty() && (repeated || quiet >= limit)) {
            end = "draw";
            why = "draw";
        }
    }

    private String position() {
        return new TreeMap<>(men) + toMove + toRemove + hand("W") + hand("B");
    }
}
