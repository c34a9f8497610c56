package org.marienbad.play.analysis;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.text.Text;

/**
 * What is known of a position so far.
 *
 * @param lines best first: at least one
 * @param decision of the analyst: its effort and its explanation, whose words are in the analyst's bundle
 * @param annotations what the game says about the first line, a sentence each
 * @param tree the first levels of the search tree
 * @param verdict what a solver proved
 */
public record Findings(
        List<Line> lines, Decision decision, List<Text> annotations, List<Branch> tree, Optional<Solution> verdict) {
    public Findings {
        lines = List.copyOf(lines);
        annotations = List.copyOf(annotations);
        tree = List.copyOf(tree);
    }
}
