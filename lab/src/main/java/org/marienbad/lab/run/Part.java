package org.marienbad.lab.run;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A share of the games of a tournament: the numbers in one of {@code count} ranges whose sizes differ by one game at
 * most. A part knows nothing of the others, so it plays all of its games, also with a stopping rule.
 *
 * @param number from 1
 * @param count of parts, from 1
 */
public record Part(int number, int count) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");
    private static final Pattern FOLDER = Pattern.compile("part-(\\d{1,6})-of-(\\d{1,6})");

    public Part {
        if (number < 1 || number > count) {
            throw new IllegalArgumentException(
                    "part " + number + "/" + count + "; allowed: K/N with K from 1 to N, such as 3/100");
        }
    }

    /** Reads {@code 3/100}. */
    public static Part parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no part; allowed: K/N with K from 1 to N, such as 3/100");
        }
        return new Part(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    }

    /** The number of its first game. */
    public long from(long games) {
        return start(games, number - 1);
    }

    /** The number after that of its last game. */
    public long to(long games) {
        return start(games, number);
    }

    private long start(long games, int parts) {
        return games / count * parts + Math.min(games % count, parts);
    }

    /** The folder of the part, in that of the tournament. */
    public Path folder(Path tournament) {
        int digits = String.valueOf(count).length();
        return tournament.resolve(String.format("part-%0" + digits + "d-of-%d", number, count));
    }

    /** Whether {@code path} is the {@link #folder} of some part. */
    public static boolean isFolder(Path path) {
        return FOLDER.matcher(String.valueOf(path.getFileName())).matches();
    }

    /** The part whose {@link #folder} is {@code path}. */
    public static Part ofFolder(Path path) {
        Matcher form = FOLDER.matcher(String.valueOf(path.getFileName()));
        if (!form.matches()) {
            throw new IllegalArgumentException(path + " is no folder of a part");
        }
        return new Part(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    }

    @Override
    public String toString() {
        return number + "/" + count;
    }
}
