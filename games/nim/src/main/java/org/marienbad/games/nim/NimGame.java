package org.marienbad.games.nim;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Text;

/**
 * The human side of Nim. The seat that takes the last match wins +1 and the others share the loss, −1 / (seats − 1)
 * each. In misère it loses −1 and the others share the win. An action is a match, taken with all matches after it in
 * its heap; its notation {@code 2:3} says "3 matches from heap 2".
 */
public final class NimGame implements Game, GameAdvice, Cells {
    private static final Pattern NOTATION = Pattern.compile("(?<heap>\\d{1,9}):(?<take>\\d{1,9})");
    private static final Pattern SENTENCE = Pattern.compile("take (?<take>\\d{1,9}) from (heap )?(?<heap>\\d{1,9})");
    private static final String EXPECTED = "expected, for example, {\"heaps\":[1,3,5,7],\"actor\":0}";

    private final NimRules rules;
    private final GameInfo info;
    private final NimPicture picture;
    private final GameView view;

    NimGame(NimRules rules) {
        this.rules = rules;
        picture = new NimPicture(rules);
        view = new NimView(rules, picture);
        double shared = 1.0 / (rules.seats - 1);
        info = GameInfo.builder()
                .seats(rules.seats)
                .actions(rules.actionCount())
                .legalActions(rules.maxLegalActions())
                .plies(rules.total())
                .payoffs(rules.misere ? -1 : -shared, rules.misere ? shared : 1)
                .constantSum(0)
                .words(1 + BitPacking.count(NimRules.BITS, rules.heapCount()))
                .with(GameInfo.Trait.ANY_STARTER)
                .with(rules.seats == 2, GameInfo.Trait.IMPARTIAL)
                .build();
    }

    /** Whether the seat that takes the last match loses. */
    public boolean misere() {
        return rules.misere;
    }

    /** Most matches a turn, 0 for any number. */
    public int limit() {
        return rules.limit;
    }

    /** The action that takes {@code take} matches from {@code heap} (from 0) in {@code before}. */
    public int code(NimState before, int heap, int take) {
        return rules.code(heap, before.heap(heap) - take);
    }

    @Override
    public GameView view() {
        return view;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return newInitialState(0);
    }

    @Override
    public State newInitialState(int starter) {
        if (starter < 0 || starter >= rules.seats) {
            throw new IllegalArgumentException("no seat " + starter + "; there are 0 to " + (rules.seats - 1));
        }
        int[] heaps = rules.sizes.stream().mapToInt(Integer::intValue).toArray();
        return new NimState(rules, heaps, starter);
    }

    @Override
    public Action action(State before, int code) {
        int heap = rules.heapOf(code);
        NimState state = (NimState) before;
        int take = state.heap(heap) - rules.left(code);
        Text words = NimPicture.sentence(state.turn(), heap, take);
        return Action.of(code, heap + 1 + ":" + take, picture.match(code)).words(words);
    }

    /** Reads {@code 2:3} and {@code take 3 from 2}. */
    @Override
    public OptionalInt parse(State before, String notation) {
        Matcher matcher = NOTATION.matcher(notation.trim());
        if (!matcher.matches() && !matcher.usePattern(SENTENCE).matches()) {
            return OptionalInt.empty();
        }
        int heap = Integer.parseInt(matcher.group("heap")) - 1;
        int take = Integer.parseInt(matcher.group("take"));
        if (heap < 0 || heap >= rules.heapCount()) {
            return OptionalInt.empty();
        }
        int size = ((NimState) before).heap(heap);
        boolean legal = take > 0 && take <= rules.most(size);
        return legal ? OptionalInt.of(rules.code(heap, size - take)) : OptionalInt.empty();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return rules.seats == 2 ? List.of(new NamedEvaluator("pairs", new PairsEvaluator(rules))) : List.of();
    }

    @Override
    public int cellCount() {
        return rules.heapCount();
    }

    @Override
    public int cellStates(int heap) {
        return rules.sizes.get(heap) + 1;
    }

    /** The matches in each heap. */
    @Override
    public void readCells(State state, int seat, int[] out) {
        for (int heap = 0; heap < rules.heapCount(); heap++) {
            out[heap] = ((NimState) state).heap(heap);
        }
    }

    @Override
    public boolean seatsAlike() {
        return true;
    }

    /** The heaps, and as {@code actor} the seat to move: at the end the one that finds no match. */
    @Override
    public Optional<Map<String, Object>> position(State state) {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("heaps", Arrays.stream(((NimState) state).heaps()).boxed().toList());
        position.put("actor", ((NimState) state).turn());
        return Optional.of(position);
    }

    /** Heaps may be smaller than at the start, not greater, so that actions and lengths of games stay as declared. */
    @Override
    public State stateOf(Map<String, ?> position) {
        List<String> known = List.of("heaps", "actor");
        position.keySet().stream()
                .filter(key -> !known.contains(key))
                .findFirst()
                .ifPresent(key -> {
                    throw new IllegalArgumentException("position of nim: " + Names.unknown("entry", key, known));
                });
        known.stream().filter(key -> !position.containsKey(key)).findFirst().ifPresent(key -> {
            throw new IllegalArgumentException("position of nim: '" + key + "' is missing; " + EXPECTED);
        });
        if (!(position.get("heaps") instanceof List<?> given) || given.size() != rules.heapCount()) {
            throw new IllegalArgumentException("position of nim: 'heaps' must be a list of " + rules.heapCount()
                    + " whole numbers, as many as the heaps at the start; " + EXPECTED);
        }
        int[] heaps = new int[given.size()];
        for (int heap = 0; heap < heaps.length; heap++) {
            heaps[heap] = whole("heap " + (heap + 1), given.get(heap), rules.sizes.get(heap));
        }
        return new NimState(rules, heaps, whole("'actor'", position.get("actor"), rules.seats - 1));
    }

    private static int whole(String what, Object raw, int max) {
        IntSetting range = Setting.ofInt("value", 0, max, 0);
        return range.parse(raw)
                .orElseThrow(() -> new IllegalArgumentException(
                        "position of nim: " + what + " is '" + raw + "'; allowed: " + range.allowed()));
    }
}
