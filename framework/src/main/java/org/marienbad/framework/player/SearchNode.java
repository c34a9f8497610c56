package org.marienbad.framework.player;

import java.util.List;

/**
 * A node of the tree that a player has searched.
 *
 * @param action the action or chance outcome that leads here
 * @param visits how often the search came through here
 * @param value expected payoff of the seat whose action leads here; {@code Double.NaN} where it is not known
 * @param exact whether the value is proven
 * @param children the nodes that follow, those visited most first
 */
public record SearchNode(int action, long visits, double value, boolean exact, List<SearchNode> children) {
    public SearchNode {
        children = List.copyOf(children);
    }
}
