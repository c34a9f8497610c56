package org.marienbad.games.nim.theory;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.nim.NimGame;
import org.marienbad.games.nim.NimState;

/** {@code nim-sum}: plays Nim for two by the nim-sum, which is perfect, and says how it found its move. */
public final class NimSumProvider implements PlayerProvider {
    @Override
    public String id() {
        return Theory.ID;
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof NimGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Theory.unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        NimGame nim = (NimGame) game;
        NimSum theory = Theory.of(nim);
        return (view, seat, budget, monitor) -> decide(nim, theory, (NimState) view);
    }

    private static Decision decide(NimGame nim, NimSum theory, NimState view) {
        int[] heaps = view.heaps();
        NimSum.Take take = theory.best(heaps);
        int code = nim.code(view, take.heap(), take.matches());
        double worth = theory.isLost(heaps) ? -1 : 1;
        double[] value = new double[2];
        value[view.actor()] = worth;
        value[1 - view.actor()] = 0 - worth;
        Decision.ActionValue line = new Decision.ActionValue(code, 1, value, true, new int[0]);
        return Decision.of(code).because(MoveReason.of(theory, heaps, take)).with(List.of(line));
    }
}
