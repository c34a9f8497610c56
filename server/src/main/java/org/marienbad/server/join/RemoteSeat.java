package org.marienbad.server.join;

import java.util.List;
import java.util.function.LongFunction;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.shared.DecisionsToGo;

/**
 * A player at a seat of a room elsewhere: it is told the view of its seat, and asked when it is to move. Confined to
 * one thread.
 */
final class RemoteSeat implements AutoCloseable {
    private final GameSetup setup;
    private final int seat;
    private final Player player;
    private final DecisionsToGo toGo;
    /** The view told last; null before the beginning. */
    private List<RoomView.WrittenPly> told;
    /** The position after the plies told; null in a game with hidden information, where nobody here knows it. */
    private State position;

    private boolean ended;

    /** @param players makes the player, from a seed */
    RemoteSeat(GameSetup setup, int seat, LongFunction<Player> players, long seed) {
        this.setup = setup;
        this.seat = seat;
        this.toGo = new DecisionsToGo(setup.game());
        this.player = players.apply(seed);
    }

    /**
     * Tells the player the new plies; after a take-back all from the beginning.
     *
     * @throws IllegalArgumentException if the server plays by other rules than we have
     */
    void tell(RoomView view) {
        List<RoomView.WrittenPly> plies = view.plies();
        // At its end everything is revealed: plies are written in full then that the seat did not know when it was
        // told.
        boolean revealed = view.isOver() && position == null;
        boolean goesOn =
                told != null && told.size() <= plies.size() && (revealed || told.equals(plies.subList(0, told.size())));
        if (!goesOn) {
            told = List.of();
            ended = false;
            position = setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION) ? null : setup.newState();
            player.begin(setup, seat);
        }
        for (int i = told.size(); i < plies.size(); i++) {
            if (position != null) {
                play(i, plies.get(i));
            }
            player.observe(plies.get(i).seen());
        }
        told = plies;
        if (view.isOver() && !ended) {
            ended = true;
            player.end(view.payoffs());
        }
    }

    private void play(int index, RoomView.WrittenPly ply) {
        Game game = setup.game();
        int code = ply.seen().action();
        boolean known = game.isLegal(position, code)
                && Plies.write(game, position, code).equals(ply.notation());
        if (!known) {
            throw new IllegalArgumentException("ply " + (index + 1) + ", " + ply.notation()
                    + ", is not legal here: the server has other rules of "
                    + setup.provider().id());
        }
        position.apply(code);
    }

    /**
     * The player's decision in the position told last, in which its seat is to move.
     *
     * @throws IllegalArgumentException if the server does not say what is needed to search
     */
    int decide(RoomView view, Monitor monitor) {
        State state = position != null
                ? position.copy()
                : setup.game()
                        .stateOf(view.position()
                                .orElseThrow(() -> new IllegalArgumentException("the server does not tell positions of "
                                        + setup.provider().id() + ", so no AI elsewhere can play it")));
        if (state.actor() != seat) {
            throw new IllegalArgumentException(
                    "the server wants seat " + (seat + 1) + " to move, but by the rules here it is not its turn");
        }
        state.narrow();
        Budget budget = budget(view, state);
        return player.choose(state, seat, budget, monitor).action();
    }

    private Budget budget(RoomView view, State state) {
        TimeControl control = TimeControl.parse(view.room().path("clock").asText(TimeControl.UNLIMITED.toString()));
        if (control.isUnlimited() || view.clock().isEmpty()) {
            return Budget.UNLIMITED;
        }
        GameClock clock = new GameClock(control, setup.seats());
        clock.set(view.clock().get());
        return clock.budget(seat, toGo.estimate(state, seat));
    }

    @Override
    public void close() {
        player.close();
    }
}
