package org.marienbad.cli.play;

import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Budgeted;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;

/** Asks a player for its action in the position shown, with the knowledge of the person. */
record Hint(SeatedPlayers seated, Opponents opponents, GameText text, Terminal terminal) {
    /** Prints the advice of {@code spec}; nothing if nobody could say. */
    void show(MatchView view, PlayerSpec spec, Messages words) {
        if (Opponents.isPerson(spec) || !view.seesActor()) {
            return;
        }
        Consultation position = Consultation.of(view);
        // Not derived from the game's seed, from which future chance outcomes could be computed.
        Budgeted hintPlayer = seated.player(spec, Seeds.oneWay(view.length(), "hint", view.actor()));
        PluginGuard.run(
                () -> {
                    Decision decision = position.ask(hintPlayer, Budget.UNLIMITED, Monitor.NONE);
                    String why = opponents.explanation(spec, decision, words.locale());
                    text.tell(terminal, text.hint(spec.toString(), position, decision, why));
                },
                failure -> terminal.println(words.get("hint.failed", String.valueOf(failure))));
    }
}
