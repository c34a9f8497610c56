package org.marienbad.site;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Anchors of the headings of one page, as GitHub makes them, so that links hold in both places. */
final class Slugs {
    private final Map<String, Integer> used = new HashMap<>();

    /** Of the next heading from the top of the page. */
    String next(String heading) {
        String slug = heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\p{M}_ -]", "")
                .replace(' ', '-');
        int before = used.merge(slug, 1, Integer::sum) - 1;
        return before == 0 ? slug : slug + "-" + before;
    }
}
