package org.marienbad.ai.mcts.tree;

import java.util.Arrays;
import org.marienbad.framework.game.GameInfo;

/**
 * All-moves-as-first statistics. Each child also counts the simulations that went through its parent and in which the
 * same seat played the same action at any later ply.
 */
final class Amaf {
    private static final int NONE = -1;
    /** Actions of all seats together; more would take more memory than the tree. */
    private static final long MOST = 1 << 22;

    private final Tree tree;
    private final int least;
    private final int actions;
    /** By seat the nearest node on the path with enough visits. */
    private final int[] references;
    /** By seat and action the last ply of a simulation at which it was played; valid with its stamp. */
    private final int[] plies;

    private final int[] stamps;
    private int stamp;
    /** By action the child of the node that was looked up last; valid with its stamp. */
    private final int[] children;

    private final int[] childStamps;
    private int childStamp;
    private int lookedUp = NONE;

    /** @param least visits of a reference node */
    Amaf(Tree tree, GameInfo info, int least) {
        this.tree = tree;
        this.least = least;
        actions = info.actionCount();
        if ((long) actions * info.seats() > MOST) {
            throw new IllegalArgumentException(
                    "all-moves-as-first statistics are not for games with " + actions + " actions");
        }
        references = new int[info.seats()];
        plies = new int[actions * info.seats()];
        stamps = new int[plies.length];
        children = new int[actions];
        childStamps = new int[actions];
    }

    /** Begins a simulation. */
    void begin() {
        Arrays.fill(references, NONE);
        lookedUp = NONE;
    }

    /** Comes to {@code node}, where {@code actor} moves. Returns its reference node. */
    int enter(int node, int actor) {
        if (tree.visits[node] >= least || references[actor] == NONE) {
            references[actor] = node;
        }
        return references[actor];
    }

    /** The child of {@code node} by {@code action}, or −1. */
    int child(int node, int action) {
        if (lookedUp != node) {
            lookedUp = node;
            childStamp++;
            int first = tree.firstChild(node);
            for (int child = first; child < first + tree.childCounts[node]; child++) {
                children[tree.actions[child]] = child;
                childStamps[tree.actions[child]] = childStamp;
            }
        }
        return childStamps[action] == childStamp ? children[action] : NONE;
    }

    /** Counts a simulation in every node of its path. */
    void backUp(Simulation simulation) {
        stamp++;
        for (int ply = 0; ply < simulation.plies; ply++) {
            int actor = simulation.actors[ply];
            if (actor >= 0) {
                int place = actor * actions + simulation.actions[ply];
                plies[place] = ply;
                stamps[place] = stamp;
            }
        }
        int last = Math.min(simulation.length, simulation.plies - 1);
        for (int ply = 0; ply <= last; ply++) {
            int actor = simulation.actors[ply];
            if (actor >= 0) {
                count(simulation.path[ply], actor, ply, simulation.payoffs[actor]);
            }
        }
    }

    private void count(int node, int actor, int ply, double payoff) {
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            int place = actor * actions + tree.actions[child];
            if (stamps[place] == stamp && plies[place] >= ply) {
                tree.amafVisits[child]++;
                tree.amafSums[child] += payoff;
            }
        }
    }
}
