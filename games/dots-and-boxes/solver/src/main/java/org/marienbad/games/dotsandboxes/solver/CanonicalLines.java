package org.marienbad.games.dotsandboxes.solver;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.games.dotsandboxes.BoardSymmetry;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGrid;

/**
 * One position for all that are equal but for symmetry. The board may be turned or mirrored, and lines of the same box
 * at the edge of the board exchanged. For one thread.
 */
final class CanonicalLines {
    private static final int BYTE = 8;
    private static final int BYTE_VALUES = 1 << BYTE;

    private final DotsAndBoxesGrid grid;
    private final int symmetries;
    private final int horizontalBytes;
    private final int verticalBytes;
    /** By symmetry, byte of a word and its value: the image of these lines, all of one kind. */
    private final long[] horizontalImages;

    private final long[] verticalImages;
    /** Whether a symmetry makes vertical lines of horizontal ones. */
    private final boolean[] turns;
    /** Pairs of lines at the edge of the same box: of the second one only if the first one is drawn, too. */
    private final long[] pairs;

    private long horizontal;
    private long vertical;

    CanonicalLines(DotsAndBoxesGrid grid) {
        this.grid = grid;
        List<BoardSymmetry> all = BoardSymmetry.of(grid);
        symmetries = all.size();
        horizontalBytes = bytes(grid.horizontals());
        verticalBytes = bytes(grid.verticals());
        horizontalImages = new long[symmetries * horizontalBytes * BYTE_VALUES];
        verticalImages = new long[symmetries * verticalBytes * BYTE_VALUES];
        turns = new boolean[symmetries];
        for (int i = 0; i < symmetries; i++) {
            turns[i] = !grid.isHorizontal(all.get(i).line(0));
            fill(horizontalImages, i * horizontalBytes, horizontalBytes, grid.horizontals(), true, all.get(i));
            fill(verticalImages, i * verticalBytes, verticalBytes, grid.verticals(), false, all.get(i));
        }
        pairs = pairs(grid);
    }

    private static int bytes(long lines) {
        return (Long.SIZE - Long.numberOfLeadingZeros(lines) + BYTE - 1) / BYTE;
    }

    private void fill(long[] images, int from, int bytes, long lines, boolean areHorizontal, BoardSymmetry symmetry) {
        for (int place = 0; place < bytes; place++) {
            for (int value = 0; value < BYTE_VALUES; value++) {
                long image = 0;
                for (long left = (long) value << BYTE * place & lines; left != 0; left &= left - 1) {
                    int index = Long.numberOfTrailingZeros(left);
                    image |= grid.bit(symmetry.line(areHorizontal ? grid.horizontal(index) : grid.vertical(index)));
                }
                images[(from + place) * BYTE_VALUES + value] = image;
            }
        }
    }

    /** For each box with several lines at the edge of the board, neighboring pairs of these: four words a pair. */
    private static long[] pairs(DotsAndBoxesGrid grid) {
        List<Long> pairs = new ArrayList<>();
        for (long left = grid.boxes(); left != 0; left &= left - 1) {
            long box = Long.lowestOneBit(left);
            List<long[]> edges = new ArrayList<>();
            for (long line : new long[] {box, box << grid.stride()}) {
                if (Long.bitCount(grid.boxesAtHorizontals(line)) == 1) {
                    edges.add(new long[] {line, 0});
                }
            }
            for (long line : new long[] {box, box << 1}) {
                if (Long.bitCount(grid.boxesAtVerticals(line)) == 1) {
                    edges.add(new long[] {0, line});
                }
            }
            // One pass from the last pair to the first and back sorts up to three of them; the board of one box has
            // four.
            for (int pass = 1; pass < edges.size(); pass++) {
                for (int i = 0; i + 1 < edges.size(); i++) {
                    pairs.addAll(List.of(edges.get(i)[0], edges.get(i)[1], edges.get(i + 1)[0], edges.get(i + 1)[1]));
                }
            }
        }
        return pairs.stream().mapToLong(Long::longValue).toArray();
    }

    /** Finds the position that stands for all like this one, to be asked for afterwards. */
    void find(long fromHorizontal, long fromVertical) {
        sorted(fromHorizontal, fromVertical);
        long bestHorizontal = horizontal;
        long bestVertical = vertical;
        for (int i = 0; i < symmetries; i++) {
            long one = image(horizontalImages, i * horizontalBytes, horizontalBytes, fromHorizontal);
            long other = image(verticalImages, i * verticalBytes, verticalBytes, fromVertical);
            sorted(turns[i] ? other : one, turns[i] ? one : other);
            if (horizontal < bestHorizontal || horizontal == bestHorizontal && vertical < bestVertical) {
                bestHorizontal = horizontal;
                bestVertical = vertical;
            }
        }
        horizontal = bestHorizontal;
        vertical = bestVertical;
    }

    private static long image(long[] images, int from, int bytes, long lines) {
        long image = 0;
        for (int place = 0; place < bytes; place++) {
            image |= images[(from + place) * BYTE_VALUES + (int) (lines >>> BYTE * place & BYTE_VALUES - 1)];
        }
        return image;
    }

    /** Of equal lines, those drawn first. */
    private void sorted(long fromHorizontal, long fromVertical) {
        long h = fromHorizontal;
        long v = fromVertical;
        for (int i = 0; i < pairs.length; i += 4) {
            boolean first = ((h & pairs[i]) | (v & pairs[i + 1])) != 0;
            boolean second = ((h & pairs[i + 2]) | (v & pairs[i + 3])) != 0;
            if (second && !first) {
                h ^= pairs[i] | pairs[i + 2];
                v ^= pairs[i + 1] | pairs[i + 3];
            }
        }
        horizontal = h;
        vertical = v;
    }

    /** Of {@code some} lines of a position found, horizontal or vertical ones, all but those that are equal to another. */
    long withoutSame(long some, long atHorizontal, long atVertical, boolean areHorizontal) {
        long rest = some;
        for (int i = 0; i < pairs.length; i += 4) {
            if ((atHorizontal & pairs[i] | atVertical & pairs[i + 1]) == 0) {
                rest &= ~(areHorizontal ? pairs[i + 2] : pairs[i + 3]);
            }
        }
        return rest;
    }

    long horizontal() {
        return horizontal;
    }

    long vertical() {
        return vertical;
    }
}
