package org.marienbad.games.testgames;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * The rules of {@link TricksProvider}. Codes: play a card of rank 0 …, then draw one of rank 0 …; people count from 1.
 */
final class TricksGame implements Game, GameAdvice {
    final int seats;
    final int ranks;
    final int copies;
    final int hand;
    private final GameInfo info;

    TricksGame(int seats, int ranks, int copies, int hand) {
        this.seats = seats;
        this.ranks = ranks;
        this.copies = copies;
        this.hand = hand;
        info = GameInfo.builder()
                .seats(seats)
                .actions(2 * ranks)
                .legalActions(ranks)
                .plies(2 * ranks * copies)
                .constantSum(0)
                .words(3 + seats)
                .with(
                        GameInfo.Trait.CHANCE,
                        GameInfo.Trait.HIDDEN_INFORMATION,
                        GameInfo.Trait.EXTRA_TURNS,
                        GameInfo.Trait.ANY_STARTER)
                .build();
    }

    @Override
    public GameAdvice advice() {
        return this;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return newInitialState(0);
    }

    @Override
    public State newInitialState(int starter) {
        return new TricksState(this, starter);
    }

    @Override
    public Action action(State before, int code) {
        return code < ranks
                ? Action.of(code, String.valueOf(code + 1)).words(Text.of("play", code + 1))
                : Action.of(code, "draw" + (code - ranks + 1)).words(Text.of("draw", code - ranks + 1));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        return before.actor() == State.CHANCE && !observer.sees(((TricksState) before).receiver())
                ? Seen.hidden(State.CHANCE, Text.of("draw.hidden"))
                : Seen.action(before.actor(), code);
    }

    @Override
    public int[] scores(State state) {
        return ((TricksState) state).tricks.clone();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("tricks", (state, out) -> Payoffs.ranks(((TricksState) state).tricks, out)));
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(((TricksState) state).position());
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        TricksState state = new TricksState(this, 0);
        state.set(fields);
        fields.requireNoMore();
        return state;
    }
}
