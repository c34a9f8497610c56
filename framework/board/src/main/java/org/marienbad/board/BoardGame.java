package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.text.Text;

/**
 * The declaration of a board game for two seats, from which all that people see, read and click follows. Only a start, fields and actions
 * must be declared; words are keys of the game's bundle.
 *
 * <pre>{@code
 * Game create(int seats, Settings options) {
 *     return BoardGame.of(FIELDS, ACTIONS, Stones::new)
 *             .info(info -> info.plies(9))
 *             .outcome(Stones::winner, end -> Text.of("ending.row"))
 *             .build();
 * }
 * }</pre>
 *
 * @param <S> its positions
 */
public final class BoardGame<S extends FieldState> {
    /** Something that a ply may do. */
    @FunctionalInterface
    public interface Fact<S> {
        boolean holds(S before, int action, S after);
    }

    /** How much a ply does of something. */
    @FunctionalInterface
    public interface Amount<S> {
        /** 0 where it does no such thing. */
        int of(S before, int action, S after);
    }

    /** Why a click is refused. */
    @FunctionalInterface
    public interface Objection<S> {
        /**
         * One sentence, or null where there is none better than the usual ones.
         *
         * @param from the cell clicked before, −1 if none was
         * @param to the cell clicked
         */
        Text find(S state, int from, int to);
    }

    /** A number that each seat has. */
    @FunctionalInterface
    public interface SeatCount<S> {
        int of(S state, int seat);
    }

    /** A line of the table beside the board. */
    record Score<S>(String name, boolean part, SeatCount<S> count) {}

    final Fields fields;
    final Actions actions;
    final Supplier<S> start;
    final GameInfo.Builder info;
    final Map<String, Amount<S>> facts = new LinkedHashMap<>();
    final List<Score<S>> scores = new ArrayList<>();
    final Map<String, Supplier<ToDoubleFunction<S>>> evaluators = new LinkedHashMap<>();
    final Map<String, String> presets = new LinkedHashMap<>();
    ToIntFunction<S> winner = state -> -1;
    Function<S, Text> ending = state -> Text.EMPTY;
    Function<S, String> turn = state -> "turn";
    Function<S, int[]> mark = state -> new int[0];
    Objection<S> objection = (state, from, to) -> null;
    SeatCount<S> hand;
    int[] handContents = new int[0];
    Lessons lessons = Lessons.none();
    List<int[]> symmetries = List.of();
    boolean alike;
    int[] seatTurn;

    private BoardGame(Fields fields, Actions actions, Supplier<S> start) {
        this.fields = fields;
        this.actions = actions;
        this.start = start;
        info = GameInfo.builder()
                .seats(2)
                .actions(actions.count())
                .legalActions(actions.count())
                .words(fields.words())
                .constantSum(0);
        if (start.get() instanceof DrawnState) {
            info.repetition(GameInfo.Repetition.ENDS_GAME);
        }
    }

    /** The name of a seat, in other texts. */
    public static Text seatName(int seat) {
        return Text.of("seat." + seat);
    }

    /**
     * Begins a declaration.
     *
     * @param start makes the position at the start of a game, a new one each time
     */
    public static <S extends FieldState> BoardGame<S> of(Fields fields, Actions actions, Supplier<S> start) {
        return new BoardGame<>(fields, actions, start);
    }

    /** Facts about the game: {@code plies} must be set. Seats, the sum, actions, words and whether repetition ends it are known. */
    public BoardGame<S> info(Consumer<GameInfo.Builder> more) {
        more.accept(info);
        return this;
    }

    /**
     * How games end.
     *
     * @param winner who has won in a position in which the game is over; −1 for nobody
     * @param ending why it is over, in one sentence
     */
    public BoardGame<S> outcome(ToIntFunction<S> winner, Function<S, Text> ending) {
        this.winner = winner;
        this.ending = ending;
        return this;
    }

    /** The key of the caption while the game goes on, instead of {@code turn}; {0} is who is to move. */
    public BoardGame<S> turn(Function<S, String> key) {
        turn = key;
        return this;
    }

    /** Points out cells by a line over them, such as a row that has won; an empty array where there is none. */
    public BoardGame<S> mark(Function<S, int[]> cells) {
        mark = cells;
        return this;
    }

    /** Pieces beside the board that each seat has still to place: {@code contents} of a cell by seat, such as 1 and 2. */
    public BoardGame<S> hand(SeatCount<S> count, int... contents) {
        hand = count;
        handContents = contents.clone();
        return this;
    }

