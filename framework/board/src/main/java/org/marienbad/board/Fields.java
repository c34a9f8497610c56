package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.Seeds;

/**
 * The numbers that make up a position, in their order: the content of each cell, who is to move, counters. From them come the form of
 * positions for people and files, encoding, hash, and text.
 *
 * <pre>{@code
 * Fields fields = Fields.of(board, pieces).mover(2).eachSeat("hands", 2, 0, 9);
 * int[] values = fields.newValues();
 * values[board.cell("e4")] = 1;
 * values[fields.index("hands") + seat]--;
 * }</pre>
 *
 * <p>Immutable and thread-safe; each method that adds a field returns new fields.
 */
public final class Fields {
    private static final String BOARD = "board";
    private static final String MOVER = "mover";

    private enum Form {
        CELLS,
        NUMBER,
        EACH_SEAT
    }

    /** So many numbers from {@code least} to {@code most}. */
    private record Field(String name, int first, int size, int least, int most, Form form) {}

    private final Board board;
    private final Pieces pieces;
    private final List<Field> fields;
    private final List<Function<int[], String>> objections;
    private final int stated;
    private final int mover;
    private final int derived;
    /** By number of the position how many bits it takes, which word has them, and where they begin in it. */
    private final int[] bits;

    private final int[] words;
    private final int[] shifts;
    /** By number the least it can be. */
    private final int[] least;

    private Fields(
            Board board, Pieces pieces, List<Field> fields, List<Function<int[], String>> objections, int derived) {
        this.board = board;
        this.pieces = pieces;
        this.fields = List.copyOf(fields);
        this.objections = List.copyOf(objections);
        this.derived = derived;
        stated = fields.stream().mapToInt(Field::size).sum();
        mover = fields.stream()
                .filter(field -> field.name().equals(MOVER))
                .mapToInt(Field::first)
                .findFirst()
                .orElse(-1);
        bits = new int[stated];
        least = new int[stated];
        for (Field field : fields) {
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(field.most() - field.least());
            Arrays.fill(bits, field.first(), field.first() + field.size(), Math.max(1, width));
            Arrays.fill(least, field.first(), field.first() + field.size(), field.least());
        }
        words = new int[stated];
        shifts = new int[stated];
        int word = 0;
        int used = 0;
        for (int i = 0; i < stated; i++) {
            if (used + bits[i] > Long.SIZE) {
                word++;
                used = 0;
            }
            words[i] = word;
            shifts[i] = used;
            used += bits[i];
        }
    }

    /** Positions of {@code pieces} on {@code board}: the number at index i is the content of cell i. */
    public static Fields of(Board board, Pieces pieces) {
        Field cells = new Field(BOARD, 0, board.size(), 0, pieces.contents() - 1, Form.CELLS);
        return new Fields(board, pieces, List.of(cells), List.of(), 0);
    }

    /** With the seat to move, or that would be to move were the game not over. */
    public Fields mover(int seats) {
        return number(MOVER, 0, seats - 1);
    }

    /** With a whole number from {@code least} to {@code most}. */
    public Fields number(String name, int least, int most) {
        return and(new Field(name, stated, 1, least, most, Form.NUMBER));
    }

    /** With a whole number from {@code least} to {@code most} for each of {@code seats}. */
    public Fields eachSeat(String name, int seats, int least, int most) {
        return and(new Field(name, stated, seats, least, most, Form.EACH_SEAT));
    }

    private Fields and(Field field) {
        if (fields.stream().anyMatch(other -> other.name().equals(field.name()))) {
            throw new IllegalArgumentException("two fields are called '" + field.name() + "'");
        }
        if (field.least() > field.most() || (long) field.most() - field.least() >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("field '" + field.name() + "' is from " + field.least() + " to "
                    + field.most() + "; it must have 1 to " + Integer.MAX_VALUE + " values");
        }
        if (derived > 0) {
            throw new IllegalStateException("field '" + field.name() + "' comes after the derived numbers");
        }
        List<Field> more = new ArrayList<>(fields);
        more.add(field);
        return new Fields(board, pieces, more, objections, 0);
    }

    /**
     * With room for {@code count} numbers behind all others that follow from them, such as who has won. They are copied with a position, but
     * are no part of it. Positions from outside leave them 0 until {@link FieldState#settle}.
     */
    public Fields derived(int count) {
        return new Fields(board, pieces, fields, objections, count);
    }

    /** Refuses positions from outside to which {@code objection} has an answer, such as {@code White has no king}; null where it has none. */
    public Fields refuse(Function<int[], String> objection) {
        List<Function<int[], String>> more = new ArrayList<>(objections);
        more.add(objection);
        return new Fields(board, pieces, fields, more, derived);
    }

    /** The index of the first number of the field called {@code name}. */
    public int index(String name) {
        return field(name).first();
    }

