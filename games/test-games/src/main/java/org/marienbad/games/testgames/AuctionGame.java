package org.marienbad.games.testgames;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** The auction. The code of a bid is its coins. */
final class AuctionGame implements Game, GameAdvice {
    final int seats;
    final int lots;
    final int coins;
    private final GameInfo info;

    AuctionGame(int seats, int lots, int coins) {
        this.seats = seats;
        this.lots = lots;
        this.coins = coins;
        info = GameInfo.builder()
                .seats(seats)
                .actions(coins + 1)
                .plies(seats * lots)
                .constantSum(0)
                .words(1 + seats)
                .with(GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return new AuctionState(this);
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code)).words(Text.of("bid", code));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        // Bids are never revealed: only the price can be inferred, from the coins of the buyer.
        return observer.sees(before.actor())
                ? Seen.action(before.actor(), code)
                : Seen.hidden(before.actor(), Text.of("bid.sealed"));
    }

    @Override
    public int[] scores(State state) {
        return ((AuctionState) state).won();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("won", (state, out) -> ((AuctionState) state).estimate(out)));
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        AuctionState position = (AuctionState) state;
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("lot", position.lot());
        map.put("coins", list(position.coins()));
        map.put("won", list(position.won()));
        map.put("bids", list(position.bids()));
        return Optional.of(map);
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        AuctionState state = new AuctionState(this);
        state.set(
                fields.number("lot", 0, lots),
                fields.numbers("coins", seats, 0, coins),
                fields.numbers("won", seats, 0, lots * (lots + 1) / 2),
                fields.numbers("bids", 0, seats - 1, 0, coins));
        fields.requireNoMore();
        return state;
    }
}
