package org.marienbad.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;

/**
 * The actions of a game, numbered kind by kind. A kind names a cell, two cells, a number or nothing.
 *
 * <pre>{@code
 * Actions actions = Actions.on(board).place("place").move("move").pass("pass");
 * Actions.Kind move = actions.kind("move");
 * buffer[count++] = move.code(from, to);
 * }</pre>
 *
 * <p>Codes of a kind ascend by cell, and from every cell by the cell moved to. Words are under the key {@code action.KIND}, or {@code
 * action.KIND.takes} for a move onto a piece: {0} is who plays, {1} and {2} are the cells in their order, or the number. Immutable; each
 * method that adds a kind returns new actions.
 */
public final class Actions {
    private enum Form {
        CELL,
        MOVE,
        NUMBER,
        PASS
    }

    /** Actions alike: those that place a piece, for example. */
    public static final class Kind {
        private final String name;
        private final Form form;
        private final int first;
        private final int cells;
        private final int least;
        private final int count;
        private final String notation;

        private Kind(String name, Form form, int first, int cells, int least, int count, String notation) {
            this.name = name;
            this.form = form;
            this.first = first;
            this.cells = cells;
            this.least = least;
            this.count = count;
            this.notation = notation;
        }

        public String name() {
            return name;
        }

        /** Whether {@code code} is of this kind. */
        public boolean has(int code) {
            return code >= first && code < first + count;
        }

        /** The only code of a kind that names nothing. */
        public int code() {
            return first;
        }

        /** The code that names one cell, or one number. */
        public int code(int to) {
            return first + to - least;
        }

        /** The code of a move. */
        public int code(int from, int to) {
            return first + from * cells + to;
        }

        /** The cell that a move leaves; −1 for other kinds. */
        public int from(int code) {
            return form == Form.MOVE ? (code - first) / cells : -1;
        }

        /** The cell that is named, the last of two; the number of a kind that names one; −1 for others. */
        public int to(int code) {
            return switch (form) {
                case CELL, NUMBER -> code - first + least;
                case MOVE -> (code - first) % cells;
                case PASS -> -1;
            };
        }

        boolean isPass() {
            return form == Form.PASS;
        }

        boolean namesCells() {
            return form == Form.CELL || form == Form.MOVE;
        }
    }

    private final Board board;
    private final List<Kind> kinds;

    private Actions(Board board, List<Kind> kinds) {
        this.board = board;
        this.kinds = List.copyOf(kinds);
    }

    /** No action yet. */
    public static Actions on(Board board) {
        return new Actions(board, List.of());
    }

    /** Those that name a cell, written as its name: {@code e4}. */
    public Actions place(String name) {
        return place(name, "{to}");
    }

    /** Those that name a cell, {@code {to}} in {@code notation}, such as {@code x{to}}. */
    public Actions place(String name, String notation) {
        return and(name, Form.CELL, 0, board.size(), notation);
    }

    /** Those from a cell to another, written {@code e2-e4}, or {@code e4xd5} onto a piece. */
    public Actions move(String name) {
        return move(name, "{from}{x}{to}");
    }

    /** Those from a cell to another: {@code {from}}, {@code {x}} for the dash or x, and {@code {to}} in {@code notation}. */
    public Actions move(String name, String notation) {
        return and(name, Form.MOVE, 0, board.size() * board.size(), notation);
    }

    /** Those that name a number. */
    public Actions number(String name, int least, int most) {
        return and(name, Form.NUMBER, least, most - least + 1, "{to}");
    }

    /** The one that names nothing, written {@code --}. */
    public Actions pass(String name) {
        return and(name, Form.PASS, 0, 1, "--");
    }

    private Actions and(String name, Form form, int least, int count, String notation) {
        if (kinds.stream().anyMatch(kind -> kind.name.equals(name))) {
            throw new IllegalArgumentException("two kinds of action are called '" + name + "'");
        }
        List<Kind> more = new ArrayList<>(kinds);
        more.add(new Kind(name, form, count(), board.size(), least, count, notation));
        return new Actions(board, more);
    }

    /** How many codes there are, legal anywhere or not. */
    public int count() {
        return kinds.stream().mapToInt(kind -> kind.count).sum();
    }

    /** The kind called {@code name}. */
    public Kind kind(String name) {
        return kinds.stream()
                .filter(kind -> kind.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no kind of action '" + name + "'; there are: "
                        + String.join(", ", kinds.stream().map(Kind::name).toList())));
    }

    /**
     * The kind of {@code code}. Allocates nothing.
     *
     * @throws NoSuchElementException if there is none
     */
    public Kind kind(int code) {
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).has(code)) {
                return kinds.get(i);
            }
        }
        throw new NoSuchElementException("no kind of actions has the code " + code);
    }

    /** Whether {@code code} moves onto a piece. */
    boolean takes(FieldState before, int code) {
        Kind kind = kind(code);
        return kind.from(code) >= 0 && before.values()[kind.to(code)] > 0;
    }

    String notation(FieldState before, int code) {
        Kind kind = kind(code);
        String to = kind.namesCells() ? board.name(kind.to(code)) : String.valueOf(kind.to(code));
        String from = kind.from(code) < 0 ? "" : board.name(kind.from(code));
        return kind.notation
                .replace("{from}", from)
                .replace("{x}", takes(before, code) ? "x" : "-")
                .replace("{to}", to);
    }

    /** The cells to click, in this order; empty for what needs a button. */
    List<Integer> cells(int code) {
        Kind kind = kind(code);
        if (!kind.namesCells()) {
            return List.of();
        }
        return kind.from(code) < 0 ? List.of(kind.to(code)) : List.of(kind.from(code), kind.to(code));
    }

    /** The name of the cell named last; empty where none is. */
    String lastCell(int code) {
        Kind kind = kind(code);
        return kind.namesCells() ? board.name(kind.to(code)) : "";
    }

    /** The action with every cell at its place in {@code image}. */
    int image(int code, int[] image) {
        Kind kind = kind(code);
        if (!kind.namesCells()) {
            return code;
        }
        int to = image[kind.to(code)];
        return kind.from(code) < 0 ? kind.code(to) : kind.code(image[kind.from(code)], to);
    }

    /** The notation without case and signs between cells, which people may write differently. */
    static String lenient(String notation) {
        return notation.toLowerCase(Locale.ROOT).replaceAll("[\\s:x-]", "");
    }
}
