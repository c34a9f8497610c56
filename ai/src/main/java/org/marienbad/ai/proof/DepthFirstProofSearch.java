package org.marienbad.ai.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.marienbad.ai.proof.ProofTable.Entry;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.shared.CanonicalForm;

/**
 * The search of {@link ProofNumberSearch}: df-pn (Nagai 2002) in a loop over the path, so that long games need no deep
 * stack. A node is left as soon as one of its numbers reaches its threshold; then the position one ply before has to
 * choose again. The numbers of a node's actions are kept in the node while it is on the path. So the search gets on
 * however small the table is.
 *
 * <p>Positions are taken without their history. One that is already on the path counts as disproven for the prover, who
 * has got nowhere. Such a disproof holds on this path only (the graph history interaction problem; Palay 1983), which
 * is why each notes the first ply of the path that it relies upon. When that is the position itself, it holds
 * everywhere: the other seat may go round for ever. Until then the table keeps it under the code of the path (Kishimoto
 * and Müller 2004).
 */
final class DepthFirstProofSearch {
    /** Part of the second best number by which the thresholds exceed it (Pawlewicz and Lew 2007). */
    private static final double EPSILON = 0.25;
    /** Actions among which those that lead to the same position are looked for. */
    private static final int MOST_COMPARED = 64;

    private final Game game;
    private final ProofTable table;
    private final CanonicalForm canonical;
    /** Whether symmetric positions count as one. */
    private final boolean symmetric;

    private final boolean forgetsHistory;
    private final double epsilon;
    private final boolean weak;
    private final boolean mobility;

    private final PathPositions path = new PathPositions();
    private final List<ProofNode> nodes = new ArrayList<>();
    private final Entry entry = new Entry();
    private final State child;
    private final int[] childActions;
    private final double[] payoffs = new double[2];
    private final long[] encoding;
    /** Digests of the position encoded last. */
    private long key;

    private long index;

    private Question question;
    private SearchLimits clock;
    private boolean stopped;
    /** Whether a position has ever been repeated: until then no disproof depends on a path. */
    private boolean repetitionMet;

    private int longest;
    private double bound;
    /** Null if nobody watches. */
    private ProofSteps steps;

    DepthFirstProofSearch(Game game, ProofTable table, boolean symmetries, Set<ProofTechnique> techniques) {
        GameInfo info = game.info();
        this.game = game;
        this.table = table;
        canonical = new CanonicalForm(game);
        forgetsHistory = info.repetition() != GameInfo.Repetition.IRRELEVANT;
        symmetric = symmetries && game instanceof Symmetries;
        epsilon = techniques.contains(ProofTechnique.ONE_PLUS_EPSILON) ? EPSILON : 0;
        weak = techniques.contains(ProofTechnique.WEAK);
        mobility = techniques.contains(ProofTechnique.MOBILITY);
        child = game.newInitialState();
        childActions = new int[info.maxLegalActions()];
        encoding = new long[info.words()];
    }

    /**
     * Tries to answer {@code asked} of {@code position} until {@code limits} are spent. Its findings then hold for the
     * root, until the next question.
     */
    void answer(State position, Question asked, SearchLimits limits) {
        question = asked;
        clock = limits;
        stopped = false;
        longest = 0;
        path.clear();
        ProofNode root = node(0);
        become(root.state, position);
        digest(root.state);
        root.key = key;
        root.index = index;
        root.work = 0;
        root.count = 0;
        root.proof = 1;
        root.disproof = 1;
        root.proofThreshold = ProofNode.INFINITE;
        root.disproofThreshold = ProofNode.INFINITE;
        root.pathCode = Seeds.mix(root.key);
        steps = limits.observer() == null ? null : new ProofSteps(limits.observer(), asked);
        if (enter(root, 0)) {
            search();
        }
        steps = null;
    }

    /** The root of the question asked last. */
    ProofNode root() {
        return node(0);
    }

    /** The least, or greatest, value of the prover if the root is solved. */
    double bound() {
        return bound;
    }

    /** Plies of the longest line that was looked at. */
    int longest() {
        return longest;
    }

    private ProofNode node(int ply) {
        while (ply >= nodes.size()) {
            nodes.add(new ProofNode(game));
        }
        return nodes.get(ply);
    }

    /** From the root, which has been entered. */
    private void search() {
        int ply = 0;
        while (true) {
            ProofNode node = nodes.get(ply);
            node.sum(weak);
            if (steps != null) {
                steps.numbers(node);
            }
            if (stopped || node.exceeds()) {
                leave(node, ply);
                if (steps != null && ply > 0 && !stopped) {
                    steps.leave(node, entry);
                }
                if (ply == 0) {
                    bound = entry.bound;
                    return;
                }
                ply--;
                nodes.get(ply).learn(nodes.get(ply).current, entry);
                continue;
            }
            ProofNode next = node(ply + 1);
            node.select(next, epsilon, weak);
            if (steps != null) {
                steps.select(node);
            }
            descend(node, next);
            if (isKnown(node) && entry.status != ProofTable.OPEN) {
                node.learn(node.current, entry); // solved elsewhere in the meantime
            } else if (enter(next, ply + 1)) {
                ply++;
                if (steps != null) {
                    steps.enter(node, next);
                }
            }
        }
    }

