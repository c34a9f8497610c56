package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.SeatViews;
import org.marienbad.framework.game.State;

/**
 * The part of check FEATURES about seats that are said to be alike. If either seat may start, a game is played with
 * each as the starter, with the same actions seen from the seat to move. As long as the seats see the same, they must
 * be able to do the same, and get the same in the end.
 */
final class AlikeSeats {
    private static final int MOST_PLIES = 60;

    private final Sample sample;
    private final Perception.Reader reader;
    private final int seats;

    private AlikeSeats(Sample sample, Perception.Reader reader) {
        this.sample = sample;
        this.reader = reader;
        seats = sample.subject().seats();
    }

    static void check(Sample sample, SeatViews views, Perception.Reader reader) {
        boolean comparable = sample.subject().info().has(GameInfo.Trait.ANY_STARTER);
        if (views.seatsAlike() && comparable && sample.subject().seats() > 1) {
            new AlikeSeats(sample, reader).play();
        }
    }

    private void play() {
        State first = sample.subject().start(0);
        State second = sample.subject().start(1);
        SplittableRandom random = new SplittableRandom(sample.suite().seed());
        for (int ply = 0; ply < MOST_PLIES && views(first, 0).equals(views(second, 1)); ply++) {
            if (first.actor() == State.TERMINAL) {
                requireSamePayoffs(first, second);
                return;
            }
            Map<List<Integer>, Integer> actions = actions(first, 0);
            Map<List<Integer>, Integer> others = actions(second, 1);
            if (!actions.keySet().equals(others.keySet())) {
                throw Violation.of(
                        "what can be seen after an action, by seats that are said to be alike and see the same",
                        actions.keySet(),
                        others.keySet());
            }
            if (actions.isEmpty()) {
                return;
            }
            List<List<Integer>> seen = new ArrayList<>(actions.keySet());
            seen.sort((one, other) -> Integer.compare(actions.get(one), actions.get(other)));
            List<Integer> chosen = seen.get(random.nextInt(seen.size()));
            first.apply(actions.get(chosen));
            second.apply(others.get(chosen));
        }
    }

    /** The views of all seats, beginning with seat {@code shift}, and the seat to move counted from there. */
    private List<Integer> views(State state, int shift) {
        List<Integer> all = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            all.addAll(reader.read(state, (seat + shift) % seats));
            all.add(-1);
        }
        int actor = state.actor();
        all.add(actor < 0 ? actor : Math.floorMod(actor - shift, seats));
        return all;
    }

    /** The legal actions by the view after them; those that look the same as another one are left out. */
    private Map<List<Integer>, Integer> actions(State state, int shift) {
        Map<List<Integer>, Integer> actions = new HashMap<>();
        Set<List<Integer>> twice = new HashSet<>();
        for (int action : sample.legal(state)) {
            State after = state.copy();
            after.apply(action);
            List<Integer> seen = views(after, shift);
            if (actions.put(seen, action) != null) {
                twice.add(seen);
            }
        }
        actions.keySet().removeAll(twice);
        return actions;
    }

    private void requireSamePayoffs(State first, State second) {
        double[] expected = new double[seats];
        double[] payoffs = new double[seats];
        double[] found = new double[seats];
        first.payoffs(expected);
        second.payoffs(payoffs);
        for (int seat = 0; seat < seats; seat++) {
            found[seat] = payoffs[(seat + 1) % seats];
        }
        if (!Arrays.equals(expected, found)) {
            throw Violation.of(
                    "payoffs of seats that are said to be alike and saw the same",
                    Arrays.toString(expected),
                    Arrays.toString(found));
        }
    }
}
