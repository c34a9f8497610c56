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
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * The human side of poker. Notation as in the literature: in Kuhn poker {@code p} (pass) and {@code b} (bet), in Leduc poker
 * {@code f} (fold), {@code c} (check or call) and {@code r} (bet or raise); a card that is dealt is the letter of its rank.
 */
final class PokerGame implements Game, GameView {
    private static final List<String> DECISIONS = List.of("fold", "call", "raise");

    private final PokerRules rules;
    private final GameInfo info;

    PokerGame(PokerRules rules) {
        this.rules = rules;
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
    public State newInitialState() {
        return new PokerState(rules);
    }

    @Override
    public Action action(State before, int code) {
        PokerState state = (PokerState) before;
        if (state.actor() == State.CHANCE) {
            String card = rules.names().substring(code, code + 1);
            int receiver = state.receiver();
            Text words = receiver < PokerRules.SEATS
                    ? Text.of("deal", Text.of("rank." + card), seatName(receiver))
                    : Text.of("deal.public", Text.of("rank." + card));
            return Action.of(code, card).words(words);
        }
        int decision = state.decision(code);
        boolean facing = state.isFacingBet();
        String key = DECISIONS.get(decision) + (decision != PokerState.FOLD && !facing ? ".first" : "");
        return Action.of(code, String.valueOf(letter(rules, facing, decision)))
                .words(Text.of(key, state.paidAfter(decision)));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        int receiver = ((PokerState) before).receiver();
        boolean hidden = before.actor() == State.CHANCE && receiver < PokerRules.SEATS && !observer.sees(receiver);
        return hidden
                ? Seen.hidden(State.CHANCE, Text.of("deal.hidden", seatName(receiver)))
                : Seen.action(before.actor(), code);
    }

    @Override
    public Rulebook rulebook() {
        Text cards = Text.of("rules.cards", rules.ranks() * rules.copies(), rules.ranks(), rules.copies());
        return rules.isKuhn()
                ? Rulebook.of(cards, Text.of("rules.kuhn"), Text.of("rules.kuhn.end"))
                : Rulebook.of(cards, Text.of("rules.leduc"), Text.of("rules.leduc.bets"), Text.of("rules.leduc.end"));
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
