package org.marienbad.rbg.game;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.text.Text;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.symmetry.RbgSymmetry;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/**
 * A game in text. The first seat is the player who moves first, the others follow in the order of the description. Two players whose scores always sum
 * to the same are paid by their difference, others by their own scores.
 */
final class RbgGame implements Game, Cells, Symmetries {
    /** Numbers with a greater bound are not among the cells that learning sees. */
    private static final int MOST_STATES = 64;
    /** Random games in which a proven symmetry has to hold, and how far they are played. */
    private static final int SAMPLES = 4;

    private static final int SAMPLED_PLIES = 40;

    private final RbgRules rules;
    private final RbgPosition start;
    private final MoveCodes codes;
    private final MoveWays ways;
    private final GameInfo info;
    private final int mostPlies;
    private final int sum;
    /** By player the seat. */
    private final int[] seats;

    private final PieceLooks looks;
    private final BoardLayout layout;
    private final Map<String, String> pictures;
    private final Companion companion;
    private final RbgView view;
    private final BoardText boardText;
    private final RbgPositions positions;
    /** The variables among the cells, by their index. */
    private final int[] counters;

    private final int[][] neighbours;
    /** The names of the position that was asked about last: screens ask for one move after another. */
    private volatile Latest latest;

    /** Those of {@link #found}; null until somebody asks. */
    private volatile List<RbgSymmetry> symmetries;

    private record Latest(long[] words, MoveNames names) {}

    /**
     * A game whose positions are copies of {@code start}.
     *
     * @throws IllegalArgumentException if the game is over before it begins, or the companion does not fit
     */
    RbgGame(RbgRules rules, RbgPosition start, Companion companion, int mostPlies) {
        this.rules = rules;
        this.mostPlies = mostPlies;
        this.start = start;
        this.companion = companion;
        if (start.player() == Rule.Switch.KEEPER) {
            throw new IllegalArgumentException("the game is over before a player has moved");
        }
        RbgDescription description = rules.description();
        int players = description.players().size();
        seats = IntStream.range(0, players)
                .map(player -> Math.floorMod(player - start.player(), players))
                .toArray();
        codes = new MoveCodes(rules);
        ways = new MoveWays(rules.automaton());
        sum = RbgPayoffs.sum(rules);
        info = makeInfo();
        looks = new PieceLooks(description, companion, seats);
        pictures = PlayerInks.of(description, companion, seats);
        layout = new BoardLayout(description, companion, looks.isChess(), seats);
        view = new RbgView(this);
        boardText = new BoardText(description, layout, looks);
        positions = new RbgPositions(this, start, boardText);
        counters = IntStream.range(players, description.bounds().size())
                .filter(index -> description.bounds().get(index) < MOST_STATES)
                .toArray();
        neighbours = neighbours(description);
    }

    /** The same game with another end. */
    private RbgGame(RbgGame other, int mostPlies) {
        this.mostPlies = mostPlies;
        rules = other.rules;
        start = other.start;
        seats = other.seats;
        codes = other.codes;
        ways = other.ways;
        sum = other.sum;
        companion = other.companion;
        looks = other.looks;
        pictures = other.pictures;
        layout = other.layout;
        boardText = other.boardText;
        positions = new RbgPositions(this, start, boardText);
        counters = other.counters;
        neighbours = other.neighbours;
        info = makeInfo();
        view = new RbgView(this);
    }

    /** The same game, over after {@code plies}; what takes long to make is not made again. */
    RbgGame ending(int plies) {
        return new RbgGame(this, plies);
    }

    private GameInfo makeInfo() {
        boolean several = seats.length > 1 && (codes.hasSteps() || codes.hasParts() || RbgPayoffs.hasExtraTurns(rules));
        GameInfo.Builder builder = GameInfo.builder()
                .seats(seats.length)
                .actions(codes.count())
                .legalActions(codes.most())
                .plies(mostPlies)
                .words(start.words() + 1)
                .with(several, Trait.EXTRA_TURNS);
        return (sum > 0 ? builder.constantSum(0) : builder).build();
    }

    private int[][] neighbours(RbgDescription description) {
        int[][] all = new int[cellCount()][0];
        for (int vertex = 0; vertex < description.board().size(); vertex++) {
            TreeSet<Integer> around = new TreeSet<>();
            for (int label = 0; label < description.board().labels().size(); label++) {
                around.add(description.board().target(label, vertex));
            }
            around.removeAll(List.of(-1, vertex));
            all[vertex] = around.stream().mapToInt(Integer::intValue).toArray();
        }
        return all;
    }

    RbgRules rules() {
        return rules;
    }

    MoveCodes codes() {
        return codes;
    }

    MoveWays ways() {
        return ways;
    }

    PieceLooks looks() {
        return looks;
    }

    BoardLayout layout() {
        return layout;
    }

    Companion companion() {
        return companion;
    }

    /** The colors of the seats, as entries of {@code pictures.properties}. */
    Map<String, String> pictures() {
        return pictures;
    }

    int mostPlies() {
        return mostPlies;
    }

    /** The seat of a player. */
    int seat(int player) {
        return seats[player];
    }

    /** The player of a seat. */
    int player(int seat) {
        return Math.floorMod(seat + start.player(), seats.length);
    }

    /** Words that tell a move from others with the same path. */
    Text choice(String choice) {
        return rules.description().pieces().contains(choice) ? Text.of("piece." + choice) : Text.of("{0}", choice);
    }

