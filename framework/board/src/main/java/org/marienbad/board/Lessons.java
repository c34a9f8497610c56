package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Prose;
import org.marienbad.framework.text.Prose.Block;
import org.marienbad.framework.text.Text;

/**
 * Rulebook and coach of any game, written as {@link Prose} in {@code lessons.txt} beside its provider. A diagram is the board of a set-up. The
 * other fields stand below it, such as {@code mover: 1} or {@code stores: 3 4}. {@code start} alone is the start of the game. A diagram has the
 * size of the board in play, or in the rulebook that of {@link #figures}. These notes stand above a text:
 *
 * <ul>
 *   <li>{@code @ if men=9}: it is told only if the variable has that value; {@code men=6|9}: or one of them;
 *   <li>{@code @ if flying}: it is told only if the variable is neither 0 nor false; {@code if not flying}: only if it is;
 *   <li>{@code @ after e2-e3 d7-d6}: it is about the position after these plies;
 *   <li>{@code @ target a1 b2}, {@code source}, {@code legal}, {@code last}: these spots of a figure are marked, which shows what the first seat
 *       sees. A {@code legal} without spots marks all with which a legal action begins. A text of the rulebook with a diagram or plies is the
 *       caption of a figure, which a terminal leaves out;
 *   <li>{@code @ coach}: here the rulebook ends and the coach begins, who has a step for each text;
 *   <li>{@code @ point a1 b2}: the step points at these spots;
 *   <li>{@code @ find e4-e5}: the step asks for one of these actions, and others are legal. The texts after {@code !} and {@code ?} that follow
 *       answer right and wrong ones.
 * </ul>
 *
 * <p>{@code {name}} is the value of a variable, in texts, notes and diagrams.
 *
 * <pre>{@code
 * Lessons lessons = Lessons.beside(Breakthrough.class, "size", size);
 * Rulebook rules = lessons.rulebook(game);
 * }</pre>
 */
public final class Lessons {
    private static final String IF = "if ";
    private static final String NOT = "not ";
    private static final String COACH = "coach";
    private static final String START = "start";
    private static final String AFTER = "after";
    private static final String POINT = "point";
    private static final String FIND = "find";
    private static final Set<String> NOTES = new TreeSet<>(Stream.concat(
                    Stream.of(IF.strip(), COACH, AFTER, POINT, FIND),
                    Stream.of(Mark.values()).map(Lessons::note))
            .toList());
    private static final int QUOTED = 40;
    private static final Pattern VARIABLE = Pattern.compile("\\{([a-zA-Z]+)}");

    /** Read when it is asked for: most games are played without. */
    private final Supplier<Prose> source;

    private final Map<String, Object> variables;
    private final BiFunction<List<String>, Map<String, Object>, Map<String, Object>> form;
    private final UnaryOperator<Game> figures;

    private volatile Prose read;

    private Lessons(
            Supplier<Prose> source,
            Map<String, Object> variables,
            BiFunction<List<String>, Map<String, Object>, Map<String, Object>> form,
            UnaryOperator<Game> figures) {
        this.source = source;
        this.variables = variables;
        this.form = form;
        this.figures = figures;
    }

    /** A game that does not tell its rules. */
    public static Lessons none() {
        return new Lessons(() -> new Prose(List.of()), Map.of(), Lessons::usual, UnaryOperator.identity());
    }

    /**
     * The lessons beside {@code home}. The file is read at the first question about it. A missing file, an unknown note, or a name without a
     * value then throws an {@code IllegalArgumentException}.
     *
     * @param variables names and their values, in turn
     */
    public static Lessons beside(Class<?> home, Object... variables) {
        return of(() -> prose(home), variables);
    }

    /** The same with the options of the game as variables, by their keys; those that follow go before them. */
    public static Lessons beside(Class<?> home, Settings options, Object... variables) {
        return of(() -> prose(home), options, variables);
    }

    private static Prose prose(Class<?> home) {
        return Prose.of(home.getClassLoader(), home.getPackageName() + ".messages", "")
                .orElseThrow(() -> new IllegalArgumentException("no lessons.txt beside " + home.getName()));
    }

