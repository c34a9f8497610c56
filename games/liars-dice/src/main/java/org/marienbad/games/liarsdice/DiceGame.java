package org.marienbad.games.liarsdice;

import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** Liar's dice as people read and write it. Notation: {@code 3x5}, {@code liar}, the face of a die that is rolled. */
final class DiceGame implements Game, GameView {
    private final DiceRules rules;
    private final DiceText text;
    private final GameInfo info;

    DiceGame(DiceRules rules) {
        this.rules = rules;
        text = new DiceText(rules);
        double shared = 1.0 / (rules.seats() - 1);
        info = GameInfo.builder()
                .seats(rules.seats())
                .actions(rules.liar() + 1)
                .legalActions(rules.bids())
                .plies(rules.mostPlies())
                .payoffs(rules.elimination() ? -shared : -1, rules.elimination() ? 1 : shared)
                .constantSum(0)
                .words(DiceState.words(rules))
                .with(GameInfo.Trait.CHANCE, GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return new DiceState(rules);
    }

    @Override
    public Action action(State before, int code) {
        if (before.actor() == State.CHANCE) {
            Text seat = seatName(((DiceState) before).receiver());
            return Action.of(code, DiceText.face(code)).words(Text.of("roll", seat, code + 1));
        }
        return Action.of(code, text.action(code))
                .words(
                        code == rules.liar()
                                ? Text.of("liar")
                                : Text.of("bid", rules.quantity(code), rules.face(code) + 1));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        DiceState state = (DiceState) before;
        return before.actor() == State.CHANCE && !observer.sees(state.receiver())
                ? Seen.hidden(State.CHANCE, Text.of("roll.hidden", seatName(state.receiver())))
                : Seen.action(before.actor(), code);
    }

    @Override
    public Rulebook rulebook() {
        return Rulebook.of(
                Text.of("rules.roll", rules.dice(), rules.sides()),
                Text.of("rules.bid"),
                Text.of(rules.byFace() ? "rules.order.face" : "rules.order.quantity"),
                Text.of("rules.liar"),
                rules.wild() == DiceRules.NONE ? Text.of("rules.wild.none") : Text.of("rules.wild", rules.wild() + 1),
                Text.of(rules.elimination() ? "rules.elimination" : "rules.one"));
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(new DicePosition(rules, text).write((DiceState) state));
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        return new DicePosition(rules, text).read(position);
    }
}
