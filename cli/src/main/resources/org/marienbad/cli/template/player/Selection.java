package {{package}};

import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.mcts.selection.Siblings;

/**
 * Which action the tree search follows at a node: the one with the greatest upper confidence bound, here UCB1 (Auer,
 * Cesa-Bianchi and Fischer, 2002). Change the score into yours; it is asked at every node, so it allocates nothing.
 *
 * @param exploration how much an action counts for having been tried little; payoffs are scaled to [0, 1]
 */
record {{Name}}Selection(double exploration) implements SelectionRule {
    @Override
    public int select(Siblings siblings) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < siblings.count(); i++) {
            // The search has proven that an action ruled out is no better than another one.
            if (!siblings.isRuledOut(i) && score(siblings, i) > most) {
                best = i;
                most = score(siblings, i);
            }
        }
        return best;
    }

    @Override
    public double score(Siblings siblings, int i) {
        double unsure = Math.log(1 + siblings.opportunities(i)) / (1 + siblings.visits(i));
        return siblings.value(i) + exploration * Math.sqrt(unsure);
    }
}
