package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.Plies;

/** A line of play with which a person leaves a finished game. Chance is drawn, the same for the same line. */
public final class OwnLine {
    /** So many plies a line has at most. */
    private static final int LONGEST = 100;

    private static final long SEED = 1;

    private final GameSetup setup;
    private final List<Integer> codes;
    private final List<String> played = new ArrayList<>();
    private final State state;

    private OwnLine(GameSetup setup, List<Integer> before) {
        this.setup = setup;
        codes = new ArrayList<>(before);
        state = setup.newState();
        codes.forEach(state::apply);
        draw();
    }

    /**
     * The line that follows {@code plies} after the actions {@code before}; outcomes of chance among them are passed over, as
     * they are drawn again.
     *
     * @return empty if a ply is not legal, or the line is too long
     */
    public static Optional<OwnLine> of(GameSetup setup, List<Integer> before, List<String> plies) {
        OwnLine line = new OwnLine(setup, before);
        return plies.stream().filter(ply -> !ply.startsWith(Plies.CHANCE_MARK)).allMatch(line::play)
                ? Optional.of(line)
                : Optional.empty();
    }

    private boolean play(String ply) {
        OptionalInt code = state.actor() < 0 || played.size() > LONGEST
                ? OptionalInt.empty()
                : Plies.find(setup.game(), state, ply);
        code.ifPresent(this::apply);
        draw();
        return code.isPresent();
    }

    private void draw() {
        int[] buffer = new int[setup.game().info().maxLegalActions()];
        while (state.actor() == State.CHANCE) {
            SplittableRandom random = Seeds.stream(SEED, "explore", codes.size());
            apply(state.randomOutcome(buffer, random));
        }
    }

    private void apply(int code) {
        played.add(Plies.write(setup.game(), state, code));
        codes.add(code);
        state.apply(code);
    }

    /** The plies of the line, outcomes of chance included. */
    public List<String> plies() {
        return List.copyOf(played);
    }

    /** The position at its end: as the seat to move sees it, or a spectator where no seat is to move. */
    public MatchView view() {
        Observer observer = state.actor() >= 0 ? Observer.seat(state.actor()) : Observer.SPECTATOR;
        return MatchView.of(setup, codes, observer);
    }
}
