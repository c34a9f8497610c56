package org.marienbad.rbg.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/**
 * A position of a game in Regular Boardgames: pieces, numbers, the current vertex, who is to move, and where in the rules. The keeper has made its
 * moves in every position that others see.
 */
public final class RbgPosition {
    /** A keeper that moves so often in a row will never end. */
    private static final int MOST_KEEPER_MOVES = 100_000;

    private final RbgDescription description;
    private final Graph graph;
    private final Automaton automaton;
    private final int[] board;
    private final int[] numbers;
    private int vertex;
    private int player;
    private int node;

    /** The way from the last switch: modifiers and their vertices. */
    private final List<int[]> path = new ArrayList<>();
    /** The last node of the innermost check that is being run; −1 outside checks. */
    private int checkEnd = -1;

    private RbgPosition(RbgPosition other) {
        description = other.description;
        graph = other.graph;
        automaton = other.automaton;
        board = other.board.clone();
        numbers = other.numbers.clone();
        vertex = other.vertex;
        player = other.player;
        node = other.node;
    }

    /**
     * The start of a game, after the first moves of the keeper.
     *
     * @throws IllegalStateException if the keeper never ends
     */
    public RbgPosition(RbgDescription description) {
        this.description = description;
        graph = description.board();
        automaton = new Automaton(description.rules());
        board = graph.pieces();
        numbers = new int[description.bounds().size()];
        player = Rule.Switch.KEEPER;
        node = automaton.start();
        keep();
    }

    public RbgPosition copy() {
        return new RbgPosition(this);
    }

    /** Who is to move; {@link Rule.Switch#KEEPER} if the game ended with a move of the keeper. */
    public int player() {
        return player;
    }

    /** The piece on {@code vertex}. */
    public int piece(int vertex) {
        return board[vertex];
    }

    /** The score of a player, or a variable behind them. */
    public int number(int index) {
        return numbers[index];
    }

    /** The moves of the player, none exactly if the game is over. Different ways with the same modifiers are one move. */
    public List<RbgMove> moves() {
        if (player == Rule.Switch.KEEPER) {
            return List.of();
        }
        Set<RbgMove> moves = new LinkedHashSet<>();
        search(node, vertex, new HashSet<>(), () -> {
            moves.add(move());
            return false;
        });
        return List.copyOf(moves);
    }

    /**
     * Plays one of {@link #moves}, then those of the keeper.
     *
     * @throws IllegalStateException if the keeper never ends
     */
    public void apply(RbgMove move) {
        play(move);
        keep();
    }

    private void play(RbgMove move) {
        for (int step = 0; step < move.length(); step++) {
            Edge modifier = automaton.modifier(move.modifier(step));
            vertex = move.vertex(step);
            if (modifier.action() instanceof Rule.Put put) {
                board[vertex] = put.piece();
            } else if (modifier.action() instanceof Rule.Assign assign) {
                numbers[assign.variable()] = value(assign.value());
            } else if (modifier.action() instanceof Rule.Switch end) {
                player = end.player();
                node = modifier.target();
            }
        }
    }

    /** The keeper plays the first move that it finds, since all of them lead to the same. */
    private void keep() {
        for (int moves = 0; player == Rule.Switch.KEEPER; moves++) {
            if (moves == MOST_KEEPER_MOVES) {
                throw new IllegalStateException(
                        "the keeper has moved " + moves + " times in a row: the rules have a loop");
            }
            List<RbgMove> first = new ArrayList<>();
            search(node, vertex, new HashSet<>(), () -> first.add(move()));
            if (first.isEmpty()) {
                return;
            }
            play(first.get(0));
        }
    }

    private RbgMove move() {
        return new RbgMove(
                path.stream().mapToInt(step -> step[0]).toArray(),
                path.stream().mapToInt(step -> step[1]).toArray());
    }

