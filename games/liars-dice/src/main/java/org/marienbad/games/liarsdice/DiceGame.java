package org.marienbad.games.liarsdice;

import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** Liar's dice as people read and write it. Notation: {@code 3x5}, {@code liar}, the face of a die that is rolled. */
final class DiceGame implements Game {
    private final DiceRules rules;
    private final DiceText text;
    private final GameInfo info;
    private final GameView view;
    private final DicePicture picture;

    DiceGame(DiceRules rules) {
        this.rules = rules;
        text = new DiceText(rules);
        view = new DiceView(rules);
        picture = new DicePicture(rules);
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
    public GameView view() {
        return view;
    }

    @Override
    public State newInitialState() {
        return new DiceState(rules);
    }

    @Override
    public Action action(State before, int code) {
        if (before.actor() == State.CHANCE) {
            Text seat = DiceView.nameOf(((DiceState) before).receiver());
            return Action.of(code, DiceText.face(code)).words(Text.of("roll", seat, code + 1));
        }
        return Action.of(code, text.action(code), picture.spot(code))
                .words(code == rules.liar() ? Text.of("liar") : DiceView.bid(rules, code));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        DiceState state = (DiceState) before;
        return before.actor() == State.CHANCE && !observer.sees(state.receiver())
                ? Seen.hidden(State.CHANCE, Text.of("roll.hidden", DiceView.nameOf(state.receiver())))
                : Seen.action(before.actor(), code);
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
