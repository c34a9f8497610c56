package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.store.Change;
import org.marienbad.store.StoredGame;
import org.marienbad.store.StoredPly;

/** Notices the changes of a game since it was kept last. Confined to the thread of the game's owner. */
public final class KeptGame {
    private static final int REMOVED = 0;

    private final Session session;
    private final Supplier<MatchRecord> head;
    private final IntPredicate timed;
    /** Whether nothing has to be kept as long as nothing is played. */
    private boolean untouched;
    /** By node of the session: its node in the store; 0 where it is removed. */
    private final List<Integer> nodes = new ArrayList<>(List.of(PlyTree.START));
    /** By node of the session: its place among its siblings. */
    private final List<Integer> rankings = new ArrayList<>(List.of(0));

    private final int bound;
    private int next = PlyTree.START + 1;
    private int rearrangements;
    private int shown;
    private MatchRecord keptHead;

    /**
     * @param head the record of the game without its plies
     * @param timed the seats whose time is kept
     * @param kept its stored state; empty for a game that it has not
     */
    public KeptGame(Session session, Supplier<MatchRecord> head, IntPredicate timed, Optional<StoredGame> kept) {
        this.session = session;
        this.head = head;
        this.timed = timed;
        bound = session.tree().bound();
        untouched = kept.isEmpty();
        kept.ifPresent(game -> {
            nodes.addAll(game.nodes());
            next = game.plies().stream().mapToInt(StoredPly::node).max().orElse(0) + 1;
            Map<Integer, Integer> known =
                    game.plies().stream().collect(Collectors.toMap(StoredPly::node, StoredPly::ranking));
            nodes.subList(1, nodes.size()).forEach(node -> rankings.add(known.get(node)));
            shown = nodes.indexOf(game.shown());
            keptHead = game.summary().head();
        });
    }

    /** The changes since the last call; empty as long as nobody has played anything in a new game. */
    public Change change() {
        Change change = new Change();
        if (untouched && !isPlayed()) {
            return change;
        }
        untouched = false;
        try {
            for (int node = nodes.size(); node < session.tree().bound(); node++) {
                add(change, node);
            }
            MatchRecord now = head.get();
            if (!now.equals(keptHead)) {
                keptHead = now;
                change.head(now);
            }
        } catch (PluginFault fault) {
            return change; // the session tells it; the plies so far are kept
        }
        if (session.tree().rearrangements() != rearrangements) {
            rearrange(change);
        }
        if (session.tree().node() != shown) {
            shown = session.tree().node();
            change.shown(nodes.get(shown), decisions());
        }
        return change;
    }

    private boolean isPlayed() {
        for (int node = bound; node < session.tree().bound(); node++) {
            if (session.tree().contains(node) && session.tree().decider(node) != State.CHANCE) {
                return true;
            }
        }
        return false;
    }

    private void add(Change change, int node) {
        PlyTree tree = session.tree();
        if (!tree.contains(node)) {
            nodes.add(REMOVED);
            rankings.add(0);
            return;
        }
        int decider = session.tree().decider(node);
        int ranking = tree.children(tree.parent(node)).indexOf(node);
        String mark = decider == State.CHANCE ? Plies.CHANCE_MARK : "";
        boolean told = decider != State.CHANCE && (session.clock().isPresent() || timed.test(decider));
        change.plies(List.of(new StoredPly(
                next,
                nodes.get(tree.parent(node)),
                ranking,
                mark + session.tree().notation(node),
                decider,
                told ? RecordedPly.Time.of(tree.time(node)) : Optional.empty())));
        nodes.add(next++);
        rankings.add(ranking);
    }

    private void rearrange(Change change) {
        PlyTree tree = session.tree();
        rearrangements = tree.rearrangements();
        List<Integer> removed = new ArrayList<>();
        for (int node = 1; node < nodes.size(); node++) {
            if (!tree.contains(node)) {
                if (nodes.get(node) != REMOVED) {
                    removed.add(nodes.set(node, REMOVED));
                }
                continue;
            }
            int ranking = tree.children(tree.parent(node)).indexOf(node);
            if (ranking != rankings.get(node)) {
                rankings.set(node, ranking);
                change.ranking(nodes.get(node), ranking);
            }
        }
        change.remove(removed);
    }

    private int decisions() {
        return (int) session.tree().path(shown).stream()
                .filter(node -> session.tree().decider(node) != State.CHANCE)
                .count();
    }
}
