package org.marienbad.rbg.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** A position that is played by the rules, word by word: slow, and the reference for all that is faster. */
public final class InterpretedPosition extends RbgPosition {
    /** Modifications and checks in one search; one that makes more seems endless. */
    private static final int MOST_SEARCHES = 10_000_000;

    /** The goal of a search. */
    private enum Goal {
        /** All moves, or units of them. */
        LIST,
        /** The first way to a switch. */
        END
    }

    private final RbgRules rules;
    private final Graph graph;
    private final Automaton automaton;
    private final int[] board;
    private final int[] numbers;
    private int vertex;
    private int player;
    private int node;

    /** The way from the last switch: modifier and vertex alternately. */
    private int[] path = new int[32];

    private int length;
    /** The last node of the innermost check that is being run; −1 outside checks. */
    private int checkEnd = -1;

    private Goal goal;
    private MoveUnit unit;
    private MoveList out;
    private int most;
    /** By depth, places that were reached with the same modifications. */
    private final List<VisitedPlaces> visited = new ArrayList<>();

    private int depth;
    private int searches;

    private final int[] boardBefore;
    private final int[] numbersBefore;
    private final IntUnaryOperator counts = this::count;
    private final MoveList keeperMove = new MoveList();
    private final int[] others;
    private final long[] packed;

    private InterpretedPosition(InterpretedPosition other) {
        this(other.rules, other.board.clone());
        copyFrom(other);
    }

    private InterpretedPosition(RbgRules rules, int[] board) {
        this.rules = rules;
        this.board = board;
        graph = rules.description().board();
        automaton = rules.automaton();
        numbers = new int[rules.description().bounds().size()];
        others = new int[rules.words().numbers()];
        packed = new long[rules.words().count()];
        boardBefore = new int[board.length];
        numbersBefore = new int[numbers.length];
    }

    /**
     * The start of a game, after the first moves of the keeper.
     *
     * @throws IllegalStateException if the keeper never ends
     */
    public InterpretedPosition(RbgRules rules) {
        this(rules, rules.description().board().pieces());
        player = Rule.Switch.KEEPER;
        node = automaton.start();
        keep();
        forgetVertex();
    }

    /** As {@link #InterpretedPosition(RbgRules)}. */
    public InterpretedPosition(RbgDescription description) {
        this(new RbgRules(description));
    }

    @Override
    public RbgPosition copy() {
        return new InterpretedPosition(this);
    }

    @Override
    public void copyFrom(RbgPosition other) {
        InterpretedPosition position = (InterpretedPosition) other;
        System.arraycopy(position.board, 0, board, 0, board.length);
        System.arraycopy(position.numbers, 0, numbers, 0, numbers.length);
        vertex = position.vertex;
        player = position.player;
        node = position.node;
    }

    @Override
    public int player() {
        return player;
    }

    @Override
    public int piece(int vertex) {
        return board[vertex];
    }

    @Override
    public int number(int index) {
        return numbers[index];
    }

    @Override
    public int vertex() {
        return vertex;
    }

    @Override
    public int node() {
        return node;
    }

    @Override
    public int words() {
        return rules.words().count();
    }

    @Override
    public void encode(long[] words) {
        others[0] = player + 1;
        others[1] = node;
        others[2] = vertex;
        System.arraycopy(numbers, 0, others, 3, numbers.length);
        rules.words().pack(board, others, words);
    }

    @Override
    public void decode(long[] words) {
        rules.words().unpack(words, board, others);
        player = others[0] - 1;
        node = others[1];
        vertex = others[2];
        System.arraycopy(others, 3, numbers, 0, numbers.length);
    }

    @Override
    public long hash() {
        encode(packed);
        return rules.words().hash(packed);
    }

    @Override
    public boolean list(MoveUnit part, MoveList moves, int limit) {
        moves.clear();
        return player == Rule.Switch.KEEPER || !find(part, moves, limit);
    }

    /** Whether there are more than {@code limit}. */
    private boolean find(MoveUnit part, MoveList moves, int limit) {
        goal = Goal.LIST;
        unit = part;
        out = moves;
        most = limit;
        length = 0;
        depth = 0;
        checkEnd = -1;
        searches = 0;
        System.arraycopy(board, 0, boardBefore, 0, board.length);
        System.arraycopy(numbers, 0, numbersBefore, 0, numbers.length);
        try {
            return searchAnew(node, vertex);
        } catch (IllegalStateException | StackOverflowError failure) {
            System.arraycopy(boardBefore, 0, board, 0, board.length);
            System.arraycopy(numbersBefore, 0, numbers, 0, numbers.length);
            throw failure instanceof IllegalStateException refused ? refused : new EndlessSearchException();
        }
    }

    @Override
    public void apply(MoveList moves, int index) {
        if (play(moves, index)) {
            keep();
        }
        forgetVertex();
    }

