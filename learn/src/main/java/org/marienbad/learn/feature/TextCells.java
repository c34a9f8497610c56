package org.marienbad.learn.feature;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/**
 * A position's text, as a seat may read it. Each place of a line is a cell, and its states are the characters found
 * there in random games. In lines whose length varies the places are words. The last resort, as text is slow and
 * allocates. Immutable.
 */
final class TextCells implements CellView {
    private static final int GAMES = 100;
    /** Most signs of a place that are told apart; the others, and none, are one state. */
    private static final int MOST_SIGNS = 63;

    private final List<Place> places;
    private final List<Boolean> ofWords;

    private TextCells(List<Place> places, List<Boolean> ofWords) {
        this.places = places;
        this.ofWords = ofWords;
    }

    /**
     * A cell.
     *
     * @param signs from 1, by what stands there
     */
    private record Place(int line, int column, Map<String, Integer> signs) {}

    /** The varying places of the text. */
    static TextCells of(Game game) {
        List<TreeSet<Integer>> lengths = new ArrayList<>();
        walk(game, lines -> {
            for (int line = 0; line < lines.length; line++) {
                if (line == lengths.size()) {
                    lengths.add(new TreeSet<>());
                }
                lengths.get(line).add(lines[line].length());
            }
        });
        List<Boolean> ofWords = lengths.stream().map(some -> some.size() > 1).toList();
        List<List<TreeSet<String>>> seen = new ArrayList<>();
        lengths.forEach(line -> seen.add(new ArrayList<>()));
        walk(game, lines -> {
            for (int line = 0; line < lines.length; line++) {
                see(split(lines[line], ofWords.get(line)), seen.get(line));
            }
        });
        return new TextCells(varying(seen), ofWords);
    }

    private static List<Place> varying(List<List<TreeSet<String>>> seen) {
        List<Place> places = new ArrayList<>();
        for (int line = 0; line < seen.size(); line++) {
            for (int column = 0; column < seen.get(line).size(); column++) {
                Map<String, Integer> signs = new HashMap<>();
                seen.get(line).get(column).stream()
                        .limit(MOST_SIGNS)
                        .forEach(sign -> signs.put(sign, signs.size() + 1));
                if (signs.size() > 1) {
                    places.add(new Place(line, column, Map.copyOf(signs)));
                }
            }
        }
        return List.copyOf(places);
    }

    /** The reader of the lines of a position. */
    private interface Reader {
        void read(String[] lines);
    }

    private static void walk(Game game, Reader reader) {
        RandomGames.walk(game, "text", GAMES, state -> {
            for (int seat = 0; seat < game.info().seats(); seat++) {
                reader.read(lines(state, seat));
            }
            return true;
        });
    }

    private static void see(String[] signs, List<TreeSet<String>> seen) {
        for (int column = 0; column < signs.length; column++) {
            if (column == seen.size()) {
                seen.add(new TreeSet<>());
            }
            seen.get(column).add(signs[column]);
        }
    }

    private static String[] lines(State state, int seat) {
        String text =
                state instanceof ImperfectInformationState hidden ? hidden.text(Observer.seat(seat)) : state.toString();
        return text.split("\n", -1);
    }

    private static String[] split(String line, boolean ofWords) {
        return line.split(ofWords ? " +" : "", -1);
    }

    @Override
    public FeatureSet.Source source() {
        return FeatureSet.Source.TEXT;
    }

    @Override
    public int cellCount() {
        return places.size();
    }

    @Override
    public int cellStates(int cell) {
        return places.get(cell).signs.size() + 1;
    }

    @Override
    public void readCells(State state, int seat, int[] out) {
        String[] lines = lines(state, seat);
        String[] signs = {};
        int split = -1;
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            if (place.line != split) {
                split = place.line;
                signs = split < lines.length ? split(lines[split], ofWords.get(split)) : new String[0];
            }
            out[i] = place.column < signs.length ? place.signs.getOrDefault(signs[place.column], 0) : 0;
        }
    }

    @Override
    public int[][] neighbours() {
        int[][] neighbours = new int[places.size()][];
        for (int i = 0; i < neighbours.length; i++) {
            List<Integer> near = new ArrayList<>();
            for (int j = 0; j < neighbours.length; j++) {
                int lines = Math.abs(places.get(i).line - places.get(j).line);
                int columns = Math.abs(places.get(i).column - places.get(j).column);
                if (i != j && lines <= 1 && columns <= 2) {
                    near.add(j);
                }
            }
            neighbours[i] = near.stream().mapToInt(Integer::intValue).toArray();
        }
        return neighbours;
    }
}
