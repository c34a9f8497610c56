package org.marienbad.games.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The words and pictures of Hex. */
record HexView(HexBoard board, HexPicture drawn) implements GameView {
    private static final int FIGURE_SIZE = 5;

    HexView(HexBoard board) {
        this(board, new HexPicture(board));
    }

    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    /** {@code top and bottom}, or {@code left and right}. */
    static Text edgesOf(int side) {
        return Text.of("edges." + side);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Rulebook rulebook() {
        return lessons()
                .figures(() -> new HexGame(new HexBoard(FIGURE_SIZE, HexBoard.Swap.OFF)))
                .rulebook(new HexGame(board));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(
                        HexProvider.class,
                        "size",
                        board.size(),
                        "swap",
                        board.swap().name().toLowerCase(Locale.ROOT))
                .form(this::form);
    }

    /** A diagram as {@link HexGame#stateOf} reads it. */
    private Map<String, Object> form(List<String> rows, Map<String, Object> fields) {
        fields.put("rows", rows);
        if (board.swap() == HexBoard.Swap.SIDES && rows.size() == board.size()) {
            fields.put("exchanged", 0);
        }
        return fields;
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return drawn.of((HexState) state);
    }

    @Override
    public List<Motion> motions(State before, int action, Observer observer) {
        return List.of(drawn.motion((HexState) before, action));
    }

    @Override
    public List<Text> annotations(State before, int action) {
        HexState state = (HexState) before;
        int side = state.side();
        if (action == board.swapAction()) {
            return List.of(Text.of("annotation.swap", nameOf(1 - state.actor())));
        }
        if (state.wouldWin(action, side)) {
            return List.of(Text.of("annotation.wins." + side));
        }
        List<Text> annotations = new ArrayList<>();
        Text other = nameOf(1 - state.actor());
        List<Integer> losing = HexChains.winning(state, 1 - side);
        if (losing.remove((Integer) action)) {
            annotations.add(Text.of("annotation.blocks", other, board.nameOf(action)));
        }
        if (!losing.isEmpty()) {
            annotations.add(0, Text.of("annotation.overlooks", other, names(losing)));
        }
        HexState after = state.copy();
        after.apply(action);
        List<Integer> threats = HexChains.winning(after, side);
        if (!threats.isEmpty()) {
            boolean both = losing.isEmpty() && threats.size() > 1;
            annotations.add(Text.of(both ? "annotation.double" : "annotation.threatens", names(threats)));
        }
        List<Integer> saved = saved(state, action);
        if (!saved.isEmpty()) {
            annotations.add(Text.of(saved.size() > 1 ? "annotation.saves" : "annotation.reaches", names(saved)));
        }
        List<Integer> bridges = HexChains.bridges(state, side, action);
        if (!bridges.isEmpty()) {
            annotations.add(Text.of("annotation.bridges", names(bridges)));
        }
        return annotations;
    }

    /**
     * The stones that {@code cell} joins, since the other seat has intruded into their bridge. These are two, or one
     * that it joins with the edge, or none.
     */
    private List<Integer> saved(HexState state, int cell) {
        int[] steps = board.steps();
        byte[] stones = state.stones();
        int place = board.placeOf(cell);
        int own = 1 + state.side();
        for (int i = 0; i < steps.length; i++) {
            int before = place + steps[i];
            int intruder = place + steps[(i + 1) % steps.length];
            int behind = place + steps[(i + 2) % steps.length];
            boolean joined = stones[before] == own && stones[behind] == own;
            if (joined && stones[intruder] == 3 - own && board.isCell(intruder)) {
                return IntStream.of(before, behind)
                        .filter(board::isCell)
                        .map(board::cellAt)
                        .sorted()
                        .boxed()
                        .toList();
            }
        }
        return List.of();
    }

    @Override
    public List<Text> events(State before, int action, State after, Observer observer) {
        HexState state = (HexState) before;
        HexState now = (HexState) after;
        int side = state.side();
        if (action == board.swapAction()) {
            return List.of(Text.of("event.swap"));
        } else if (now.winningSide() >= 0) {
            return List.of(Text.of("event.wins." + side));
        }
        List<Text> events = new ArrayList<>();
        List<Integer> threats = HexChains.winning(now, side);
        if (!threats.isEmpty()) {
            events.add(Text.of("event.threatens", names(threats)));
        }
        List<Integer> bridges = HexChains.bridges(state, side, action);
        if (!saved(state, action).isEmpty()) {
            events.add(Text.of("event.saves"));
        } else if (!bridges.isEmpty()) {
            events.add(Text.of("event.bridges", names(bridges)));
        }
        return events;
    }

    /** With {@code #} after the stone that wins. */
    @Override
    public String notation(State before, int action) {
        HexState state = (HexState) before;
        boolean wins = action != board.swapAction() && state.wouldWin(action, state.side());
        return wins ? board.nameOf(action) + "#" : "";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        HexState position = (HexState) state;
        int cell = board.cellOf(spot);
        if (cell >= 0 && position.sideAt(cell) >= 0) {
            return Text.of(position.canSwap() ? "objection.swap" : "objection.taken", spot);
        }
        return Text.of("objection.cell");
    }

    @Override
    public Text ending(LineOfPlay line) {
        HexState end = (HexState) line.present();
        int side = end.winningSide();
        List<Integer> chain = HexChains.way(end, side);
        return Text.of("ending." + side, nameOf(end.seatOf(side)), chain.size(), names(chain));
    }

    private String names(List<Integer> cells) {
        return cells.stream().map(board::nameOf).collect(Collectors.joining(", "));
    }
}