    /** Whether it ended with a switch. */
    private boolean play(MoveList moves, int index) {
        boolean ended = false;
        for (int step = 0; step < moves.length(index); step++) {
            Edge modifier = automaton.step(moves.modifier(index, step));
            vertex = moves.vertex(index, step);
            node = modifier.target();
            if (modifier.action() instanceof Rule.Put put) {
                board[vertex] = put.piece();
            } else if (modifier.action() instanceof Rule.Assign assign) {
                numbers[assign.variable()] = Formulas.value(assign.value(), numbers, counts);
            } else if (modifier.action() instanceof Rule.Switch end) {
                player = end.player();
                ended = true;
            }
        }
        return ended;
    }

    /** The keeper plays the first move that it finds, since all of them lead to the same. */
    private void keep() {
        for (int moves = 0; player == Rule.Switch.KEEPER; moves++) {
            requireEnd(moves);
            keeperMove.clear();
            find(MoveUnit.MOVE, keeperMove, 0);
            if (keeperMove.size() == 0) {
                return;
            }
            play(keeperMove, 0);
        }
    }

    private void forgetVertex() {
        if (player == Rule.Switch.KEEPER || !rules.vertexMatters(node)) {
            vertex = 0;
        }
    }

    /** A search with no place visited yet. */
    private boolean searchAnew(int from, int at) {
        if (++searches > MOST_SEARCHES) {
            throw new EndlessSearchException();
        }
        if (depth == visited.size()) {
            visited.add(new VisitedPlaces());
        }
        visited.get(depth).clear();
        depth++;
        boolean ended = search(from, at);
        depth--;
        return ended;
    }

    /**
     * Goes all ways from a place in the rules, depth first, in the order of the text.
     *
     * @return whether what was sought was found, and the search ended
     */
    private boolean search(int from, int at) {
        if (!visited.get(depth - 1).add((long) from * board.length + at)) {
            return false;
        }
        List<Edge> edges = automaton.edges(from);
        for (int i = 0; i < edges.size(); i++) {
            if (step(edges.get(i), at)) {
                return true;
            }
        }
        return from == checkEnd;
    }

    private boolean step(Edge edge, int at) {
        Rule action = edge.action();
        if (action == null) {
            return search(edge.target(), at);
        } else if (action instanceof Rule.Shift shift) {
            int target = graph.target(shift.label(), at);
            return target >= 0 && search(edge.target(), target);
        } else if (action instanceof Rule.On on) {
            return on.pieces().contains(board[at]) && search(edge.target(), at);
        } else if (action instanceof Rule.Compare compare) {
            return Formulas.holds(compare, numbers, counts) && search(edge.target(), at);
        } else if (action instanceof Rule.Check check) {
            return can(edge, at) == check.can() && search(edge.target(), at);
        } else if (action instanceof Rule.Put put) {
            int before = board[at];
            board[at] = put.piece();
            boolean ended = modified(edge, at);
            board[at] = before;
            return ended;
        } else if (action instanceof Rule.Assign assign) {
            return assign(edge, assign, at);
        } else if (action instanceof Rule.Dot) {
            return listing(MoveUnit.DOT) ? found(edge, at) : search(edge.target(), at);
        }
        return goal == Goal.END || found(edge, at);
    }

    /** Whether units of this kind are listed, outside checks. */
    private boolean listing(MoveUnit kind) {
        return unit == kind && goal == Goal.LIST && checkEnd < 0;
    }

    private boolean assign(Edge edge, Rule.Assign assign, int at) {
        int value = Formulas.value(assign.value(), numbers, counts);
        if (value < 0 || value > rules.description().bounds().get(assign.variable())) {
            return false;
        }
        int before = numbers[assign.variable()];
        numbers[assign.variable()] = value;
        boolean ended = modified(edge, at);
        numbers[assign.variable()] = before;
        return ended;
    }

    private boolean modified(Edge edge, int at) {
        if (edge.index() == 0) {
            return searchAnew(edge.target(), at);
        } else if (listing(MoveUnit.STEP)) {
            return found(edge, at);
        }
        push(edge, at);
        boolean ended = searchAnew(edge.target(), at);
        length -= 2;
        return ended;
    }

    private void push(Edge edge, int at) {
        if (length == path.length) {
            path = Arrays.copyOf(path, 2 * length);
        }
        path[length++] = edge.index();
        path[length++] = at;
    }

    /** A unit ends with this edge. */
    private boolean found(Edge edge, int at) {
        push(edge, at);
        boolean added = !out.contains(path, length)
                && (edge.action() instanceof Rule.Switch || canEnd(edge.target(), at))
                && out.add(path, length);
        length -= 2;
        return added && out.size() > most;
    }

    /** Whether some way leads from here to a switch. */
    private boolean canEnd(int from, int at) {
        goal = Goal.END;
        boolean can = searchAnew(from, at);
        goal = Goal.LIST;
        return can;
    }

    /** Whether the check can be run to its end; nothing has changed afterwards. */
    private boolean can(Edge edge, int at) {
        int outer = checkEnd;
        checkEnd = edge.check() + 1;
        boolean can = searchAnew(edge.check(), at);
        checkEnd = outer;
        return can;
    }

    private int count(int piece) {
        int found = 0;
        for (int there : board) {
            found += there == piece ? 1 : 0;
        }
        return found;
    }
}
