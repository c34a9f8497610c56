package org.marienbad.framework.setting;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The sentence for a name that does not exist: the name given, the name perhaps meant, and all there are. */
public final class Names {
    private static final int SHORTEST_BEGINNING = 3;

    private Names() {}

    /** For example "unknown game 'kalha' (did you mean 'kalaha'?); there are: kalaha, nim". */
    public static String unknown(String noun, String given, Collection<String> known) {
        String meant = closest(given, known)
                .map(name -> " (did you mean '" + name + "'?)")
                .orElse("");
        return "unknown " + noun + " '" + given + "'" + meant + "; there are: "
                + (known.isEmpty() ? "none" : String.join(", ", known));
    }

    /** The known name that is close enough to be meant, or the only one that begins so, if any. */
    public static Optional<String> closest(String given, Collection<String> known) {
        String lower = given.toLowerCase(Locale.ROOT);
        int tolerated = Math.max(1, Math.min(3, given.length() / 2));
        return known.stream()
                .min(Comparator.comparingInt(name -> distance(lower, name.toLowerCase(Locale.ROOT))))
                .filter(name -> distance(lower, name.toLowerCase(Locale.ROOT)) <= tolerated)
                .or(() -> completion(lower, known));
    }

    private static Optional<String> completion(String lower, Collection<String> known) {
        List<String> longer = known.stream()
                .filter(name -> lower.length() >= SHORTEST_BEGINNING
                        && name.toLowerCase(Locale.ROOT).startsWith(lower))
                .toList();
        return longer.size() == 1 ? Optional.of(longer.get(0)) : Optional.empty();
    }

    /** Number of letters to insert, delete or replace (Levenshtein 1966). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
