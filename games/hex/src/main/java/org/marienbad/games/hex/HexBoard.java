package org.marienbad.games.hex;

import java.util.Arrays;
import org.marienbad.framework.game.Seeds;

/**
 * The common facts of positions of one size: the numbers, names and neighbors of cells. A cell is row times size plus
 * column, from a1 in the acute corner; it touches six others:
 *
 * <pre>
 *   (r-1,c)  (r-1,c+1)
 * (r,c-1)  cell  (r,c+1)
 *   (r+1,c-1)  (r+1,c)
 * </pre>
 *
 * States keep cells at <em>places</em>: rows of size plus two, with the edges of the board around them, so that every
 * cell has six neighbors. Side 0 joins the top and bottom edges, side 1 the left and right ones.
 */
public final class HexBoard {
    static final int LEAST_SIZE = 3;
    static final int MOST_SIZE = 19;

    /** The contents of a place; a stone of a side, and an edge of that side, is 1 plus the side. */
    static final byte EMPTY = 0;

    /** The obtuse corners outside of the board, at which edges of both sides end. */
    private static final byte CORNER = 3;

    /** The first actions of the second seat. */
    public enum Swap {
        /** Nothing but place a stone. */
        OFF,
        /** Take over the stone: it goes to the mirrored cell. */
        PIECES,
        /** Take over the edges of the first seat, and so the stone where it lies. */
        SIDES
    }

    private final int size;
    private final Swap swap;
    private final String[] names;
    private final int[][] neighbours;
    private final int[] places;
    private final int[] cells;
    /** From a place to its neighbors, clockwise. */
    private final int[] steps;

    private final byte[] emptyBoard;
    private final short[] links;
    /** By side, a place in its first edge and one in its last edge. */
    private final int[][] edges;
    /** By side and place, the random words whose sum modulo 2 is the key of a position (Zobrist 1970). */
    private final long[][] keys;

    HexBoard(int size, Swap swap) {
        this.size = size;
        this.swap = swap;
        int width = size + 2;
        places = new int[size * size];
        cells = new int[width * width];
        steps = new int[] {-width, 1 - width, 1, width, width - 1, -1};
        emptyBoard = new byte[width * width];
        links = new short[width * width];
        edges = new int[][] {{1, 1 + width * (size + 1)}, {width, width + size + 1}};
        keys = new long[2][width * width];
        Arrays.fill(emptyBoard, CORNER);
        for (int cell = 0; cell < places.length; cell++) {
            int place = width * (cell / size + 1) + cell % size + 1;
            places[cell] = place;
            cells[place] = cell;
            emptyBoard[place] = EMPTY;
            links[place] = (short) place;
            keys[0][place] = Seeds.split(0, "hex", cell);
            keys[1][place] = Seeds.split(1, "hex", cell);
        }
        for (int side = 0; side < 2; side++) {
            for (int edge : edges[side]) {
                for (int i = 0; i < size; i++) {
                    int place = edge + i * (side == 0 ? 1 : width);
                    emptyBoard[place] = (byte) (1 + side);
                    links[place] = (short) edge;
                }
            }
        }
        names = new String[places.length];
        neighbours = new int[places.length][];
        for (int cell = 0; cell < places.length; cell++) {
            names[cell] = (char) ('a' + cell % size) + String.valueOf(cell / size + 1);
            int place = places[cell];
            neighbours[cell] = Arrays.stream(steps)
                    .map(step -> place + step)
                    .filter(this::isCell)
                    .map(next -> cells[next])
                    .sorted()
                    .toArray();
        }
    }

    public int size() {
        return size;
    }

    public Swap swap() {
        return swap;
    }

    public int cellCount() {
        return places.length;
    }

    /** The action by which the second seat takes over. */
    public int swapAction() {
        return places.length;
    }

    /** {@code c2} is column c, row 2 from the top; the swap is {@code swap}. */
    public String nameOf(int action) {
        return action == swapAction() ? "swap" : names[action];
    }

    /** The cell of that name, or −1. */
    int cellOf(String name) {
        if (!name.matches("[a-s][1-9]\\d?")) {
            return -1;
        }
        int column = name.charAt(0) - 'a';
        int row = Integer.parseInt(name.substring(1)) - 1;
        return column < size && row < size ? row * size + column : -1;
    }

    /** The cell with row and column exchanged. */
    int mirrored(int cell) {
        return cell % size * size + cell / size;
    }

    int placeOf(int cell) {
        return places[cell];
    }

    int cellAt(int place) {
        return cells[place];
    }

    /** From a place to its neighbors, clockwise; not to be changed. */
    int[] steps() {
        return steps;
    }

    /** How many places there are. */
    int placeCount() {
        return emptyBoard.length;
    }

    boolean isCell(int place) {
        return cells[place] != 0 || place == places[0];
    }

    /** Writes an empty board: what lies where, and the links of which each place is joined by with its edge. */
    void clear(byte[] stones, short[] joined) {
        System.arraycopy(emptyBoard, 0, stones, 0, stones.length);
        System.arraycopy(links, 0, joined, 0, joined.length);
    }

    /** A place in the first edge of a side, top or left. */
    int firstEdge(int side) {
        return edges[side][0];
    }

    /** A place in the last edge of a side, bottom or right. */
    int lastEdge(int side) {
        return edges[side][1];
    }

    long key(int side, int place) {
        return keys[side][place];
    }

    /** By cell the cells that it touches; not to be changed. */
    int[][] neighbours() {
        return neighbours;
    }
}