    static Lessons of(Supplier<Prose> source, Settings options, Object... variables) {
        Stream<Object> chosen =
                options.toMap().entrySet().stream().flatMap(option -> Stream.of(option.getKey(), option.getValue()));
        return of(source, Stream.concat(chosen, Stream.of(variables)).toArray());
    }

    static Lessons of(Supplier<Prose> source, Object... variables) {
        if (variables.length % 2 != 0) {
            throw new IllegalArgumentException("lessons: the last variable has no value");
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < variables.length; i += 2) {
            values.put((String) variables[i], variables[i + 1]);
        }
        return new Lessons(source, values, Lessons::usual, UnaryOperator.identity());
    }

    private static Map<String, Object> usual(List<String> rows, Map<String, Object> fields) {
        if (!rows.isEmpty()) {
            fields.put("board", rows);
        }
        return fields;
    }

    /**
     * For a game whose set-ups are not rows called {@code board} and other fields: makes of a diagram what the game reads.
     *
     * @param position is given the rows and the other fields, each a number, a list of numbers, or a text
     */
    public Lessons form(BiFunction<List<String>, Map<String, Object>, Map<String, Object>> position) {
        return new Lessons(source, variables, position, figures);
    }

    /**
     * For a game of several sizes. The diagrams of the rulebook are drawn in {@code smaller}, the same game on a smaller board. Figures of the
     * start are still those of the game itself.
     */
    public Lessons figures(Supplier<Game> smaller) {
        return new Lessons(source, variables, form, game -> smaller.get());
    }

    private Prose prose() {
        if (read == null) {
            Prose prose = source.get();
            prose.names().forEach(this::value);
            prose.blocks().stream().flatMap(block -> block.notes().stream()).forEach(Lessons::requireKnown);
            read = prose;
        }
        return read;
    }

    private static void requireKnown(String note) {
        if (!NOTES.contains(note.split("\\s", 2)[0])) {
            throw new IllegalArgumentException(
                    "lessons: unknown note '@ " + note + "'; there are: " + String.join(", ", NOTES));
        }
        if (NOTES.contains(note) && !note.equals(COACH) && !note.equals(note(Mark.LEGAL))) {
            throw new IllegalArgumentException("lessons: nothing follows '@ " + note + "'");
        }
    }

