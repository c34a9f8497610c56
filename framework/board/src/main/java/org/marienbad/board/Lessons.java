package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Prose;
import org.marienbad.framework.text.Prose.Block;
import org.marienbad.framework.text.Text;

/**
 * Rulebook and coach of a game, written as {@link Prose} in {@code lessons.txt} beside its provider. A diagram is the board as in set-ups,
 * below it other fields, each as {@code mover: 1}; {@code start} is the start of the game. Below a diagram stands its caption. These notes
 * stand above a text:
 *
 * <ul>
 *   <li>{@code @ if men=9}: it belongs to the rules only where the variable has that value; {@code @ if flying} where it is not 0 or false;
 *   <li>{@code @ target a1 b2}, {@code source}, {@code legal}, {@code last}: these spots of the diagram are marked;
 *   <li>{@code @ coach}: here the rulebook ends and the coach begins. Each text is a step, about its diagram, or about the start of the game;
 *   <li>{@code @ after e2-e3 d7-d6}: the step is about the position after these plies;
 *   <li>{@code @ point a1 b2}: the step points at these spots;
 *   <li>{@code @ find e4-e5}: the step asks for one of these actions; the texts after {@code !} and {@code ?} follow it and answer the right
 *       action and the wrong ones.
 * </ul>
 */
public final class Lessons {
    private static final String IF = "if ";
    private static final String COACH = "coach";
    private static final String START = "start";

    private final Prose prose;
    private final Map<String, Object> variables;

    private Lessons(Prose prose, Map<String, Object> variables) {
        this.prose = prose;
        this.variables = variables;
    }

    /** A game that does not tell its rules. */
    public static Lessons none() {
        return new Lessons(new Prose(List.of()), Map.of());
    }

    /**
     * The lessons beside {@code home}.
     *
     * @param variables names in braces and conditions of the prose, and their values, in turn
     * @throws IllegalArgumentException if there is no such file or a name has no value
     */
    public static Lessons beside(Class<?> home, Object... variables) {
        Prose prose = Prose.of(home.getClassLoader(), home.getPackageName() + ".messages", "")
                .orElseThrow(() -> new IllegalArgumentException("no lessons.txt beside " + home.getName()));
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i + 1 < variables.length; i += 2) {
            values.put((String) variables[i], variables[i + 1]);
        }
        for (String name : prose.names()) {
            if (!values.containsKey(name)) {
                throw new IllegalArgumentException(
                        "lessons: {" + name + "} has no value; there are: " + String.join(", ", values.keySet()));
            }
        }
        return new Lessons(prose, values);
    }

    private Text text(int block) {
        Object[] arguments = prose.names().stream().map(variables::get).toArray();
        return Text.of(prose.key(block), arguments);
    }

    private boolean applies(Block block) {
        return block.notes().stream()
                .filter(note -> note.startsWith(IF))
                .map(note -> note.substring(IF.length()).strip())
                .allMatch(this::holds);
    }

    private boolean holds(String condition) {
        String[] parts = condition.split("=", 2);
        Object value = variables.get(parts[0].strip());
        if (value == null) {
            throw new IllegalArgumentException("lessons: 'if " + condition + "' asks for '" + parts[0]
                    + "'; there are: " + String.join(", ", variables.keySet()));
        }
        String given = String.valueOf(value);
        return parts.length > 1 ? given.equals(parts[1].strip()) : !given.equals("0") && !given.equals("false");
    }

    /** The index of the first block of the coach. */
    private int coachBegins() {
        int index = 0;
        while (index < prose.blocks().size()
                && !prose.blocks().get(index).notes().contains(COACH)) {
            index++;
        }
        return index;
    }

    Rulebook rulebook(Game game) {
        Rulebook.Builder book = Rulebook.builder();
        int end = coachBegins();
        for (int i = 0; i < end; i++) {
            Block block = prose.blocks().get(i);
            if (applies(block) && !block.words().isEmpty()) {
                Text text = text(i);
                Object[] arguments = text.arguments().toArray();
                if (block.sign() == '#') {
                    book.section(text.key(), arguments);
                } else if (!block.diagram().isEmpty()) {
                    book.figure(picture(game, block), marks(block), text.key(), arguments);
                } else if (block.sign() == '>') {
                    book.example(text.key(), arguments);
                } else {
                    book.text(text.key(), arguments);
                }
            }
        }
        return book.build();
    }

    private static Picture picture(Game game, Block block) {
        State state = position(block).isEmpty() ? game.newInitialState() : game.stateOf(position(block));
        return game.view().picture(state, Observer.REFEREE);
    }

    private static Marks marks(Block block) {
        Marks marks = Marks.NONE;
        for (Mark mark : Mark.values()) {
            List<String> spots = words(block, mark.name().toLowerCase(Locale.ROOT));
            if (!spots.isEmpty()) {
                marks = marks.with(mark, spots);
            }
        }
        return marks;
    }

    /** What follows {@code name} in a note. */
    private static List<String> words(Block block, String name) {
        return block.notes().stream()
                .filter(note -> note.startsWith(name + " "))
                .flatMap(note ->
                        Arrays.stream(note.substring(name.length()).strip().split("\\s+")))
                .toList();
    }

    /** The position that a diagram draws, as a game reads it; empty for the start. */
    private static Map<String, Object> position(Block block) {
        Map<String, Object> position = new LinkedHashMap<>();
        List<String> rows = new ArrayList<>();
        for (String line : block.diagram()) {
            String[] field = line.split(": ", 2);
            if (field.length == 2) {
                position.put(field[0], value(field[1].strip().split("\\s+")));
            } else if (!line.equals(START)) {
                rows.add(line);
            }
        }
        if (!rows.isEmpty()) {
            position.put("board", rows);
        }
        return position;
    }

    private static Object value(String... numbers) {
        List<Integer> values = Arrays.stream(numbers).map(Integer::valueOf).toList();
        return values.size() == 1 ? values.get(0) : values;
    }

    List<CoachStep> coach() {
        List<CoachStep> steps = new ArrayList<>();
        List<Block> blocks = prose.blocks();
        for (int i = coachBegins(); i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (applies(block) && !block.words().isEmpty() && block.sign() == ' ') {
                CoachStep step = CoachStep.of(text(i))
                        .at(position(block))
                        .after(words(block, "after").toArray(String[]::new))
                        .pointingAt(words(block, "point").toArray(String[]::new));
                List<String> answers = words(block, "find");
                steps.add(answers.isEmpty() ? step : step.find(answers, text(i + 1), text(i + 2)));
            }
        }
        return steps;
    }
}
