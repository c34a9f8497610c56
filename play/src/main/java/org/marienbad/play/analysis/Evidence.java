package org.marienbad.play.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Solution;

/**
 * The findings about one position of a game.
 *
 * @param position the position as its seat to move knows it
 * @param proof that of a solver
 * @param opinion that of a player
 * @param checked by action, the worth of the position after it, where that was looked at for itself
 */
record Evidence(State position, Optional<Solution> proof, Optional<Decision> opinion, Map<Integer, Worth> checked) {
    /** A line that was looked at so many times less than the one chosen is no reason to think it better. */
    private static final int SCARCE = 10;

    Evidence {
        checked = Map.copyOf(checked);
    }

    static Evidence of(State position) {
        return new Evidence(position, Optional.empty(), Optional.empty(), Map.of());
    }

    /** @param sameGame whether payoffs mean the same there, and not only who wins */
    static Evidence of(MatchView position, PositionFindings found, boolean sameGame) {
        return new Evidence(
                position.determinized(),
                found.verdict().filter(each -> each.value().outcome().isPresent()),
                sameGame ? Optional.of(found.decision()) : Optional.empty(),
                Map.of());
    }

    Evidence with(Solution proven) {
        return new Evidence(position, Optional.of(proven), opinion, checked);
    }

    Evidence with(Decision decision) {
        return new Evidence(position, proof, Optional.of(decision), checked);
    }

    Evidence with(Map<Integer, Worth> looked) {
        return new Evidence(position, proof, opinion, looked);
    }

    /** Together with {@code other}, of the same position: a proof stays, the closer look of a player counts. */
    Evidence and(Evidence other) {
        if (other == null) {
            return this;
        }
        boolean proven =
                proof.filter(known -> known.value().outcome().isPresent()).isPresent();
        boolean closer = effort() >= other.effort();
        return new Evidence(
                position,
                proven || other.proof.isEmpty() ? proof : other.proof,
                closer ? opinion : other.opinion,
                checked);
    }

    /** The lines of the player: that of the chosen action alone if it does not search. */
    List<ActionValue> told() {
        return opinion.map(decision -> decision.lines().isEmpty()
                        ? List.of(new ActionValue(decision.action(), 0, new double[0], false, new int[0]))
                        : decision.lines())
                .orElse(List.of());
    }

    private long effort() {
        return opinion.map(Decision::iterations).orElse(-1L);
    }

    /**
     * The lines of {@code decision} that can be trusted. A player may choose by the number of playouts; a line of few that
     * look better to {@code seat} is left out.
     */
    static List<ActionValue> sound(Decision decision, int seat) {
        Optional<ActionValue> chosen = decision.line(decision.action());
        return decision.lines().stream()
                .filter(line -> line.value().length > seat)
                .filter(line -> chosen.isEmpty()
                        || line.exact()
                        || !(line.value()[seat] > chosen.get().value()[seat])
                        || line.visits() * SCARCE >= chosen.get().visits())
                .toList();
    }
}
