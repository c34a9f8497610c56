package org.marienbad.games.go;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Stones on points, in chains. Of each chain the pairs of a stone and an empty point beside it are counted: their number
 * (the pseudo-liberties of R. Hauk and M. Enzenberger) is zero exactly if the chain has no liberty, and playing a stone
 * changes it at four points only.
 */
final class GoBoard {
    static final int EMPTY = -1;
    private static final int MOST_TOUCHING = 4;

    final GoGrid grid;
    private final int[][] beside;
    /** By point the seat whose stone is there, or {@link #EMPTY}. */
    private final int[] owner;
    /** By stone the one that stands for its chain. */
    private final int[] head;
    /** By stone the next one of its chain, round and round. */
    private final int[] next;
    /** By stone that stands for a chain: its pseudo-liberties. */
    private final int[] liberties;
    /** The empty points as bits. */
    private final long[] empty;
    /** The points from which a stone was taken, as bits. */
    private final long[] vacated;
    /** How many stones each seat has captured. */
    private final int[] captured = new int[2];

    private long key;

    GoBoard(GoGrid grid) {
        this.grid = grid;
        beside = grid.beside;
        int points = grid.points();
        owner = new int[points];
        head = new int[points];
        next = new int[points];
        liberties = new int[points];
        empty = new long[grid.words()];
        vacated = new long[grid.words()];
        clear();
    }

    void clear() {
        Arrays.fill(owner, EMPTY);
        System.arraycopy(grid.all, 0, empty, 0, empty.length);
        Arrays.fill(captured, 0);
        key = 0;
        forget();
    }

    /** As if no stone had been taken from any point. */
    void forget() {
        Arrays.fill(vacated, 0);
    }

    void copyFrom(GoBoard other) {
        int points = owner.length;
        System.arraycopy(other.owner, 0, owner, 0, points);
        System.arraycopy(other.head, 0, head, 0, points);
        System.arraycopy(other.next, 0, next, 0, points);
        System.arraycopy(other.liberties, 0, liberties, 0, points);
        System.arraycopy(other.empty, 0, empty, 0, empty.length);
        System.arraycopy(other.vacated, 0, vacated, 0, vacated.length);
        captured[0] = other.captured[0];
        captured[1] = other.captured[1];
        key = other.key;
    }

    int owner(int point) {
        return owner[point];
    }

    /** The sum of the keys of all stones. */
    long key() {
        return key;
    }

    int captured(int seat) {
        return captured[seat];
    }

    void setCaptured(int seat, int stones) {
        captured[seat] = stones;
    }

    /** The empty points numbered from {@code 64 * word} on, as bits. */
    long empty(int word) {
        return empty[word];
    }

    /** Of these those that have an empty point beside them and never had a stone: a stone there is always legal. */
    long fresh(int word) {
        int size = grid.size;
        long beside = up(word, size)
                | down(word, size)
                | up(word, 1) & ~grid.firstColumn[word]
                | down(word, 1) & ~grid.lastColumn[word];
        return empty[word] & beside & ~vacated[word];
    }

    /** The empty points, each {@code steps} numbers higher. */
    private long up(int word, int steps) {
        return empty[word] << steps | (word == 0 ? 0 : empty[word - 1] >>> Long.SIZE - steps);
    }

    /** The empty points, each {@code steps} numbers lower. */
    private long down(int word, int steps) {
        return empty[word] >>> steps | (word + 1 == empty.length ? 0 : empty[word + 1] << Long.SIZE - steps);
    }

    /** Whether there was a stone on the empty point before. */
    boolean isVacated(int point) {
        return (vacated[point >> 6] >>> point & 1) != 0;
    }

    /**
     * Plays a stone: the other seat's chains that it leaves without a liberty are captured, and then, if it has none
     * itself, its own chain.
     */
    void play(int point, int seat) {
        put(point, seat);
        for (int other : beside[point]) {
            if (owner[other] == 1 - seat && liberties[head[other]] == 0) {
                captured[seat] += remove(other);
            }
        }
        if (liberties[head[point]] == 0) {
            captured[1 - seat] += remove(point);
        }
    }

    /** Puts a stone on an empty point without capturing anything. */
    void put(int point, int seat) {
        owner[point] = seat;
        key ^= grid.keys[seat][point];
        empty[point >> 6] &= ~(1L << point);
        head[point] = point;
        next[point] = point;
        liberties[point] = 0;
        for (int other : beside[point]) {
            if (owner[other] == EMPTY) {
                liberties[point]++;
            } else {
                liberties[head[other]]--;
            }
        }
        for (int other : beside[point]) {
            if (owner[other] == seat && head[other] != head[point]) {
                join(head[other], point);
            }
        }
    }