    /** Whether a piece that is drawn stands on the cell called {@code name}. */
    boolean hasFigure(RbgPosition position, String name) {
        return looks.tokens(position.piece(layout.cell(name))).isPresent();
    }

    /** Writes the payoffs of a position that is over; 0 for all if it {@link RbgState#isCut}. */
    void payoffs(RbgState state, double[] out) {
        if (state.isCut()) {
            Arrays.fill(out, 0, seats.length, 0);
            return;
        }
        RbgPosition position = state.position();
        for (int player = 0; player < seats.length; player++) {
            double own = position.number(player);
            out[seats[player]] = sum > 0
                    ? (own - position.number(1 - player)) / sum
                    : 2 * own / Math.max(1, rules.description().bounds().get(player)) - 1;
        }
    }

    /** Refuses scores of the first and the last player that no payoffs follow from. */
    void requirePayoffs(int first, int last) {
        if (sum > 0 && first + last != sum && first + last > 0) {
            throw new IllegalArgumentException("position: the scores must sum to " + sum + ", or be 0");
        }
    }

    /** The whole position as text. */
    String text(RbgState state) {
        int player = state.position().player();
        String mover = player < 0 ? "over" : rules.description().players().get(player) + " to move";
        StringBuilder text =
                new StringBuilder(boardText.of(state.position())).append('\n').append(mover);
        positions
                .rest(state)
                .forEach((name, value) ->
                        text.append('\n').append(name).append(": ").append(value));
        return text.toString();
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(positions.position((RbgState) state));
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        return positions.stateOf(position);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public RbgView view() {
        return view;
    }

    @Override
    public State newInitialState() {
        return new RbgState(this, start.copy(), 0);
    }

    @Override
    public Action action(State before, int code) {
        return names((RbgState) before).action(code);
    }

    /** The names of the moves of {@code state}. */
    MoveNames names(RbgState state) {
        long[] words = new long[info.words()];
        state.encode(words);
        Latest known = latest;
        if (known == null || !Arrays.equals(known.words, words)) {
            // A copy, as telling of a position may not change what it remembers.
            known = new Latest(words, new MoveNames(this, (RbgState) state.copy()));
            latest = known;
        }
        return known.names;
    }

    @Override
    public int[] scores(State state) {
        if (sum > 0) {
            return new int[0];
        }
        int[] scores = new int[seats.length];
        for (int player = 0; player < scores.length; player++) {
            scores[seats[player]] = ((RbgState) state).position().number(player);
        }
        return scores;
    }

    @Override
    public int cellCount() {
        return rules.description().board().size() + counters.length + 1;
    }

    @Override
    public int cellStates(int cell) {
        int vertices = rules.description().board().size();
        if (cell < vertices) {
            return rules.description().pieces().size();
        }
        return cell == vertices
                ? seats.length + 1
                : rules.description().bounds().get(counters[cell - vertices - 1]) + 1;
    }

    /** Pieces, who is to move, and small numbers. */
    @Override
    public void readCells(State state, int seat, int[] out) {
        RbgPosition position = ((RbgState) state).position();
        int vertices = rules.description().board().size();
        for (int vertex = 0; vertex < vertices; vertex++) {
            out[vertex] = position.piece(vertex);
        }
        out[vertices] = position.player() + 1;
        for (int i = 0; i < counters.length; i++) {
            out[vertices + 1 + i] = position.number(counters[i]);
        }
    }

    @Override
    public int[][] neighbours() {
        return neighbours;
    }

    /**
     * The symmetries; none if a move has different numbers in different positions. The proof needs a keeper whose moves all
     * lead to the same position, so it is tried out.
     */
    private List<RbgSymmetry> found() {
        List<RbgSymmetry> known = symmetries;
        if (known == null) {
            List<RbgSymmetry> proven = codes.areLasting() ? RbgSymmetry.of(rules) : List.of();
            known = proven.stream().allMatch(this::isKept) ? proven : List.of();
            symmetries = known;
        }
        return known;
    }

    /** Whether images of moves lead to images of positions in some random games. */
    private boolean isKept(RbgSymmetry symmetry) {
        int[] buffer = new int[info().maxLegalActions()];
        RbgState image = (RbgState) newInitialState();
        RbgState wanted = (RbgState) newInitialState();
        for (int sample = 0; sample < SAMPLES; sample++) {
            SplittableRandom random = new SplittableRandom(sample);
            RbgState state = (RbgState) newInitialState();
            for (int ply = 0; ply < SAMPLED_PLIES && state.actor() >= 0; ply++) {
                int action = state.randomAction(buffer, random);
                image.copyImage(state, symmetry);
                image.apply(codes.image(action, symmetry));
                state.apply(action);
                wanted.copyImage(state, symmetry);
                if (image.hash() != wanted.hash()) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public int symmetries() {
        return found().size();
    }

    @Override
    public void image(int symmetry, State from, State to) {
        ((RbgState) to).copyImage((RbgState) from, found().get(symmetry));
    }

    @Override
    public int image(int symmetry, int action) {
        return codes.image(action, found().get(symmetry));
    }

    @Override
    public List<int[]> cellSymmetries() {
        int vertices = rules.description().board().size();
        return found().stream()
                .map(symmetry -> IntStream.range(0, cellCount())
                        .map(cell -> cell < vertices ? symmetry.vertex(cell) : cell)
                        .toArray())
                .toList();
    }
}
