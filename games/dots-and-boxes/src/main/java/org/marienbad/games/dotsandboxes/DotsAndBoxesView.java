package org.marienbad.games.dotsandboxes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.FactTable;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** The words and pictures of dots and boxes. */
record DotsAndBoxesView(DotsAndBoxesRules rules) implements GameView {
    /** Boxes a side of the board that figures and the coach show. */
    private static final int FIGURE_SIZE = 3;

    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Rulebook rulebook() {
        return lessons()
                .figures(() -> new DotsAndBoxesGame(
                        new DotsAndBoxesRules(new DotsAndBoxesGrid(FIGURE_SIZE, FIGURE_SIZE), 2, false)))
                .rulebook(new DotsAndBoxesGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(
                        DotsAndBoxesProvider.class,
                        "rows",
                        rules.grid().rows(),
                        "columns",
                        rules.grid().columns(),
                        "seats",
                        rules.seats(),
                        "margin",
                        rules.margin())
                .form((rows, fields) -> Map.of(
                        "board", rows.stream().map(DotsAndBoxesView::padded).toList(), "mover", 0));
    }

    /** A row of a diagram, in which full stops stand for blanks that would not be seen, as a set-up has it. */
    private static String padded(String row) {
        return String.format("%-" + (2 * FIGURE_SIZE + 1) + "s", row.replace('.', ' '));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new DotsAndBoxesPicture(rules).of((DotsAndBoxesState) state);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        DotsAndBoxesState position = (DotsAndBoxesState) state;
        DotsAndBoxesGrid grid = rules.grid();
        List<Text> sentences = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            String key = position.boxes(seat) == 0 ? "heard.none" : "heard.boxes";
            sentences.add(Text.of(key, nameOf(seat), position.boxes(seat), boxes(position.owned(seat))));
        }
        List<String> drawn = IntStream.range(0, grid.lineCount())
                .filter(position::isDrawn)
                .mapToObj(grid::nameOf)
                .toList();
        sentences.add(drawn.isEmpty() ? Text.of("heard.empty") : Text.of("heard.lines", joined(drawn)));
        long three = grid.withThree(position.horizontals(), position.verticals());
        if (three != 0) {
            sentences.add(Text.of("heard.three", boxes(three)));
        }
        return sentences;
    }

    private Text boxes(long some) {
        List<String> names = new ArrayList<>();
        for (long left = some; left != 0; left &= left - 1) {
            names.add(rules.grid().boxName(Long.numberOfTrailingZeros(left)));
        }
        return joined(names);
    }

    private static Text joined(List<String> names) {
        return PictureWords.joined(names, ", ");
    }

    @Override
    public List<Motion> motions(State before, int line, Observer observer) {
        return new DotsAndBoxesPicture(rules).claims((DotsAndBoxesState) before, line);
    }

    @Override
    public List<Text> annotations(State before, int line) {
        DrawnLine drawn = DrawnLine.of((DotsAndBoxesState) before, line);
        DotsAndBoxesState after = drawn.after();
        List<Text> annotations = new ArrayList<>();
        if (drawn.ends() && rules.seats() == 2) {
            annotations.add(Text.of("annotation.ends", after.boxes(drawn.seat()), after.boxes(1 - drawn.seat())));
        }
        if (drawn.closed() > 0) {
            annotations.add(Text.of(drawn.ends() ? "annotation.last" : "annotation.takes", drawn.closed()));
        } else if (drawn.leaves()) {
            annotations.add(Text.of("annotation.leaves", drawn.left(), nameOf(after.actor())));
        } else if (drawn.opens()) {
            annotations.add(Text.of("annotation.opens", drawn.left(), nameOf(after.actor())));
        } else {
            annotations.add(Text.of("annotation.safe", nameOf(after.actor())));
        }
        if (drawn.closed() == 0 && drawn.isLastSafe()) {
            annotations.add(Text.of("annotation.lastSafe", nameOf(after.actor())));
        }
        return annotations;
    }

    @Override
    public List<Text> events(State before, int line, State after, Observer observer) {
        DrawnLine drawn = DrawnLine.of((DotsAndBoxesState) before, line);
        if (drawn.closed() > 0) {
            return List.of(Text.of(drawn.ends() ? "event.last" : "event.takes", drawn.closed()));
        } else if (drawn.leaves()) {
            return List.of(Text.of("event.leaves", drawn.left()));
        }
        return drawn.opens() ? List.of(Text.of("event.opens", drawn.left())) : List.of();
    }

    /** With the number of boxes taken: {@code h00(2)}. */
    @Override
    public String notation(State before, int line) {
        int closed = DrawnLine.of((DotsAndBoxesState) before, line).closed();
        return closed == 0 ? "" : rules.grid().nameOf(line) + "(" + closed + ")";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        String name =
                spot.startsWith(DotsAndBoxesPicture.DRAWN) ? spot.substring(DotsAndBoxesPicture.DRAWN.length()) : spot;
        return rules.grid().codeOf(name).isPresent() ? Text.of("objection.drawn", name) : Text.of("objection.line");
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        DotsAndBoxesState state = (DotsAndBoxesState) line.present();
        int[] boxes = IntStream.range(0, rules.seats()).map(state::boxes).toArray();
        return List.of(ScoreLine.part(Text.of("panel.boxes"), boxes));
    }

    /** How many safe lines there are, and how long the chains and loops; the chain rule for two seats. */
    @Override
    public Optional<FactTable> facts(State state, Observer observer) {
        DotsAndBoxesState position = (DotsAndBoxesState) state;
        if (position.actor() == State.TERMINAL) {
            return Optional.empty();
        }
        DotsAndBoxesGrid grid = rules.grid();
        long horizontal = position.horizontals();
        long vertical = position.verticals();
        int safe = Long.bitCount(Chains.safeHorizontals(grid, horizontal, vertical))
                + Long.bitCount(Chains.safeVerticals(grid, horizontal, vertical));
        List<Integer> chains = new ArrayList<>();
        List<Integer> loops = new ArrayList<>();
        long two = grid.withTwo(horizontal, vertical);
        for (long left = two; left != 0; ) {
            long chain = grid.reached(Long.lowestOneBit(left), two, horizontal, vertical);
            left &= ~chain;
            List<Integer> kind = Chains.isLoop(grid, chain, horizontal, vertical) ? loops : chains;
            kind.add(Long.bitCount(chain));
        }
        List<FactTable.Row> rows = new ArrayList<>();
        rows.add(new FactTable.Row(Text.of("facts.safe"), List.of(String.valueOf(safe)), false));
        rows.add(row("facts.chains", chains));
        rows.add(row("facts.loops", loops));
        return Optional.of(new FactTable(Text.of("facts"), rows));
    }

    private static FactTable.Row row(String key, List<Integer> lengths) {
        List<String> cells = lengths.stream().sorted().map(String::valueOf).toList();
        return new FactTable.Row(Text.of(key), cells.isEmpty() ? List.of("–") : cells, false);
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Text.of("ending");
    }

    @Override
    public Text value(double payoff, boolean proven) {
        return rules.margin() && rules.seats() == 2
                ? Values.lead(Math.rint(payoff * rules.grid().boxCount()), proven)
                : Text.EMPTY;
    }
}
