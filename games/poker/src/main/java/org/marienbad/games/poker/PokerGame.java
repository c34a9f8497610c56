package org.marienbad.games.poker;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * The human side of poker. Notation as in the literature. In Kuhn poker it is {@code p} (pass) and {@code b} (bet), in
 * Leduc poker {@code f} (fold), {@code c} (check or call) and {@code r} (bet or raise). A dealt card is the letter of
 * its rank.
 */
final class PokerGame implements Game {
    private final PokerRules rules;
    private final GameInfo info;
    private final GameView view;

    PokerGame(PokerRules rules) {
        this.rules = rules;
        view = new PokerView(rules);
        info = GameInfo.builder()
                .seats(PokerRules.SEATS)
                .actions(rules.ranks())
                .plies(PokerRules.SEATS + rules.bets().length - 1 + rules.mostDecisions())
                .payoffs(-rules.stake(), rules.stake())
                .constantSum(0)
                .with(GameInfo.Trait.CHANCE, GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
    }

    /** How a decision is written. */
    static char letter(PokerRules rules, boolean facingBet, int decision) {
        boolean passes = decision == PokerState.FOLD || decision == PokerState.CALL && !facingBet;
        return rules.isKuhn() ? passes ? 'p' : 'b' : "fcr".charAt(decision);
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
        return new PokerState(rules);
    }

    @Override
    public Action action(State before, int code) {
        PokerState state = (PokerState) before;
        if (state.actor() == State.CHANCE) {
            String card = rules.nameOf(code);
            int receiver = state.receiver();
            Text words = receiver < PokerRules.SEATS
                    ? Text.of("deal", PokerView.rank(card), PokerView.nameOf(receiver))
                    : Text.of("deal.public", PokerView.rank(card));
            return Action.of(code, card).words(words);
        }
        int decision = state.decision(code);
        String letter = String.valueOf(letter(rules, state.isFacingBet(), decision));
        return Action.of(code, letter, TablePicture.plaque(decision)).words(PokerView.words(state, decision));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        int receiver = ((PokerState) before).receiver();
        boolean hidden = before.actor() == State.CHANCE && receiver < PokerRules.SEATS && !observer.sees(receiver);
        return hidden
                ? Seen.hidden(State.CHANCE, Text.of("deal.hidden", PokerView.nameOf(receiver)))
                : Seen.action(before.actor(), code);
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        PokerState position = (PokerState) state;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("cards", letters(position.cards(Observer.REFEREE)));
        fields.put("betting", letters(position.betting().replace("/", "")));
        return Optional.of(fields);
    }

    private static List<String> letters(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(""));
    }

    /** Plays the cards and the decisions in the order in which they come, so that every position can arise. */
    @Override
    public State stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        List<String> cards = fields.texts("cards", 0, PokerRules.SEATS + rules.bets().length - 1);
        List<String> betting = fields.texts("betting", 0, rules.mostDecisions());
        fields.requireNoMore();
        State state = newInitialState();
        int dealt = 0;
        int decided = 0;
        while (dealt < cards.size() || decided < betting.size()) {
            boolean chance = state.actor() == State.CHANCE;
            List<String> from = chance ? cards : betting;
            int next = chance ? dealt++ : decided++;
            if (next == from.size()) {
                throw new IllegalArgumentException(
                        chance ? "position: 'cards' has too few cards" : "position: 'cards' has too many cards");
            }
            OptionalInt code = parse(state, from.get(next));
            if (code.isEmpty()) {
                throw new IllegalArgumentException("position: " + (chance ? "'cards'" : "'betting'") + " entry "
                        + (next + 1) + " is '" + from.get(next) + "'; possible there: " + possible(state));
            }
            state.apply(code.getAsInt());
        }
        return state;
    }

    private String possible(State state) {
        int[] codes = new int[info.maxLegalActions()];
        int count = state.legalActions(codes);
        return count == 0
                ? "nothing, the game is over"
                : String.join(
                        ", ",
                        Arrays.stream(codes, 0, count)
                                .mapToObj(code -> action(state, code).notation())
                                .toList());
    }
}
