package org.marienbad.play;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.record.MatchRecord;

/**
 * A game that was played, to its end or not.
 *
 * @param setup with the starter that began
 * @param plies the main line
 * @param tree the main line with its variations
 * @param record the match record that it came from, if it came from one
 */
public record PlayedGame(GameSetup setup, List<Ply> plies, PlyTree tree, Optional<MatchRecord> record) {
    public PlayedGame {
        plies = List.copyOf(plies);
    }

    /** A game without variations. */
    public PlayedGame(GameSetup setup, List<Ply> plies, Optional<MatchRecord> record) {
        this(setup, plies, PlyTree.ofLine(plies.stream().map(Ply::action).toList()), record);
    }

    public List<Integer> codes() {
        return plies.stream().map(Ply::action).toList();
    }

    /** The observer whose knowledge it holds: the referee, unless it came from a record of what somebody else saw. */
    public Observer observer() {
        return record.filter(MatchRecord::hidesPlies)
                .flatMap(MatchRecord::observer)
                .orElse(Observer.REFEREE);
    }

    /** Whether play can continue from it as it would have: no hidden information and no future chance is missing. */
    public boolean isResumable() {
        return record.map(MatchRecord::resumable).orElse(!setup.game().info().has(GameInfo.Trait.CHANCE));
    }

    /**
     * Requires that all plies are known.
     *
     * @throws IllegalArgumentException naming the observer who does not know them
     */
    public void requireKnown() {
        if (observer() != Observer.REFEREE) {
            throw new IllegalArgumentException("record: it tells only what " + observer() + " saw of the game");
        }
    }

    /** As a match record; one that came from a record is that record. */
    public MatchRecord toRecord() {
        return record.orElseGet(() -> MatchRecord.of(setup, codes()));
    }

    /** The same with annotated plies. */
    public PlayedGame with(List<Ply> annotated) {
        return new PlayedGame(setup, annotated, tree, record);
    }
}