    /**
     * Tells what plies do, in short under the key {@code event.NAME} and at length under {@code annotation.NAME}: {0} is who plays, {1} the cell
     * named last. Facts added first are told first.
     */
    public BoardGame<S> fact(String name, Fact<S> fact) {
        return amount(name, (before, action, after) -> fact.holds(before, action, after) ? 1 : 0);
    }

    /** The same with a number, {2}. */
    public BoardGame<S> amount(String name, Amount<S> amount) {
        requireNew(facts.put(name, amount), "facts", name);
        return this;
    }

    private static void requireNew(Object before, String what, String name) {
        if (before != null) {
            throw new IllegalArgumentException("two " + what + " are called '" + name + "'");
        }
    }

    /** The {@link #fact} that a move goes onto a piece. */
    public BoardGame<S> captures(String name) {
        return fact(name, (before, action, after) -> actions.takes(before, action));
    }

    /** Says why a click is refused where the usual sentences, under {@code objection.empty} and the like, do not suffice. */
    public BoardGame<S> objection(Objection<S> why) {
        objection = why;
        return this;
    }

    /** Points, shown under the key {@code score.NAME}; those of a seat add up to its score. */
    public BoardGame<S> part(String name, SeatCount<S> count) {
        scores.add(new Score<>(name, true, count));
        return this;
    }

    /** A number worth knowing but not counted, shown under the key {@code score.NAME}. */
    public BoardGame<S> note(String name, SeatCount<S> count) {
        scores.add(new Score<>(name, false, count));
        return this;
    }

    /** An estimate of the payoff of the first seat, cut to the range −1 to 1; that of the second is the opposite. */
    public BoardGame<S> evaluator(String name, ToDoubleFunction<S> payoff) {
        return evaluatorWithMemory(name, () -> payoff);
    }

    /** The same with working memory: {@code payoffs} makes an estimate for each thread that asks. */
    public BoardGame<S> evaluatorWithMemory(String name, Supplier<ToDoubleFunction<S>> payoffs) {
        requireNew(evaluators.put(name, payoffs), "evaluators", name);
        return this;
    }

    /** Settings of a search by level: {@link GameAdvice#presets()}. */
    public BoardGame<S> levels(String easy, String medium, String hard, String best) {
        List<String> levels = List.of(easy, medium, hard, best);
        for (int i = 0; i < levels.size(); i++) {
            presets.put(GameAdvice.LEVELS.get(i), levels.get(i));
        }
        return this;
    }

    /** Rulebook and coach. */
    public BoardGame<S> lessons(Lessons told) {
        lessons = told;
        return this;
    }

    /** Permutations of the cells that keep the rules, the identity left out; all {@link Board#symmetries()}, for example. */
    public BoardGame<S> symmetries(List<int[]> permutations) {
        symmetries = permutations.stream().map(int[]::clone).toList();
        return this;
    }

    /**
     * The seats are alike: if every piece changes its owner, all else changes with it.
     *
     * @param turn where cells go when the seats change, such as to the other end of the board; nothing if they stay
     */
    public BoardGame<S> alike(int... turn) {
        alike = true;
        seatTurn = turn.length == 0 ? null : Arrays.copyOf(turn, turn.length);
        return this;
    }

    /**
     * The game, after which the declaration must not change.
     *
     * @throws IllegalArgumentException naming what of the declaration does not fit
     */
    public Game build() {
        int[] cells = IntStream.range(0, fields.board().size()).toArray();
        Stream.concat(symmetries.stream(), Stream.ofNullable(seatTurn)).forEach(image -> {
            if (!Arrays.equals(cells, Arrays.stream(image).sorted().toArray())) {
                throw new IllegalArgumentException("a symmetry is no permutation of the " + cells.length + " cells");
            }
        });
        int contents = fields.pieces().contents();
        if (hand != null
                && (handContents.length != 2 || Arrays.stream(handContents).anyMatch(c -> c < 1 || c >= contents))) {
            throw new IllegalArgumentException("a hand holds a piece for each of 2 seats, from 1 to " + (contents - 1));
        }
        int numbers = start.get().values().length;
        if (numbers != fields.newValues().length) {
            throw new IllegalArgumentException(
                    "a position has " + numbers + " numbers, but its fields have " + fields.newValues().length);
        }
        return new DeclaredGame<>(this);
    }
}
