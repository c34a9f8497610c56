package org.marienbad.ai.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep;

/** Regrets and strategies of every round are those of CFR+ as it is written down, over the tree of the game itself. */
class ObservedRegretsTest {
    private static final int ROUNDS = 20;

    /** An information set: what a seat has seen so far. */
    private static final class Set {
        final String text;
        final double[] regrets;
        final double[] strategy;
        final double[] sums;

        Set(String text, int actions) {
            this.text = text;
            regrets = new double[actions];
            strategy = new double[actions];
            sums = new double[actions];
            Arrays.fill(strategy, 1.0 / actions);
        }

        void endRound() {
            double total = 0;
            for (int i = 0; i < regrets.length; i++) {
                regrets[i] = Math.max(0, regrets[i]);
                total += regrets[i];
            }
            for (int i = 0; i < regrets.length; i++) {
                strategy[i] = total == 0 ? 1.0 / regrets.length : regrets[i] / total;
            }
        }

        @Override
        public String toString() {
            double total = Arrays.stream(sums).sum();
            List<String> numbers = new ArrayList<>();
            for (int i = 0; i < sums.length; i++) {
                double average = total > 0 ? sums[i] / total : 1.0 / sums.length;
                numbers.add(String.format("%.9f %.9f %.9f", regrets[i], strategy[i], average));
            }
            return text + " " + numbers;
        }
    }

    /** Recursion over positions; information sets are found by what each seat saw. */
    private static final class Textbook {
        private final Game game;
        private final Map<String, Set> sets = new TreeMap<>();
        private int learner;
        private int round;

        Textbook(Game game) {
            this.game = game;
        }

        /** Plays a round; what the sets of each learner are then. */
        List<String> play() {
            round++;
            List<String> told = new ArrayList<>();
            for (learner = 0; learner < 2; learner++) {
                traverse(game.newInitialState(), List.of(), List.of(), 1, 1);
                sets.forEach((key, set) -> {
                    if (key.startsWith(learner + " ")) {
                        set.endRound();
                        told.add(set.toString());
                    }
                });
            }
            return told;
        }

        private double traverse(State state, List<Seen> first, List<Seen> second, double own, double others) {
            int actor = state.actor();
            if (actor == State.TERMINAL) {
                double[] payoffs = new double[2];
                state.payoffs(payoffs);
                return payoffs[learner];
            }
            int[] actions = game.legalActions(state);
            double[] chances = new double[actions.length];
            Set set = null;
            if (actor == State.CHANCE) {
                double total = 0;
                for (int i = 0; i < actions.length; i++) {
                    chances[i] = state.chanceWeight(actions[i]);
                    total += chances[i];
                }
                for (int i = 0; i < actions.length; i++) {
                    chances[i] /= total;
                }
            } else {
                String text = ((ImperfectInformationState) state).text(Observer.seat(actor));
                set = sets.computeIfAbsent(
                        actor + " " + (actor == 0 ? first : second), key -> new Set(text, actions.length));
                chances = set.strategy.clone();
            }
            boolean learns = actor == learner;
            double[] worths = new double[actions.length];
            double worth = 0;
            for (int i = 0; i < actions.length; i++) {
                State next = state.copy();
                next.apply(actions[i]);
                worths[i] = traverse(
                        next,
                        with(first, game.seen(state, actions[i], Observer.seat(0))),
                        with(second, game.seen(state, actions[i], Observer.seat(1))),
                        learns ? own * chances[i] : own,
                        learns ? others : others * chances[i]);
                worth += chances[i] * worths[i];
            }
            for (int i = 0; learns && i < actions.length; i++) {
                set.regrets[i] += others * (worths[i] - worth);
                set.sums[i] += round * own * chances[i];
            }
            return worth;
        }

        private static List<Seen> with(List<Seen> plies, Seen ply) {
            List<Seen> more = new ArrayList<>(plies);
            more.add(ply);
            return more;
        }
    }

    private static String line(SearchStep.Regret regret) {
        List<String> numbers = regret.options().stream()
                .map(option -> String.format("%.9f %.9f %.9f", option.parts()[0], option.score(), option.parts()[1]))
                .toList();
        return regret.situation() + " " + numbers;
    }

    @Test
    void everyRoundIsThatOfTheTextbook() {
        Game game = Known.kuhn();
        List<SearchStep> steps = new ArrayList<>();
        CfrPlus.of(CfrTree.of(game)).observer(steps::add).build().run(ROUNDS);
        Textbook textbook = new Textbook(game);
        List<List<String>> told = new ArrayList<>();
        for (SearchStep step : steps) {
            if (step instanceof SearchStep.Round) {
                told.add(new ArrayList<>());
            } else if (step instanceof SearchStep.Regret regret) {
                told.get(told.size() - 1).add(line(regret));
            }
        }
        assertEquals(ROUNDS, told.size());
        for (List<String> round : told) {
            assertEquals(
                    textbook.play().stream().sorted().toList(),
                    round.stream().sorted().toList());
            assertEquals(12, round.size());
        }
    }

    @Test
    void samplingTellsItsRegretsToo() {
        List<SearchStep> steps = new ArrayList<>();
        ExternalSampling.of(Known.kuhn()).observer(steps::add).build().run(50);
        assertEquals(
                50, steps.stream().filter(SearchStep.Round.class::isInstance).count());
        SearchStep.Regret last = (SearchStep.Regret) steps.get(steps.size() - 1);
        double sum =
                last.options().stream().mapToDouble(SearchStep.Option::score).sum();
        assertEquals(1, sum, 1e-12);
        assertTrue(last.options().stream().anyMatch(option -> option.parts()[0] != 0));
    }
}
