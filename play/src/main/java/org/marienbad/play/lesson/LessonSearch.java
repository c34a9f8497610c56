package org.marienbad.play.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.setting.Reach;
import org.marienbad.json.PlainJson;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.Explanation.Landmark;

/**
 * The search that a page of a lesson shows, by the notes of the page:
 *
 * <ul>
 *   <li>{@code @ game nim heaps=2-1}: the game, its options, and {@code seats=3} if there are more than the least;
 *   <li>{@code @ position {"heaps":[2,1],"actor":0}}: a position in the game's own form, instead of the start;
 *   <li>{@code @ plies 1:1 2:1}: the plies played from there, those of chance after {@code *};
 *   <li>{@code @ player minimax(depth=3)}: who searches; twice for two players side by side;
 *   <li>{@code @ seed 7}: the seed of the players, 1 unless given; {@code @ steps 500}: how many steps are kept, 300 unless given;
 *   <li>{@code @ show 14 cut 20-22}: the steps to look at: numbers, from-to, or {@code cut}, {@code expansion}, {@code round}, {@code mind} and
 *       {@code end}; {@code cut:3} is the third one.
 * </ul>
 *
 * <p>A page without {@code game} goes on with what the page before searched, changed by its own notes.
 */
public final class LessonSearch {
    private static final String GAME = "game";
    private static final String POSITION = "position";
    private static final String PLIES = "plies";
    private static final String PLAYER = "player";
    private static final String SEED = "seed";
    private static final String STEPS = "steps";
    private static final String SHOW = "show";
    private static final List<String> NOTES = List.of(GAME, POSITION, PLIES, PLAYER, SEED, STEPS, SHOW);
    private static final String SEATS = "seats";
    private static final int MOST_STEPS = 2000;
    private static final int USUAL_STEPS = 300;
    private static final String END = "end";
    private static final Map<String, Landmark> LANDMARKS = Map.of(
            "cut",
            Landmark.CUT,
            "expansion",
            Landmark.EXPANSION,
            "round",
            Landmark.ROUND,
            "mind",
            Landmark.CHANGE_OF_MIND);

    private final Map<String, List<String>> notes;

    private LessonSearch(Map<String, List<String>> notes) {
        this.notes = notes;
    }

    static LessonSearch of(Map<String, List<String>> notes, Optional<LessonSearch> before) {
        for (String note : notes.keySet()) {
            if (!NOTES.contains(note)) {
                throw new IllegalArgumentException(
                        "unknown note '@ " + note + "'; there are: " + String.join(", ", NOTES));
            }
        }
        Map<String, List<String>> all = new LinkedHashMap<>();
        if (!notes.containsKey(GAME)) {
            before.ifPresent(search -> all.putAll(search.notes));
            all.remove(SHOW);
        }
        all.putAll(notes);
        for (String needed : List.of(GAME, PLAYER)) {
            if (!all.containsKey(needed)) {
                throw new IllegalArgumentException("a page that searches needs the note '@ " + needed + "'");
            }
        }
        LessonSearch search = new LessonSearch(all);
        search.players();
        search.number(SEED, 1, Integer.MAX_VALUE);
        search.most();
        return search;
    }

    private List<String> words(String note) {
        return notes.getOrDefault(note, List.of()).stream()
                .flatMap(line -> Stream.of(line.strip().split("\\s+")))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private int number(String note, int usual, int most) {
        List<String> words = words(note);
        if (words.isEmpty()) {
            return usual;
        }
        if (!words.get(0).matches("\\d{1,9}")
                || Integer.parseInt(words.get(0)) < 1
                || Integer.parseInt(words.get(0)) > most) {
            throw new IllegalArgumentException(
                    "'@ " + note + " " + words.get(0) + "' is not allowed; allowed: 1 to " + most);
        }
        return Integer.parseInt(words.get(0));
    }

    /** Seed of the players. */
    public long seed() {
        return number(SEED, 1, Integer.MAX_VALUE);
    }

    /** How many steps are kept. */
    public int most() {
        return number(STEPS, USUAL_STEPS, MOST_STEPS);
    }

    /** Who searches. */
    public List<PlayerSpec> players() {
        return notes.get(PLAYER).stream()
                .map(player -> PlayerSpec.parse(player, Reach.ANYWHERE))
                .toList();
    }

    /**
     * The game.
     *
     * @param games finds a game by its id
     * @throws IllegalArgumentException if there is no such game, or not with these options
     */
    public GameSetup setup(Function<String, GameProvider> games) {
        List<String> words = words(GAME);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("'@ game' names no game");
        }
        GameProvider provider = games.apply(words.get(0));
        Map<String, Object> options = new LinkedHashMap<>();
        int seats = provider.minSeats();
        for (String word : words.subList(1, words.size())) {
            String[] option = word.split("=", 2);
            if (option.length < 2) {
                throw new IllegalArgumentException("'@ game': '" + word + "' is no option; options are key=value");
            }
            if (option[0].equals(SEATS) && option[1].matches("\\d")) {
                seats = Integer.parseInt(option[1]);
            } else {
                options.put(option[0], option[1]);
            }
        }
        GameSetup setup = GameSetup.of(provider, seats, options, 0);
        List<String> position = notes.getOrDefault(POSITION, List.of());
        return position.isEmpty() ? setup : setup.from(position(position.get(0)));
    }

