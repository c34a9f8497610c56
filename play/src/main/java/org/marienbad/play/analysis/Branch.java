package org.marienbad.play.analysis;

import java.util.List;

/**
 * A node of the search tree, in words.
 *
 * @param notation of the ply that leads here
 * @param actor who plays it: a seat or chance
 * @param visits how often the search came through here; 0 where it does not tell
 * @param value expected payoff of {@code actor}; {@code Double.NaN} where it is not known
 * @param exact whether the value is proven
 */
public record Branch(String notation, int actor, long visits, double value, boolean exact, List<Branch> children) {
    public Branch {
        children = List.copyOf(children);
    }
}
