package org.marienbad.games.testgames;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position of tricks. Cards are counted by rank, so that no order of the pile or of a hand can tell anything. */
final class TricksState implements ImperfectInformationState {
    private static final int NONE = -1;
    /** Enough for any number of cards or tricks. */
    private static final int BITS = 6;

    final int[] tricks;
    private final TricksGame game;
    private final int[][] hands;
    /** Face down. */
    private final int[] pile;
    /** Cards of finished tricks, which everybody has seen. */
    private final int[] played;
    /** By seat, the rank played to the present trick, or {@link #NONE}. */
    private final int[] table;
    /** Who plays first to the present trick. */
    private int leader;
    /** Cards that are to be drawn before the next one is played, the leader's first. */
    private int due;

    TricksState(TricksGame game, int starter) {
        this.game = game;
        tricks = new int[game.seats];
        hands = new int[game.seats][game.ranks];
        pile = new int[game.ranks];
        played = new int[game.ranks];
        table = new int[game.seats];
        Arrays.fill(pile, game.copies);
        Arrays.fill(table, NONE);
        leader = starter;
        due = game.seats * game.hand;
    }

    /** The seat that gets the next card. */
    int receiver() {
        return Math.floorMod(leader - due, game.seats);
    }

    private int onTable() {
        int count = 0;
        for (int rank : table) {
            count += rank == NONE ? 0 : 1;
        }
        return count;
    }

    private static int count(int[] cards) {
        int sum = 0;
        for (int number : cards) {
            sum += number;
        }
        return sum;
    }

    /** How many cards there are, wherever they lie. */
    int cards() {
        int sum = count(pile) + count(played) + onTable();
        for (int[] hand : hands) {
            sum += count(hand);
        }
        return sum;
    }

    @Override
    public int actor() {
        if (due > 0) {
            return CHANCE;
        }
        int next = (leader + onTable()) % game.seats;
        return count(hands[next]) == 0 ? TERMINAL : next;
    }

    @Override
    public int legalActions(int[] buffer) {
        int actor = actor();
        if (actor == TERMINAL) {
            return 0;
        }
        int[] cards = actor == CHANCE ? pile : hands[actor];
        int first = actor == CHANCE ? game.ranks : 0;
        int count = 0;
        for (int rank = 0; rank < cards.length; rank++) {
            if (cards[rank] > 0) {
                buffer[count++] = first + rank;
            }
        }
        return count;
    }

    @Override
    public double chanceWeight(int outcome) {
        return pile[outcome - game.ranks];
    }

    @Override
    public void apply(int action) {
        if (action >= game.ranks) {
            int rank = action - game.ranks;
            hands[receiver()][rank]++;
            pile[rank]--;
            due--;
            return;
        }
        int seat = actor();
        hands[seat][action]--;
        table[seat] = action;
        if (onTable() == game.seats) {
            take();
        }
    }

    private void take() {
        int winner = leader;
        for (int i = 0; i < game.seats; i++) {
            int seat = (leader + i) % game.seats;
            winner = table[seat] > table[winner] ? seat : winner;
        }
        for (int seat = 0; seat < game.seats; seat++) {
            played[table[seat]]++;
            table[seat] = NONE;
        }
        tricks[winner]++;
        leader = winner;
        due = count(pile) >= game.seats ? game.seats : 0;
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.ranks(tricks, out);
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        if (observer == Observer.REFEREE) {
            return;
        }
        // All that the observer does not see goes into the pile, and from there as many cards into each hand as it has.
        for (int seat = 0; seat < game.seats; seat++) {
            for (int rank = 0; rank < game.ranks && !observer.sees(seat); rank++) {
                pile[rank] += hands[seat][rank];
            }
        }
        int left = count(pile);
        for (int seat = 0; seat < game.seats; seat++) {
            int cards = observer.sees(seat) ? 0 : count(hands[seat]);
            if (!observer.sees(seat)) {
                Arrays.fill(hands[seat], 0);
            }
            for (int i = 0; i < cards; i++) {
                int rank = draw(Playout.index(left--, random));
                pile[rank]--;
                hands[seat][rank]++;
            }
        }
    }

    /** The rank of the card number {@code index} of the pile. */
    private int draw(int index) {
        int rank = 0;
        for (int before = pile[0]; before <= index; before += pile[rank]) {
            rank++;
        }
        return rank;
    }

    @Override
    public long observationKey(Observer observer) {
        long key = publicHash();
        for (int seat = 0; seat < game.seats; seat++) {
            if (observer.sees(seat)) {
                key = mixed(key, hands[seat]);
            }
        }
        return key;
    }

    @Override
    public long hash() {
        return observationKey(Observer.REFEREE);
    }

    private long publicHash() {
        long hash = Seeds.mix((due + 1L) * 8 + leader);
        return mixed(mixed(mixed(hash, tricks), table), played);
    }

    private static long mixed(long hash, int[] numbers) {
        long mixed = hash;
        for (int number : numbers) {
            mixed = Seeds.mix(mixed * 31 + number + 2);
        }
        return mixed;
    }

