package org.marienbad.play;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.record.MatchRecord;

/**
 * A game that was played, to its end or not.
 *
 * @param setup with the starter that began
 * @param record the match record that it came from, if it came from one
 */
public record PlayedGame(GameSetup setup, List<Ply> plies, Optional<MatchRecord> record) {
    public PlayedGame {
        plies = List.copyOf(plies);
    }

    public List<Integer> codes() {
        return plies.stream().map(Ply::action).toList();
    }

    /** The same with annotated plies. */
    public PlayedGame with(List<Ply> annotated) {
        return new PlayedGame(setup, annotated, record);
    }
}
