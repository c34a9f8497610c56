package org.marienbad.cli.explain;

import java.util.OptionalInt;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Recording;
import org.marienbad.play.explain.RecordingMonitor;

/**
 * Players that are asked once, while their steps are recorded.
 *
 * @param nodes of a tree that is drawn whole
 */
record WatchedPlayers(Opponents opponents, Budget budget, long seed, int nodes) {
    /** Asks {@code spec} until it has decided, or {@code recording} is full. */
    ExplainedSearch ask(PlayerSpec spec, Consultation asked, Recording recording) {
        if (Opponents.isPerson(spec)) {
            throw new BadInput("a person cannot be watched; `marienbad players` lists who can");
        }
        Player player = opponents.create(spec, asked.view().setup().game(), Seeds.oneWay(seed, "player", 0));
        Decision decision = BadInput.wrap(
                "player " + spec.id(), () -> asked.ask(player, budget, new RecordingMonitor(recording, () -> true)));
        if (recording.seen() == 0) {
            throw new BadInput("player " + spec.id() + " does not tell the steps of its search");
        }
        if (recording.steps().isEmpty()) {
            throw new BadInput("--first " + (recording.first() + 1) + " is not allowed; the search of " + spec + " has "
                    + recording.seen() + " steps");
        }
        ExplainedSearch search = new ExplainedSearch(spec.toString(), asked, recording, nodes);
        search.end(recording.isFull() ? OptionalInt.empty() : OptionalInt.of(decision.action()));
        return search;
    }
}
