package org.marienbad.ai.cfr;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/** Tells an observer the regrets that information sets learn in each round. */
final class RegretSteps {
    private final SearchObserver observer;
    private final InformationSets sets;
    private final Map<Integer, String> situations = new HashMap<>();

    RegretSteps(SearchObserver observer, InformationSets sets) {
        this.observer = observer;
        this.sets = sets;
        observer.observe(new SearchStep.Start("cfr", 0));
    }

    void round(long number) {
        observer.observe(new SearchStep.Round(number, false));
    }

    /** The regrets of the set with that number, its strategy of the next round, and the average so far, not yet divided. */
    void learnt(int number, double[] regrets, double[] next, double[] sums) {
        InformationSet set = sets.all().get(number);
        double total = 0;
        for (double sum : sums) {
            total += sum;
        }
        List<SearchStep.Option> options = new ArrayList<>();
        for (int i = 0; i < regrets.length; i++) {
            double average = total > 0 ? sums[i] / total : 1.0 / sums.length;
            options.add(new SearchStep.Option(set.action(i), next[i], new double[] {regrets[i], average}));
        }
        String situation = situations.computeIfAbsent(number, unknown -> sets.text(set));
        observer.observe(new SearchStep.Regret(situation, sets.example(set), set.seat(), options));
    }
}
