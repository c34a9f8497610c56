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
    /** Prints what one of the others gave. */
    default void tell(Terminal terminal, List<String> lines) {
        lines.forEach(terminal::println);
    }

    /** What is played, and by whom. */
    List<String> opening(LiveGame live, List<String> players, Optional<Long> seed);

    /** The seed of a game that is over. */
    List<String> seed(long seed);

    /** The position. */
    List<String> position(MatchView view);

    /** The next position does not follow from the last one, or is for somebody else. */
    default void startAnew() {}

    /** What the person to move can do, and how much time is left. */
    List<String> choices(LiveGame live);

    /** The legal action that a person means by {@code line}. */
    Optional<Action> meant(String line, List<Action> legal);

    /** Ply {@code index}, as it was seen. */
    String ply(MatchView view, int index);

    /** What the player of {@code seat} thought of the action that it played. */
    List<String> thought(Decision thought, int seat);

    /** What {@code player} would do, and why. */
    List<String> hint(String player, Consultation asked, Decision decision, String explanation);

    List<String> result(MatchView view);

    /** What can be typed, in lines. */
    String help();

    /** The question for an action. */
    String prompt();

    /** That {@code line} is neither an action of {@code legal} nor a command. */
    String illegal(String line, List<Action> legal);
}
