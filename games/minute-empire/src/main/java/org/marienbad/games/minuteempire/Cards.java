package org.marienbad.games.minuteempire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Deck;
import org.marienbad.games.minuteempire.data.Good;
import org.marienbad.games.minuteempire.data.Step;

/**
 * The deck for a number of seats. Equal cards are one kind. A set of cards left is a long with one bit a printed card.
 * The bits of a kind are neighbors, kinds in the order of their numbers, and of a kind the lowest bits are set.
 */
final class Cards {
    static final int MOST = 64;

    final Deck deck;
    final List<Card> kinds;
    final long all;
    final int goods;
    /** By kind: the bits of its copies. */
    private final long[] copies;

    private final Step[][] parts;
    private final Card.Combination[] ops;
    private final byte[] icons;
    private final byte[] goodOf;
    /** By bit: the kind. */
    private final byte[] kindOf;
    /** By good: points by number of icons, up to the most that a seat can have. */
    private final int[][] points;
    /** Points of all goods when a seat has everything. */
    final int mostPoints;

    final int wilds;

    Cards(Deck deck, int seats) {
        this.deck = deck;
        Map<Card, Integer> counts = new LinkedHashMap<>();
        deck.cards(seats).forEach(card -> counts.merge(card, 1, Integer::sum));
        int size = counts.values().stream().mapToInt(Integer::intValue).sum();
        if (size > MOST) {
            throw new IllegalArgumentException(
                    "deck " + deck.id() + ": " + size + " cards for " + seats + " seats; allowed: at most " + MOST);
        }
        kinds = List.copyOf(counts.keySet());
        copies = new long[kinds.size()];
        kindOf = new byte[size];
        int bit = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            for (int i = counts.get(kinds.get(kind)); i > 0; i--) {
                kindOf[bit] = (byte) kind;
                copies[kind] |= 1L << bit++;
            }
        }
        all = size == MOST ? -1L : (1L << size) - 1;
        goods = deck.goods().size();
        parts = kinds.stream().map(card -> card.steps().toArray(new Step[0])).toArray(Step[][]::new);
        ops = kinds.stream().map(Card::op).toArray(Card.Combination[]::new);
        icons = new byte[kinds.size()];
        goodOf = new byte[kinds.size()];
        int[] inAll = new int[goods + 1];
        for (int kind = 0; kind < icons.length; kind++) {
            Card card = kinds.get(kind);
            icons[kind] = (byte) card.icons();
            goodOf[kind] = (byte) (card.good() == Card.WILD ? goods : card.good());
            inAll[goodOf[kind]] += card.icons() * Long.bitCount(copies[kind]);
        }
        wilds = inAll[goods];
        points = new int[goods][];
        int most = 0;
        for (int good = 0; good < goods; good++) {
            points[good] = points(deck.goods().get(good), inAll[good] + wilds);
            most += points[good][inAll[good] + wilds];
        }
        mostPoints = most;
    }

    private static int[] points(Good good, int most) {
        int[] table = new int[most + 1];
        for (int count = 0; count <= most; count++) {
            for (int level = 0; level < good.need().size(); level++) {
                if (count >= good.need().get(level)) {
                    table[count] = good.points().get(level);
                }
            }
        }
        return table;
    }

    /** The good of {@code kind}; {@link #goods} if it is wild. */
    int good(int kind) {
        return goodOf[kind];
    }

    /** Points for {@code icons} icons of {@code good}. */
    int points(int good, int icons) {
        int[] table = points[good];
        return table[Math.min(icons, table.length - 1)];
    }

    /** How many of {@code kind} are in the set {@code left}. */
    int count(long left, int kind) {
        return Long.bitCount(left & copies[kind]);
    }

    /** {@code left} without one card of {@code kind}. */
    long without(long left, int kind) {
        return left & ~Long.highestOneBit(left & copies[kind]);
    }

    /** {@code left} with one card more of {@code kind}. */
    long with(long left, int kind) {
        return left | Long.lowestOneBit(copies[kind] & ~left);
    }

    /** Writes the kinds in {@code left}, ascending from code {@code base}. */
    int kinds(long left, int base, int[] buffer) {
        int count = 0;
        long rest = left;
        while (rest != 0) {
            int kind = kindOf[Long.numberOfTrailingZeros(rest)];
            buffer[count++] = base + kind;
            rest &= ~copies[kind];
        }
        return count;
    }

    /** The kind of the card of {@code left} that has {@code index} cards before it. */
    int kindAt(long left, int index) {
        long rest = left;
        int skip = index;
        int bit = 0;
        for (int width = 32; width >= 8; width >>= 1) {
            int below = Long.bitCount(rest & (1L << width) - 1);
            if (skip >= below) {
                skip -= below;
                rest >>>= width;
                bit += width;
            }
        }
        while (skip-- > 0) {
            rest &= rest - 1;
        }
        return kindOf[bit + Long.numberOfTrailingZeros(rest)];
    }

    /** How the actions of {@code kind} belong together. */
    Card.Combination op(int kind) {
        return ops[kind];
    }

    /** The actions of {@code kind}, one or two. */
    Step part(int kind, int index) {
        return parts[kind][index];
    }

    int icons(int kind) {
        return icons[kind];
    }

    /** A card as people write it in files and commands: {@code crystal:P2}, {@code tree:D1/C1}, {@code wild:S2}. */
    String name(int kind) {
        Card card = kinds.get(kind);
        String good = card.good() == Card.WILD
                ? "wild"
                : deck.goods().get(card.good()).id();
        StringBuilder name = new StringBuilder(good);
        if (card.icons() != 1) {
            name.append('*').append(card.icons());
        }
        for (int i = 0; i < card.steps().size(); i++) {
            Step step = card.steps().get(i);
            name.append(i == 0 ? ':' : card.op() == Card.Combination.OR ? '/' : '+');
            name.append(letter(step.act())).append(step.count());
        }
        return name.toString();
    }

    /** The kind of that name, or −1. */
    int kind(String name) {
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (name(kind).equals(name)) {
                return kind;
            }
        }
        return -1;
    }

    private static char letter(CardAction act) {
        return act.name().charAt(0);
    }
}
