package org.marienbad.games.testgames;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** The race. Codes: first the seats, that to move for moving its own runner ahead, another for moving that runner back;
 * then the faces of the die. */
final class DiceRaceGame implements Game, GameAdvice {
    final int seats;
    final int length;
    final int rounds;
    final int faces;
    final boolean die;
    private final GameInfo info;

    DiceRaceGame(int seats, int length, int rounds, int faces, boolean die) {
        this.seats = seats;
        this.length = length;
        this.rounds = rounds;
        this.faces = faces;
        this.die = die;
        int turns = seats * rounds;
        info = GameInfo.builder()
                .seats(seats)
                .actions(seats + faces)
                .legalActions(Math.max(seats, faces))
                .plies(die ? 2 * turns : turns)
                .constantSum(0)
                .words(1 + BitPacking.count(16, seats))
                .with(die, GameInfo.Trait.CHANCE)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return new DiceRaceState(this);
    }

    @Override
    public Action action(State before, int code) {
        if (code >= seats) {
            int face = code - seats + 1;
            return Action.of(code, "roll" + face).words(Text.of("roll", face));
        }
        return code == before.actor()
                ? Action.of(code, "advance").words(Text.of("advance"))
                : Action.of(code, "back" + (code + 1)).words(Text.of("back", view().seatName(code)));
    }

    @Override
    public int[] scores(State state) {
        return ((DiceRaceState) state).places();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("places", (state, out) -> ((DiceRaceState) state).estimate(out)));
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        DiceRaceState position = (DiceRaceState) state;
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("places", Arrays.stream(position.places()).boxed().toList());
        map.put("turns", position.turns());
        map.put("die", position.die());
        return Optional.of(map);
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        DiceRaceState state = new DiceRaceState(this);
        state.set(
                fields.numbers("places", seats, 0, length),
                fields.number("turns", 0, seats * rounds),
                fields.number("die", 0, faces));
        fields.requireNoMore();
        return state;
    }
}
