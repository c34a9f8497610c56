package org.marienbad.cli.play;

import java.util.List;
import java.util.Optional;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** How the terminal tells a game: drawn for those who look at it, or spoken for those who listen to it. */
interface GameText {
    /** Prints an action of another seat. */
    default void tell(Terminal terminal, List<String> lines) {
        lines.forEach(terminal::println);
    }

    /** The game, and its players. */
    List<String> opening(LiveGame live, List<String> players, Optional<Long> seed);

    /** The seed of a game that is over. */
    List<String> seed(long seed);

    /** The position. */
    List<String> position(MatchView view);

    /** Forgets the last position: the next does not follow from it, or is for somebody else. */
    default void startAnew() {}

    /** The choices of the person to move, and the time left. */
    List<String> choices(LiveGame live);

    /** The legal action that a person means by {@code line}. */
    Optional<Action> meant(String line, List<Action> legal);

    /** Ply {@code index}, as it was seen. */
    String ply(MatchView view, int index);

    /** The thoughts of the player of {@code seat} about the action that it played. */
    List<String> thought(Decision thought, int seat);

    /** The advice of {@code player}, and its reasons. */
    List<String> hint(String player, Consultation asked, Decision decision, String explanation);

    List<String> result(MatchView view);

    /** The possible inputs, in lines. */
    String help();

    /** The question for an action. */
    String prompt();

    /** A sentence that {@code line} is neither an action of {@code legal} nor a command. */
    String illegal(String line, List<Action> legal);
}
