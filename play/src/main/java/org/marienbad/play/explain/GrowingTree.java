package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep;

/** The tree of a search, which grows with each step. Equal steps make equal trees, with the same numbers of nodes. */
final class GrowingTree {
    private final List<ExplainedNode> nodes = new ArrayList<>();
    private final Map<Long, ExplainedNode> known = new HashMap<>();
    /** By action of a node the guess in which the search met it first. */
    private final Map<Long, State> guesses = new LinkedHashMap<>();
    /** The present guess of the hidden things; null if there is none. */
    private State guess;

    private String method = "";
    private ExplainedNode present;
    private long round;
    private int seat;

    GrowingTree() {
        present = new ExplainedNode(0, null, ExplainedNode.NONE, 0);
        nodes.add(present);
    }

    /** The same, to grow on its own. */
    GrowingTree copy() {
        GrowingTree copy = new GrowingTree();
        copy.round = round;
        copy.seat = seat;
        copy.method = method;
        copy.guess = guess;
        copy.guesses.putAll(guesses);
        copy.root().take(root());
        for (ExplainedNode node : nodes.subList(1, nodes.size())) {
            ExplainedNode above = copy.nodes.get(node.parent().orElseThrow().id());
            copy.add(above, node.action(), node.actor()).take(node);
        }
        copy.present = copy.nodes.get(present.id());
        return copy;
    }

    private ExplainedNode add(ExplainedNode above, int action, int actor) {
        ExplainedNode node = new ExplainedNode(nodes.size(), above, action, actor);
        nodes.add(node);
        above.children.add(node);
        known.put(ActionNames.key(above, action), node);
        return node;
    }

    ExplainedNode root() {
        return nodes.get(0);
    }

    ExplainedNode node(int id) {
        return nodes.get(id);
    }

    int size() {
        return nodes.size();
    }

    /** The present node of the search. */
    ExplainedNode present() {
        return present;
    }

    /** The seat that the search decides for. */
    int seat() {
        return seat;
    }

    /** The method of the search, as its start says. */
    String method() {
        return method;
    }

    /** By the key of an action a guess in which it was met. */
    Map<Long, State> guesses() {
        return guesses;
    }

    /** Whether the search has been at {@code node} in the round that counts. */
    boolean isAlive(ExplainedNode node) {
        return node.round >= round;
    }

    /** The children of {@code node} in the round that counts. */
    List<ExplainedNode> children(ExplainedNode node) {
        return node.children.stream().filter(this::isAlive).toList();
    }

    /** The child of {@code node} after {@code action}; null if there is none. */
    ExplainedNode child(ExplainedNode node, int action) {
        ExplainedNode child = known.get(ActionNames.key(node, action));
        return child == null || !isAlive(child) ? null : child;
    }

    /** Takes a step; the node that it is about. */
    ExplainedNode take(SearchStep step) {
        ExplainedNode before = present;
        if (step instanceof SearchStep.Start start) {
            seat = start.seat();
            method = start.method();
            present = root();
            present.actor = seat;
        } else if (step instanceof SearchStep.Round next) {
            present = root();
            if (next.anew()) {
                round++;
                touch(present);
            }
        } else if (step instanceof SearchStep.Guess made) {
            guess = made.position();
            present = root();
            present.actor = guess.actor();
        } else if (step instanceof SearchStep.Enter enter) {
            enter(enter);
        } else if (step instanceof SearchStep.Leave leave) {
            present.payoffs = leave.payoffs();
            present.bound = leave.bound();
            present = present.parent().orElse(present);
            return before;
        } else if (step instanceof SearchStep.BackUp backUp) {
            backUp(backUp);
            present = root();
            return before;
        } else if (step instanceof SearchStep.Prove prove) {
            ExplainedNode proven = onPath(prove.ply());
            proven.payoffs = Arrays.equals(prove.low(), prove.high()) ? prove.low() : proven.payoffs;
            return proven;
        } else {
            note(step);
        }
        return present;
    }

    private void note(SearchStep step) {
        if (step instanceof SearchStep.Select select) {
            select.options().forEach(option -> meet(present, option.action()));
        } else if (step instanceof SearchStep.Leaf leaf) {
            present.source = leaf.source();
            present.payoffs = leaf.payoffs();
        } else if (step instanceof SearchStep.Improve improve) {
            present.payoffs = improve.payoffs();
            present.best = improve.action();
        } else if (step instanceof SearchStep.Cut cut) {
            present.skipped = cut.skipped();
        } else if (step instanceof SearchStep.Numbers numbers) {
            present.numbers = numbers;
        } else if (step instanceof SearchStep.Expect expect) {
            present.payoffs = new double[seat + 1];
            Arrays.fill(present.payoffs, Double.NaN);
            present.payoffs[seat] = expect.expectation();
        }
    }

    private void meet(ExplainedNode node, int action) {
        if (guess != null) {
            guesses.putIfAbsent(ActionNames.key(node, action), guess);
        }
    }

    private void enter(SearchStep.Enter enter) {
        ExplainedNode above = present;
        meet(above, enter.action());
        ExplainedNode next = known.get(ActionNames.key(above, enter.action()));
        present = next == null ? add(above, enter.action(), enter.actor()) : next;
        touch(present);
        present.actor = enter.actor();
        present.window = enter.window();
    }

    private void touch(ExplainedNode node) {
        if (node.round < round) {
            node.renew();
            node.round = round;
        }
    }

    private void backUp(SearchStep.BackUp backUp) {
        ExplainedNode node = present;
        for (int ply = present.ply(); ply >= 0; ply--) {
            if (ply < backUp.visits().length) {
                node.visits = backUp.visits()[ply];
                node.mean = backUp.means()[ply];
            }
            node.best = node.children.stream()
                    .max(Comparator.comparingLong(ExplainedNode::visits).thenComparing(ExplainedNode::mean))
                    .map(ExplainedNode::action)
                    .orElse(ExplainedNode.NONE);
            node = node.parent().orElse(node);
        }
    }

    private ExplainedNode onPath(int ply) {
        ExplainedNode node = present;
        while (node.ply() > ply) {
            node = node.parent().orElseThrow();
        }
        return node;
    }
}