    /**
     * Goes all ways from a place in the rules, depth first, in the order of the text.
     *
     * @param visited places that were reached with the same modifications
     * @param found asked at the end of each way, a switch or the end of a check; true ends the search
     * @return whether it was ended
     */
    private boolean search(int from, int at, Set<Long> visited, BooleanSupplier found) {
        if (!visited.add((long) from * board.length + at)) {
            return false;
        }
        for (Edge edge : automaton.edges(from)) {
            if (step(edge, at, visited, found)) {
                return true;
            }
        }
        return from == checkEnd && found.getAsBoolean();
    }

    private boolean step(Edge edge, int at, Set<Long> visited, BooleanSupplier found) {
        Rule action = edge.action();
        if (action == null || action instanceof Rule.Dot) {
            return search(edge.target(), at, visited, found);
        } else if (action instanceof Rule.Shift shift) {
            int target = graph.target(shift.label(), at);
            return target >= 0 && search(edge.target(), target, visited, found);
        } else if (action instanceof Rule.On on) {
            return on.pieces().contains(board[at]) && search(edge.target(), at, visited, found);
        } else if (action instanceof Rule.Compare compare) {
            return holds(compare) && search(edge.target(), at, visited, found);
        } else if (action instanceof Rule.Check check) {
            return can(edge, at) == check.can() && search(edge.target(), at, visited, found);
        } else if (action instanceof Rule.Put put) {
            return put(edge, put, at, found);
        } else if (action instanceof Rule.Assign assign) {
            return assign(edge, assign, at, found);
        }
        path.add(new int[] {edge.index(), at});
        boolean ended = found.getAsBoolean();
        path.remove(path.size() - 1);
        return ended;
    }

    private boolean put(Edge edge, Rule.Put put, int at, BooleanSupplier found) {
        int before = board[at];
        board[at] = put.piece();
        boolean ended = modified(edge, at, found);
        board[at] = before;
        return ended;
    }

    private boolean assign(Edge edge, Rule.Assign assign, int at, BooleanSupplier found) {
        int value = value(assign.value());
        if (value < 0 || value > description.bounds().get(assign.variable())) {
            return false;
        }
        int before = numbers[assign.variable()];
        numbers[assign.variable()] = value;
        boolean ended = modified(edge, at, found);
        numbers[assign.variable()] = before;
        return ended;
    }

    private boolean modified(Edge edge, int at, BooleanSupplier found) {
        boolean counted = edge.index() > 0;
        if (counted) {
            path.add(new int[] {edge.index(), at});
        }
        boolean ended = search(edge.target(), at, new HashSet<>(), found);
        if (counted) {
            path.remove(path.size() - 1);
        }
        return ended;
    }

    /** Whether the check can be run to its end; nothing has changed afterwards. */
    private boolean can(Edge edge, int at) {
        int outer = checkEnd;
        checkEnd = edge.check() + 1;
        boolean can = search(edge.check(), at, new HashSet<>(), () -> true);
        checkEnd = outer;
        return can;
    }

    private boolean holds(Rule.Compare compare) {
        int left = value(compare.left());
        int right = value(compare.right());
        return switch (compare.operator()) {
            case "==" -> left == right;
            case "!=" -> left != right;
            case "<" -> left < right;
            case "<=" -> left <= right;
            case ">" -> left > right;
            default -> left >= right;
        };
    }

    private int value(Formula number) {
        if (number instanceof Formula.Constant constant) {
            return constant.value();
        } else if (number instanceof Formula.Variable variable) {
            return numbers[variable.index()];
        } else if (number instanceof Formula.Count count) {
            int found = 0;
            for (int piece : board) {
                found += piece == count.piece() ? 1 : 0;
            }
            return found;
        }
        Formula.Operation operation = (Formula.Operation) number;
        int left = value(operation.left());
        int right = value(operation.right());
        return switch (operation.operator()) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            default -> right == 0 ? divisionByZero() : left / right;
        };
    }

    private static int divisionByZero() {
        throw new IllegalStateException("the rules divide by 0");
    }
}
