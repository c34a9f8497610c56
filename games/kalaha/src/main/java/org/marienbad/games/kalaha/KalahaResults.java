package org.marienbad.games.kalaha;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;
import org.marienbad.games.mancala.Stores;

/** The parts of the stores, and the reason of the end of a game. */
final class KalahaResults {
    private KalahaResults() {}

    /** Whose turn it is, or who has won. */
    static Text caption(KalahaState state) {
        int actor = state.actor();
        if (actor == State.TERMINAL) {
            return Stores.result(state.store(PitNames.SOUTH), state.store(PitNames.NORTH));
        }
        return state.swapOffered()
                ? Text.of("turn.swap", PitNames.seatName(actor), PitNames.seatName(1 - actor))
                : Text.of("turn", PitNames.seatName(actor));
    }

    static List<ScoreLine> breakdown(LineOfPlay line) {
        KalahaState state = (KalahaState) line.present();
        int[] stores = {state.store(0), state.store(1)};
        Optional<SowResult> last = lastSowing(line);
        if (last.isPresent() && state.rules.leftoversToOwner()) {
            int[] left = {last.get().swept(0), last.get().swept(1)};
            return List.of(
                    ScoreLine.part(Text.of("breakdown.played"), stores[0] - left[0], stores[1] - left[1]),
                    ScoreLine.part(Text.of("breakdown.leftover"), left));
        }
        int[] pits = {state.inRow(0, state.rules.pits()), state.inRow(1, state.rules.pits())};
        return List.of(
                ScoreLine.part(Text.of("breakdown.store"), stores), ScoreLine.note(Text.of("breakdown.pits"), pits));
    }

    /** The sowing that ended the game, if one did. */
    private static Optional<SowResult> lastSowing(LineOfPlay line) {
        if (line.present().actor() != State.TERMINAL || line.length() == 0) {
            return Optional.empty();
        }
        KalahaState before = (KalahaState) line.position(line.length() - 1);
        int code = line.ply(line.length() - 1);
        return code == before.rules.swap() ? Optional.empty() : Optional.of(SowResult.of(before, code));
    }

    static Text ending(LineOfPlay line) {
        KalahaState end = (KalahaState) line.present();
        Optional<SowResult> last = lastSowing(line);
        int empty = last.map(SowResult::emptied).orElse(end.flags & KalahaState.SIDE);
        int left = last.map(sown -> sown.swept(1 - empty)).orElse(0);
        Text who = PitNames.seatName(empty);
        return left == 0 ? Text.of("ending", who) : Text.of("ending.leftover", who, PitNames.seatName(1 - empty), left);
    }
}