    private Field field(String name) {
        return fields.stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no field '" + name + "'; there are: "
                        + String.join(", ", fields.stream().map(Field::name).toList())));
    }

    /** The index of the seat to move; −1 if the fields have none. Allocates nothing. */
    public int mover() {
        return mover;
    }

    /** The index of the first derived number. */
    public int derived() {
        return stated;
    }

    Board board() {
        return board;
    }

    Pieces pieces() {
        return pieces;
    }

    /** The least of each number, and the derived ones 0. */
    public int[] newValues() {
        return Arrays.copyOf(least, stated + derived);
    }

    /**
     * The position drawn in {@code diagram}, from above, the rest as {@link #newValues}.
     *
     * @throws IllegalArgumentException if it is no diagram of the board
     */
    public int[] values(String... diagram) {
        int[] values = newValues();
        readBoard(List.of(diagram), values);
        return values;
    }

    private void readBoard(List<String> rows, int[] values) {
        int[] letters;
        try {
            letters = board.letters(rows);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("position: '" + BOARD + "': " + wrong.getMessage(), wrong);
        }
        for (int cell = 0; cell < letters.length; cell++) {
            values[cell] = pieces.content(letters[cell]);
            if (values[cell] < 0) {
                throw new IllegalArgumentException("position: '" + BOARD + "': '" + (char) letters[cell] + "' on "
                        + board.name(cell) + "; allowed: " + pieces.letters());
            }
        }
    }

    /** The position as plain JSON values. */
    public Map<String, Object> position(int[] values) {
        Map<String, Object> position = new LinkedHashMap<>();
        for (Field field : fields) {
            int[] numbers = Arrays.copyOfRange(values, field.first(), field.first() + field.size());
            Object form = field.form() == Form.CELLS
                    ? board.diagram(cell -> pieces.letter(values[cell]))
                    : field.form() == Form.NUMBER
                            ? (Object) numbers[0]
                            : Arrays.stream(numbers).boxed().toList();
            position.put(field.name(), form);
        }
        return position;
    }

    /**
     * The inverse of {@link #position}.
     *
     * @throws IllegalArgumentException saying what is wrong where
     */
    public int[] values(Map<String, ?> position) {
        PositionFields given = new PositionFields(position);
        int[] values = newValues();
        for (Field field : fields) {
            if (field.form() == Form.CELLS) {
                int rows = board.diagram(cell -> ' ').size();
                readBoard(given.texts(BOARD, rows, rows), values);
            } else if (field.form() != Form.NUMBER) {
                int[] numbers = given.numbers(field.name(), field.size(), field.least(), field.most());
                System.arraycopy(numbers, 0, values, field.first(), field.size());
            } else {
                values[field.first()] = given.number(field.name(), field.least(), field.most());
            }
        }
        given.requireNoMore();
        objection(values).ifPresent(why -> {
            throw new IllegalArgumentException("position: " + why);
        });
        return values;
    }

    private Optional<String> objection(int[] values) {
        return objections.stream()
                .map(objection -> objection.apply(values))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /**
     * Writes the position as {@code seat} of two sees it: its own pieces for those of the first seat, its own numbers first. The mover is
     * left out.
     *
     * @param turn where each cell goes before; null where all stay
     */
    void seenBy(int seat, int[] values, int[] turn, int[] out) {
        int index = 0;
        for (int next = 0; next < fields.size(); next++) {
            Field field = fields.get(next);
            if (field.name().equals(MOVER)) {
                continue;
            }
            for (int i = 0; i < field.size(); i++) {
                int value = values[field.first() + i];
                switch (field.form()) {
                    case CELLS -> out[seat == 0 || turn == null ? i : turn[i]] = pieces.seenBy(seat, value);
                    case EACH_SEAT -> out[index + (i + field.size() - seat) % field.size()] = value - field.least();
                    case NUMBER -> out[index] = value - field.least();
                }
            }
            index += field.size();
        }
    }

    /** By number that {@link #seenBy} writes, how many values it can have. */
    int[] seenRanges() {
        return fields.stream()
                .filter(field -> !field.name().equals(MOVER))
                .flatMapToInt(field -> Arrays.stream(new int[field.size()]).map(i -> field.most() - field.least() + 1))
                .toArray();
    }

    /** The whole position as text: the board, the letter of the pieces to move, and the other fields. A field of zeros is left out. */
    public String text(int[] values) {
        StringBuilder text = new StringBuilder();
        for (Field field : fields) {
            boolean empty = Arrays.stream(values, field.first(), field.first() + field.size())
                    .allMatch(number -> number == 0);
            if (field.form() == Form.CELLS) {
                text.append(board.text(cell -> pieces.letter(values[cell])));
            } else if (field.first() == mover) {
                text.append(pieces.sign(values[mover])).append(" to move\n");
            } else if (!empty) {
                text.append(field.name()).append(':');
                for (int i = 0; i < field.size(); i++) {
                    text.append(' ').append(values[field.first() + i]);
                }
                text.append('\n');
            }
        }
        return text.toString().stripTrailing();
    }

    /** How many of the cells have {@code content}. Allocates nothing. */
    public int count(int[] values, int content) {
        int count = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            count += values[cell] == content ? 1 : 0;
        }
        return count;
    }

    /** How many words {@link #encode} writes. */
    public int words() {
        return words[stated - 1] + 1;
    }

    /** Writes the position as {@link #words} words. Allocates nothing. */
    public void encode(int[] values, long[] out) {
        Arrays.fill(out, 0, words(), 0);
        for (int i = 0; i < stated; i++) {
            out[words[i]] |= (long) (values[i] - least[i]) << shifts[i];
        }
    }

    /** Reads the numbers of {@link #encode}; derived numbers become 0. Allocates nothing. */
    public void decode(long[] encoded, int[] values) {
        for (int i = 0; i < stated; i++) {
            values[i] = least[i] + (int) (encoded[words[i]] >>> shifts[i] & (1L << bits[i]) - 1);
        }
        Arrays.fill(values, stated, values.length, 0);
    }

    /** 64 mixed bits of the whole position. Allocates nothing. */
    public long hash(int[] values) {
        long hash = 0;
        long word = 0;
        for (int i = 0; i < stated; i++) {
            if (i > 0 && shifts[i] == 0) {
                hash = Seeds.mix(hash + word);
                word = 0;
            }
            word |= (long) (values[i] - least[i]) << shifts[i];
        }
        return Seeds.mix(hash + word);
    }
}
