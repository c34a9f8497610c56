package org.marienbad.cli.matrix;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hipparchus.fraction.BigFraction;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Json;
import org.marienbad.framework.setting.Names;
import org.marienbad.lab.matrix.Cell;
import org.marienbad.lab.matrix.PayoffMatrix;

/**
 * A matrix as people write it.
 *
 * @param payoffs the numbers
 * @param cells the same as they were written, by row
 */
record MatrixText(PayoffMatrix payoffs, List<List<String>> cells) {
    private static final String ALLOWED = "allowed: whole numbers, decimals and fractions, such as -3, 0.5, 3/2";
    private static final Pattern NUMBER =
            Pattern.compile("([+-]?\\d+)/(\\d+)|[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,3})?");
    private static final Pattern BETWEEN_MATRICES = Pattern.compile("\\||\\n[ \\t\\r]*\\n\\s*");
    private static final List<String> KEYS = List.of("payoffs", "columnPayoffs", "rows", "columns");
    private static final int LONGEST_NUMBER = 400;
    private static final double GREATEST = 1e300;

    /**
     * The contents of one text.
     *
     * @param matrices one, or two: the row player's and the column player's payoffs
     * @param rows names of the rows, empty if they have none
     * @param columns names of the columns, empty if they have none
     */
    record Content(List<MatrixText> matrices, List<String> rows, List<String> columns) {}

    /**
     * Reads rows of numbers. Line ends, semicolons or slashes with blanks around them separate rows, blanks or commas
     * numbers; rows may have brackets. An empty line or | separates two such matrices. JSON objects are read, too.
     *
     * @param source stands before messages, to say where the text is from
     * @throws BadInput saying row, column, what was read and what is allowed
     */
    static Content read(String source, String text) {
        String plain = text.lines()
                .filter(line -> !line.stripLeading().startsWith("#"))
                .map(line -> line.replaceFirst("#.*", ""))
                .reduce("", (all, line) -> all + line + "\n")
                .replace('\u2212', '-')
                .strip();
        if (plain.isEmpty()) {
            throw new BadInput(source + "there is no matrix; for example: 1 3/2 -1 ; 0 4 2");
        }
        if (plain.startsWith("{")) {
            return readObject(source, plain);
        }
        List<MatrixText> matrices = new ArrayList<>();
        String[] parts = BETWEEN_MATRICES.split(plain, -1);
        for (int part = 0; part < parts.length; part++) {
            matrices.add(readRows(source + (parts.length > 1 ? "matrix " + (part + 1) + ", " : ""), parts[part]));
        }
        return new Content(matrices, List.of(), List.of());
    }

    /** One number as it was written. */
    String cell(Cell cell) {
        return cells.get(cell.row()).get(cell.column());
    }

    private static MatrixText readRows(String where, String text) {
        String rows = text.contains("[") ? unbracketed(where, text) : text;
        List<List<String>> cells = Arrays.stream(rows.split("[;\\n]|(?<=\\s|^)/(?=\\s|$)", -1))
                .map(String::strip)
                .map(row -> Arrays.asList(row.split("\\s*,\\s*|\\s+", -1)))
                .collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        if (cells.size() > 1 && cells.get(cells.size() - 1).equals(List.of(""))) {
            cells.remove(cells.size() - 1);
        }
        return of(where, cells);
    }

    /** Rows in brackets, as in JSON, with semicolons instead. */
    private static String unbracketed(String where, String text) {
        if (text.chars().filter(c -> c == '[').count()
                != text.chars().filter(c -> c == ']').count()) {
            throw new BadInput(where + "the brackets do not match; allowed: [[1, 2], [3, 4]], or 1 2 ; 3 4");
        }
        return text.replace('\n', ' ').replaceAll("\\][,;\\s]*\\[", ";").replaceAll("[\\[\\]\"]", "");
    }

    private static MatrixText of(String where, List<List<String>> cells) {
        List<List<BigFraction>> numbers = new ArrayList<>();
        for (int row = 0; row < cells.size(); row++) {
            List<BigFraction> line = new ArrayList<>();
            for (int column = 0; column < cells.get(row).size(); column++) {
                String place = where + "row " + (row + 1) + ", column " + (column + 1) + ": ";
                String cell = cells.get(row).get(column);
                BigFraction number = number(place, cell);
                double size = Math.abs(PayoffMatrix.toDouble(number));
                if (size > GREATEST
                        || size < 1 / GREATEST && number.getNumerator().signum() != 0) {
                    throw new BadInput(place + "'" + cell + "' is out of range; allowed: 0, and from 1e-300 to 1e300");
                }
                line.add(number);
            }
            numbers.add(line);
        }
        return new MatrixText(BadInput.wrap("", () -> PayoffMatrix.of(numbers), where), cells);
    }

    private static BigFraction number(String place, String text) {
        if (text.isEmpty()) {
            throw new BadInput(place + "a number is missing; " + ALLOWED);
        }
        Matcher matcher = NUMBER.matcher(text);
        if (!matcher.matches() || text.length() > LONGEST_NUMBER) {
            throw new BadInput(place + "'" + text + "' is not a number; " + ALLOWED);
        }
        if (matcher.group(1) != null) {
            BigInteger denominator = new BigInteger(matcher.group(2));
            if (denominator.signum() == 0) {
                throw new BadInput(place + "'" + text + "' divides by zero; " + ALLOWED);
            }
            return new BigFraction(new BigInteger(matcher.group(1)), denominator);
        }
        BigDecimal decimal = new BigDecimal(text);
        return decimal.scale() > 0
                ? new BigFraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()))
                : new BigFraction(decimal.toBigIntegerExact());
    }

    private static Content readObject(String source, String text) {
        Map<String, Object> object = Json.readObject(source.isEmpty() ? "the matrix" : source.strip(), text);
        for (String key : object.keySet()) {
            if (!KEYS.contains(key)) {
                throw new BadInput(source + Names.unknown("key", key, KEYS));
            }
        }
        List<MatrixText> matrices = new ArrayList<>();
        matrices.add(matrix(source, object, "payoffs")
                .orElseThrow(() -> new BadInput(
                        source + "the key \"payoffs\" is missing; for example {\"payoffs\": [[1, \"3/2\"], [0, 4]]}")));
        matrix(source, object, "columnPayoffs").ifPresent(matrices::add);
        return new Content(matrices, names(source, object, "rows"), names(source, object, "columns"));
    }

    private static Optional<MatrixText> matrix(String source, Map<String, Object> object, String key) {
        if (!object.containsKey(key)) {
            return Optional.empty();
        }
        List<List<String>> cells = new ArrayList<>();
        for (Object row : list(source, key, object.get(key))) {
            cells.add(list(source, key, row).stream().map(String::valueOf).toList());
        }
        return Optional.of(of(source + key + ", ", cells));
    }

    private static List<String> names(String source, Map<String, Object> object, String key) {
        return object.containsKey(key)
                ? list(source, key, object.get(key)).stream()
                        .map(String::valueOf)
                        .toList()
                : List.of();
    }

    private static List<?> list(String source, String key, Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        String form =
                key.endsWith("ayoffs") ? "an array of rows, [[1, 2], [3, 4]]" : "an array of names, [\"a\", \"b\"]";
        throw new BadInput(source + key + " holds '" + value + "'; allowed: " + form);
    }
}