    private Object value(String name) {
        Object value = variables.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "lessons: '" + name + "' has no value; there are: " + String.join(", ", variables.keySet()));
        }
        return value;
    }

    private Text text(int block) {
        return Text.of(
                prose().key(block), prose().names().stream().map(this::value).toArray());
    }

    private boolean applies(Block block) {
        return block.notes().stream()
                .filter(note -> note.startsWith(IF))
                .map(note -> note.substring(IF.length()).strip())
                .allMatch(this::holds);
    }

    private boolean holds(String condition) {
        if (condition.startsWith(NOT)) {
            return !holds(condition.substring(NOT.length()).strip());
        }
        String[] parts = condition.split("=", 2);
        String value = String.valueOf(value(parts[0].strip()));
        return parts.length > 1
                ? List.of(parts[1].strip().split("\\|")).contains(value)
                : !value.equals("0") && !value.equals("false");
    }

    /** The index of the first block of the coach. */
    private int coachBegins() {
        int index = 0;
        while (index < prose().blocks().size()
                && !prose().blocks().get(index).notes().contains(COACH)) {
            index++;
        }
        return index;
    }

    /** The rules in force, with figures of {@code game} or of the smaller one. */
    public Rulebook rulebook(Game game) {
        Rulebook.Builder book = Rulebook.builder();
        Game smaller = figures.apply(game);
        int end = coachBegins();
        for (int i = 0; i < end; i++) {
            Block block = prose().blocks().get(i);
            if (applies(block) && !block.words().isEmpty()) {
                Text text = text(i);
                Object[] arguments = text.arguments().toArray();
                if (block.sign() == '#') {
                    book.section(text.key(), arguments);
                } else if (!block.diagram().isEmpty() || !words(block, AFTER).isEmpty()) {
                    book.add(figure(position(block).isEmpty() ? game : smaller, i, block));
                } else if (block.sign() == '>') {
                    book.example(text.key(), arguments);
                } else {
                    book.text(text.key(), arguments);
                }
            }
        }
        return book.build();
    }

    private Rulebook.Figure figure(Game game, int index, Block block) {
        State state;
        try {
            state = step(index, block).line(game, 0).present();
        } catch (IllegalArgumentException refused) {
            String words = block.words();
            throw new IllegalArgumentException(
                    "lessons: above '" + words.substring(0, Math.min(QUOTED, words.length())) + "': "
                            + refused.getMessage(),
                    refused);
        }
        Marks marks = marks(block);
        if (block.notes().contains(note(Mark.LEGAL))) {
            marks = marks.with(Mark.LEGAL, beginnings(game, state));
        }
        return new Rulebook.Figure(game.view().picture(state, Observer.seat(0)), marks, text(index));
    }

    /** The spots with which a legal action begins. */
    private static List<String> beginnings(Game game, State state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(action -> game.action(state, action).spots())
                .flatMap(spots -> spots.stream().limit(1))
                .distinct()
                .toList();
    }

    private static String note(Mark mark) {
        return mark.name().toLowerCase(Locale.ROOT);
    }

    private Marks marks(Block block) {
        Marks marks = Marks.NONE;
        for (Mark mark : Mark.values()) {
            List<String> spots = words(block, note(mark));
            if (!spots.isEmpty()) {
                marks = marks.with(mark, spots);
            }
        }
        return marks;
    }

    /** The words that follow {@code name} in a note. */
    private List<String> words(Block block, String name) {
        return block.notes().stream()
                .filter(note -> note.startsWith(name + " "))
                .flatMap(note -> Arrays.stream(
                        filled(note.substring(name.length())).strip().split("[\\s,]+")))
                .toList();
    }

    /** With the values of variables in the place of their names. */
    private String filled(String line) {
        return VARIABLE.matcher(line)
                .replaceAll(name -> Matcher.quoteReplacement(String.valueOf(value(name.group(1)))));
    }

    /** The position that a diagram draws, as the game reads it; empty for the start. */
    private Map<String, Object> position(Block block) {
        Map<String, Object> fields = new LinkedHashMap<>();
        List<String> rows = new ArrayList<>();
        for (String line : block.diagram()) {
            String[] field = filled(line).split(": ", 2);
            if (field.length == 2) {
                fields.put(field[0], fieldValue(field[1].strip()));
            } else if (!line.equals(START)) {
                rows.add(field[0]);
            }
        }
        return rows.isEmpty() && fields.isEmpty() ? fields : form.apply(rows, fields);
    }

    private static Object fieldValue(String written) {
        if (!written.matches("-?\\d+( +-?\\d+)*")) {
            return written;
        }
        List<Integer> numbers =
                Arrays.stream(written.split(" +")).map(Integer::valueOf).toList();
        return numbers.size() == 1 ? numbers.get(0) : numbers;
    }

    private CoachStep step(int index, Block block) {
        return CoachStep.of(text(index))
                .at(position(block))
                .after(words(block, AFTER).toArray(String[]::new))
                .pointingAt(words(block, POINT).toArray(String[]::new));
    }

    private Text answer(int index, char sign) {
        List<Block> blocks = prose().blocks();
        if (index >= blocks.size() || blocks.get(index).sign() != sign) {
            throw new IllegalArgumentException(
                    "lessons: two texts follow a step that finds, the first after !, the second after ?");
        }
        return text(index);
    }

    /** The steps of the coach; none where a condition of the note {@code coach} does not hold. */
    public List<CoachStep> coach() {
        List<CoachStep> steps = new ArrayList<>();
        List<Block> blocks = prose().blocks();
        int begin = coachBegins();
        boolean told = begin < blocks.size() && applies(blocks.get(begin));
        for (int i = begin; i < blocks.size() && told; i++) {
            Block block = blocks.get(i);
            if (applies(block) && !block.words().isEmpty() && block.sign() == ' ') {
                List<String> answers = words(block, FIND);
                CoachStep step = step(i, block);
                steps.add(answers.isEmpty() ? step : step.find(answers, answer(i + 1, '!'), answer(i + 2, '?')));
            }
        }
        return steps;
    }
}
