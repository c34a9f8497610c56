package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.player.SearchStep.Numbers;
import org.marienbad.framework.player.SearchStep.Source;
import org.marienbad.framework.player.SearchStep.Window;

/** A position in the tree of a search, and the knowledge of the search about it at one step. */
public final class ExplainedNode {
    private final int id;
    /** Null for the root. */
    private final ExplainedNode parent;

    private final int action;
    private final int ply;
    final List<ExplainedNode> children = new ArrayList<>();
    int actor;
    /** The round in which the search was here last. */
    long round;

    double[] payoffs = {};
    double mean = Double.NaN;
    long visits;
    int[] skipped = {};
    int best = NONE;
    Bound bound;
    Source source;
    Window window;
    Numbers numbers;

    /** Stands for no action. */
    public static final int NONE = -1;

    ExplainedNode(int id, ExplainedNode parent, int action, int actor) {
        this.id = id;
        this.parent = parent;
        this.action = action;
        this.actor = actor;
        ply = parent == null ? 0 : parent.ply + 1;
    }

    /** The same as it is now, with the nodes above it and none below. */
    ExplainedNode apart() {
        ExplainedNode copy = new ExplainedNode(id, parent == null ? null : parent.apart(), action, actor);
        copy.take(this);
        return copy;
    }

    /** Takes over the knowledge of {@code other}. */
    void take(ExplainedNode other) {
        actor = other.actor;
        round = other.round;
        payoffs = other.payoffs;
        mean = other.mean;
        visits = other.visits;
        skipped = other.skipped;
        best = other.best;
        bound = other.bound;
        source = other.source;
        window = other.window;
        numbers = other.numbers;
    }

    /** Forgets the results of an earlier round. */
    void renew() {
        payoffs = new double[0];
        skipped = new int[0];
        best = NONE;
        bound = null;
        source = null;
        window = null;
    }

    /** The same at every step of a recording; 0 for the root. */
    public int id() {
        return id;
    }

    public Optional<ExplainedNode> parent() {
        return Optional.ofNullable(parent);
    }

    /** The action or outcome that leads here; {@link #NONE} at the root. */
    public int action() {
        return action;
    }

    /** How many actions lead here from the root. */
    public int ply() {
        return ply;
    }

    /** The actor here; below 0 for chance or the end, as {@code State.actor} tells it. */
    public int actor() {
        return actor;
    }

    /** The payoffs as far as they are known, by seat; empty if they are not. */
    public double[] payoffs() {
        return payoffs.clone();
    }

    /** The relation of the payoffs to the true ones, once the search has left. */
    public Optional<Bound> bound() {
        return Optional.ofNullable(bound);
    }

    /** The mean payoff of the seat that moved here; NaN where none is kept. */
    public double mean() {
        return mean;
    }

    public long visits() {
        return visits;
    }

    /** The actions that were cut off here. */
    public List<Integer> skipped() {
        return Arrays.stream(skipped).boxed().toList();
    }

    /** The best action so far, or {@link #NONE}. */
    public int best() {
        return best;
    }

    /** The source of the payoffs, at a leaf. */
    public Optional<Source> source() {
        return Optional.ofNullable(source);
    }

    /** The window with which the search came here last. */
    public Optional<Window> window() {
        return Optional.ofNullable(window);
    }

    /**
     * The question of the null window in which {@code seat} searches below this node. It asks whether a value is above alpha, or else
     * whether it is below beta; the other limit is a means to ask.
     */
    boolean asksAbove(int seat) {
        ExplainedNode asking = this;
        while (asking.window != null && asking.window.isNull() && asking.parent != null) {
            asking = asking.parent;
        }
        return asking.actor == seat;
    }

    /** The proof and disproof numbers, in a search for proofs. */
    public Optional<Numbers> numbers() {
        return Optional.ofNullable(numbers);
    }

    /** The actions that lead here from the root. */
    public List<Integer> path() {
        List<Integer> path = new ArrayList<>();
        for (ExplainedNode node = this; node.parent != null; node = node.parent) {
            path.add(0, node.action);
        }
        return path;
    }
}