    @Override
    public State copy() {
        TricksState copy = new TricksState(game, 0);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        TricksState from = (TricksState) other;
        for (int seat = 0; seat < game.seats; seat++) {
            System.arraycopy(from.hands[seat], 0, hands[seat], 0, game.ranks);
        }
        System.arraycopy(from.tricks, 0, tricks, 0, game.seats);
        System.arraycopy(from.table, 0, table, 0, game.seats);
        System.arraycopy(from.pile, 0, pile, 0, game.ranks);
        System.arraycopy(from.played, 0, played, 0, game.ranks);
        leader = from.leader;
        due = from.due;
    }

    @Override
    public void encode(long[] out) {
        long word = due * 8L + leader;
        for (int rank : table) {
            word = word * 16 + rank - NONE;
        }
        out[0] = word;
        BitPacking.pack(BITS, tricks, out, 1);
        BitPacking.pack(BITS, played, out, 2);
        for (int seat = 0; seat < game.seats; seat++) {
            BitPacking.pack(BITS, hands[seat], out, 3 + seat);
        }
    }

    @Override
    public void decode(long[] words) {
        long word = words[0];
        for (int seat = game.seats - 1; seat >= 0; seat--) {
            table[seat] = (int) (word % 16) + NONE;
            word /= 16;
        }
        leader = (int) (word % 8);
        due = (int) (word / 8);
        BitPacking.unpack(BITS, words, 1, tricks);
        BitPacking.unpack(BITS, words, 2, played);
        for (int seat = 0; seat < game.seats; seat++) {
            BitPacking.unpack(BITS, words, 3 + seat, hands[seat]);
        }
        fillPile();
    }

    /** Puts all cards that lie nowhere else into the pile. */
    private void fillPile() {
        for (int rank = 0; rank < game.ranks; rank++) {
            pile[rank] = game.copies - played[rank];
            for (int seat = 0; seat < game.seats; seat++) {
                pile[rank] -= hands[seat][rank] + (table[seat] == rank ? 1 : 0);
            }
        }
    }

    Map<String, Object> position() {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("leader", leader);
        position.put("due", due);
        position.put("tricks", list(tricks));
        position.put("table", list(table));
        position.put("played", list(played));
        for (int seat = 0; seat < game.seats; seat++) {
            position.put("hand" + (seat + 1), list(hands[seat]));
        }
        return position;
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /** Becomes the position of {@code fields}; the pile is the rest of the cards. */
    void set(PositionFields fields) {
        leader = fields.number("leader", 0, game.seats - 1);
        due = fields.number("due", 0, game.seats * game.hand);
        set(tricks, fields.numbers("tricks", game.seats, 0, game.ranks * game.copies));
        set(table, fields.numbers("table", game.seats, NONE, game.ranks - 1));
        set(played, fields.numbers("played", game.ranks, 0, game.copies));
        for (int seat = 0; seat < game.seats; seat++) {
            set(hands[seat], fields.numbers("hand" + (seat + 1), game.ranks, 0, game.copies));
        }
        fillPile();
        for (int rank = 0; rank < game.ranks; rank++) {
            require(pile[rank] >= 0, "there are only " + game.copies + " cards of rank " + (rank + 1));
        }
        require(count(played) == game.seats * count(tricks), "'played' must have a card of each seat for each trick");
        require(due == 0 || onTable() == 0, "'table' must be empty while cards are due");
        require(due <= count(pile), "'due' must not exceed the pile");
        requireEvenHands();
    }

    /** Everybody has as many cards, but for those who have drawn or played already. */
    private void requireEvenHands() {
        int cards = count(hands[leader]);
        int onTable = onTable();
        int drawn = Math.floorMod(-due, game.seats);
        for (int i = 0; i < game.seats; i++) {
            int seat = (leader + i) % game.seats;
            require((table[seat] != NONE) == (i < onTable), "'table' must be filled from the leader on");
            boolean more = due > 0 ? drawn > 0 && i >= drawn : onTable > 0 && i >= onTable;
            int wanted = !more ? cards : due > 0 ? cards - 1 : cards + 1;
            require(count(hands[seat]) == wanted, "'hand" + (seat + 1) + "' must have " + wanted + " cards");
        }
    }

    private static void set(int[] to, int[] from) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException("position: " + otherwise);
        }
    }

    @Override
    public String text(Observer observer) {
        StringJoiner text = new StringJoiner(", ");
        text.add("leader " + (leader + 1)).add("due " + due).add("tricks " + Arrays.toString(tricks));
        for (int seat = 0; seat < game.seats; seat++) {
            String cards = observer.sees(seat) ? cards(hands[seat]) : "?".repeat(count(hands[seat]));
            text.add("hand " + (seat + 1) + ": " + (cards.isEmpty() ? "-" : cards)
                    + (table[seat] == NONE ? "" : " plays " + (table[seat] + 1)));
        }
        return text.add("played " + cards(played)).add("pile " + count(pile)).toString();
    }

    /** One digit a card. */
    private static String cards(int[] counts) {
        return IntStream.range(0, counts.length)
                .mapToObj(rank -> String.valueOf(rank + 1).repeat(counts[rank]))
                .reduce("", String::concat);
    }

    @Override
    public String toString() {
        return text(Observer.REFEREE);
    }
}
