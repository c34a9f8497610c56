package org.marienbad.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Json;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.record.Plies;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Mixin;

/** Which position of the game. */
public final class PositionOptions {
    @Mixin
    private EntryFlags flags = new EntryFlags(GameEntries.POSITION, GameEntries.PLIES);

    /** Whether it is the start of the game, or follows from it. */
    public boolean fromStart() {
        return flags.given(GameEntries.POSITION).isEmpty();
    }

    /**
     * The position asked for, in which a seat or chance is to move.
     *
     * @param purpose the work to be done there, for the message where nobody is to move: "analyse"
     */
    public State state(GameSetup setup, String purpose) {
        return wherever(setup, purpose).determinized();
    }

    /** The position asked for as the referee sees it, with the plies given before it; in it a seat is to move. */
    public MatchView line(GameSetup setup, String purpose) {
        MatchView line = wherever(setup, purpose);
        if (line.actor() == State.CHANCE) {
            throw new BadInput("chance decides in this position; add its outcome to --plies, marked with *");
        }
        return line;
    }

    /** Whether plies are given. */
    public boolean hasPlies() {
        return plies().length > 0;
    }

    private MatchView wherever(GameSetup setup, String purpose) {
        MatchView line = view(setup, Observer.REFEREE);
        if (line.isOver()) {
            throw new BadInput("the game is over in this position; there is nothing to " + purpose);
        }
        return line;
    }

    /** The position asked for as {@code observer} sees it; the game may be over in it. */
    public MatchView view(GameSetup setup, Observer observer) {
        Game game = setup.game();
        State start = fromStart()
                ? setup.newState()
                : BadInput.wrap(
                        "game " + setup.provider().id(),
                        () -> game.stateOf(Json.readObject("--position", positionText())),
                        "--position: ");
        List<State> positions = new ArrayList<>(List.of(start));
        List<Integer> codes = new ArrayList<>();
        String[] words = plies();
        for (int i = 0; i < words.length; i++) {
            String ply = words[i];
            State before = positions.get(i);
            int code = BadInput.wrap(
                    "game " + setup.provider().id(),
                    () -> Plies.read(game, before, ply),
                    "--plies, number " + (i + 1) + ": ");
            State after = before.copy();
            after.apply(code);
            codes.add(code);
            positions.add(after);
        }
        return MatchView.guarded(setup, new LineOfPlay(positions, codes), observer, Session.TRUSTED);
    }

    private String[] plies() {
        String plies =
                String.join(" ", flags.<List<String>>given(GameEntries.PLIES).orElse(List.of()));
        return plies.isBlank() ? new String[0] : plies.strip().split("\\s+");
    }

    private String positionText() {
        String position = flags.<String>given(GameEntries.POSITION).orElseThrow();
        if (position.strip().startsWith("{")) {
            return position;
        }
        try {
            return TextFiles.read(Path.of(position));
        } catch (IOException | RuntimeException unreadable) {
            throw new BadInput(
                    "--position " + position + " is neither JSON ({…}) nor a file that can be read ("
                            + unreadable.getClass().getSimpleName() + ")",
                    unreadable);
        }
    }
}