    /** Makes {@code next} the position after the current action of {@code node}. */
    private void descend(ProofNode node, ProofNode next) {
        next.state.copyFrom(node.state);
        next.state.apply(node.actions[node.current]);
        if (forgetsHistory) {
            become(next.state, next.state);
        }
        digest(next.state);
        next.key = key;
        next.index = index;
        next.pathCode = Seeds.mix(node.pathCode + key);
        next.work = node.works[node.current];
    }

    /** Makes {@code to} the position of {@code from}, without history. */
    private void become(State to, State from) {
        from.encode(encoding);
        to.decode(encoding);
    }

    private void digest(State state) {
        if (symmetric) {
            canonical.encode(state, encoding);
        } else {
            state.encode(encoding);
        }
        long first = 0;
        long second = 0;
        for (long word : encoding) {
            first = Seeds.mix(first ^ word);
            second = (Long.rotateLeft(second, 23) ^ word) * 0x9E3779B97F4A7C15L;
        }
        key = first;
        index = Seeds.mix(second);
    }

    /**
     * Looks at the positions after all actions of {@code node}, and puts it at the end of the path. False, and the node is of
     * no use, if the limits are spent.
     */
    private boolean enter(ProofNode node, int ply) {
        longest = Math.max(longest, ply);
        node.or = node.state.actor() == question.prover();
        path.add(node.key);
        long before = clock.spent();
        int legal = node.state.legalActions(node.actions);
        node.count = 0;
        for (int i = 0; i < legal; i++) {
            if (!clock.spend()) {
                stopped = true;
                path.removeLast(node.key);
                return false;
            }
            node.actions[node.count] = node.actions[i];
            if (look(node, node.count)) {
                node.count++;
            }
        }
        node.work += clock.spent() - before;
        return true;
    }

    /** Looks up the entry of the action number {@code i}; false if an action before leads to the same position. */
    private boolean look(ProofNode node, int i) {
        child.copyFrom(node.state);
        child.apply(node.actions[i]);
        int actor = child.actor();
        node.works[i] = 1;
        node.ends[i] = actor == State.TERMINAL;
        if (node.ends[i]) {
            child.payoffs(payoffs);
            double paid = payoffs[question.seat()];
            if (question.isReached(paid)) {
                node.prove(i, question.utility(paid), 0);
            } else {
                node.disprove(i, question.utility(paid), ProofNode.NO_PLY);
            }
            return true;
        }
        digest(child);
        node.keys[i] = key;
        if (isTransposed(node, i)) {
            return false;
        }
        int repeated = path.ply(key);
        if (repeated >= 0) {
            repetitionMet = true;
            node.disprove(i, question.utility(question.draw()), repeated);
        } else if (isKnown(node)) {
            node.learn(i, entry);
        } else {
            boolean or = actor == question.prover();
            int hard = mobility ? child.legalActions(childActions) : 1;
            node.proofs[i] = or ? 1 : hard;
            node.disproofs[i] = or ? hard : 1;
        }
        return true;
    }

    /** Whether an action before {@code i} leads to the same position, or to a symmetric one. */
    private static boolean isTransposed(ProofNode node, int i) {
        for (int before = 0; before < i && i < MOST_COMPARED; before++) {
            if (!node.ends[before] && node.keys[before] == node.keys[i]) {
                return true;
            }
        }
        return false;
    }

    /** Whether the table knows the position digested last, which comes after {@code node}; then {@link #entry} says what. */
    private boolean isKnown(ProofNode node) {
        boolean known = table.find(key, index, question.number(), entry);
        if (known && entry.status != ProofTable.OPEN || !repetitionMet) {
            return known;
        }
        return table.findOnPath(key ^ node.pathCode, index, question.number(), entry) || known;
    }

    /** Takes the node at the end of the path from it, and puts its numbers into the table and {@link #entry}. */
    private void leave(ProofNode node, int ply) {
        path.removeLast(node.key);
        node.conclude(ply, entry);
        long kept = entry.status == ProofTable.DISPROVEN_ON_PATH ? node.key ^ pathBefore(ply) : node.key;
        table.put(kept, node.index, question.number(), entry);
        if (ply > 0) {
            ProofNode parent = nodes.get(ply - 1);
            parent.work += node.work - parent.works[parent.current];
        }
    }

    private long pathBefore(int ply) {
        return nodes.get(ply - 1).pathCode;
    }

    /** The actions by which the game goes on from the solved root if both seats play their best, as far as they are known. */
    List<Integer> principalVariation() {
        int searched = longest;
        List<Integer> line = root().isSolved() ? line() : List.of();
        longest = searched;
        return line;
    }

    private List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        ProofNode node = root();
        clock = new SearchLimits(Budget.UNLIMITED, Monitor.NONE, null);
        path.clear();
        path.add(node.key);
        int pliesLeft = ProofNode.INFINITE;
        for (int ply = 0; ; ply++) {
            int i = node.decisive(ply, pliesLeft);
            if (i < 0) {
                return line;
            }
            node.current = i;
            pliesLeft = node.plies[i];
            line.add(node.actions[i]);
            ProofNode next = node(ply + 1);
            next.state.copyFrom(node.state);
            next.state.apply(node.actions[i]);
            if (next.state.actor() == State.TERMINAL) {
                return line;
            }
            descend(node, next);
            if (path.ply(next.key) >= 0) {
                return line;
            }
            enter(next, ply + 1);
            next.sum(weak);
            if (!next.isSolved()) {
                return line;
            }
            node = next;
        }
    }
}