    /** Makes the chain of {@code stone} a part of the one that {@code into} stands for. */
    private void join(int into, int stone) {
        liberties[into] += liberties[head[stone]];
        int member = stone;
        do {
            head[member] = into;
            member = next[member];
        } while (member != stone);
        // Two rings become one when two of their stones exchange their successors.
        int after = next[into];
        next[into] = next[stone];
        next[stone] = after;
    }

    /** Removes the chain of {@code first}; returns how many stones that were. */
    private int remove(int first) {
        int seat = owner[first];
        int stones = 0;
        int point = first;
        do {
            owner[point] = EMPTY;
            key ^= grid.keys[seat][point];
            vacated[point >> 6] |= 1L << point;
            empty[point >> 6] |= 1L << point;
            for (int other : beside[point]) {
                if (owner[other] == 1 - seat) {
                    liberties[head[other]]++;
                }
            }
            stones++;
            point = next[point];
        } while (point != first);
        return stones;
    }

    /** Whether a stone of {@code seat} on an empty point would capture nothing and have no liberty. */
    boolean isSuicide(int point, int seat) {
        for (int other : beside[point]) {
            if (owner[other] == EMPTY || (owner[other] == seat) != isLastLiberty(point, other)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the chain of {@code stone} has no liberty but {@code point}, which is beside it. */
    private boolean isLastLiberty(int point, int stone) {
        int chain = head[stone];
        if (liberties[chain] > beside[point].length) {
            return false;
        }
        int touching = 0;
        for (int other : beside[point]) {
            touching += owner[other] != EMPTY && head[other] == chain ? 1 : 0;
        }
        return liberties[chain] == touching;
    }

    /** The only liberty of the chain of {@code stone}; −1 if it has none, or more. */
    int onlyLiberty(int stone) {
        // A point touches four stones at most.
        if (liberties[head[stone]] > MOST_TOUCHING) {
            return -1;
        }
        int only = -1;
        int member = stone;
        do {
            for (int other : beside[member]) {
                if (owner[other] == EMPTY && other != only) {
                    if (only >= 0) {
                        return -1;
                    }
                    only = other;
                }
            }
            member = next[member];
        } while (member != stone);
        return only;
    }

    /** The key of the board once {@code seat} has played on an empty point. */
    long keyAfter(int point, int seat) {
        boolean suicide = isSuicide(point, seat);
        int taken = suicide ? seat : 1 - seat;
        long after = suicide ? key : key ^ grid.keys[seat][point];
        for (int i = 0; i < beside[point].length; i++) {
            int other = beside[point][i];
            if (owner[other] == taken && isFirstOfChain(point, i) && isLastLiberty(point, other)) {
                after ^= keyOfChain(other);
            }
        }
        return after;
    }

    /** Whether no point beside {@code point} before the {@code index}-th has a stone of the same chain. */
    private boolean isFirstOfChain(int point, int index) {
        int chain = head[beside[point][index]];
        for (int i = 0; i < index; i++) {
            int other = beside[point][i];
            if (owner[other] != EMPTY && head[other] == chain) {
                return false;
            }
        }
        return true;
    }

    private long keyOfChain(int first) {
        long sum = 0;
        int stone = first;
        do {
            sum ^= grid.keys[owner[first]][stone];
            stone = next[stone];
        } while (stone != first);
        return sum;
    }

    /**
     * Whether an empty point is most likely an eye of {@code seat}. Its stones must be all around, and too few of the
     * other seat on the diagonals to cut one of them off.
     */
    boolean isEye(int point, int seat) {
        for (int other : beside[point]) {
            if (owner[other] != seat) {
                return false;
            }
        }
        int enemies = 0;
        for (int other : grid.diagonal[point]) {
            enemies += owner[other] == 1 - seat ? 1 : 0;
        }
        return grid.diagonal[point].length == 4 ? enemies < 2 : enemies == 0;
    }

    /** Whether the chain of {@code stone} has a liberty. */
    boolean isAlive(int stone) {
        return liberties[head[stone]] > 0;
    }

    /** The stone that stands for the chain of {@code stone}. */
    int head(int stone) {
        return head[stone];
    }

    /** The stones of the chain of {@code first}. */
    List<Integer> chain(int first) {
        List<Integer> stones = new ArrayList<>();
        int stone = first;
        do {
            stones.add(stone);
            stone = next[stone];
        } while (stone != first);
        return stones;
    }

    /** The liberties of the chain of {@code first}. */
    Set<Integer> liberties(int first) {
        Set<Integer> points = new TreeSet<>();
        for (int stone : chain(first)) {
            for (int other : beside[stone]) {
                if (owner[other] == EMPTY) {
                    points.add(other);
                }
            }
        }
        return points;
    }
}
