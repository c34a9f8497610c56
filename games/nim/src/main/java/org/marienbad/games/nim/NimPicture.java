package org.marienbad.games.nim;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/**
 * The table: a tray for every heap, the first on top, its matches standing side by side, and at the right the matches
 * taken. Every match is a spot of its own: clicking it takes it and all after it.
 */
final class NimPicture {
    private static final String TAKEN = "taken";
    private static final double MARGIN = 1;
    private static final double GAP = 0.6;
    private static final double PADDING = 0.5;
    private static final double MIN_PITCH = 1.6;
    private static final double MAX_PITCH = 2.4;
    private static final double MATCH_HEIGHT = 3.6;
    private static final int LEAST_PER_LINE = 5;
    private static final double NUMBER_WIDTH = 3.2;
    private static final double NUMBER_RADIUS = 1.1;
    private static final double TAKEN_WIDTH = 5;
    /** Width to height of the room that a screen usually has. */
    private static final double ROOM = 1.4;

    private final NimRules rules;
    private final int perLine;
    private final double pitch;
    private final double width;
    private final double height;
    private final double[] tops;

    NimPicture(NimRules rules) {
        this.rules = rules;
        perLine = bestPerLine();
        height = height(perLine);
        double spare = ROOM * height - width(perLine, MIN_PITCH);
        pitch = Math.max(MIN_PITCH, Math.min(MAX_PITCH, MIN_PITCH + spare / perLine));
        width = width(perLine, pitch);
        tops = new double[rules.heapCount()];
        double top = height - MARGIN;
        for (int heap = 0; heap < tops.length; heap++) {
            tops[heap] = top;
            top -= trayHeight(heap, perLine) + GAP;
        }
    }

    /** Id of the spot that stands for the action {@code code}: heap and match, counted from 1. */
    String match(int code) {
        return id(rules.heapOf(code), rules.left(code));
    }

    static Text sentence(int seat, int heap, int take) {
        return Text.of("take", take, heap + 1, NimView.nameOf(seat));
    }

    Picture of(NimState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("table", new Box(0, 0, width, height, 1.5), Style.BOARD));
        int left = 0;
        for (int heap = 0; heap < tops.length; heap++) {
            int count = state.heap(heap);
            addHeap(heap, count, spots);
            left += count;
        }
        int taken = rules.total() - left;
        spots.add(new Spot(
                        TAKEN,
                        new Box(width - MARGIN - TAKEN_WIDTH, MARGIN, TAKEN_WIDTH, height - 2 * MARGIN, 1),
                        Style.STORE)
                .tokens(Tokens.of(Kind.MATCH, taken))
                .tip(Text.of("taken", taken)));
        return new Picture(width, height, spots, List.of(), caption(state));
    }

    private void addHeap(int heap, int count, List<Spot> spots) {
        double tray = trayHeight(heap, perLine);
        double middle = tops[heap] - tray / 2;
        Text tip = Text.of("heap", heap + 1, count);
        spots.add(new Spot(
                        "heap" + (heap + 1),
                        new Box(MARGIN, tops[heap] - tray, trayWidth(perLine, pitch), tray, 1),
                        Style.HEAP)
                .tip(tip));
        spots.add(new Spot(
                        "number" + (heap + 1), new Circle(MARGIN + NUMBER_WIDTH / 2, middle, NUMBER_RADIUS), Style.NOTE)
                .label(Text.of("number", heap + 1))
                .tip(tip));
        for (int match = 0; match < rules.sizes.get(heap); match++) {
            double x = MARGIN + NUMBER_WIDTH + match % perLine * pitch;
            double y = tops[heap] - PADDING - (match / perLine + 1) * MATCH_HEIGHT;
            Box place = new Box(x, y, pitch, MATCH_HEIGHT, 0.3);
            int take = count - match;
            if (take <= 0) {
                spots.add(new Spot(id(heap, match), place, Style.HIDDEN));
            } else {
                boolean allowed = take <= rules.most(count);
                spots.add(new Spot(id(heap, match), place, Style.PIECE)
                        .tokens(Tokens.of(Kind.MATCH, 1))
                        .tip(allowed ? Text.of("take.own", take, heap + 1) : tip));
            }
        }
    }

    /** Why a click on {@code spot} takes nothing. */
    Text objection(NimState state, String spot) {
        if (spot.equals(TAKEN)) {
            return Text.of("objection.taken");
        }
        for (int heap = 0; heap < tops.length; heap++) {
            int count = state.heap(heap);
            if (spot.equals("heap" + (heap + 1))) {
                return count == 0 ? Text.of("objection.empty", heap + 1) : Text.of("objection.heap");
            }
            for (int match = 0; match < rules.sizes.get(heap); match++) {
                if (spot.equals(id(heap, match))) {
                    return match >= count ? Text.of("objection.gone") : Text.of("objection.limit", rules.limit);
                }
            }
        }
        return Text.EMPTY;
    }

    List<Motion> motions(NimState before, int code) {
        int heap = rules.heapOf(code);
        List<Motion> motions = new ArrayList<>();
        for (int match = rules.left(code); match < before.heap(heap); match++) {
            motions.add(new Motion(0, id(heap, match), TAKEN, Tokens.of(Kind.MATCH, 1)));
        }
        return motions;
    }

    private Text caption(NimState state) {
        boolean over = state.over();
        int seat = over ? state.lastTaker() : state.turn();
        String key = (over ? "over." : "turn.") + (rules.misere ? "misere" : "normal");
        return Text.of(key, NimView.nameOf(seat), rules.limit, rules.seats);
    }

    static String id(int heap, int match) {
        return heap + 1 + "." + (match + 1);
    }

    /** The length of a line of matches with which the picture fills the usual room best. */
    private int bestPerLine() {
        int longest = rules.sizes.stream().mapToInt(Integer::intValue).max().orElseThrow();
        int best = Math.max(longest, LEAST_PER_LINE);
        for (int candidate = best - 1; candidate >= LEAST_PER_LINE; candidate--) {
            if (scale(candidate) > scale(best)) {
                best = candidate;
            }
        }
        return best;
    }

    private double scale(int perLine) {
        return Math.min(ROOM / width(perLine, MIN_PITCH), 1 / height(perLine));
    }

    private static double width(int perLine, double pitch) {
        return MARGIN + trayWidth(perLine, pitch) + GAP + TAKEN_WIDTH + MARGIN;
    }

    private static double trayWidth(int perLine, double pitch) {
        return NUMBER_WIDTH + perLine * pitch + PADDING;
    }

    private double height(int perLine) {
        double height = 2 * MARGIN - GAP;
        for (int heap = 0; heap < rules.heapCount(); heap++) {
            height += trayHeight(heap, perLine) + GAP;
        }
        return height;
    }

    private double trayHeight(int heap, int perLine) {
        int lines = (rules.sizes.get(heap) + perLine - 1) / perLine;
        return lines * MATCH_HEIGHT + 2 * PADDING;
    }
}