    private static Map<String, Object> position(String text) {
        try {
            return PlainJson.read(text);
        } catch (IllegalArgumentException malformed) {
            throw new IllegalArgumentException("'@ position': " + malformed.getMessage(), malformed);
        }
    }

    /**
     * The position, with those before it.
     *
     * @throws IllegalArgumentException if a ply is not legal, or no seat is to move in the end
     */
    public LineOfPlay line(GameSetup setup) {
        Game game = setup.game();
        List<State> positions = new ArrayList<>(List.of(setup.newState()));
        List<Integer> codes = new ArrayList<>();
        for (String ply : words(PLIES)) {
            State before = positions.get(positions.size() - 1);
            int code = Plies.read(game, before, ply);
            State after = before.copy();
            after.apply(code);
            codes.add(code);
            positions.add(after);
        }
        if (positions.get(positions.size() - 1).actor() < 0) {
            throw new IllegalArgumentException("'@ plies' must end where a player is to move");
        }
        return new LineOfPlay(positions, codes);
    }

    /**
     * The numbers, from 0, of the steps to look at.
     *
     * @throws IllegalArgumentException if the search has no such step
     */
    public List<Integer> shown(Explanation explanation) {
        List<Integer> shown = words(SHOW).stream()
                .flatMapToInt(word -> shown(word, explanation))
                .distinct()
                .boxed()
                .toList();
        for (int step : shown) {
            if (step < 0 || step >= explanation.size()) {
                throw new IllegalArgumentException("'@ show' names step " + (step + 1) + ", but only "
                        + explanation.size() + " are recorded; '@ steps' says how many");
            }
        }
        return shown.isEmpty() ? List.of(0) : shown;
    }

    private static IntStream shown(String word, Explanation explanation) {
        if (word.matches("\\d{1,6}(-\\d{1,6})?")) {
            int[] ends =
                    Arrays.stream(word.split("-")).mapToInt(Integer::parseInt).toArray();
            return IntStream.rangeClosed(ends[0] - 1, ends[ends.length - 1] - 1);
        }
        if (word.equals(END)) {
            return IntStream.of(explanation.size() - 1);
        }
        String[] parts = word.toLowerCase(Locale.ROOT).split(":", 2);
        Landmark landmark = LANDMARKS.get(parts[0]);
        if (landmark == null || parts.length > 1 && !parts[1].matches("[1-9]\\d{0,5}")) {
            throw new IllegalArgumentException("'@ show " + word
                    + "' is not allowed; allowed: numbers, from-to, cut, expansion, round, mind, end, each"
                    + " also as cut:3");
        }
        int number = parts.length > 1 ? Integer.parseInt(parts[1]) : 1;
        List<Integer> found = explanation.landmarks(landmark);
        if (found.size() < number) {
            throw new IllegalArgumentException(
                    "'@ show " + word + "': of this kind there are " + found.size() + " among the recorded steps");
        }
        return IntStream.of(found.get(number - 1));
    }

    /** Whether both search the same, whatever steps they show. */
    public boolean searchesAs(LessonSearch other) {
        return without(notes).equals(without(other.notes));
    }

    private static Map<String, List<String>> without(Map<String, List<String>> notes) {
        Map<String, List<String>> rest = new LinkedHashMap<>(notes);
        rest.remove(SHOW);
        return rest;
    }
}
