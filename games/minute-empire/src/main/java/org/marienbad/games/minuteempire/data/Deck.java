package org.marienbad.games.minuteempire.data;

import java.util.Collections;
import java.util.List;

/** The goods of a game and the cards that bring them. */
public record Deck(String id, List<Good> goods, List<Entry> entries) {
    /** Equal cards, in play from {@code minPlayers} seats on. */
    public record Entry(Card card, int copies, int minPlayers) {}

    public Deck {
        goods = List.copyOf(goods);
        entries = List.copyOf(entries);
    }

    /** Every card in play with that many seats, equal ones repeated, in the order of the file. */
    public List<Card> cards(int seats) {
        return entries.stream()
                .filter(entry -> entry.minPlayers() <= seats)
                .flatMap(entry -> Collections.nCopies(entry.copies(), entry.card()).stream())
                .toList();
    }
}
