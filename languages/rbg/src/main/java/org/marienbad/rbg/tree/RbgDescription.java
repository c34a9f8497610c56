package org.marienbad.rbg.tree;

import java.util.List;

/**
 * A game in Regular Boardgames (Kowalski, Mika, Sutowicz, Szykuła: <i>Regular Boardgames</i>, AAAI 2019).
 *
 * @param players in their order; the bounds of their scores are the first of {@code bounds}
 * @param pieces in their order
 * @param variables behind the scores in every list of numbers
 * @param bounds by score and variable the greatest value
 */
public record RbgDescription(
        List<String> players,
        List<String> pieces,
        List<String> variables,
        List<Integer> bounds,
        Graph board,
        Rule rules) {
    public RbgDescription {
        players = List.copyOf(players);
        pieces = List.copyOf(pieces);
        variables = List.copyOf(variables);
        bounds = List.copyOf(bounds);
    }
}
