package org.marienbad.play.lesson;

import java.util.List;
import org.marienbad.play.explain.ExplainedSearch;

/**
 * A page of a lesson with what it shows.
 *
 * @param searches one, or two side by side; none for a page of text
 * @param steps numbers, from 0, of the steps of the first search to look at
 */
public record ShownPage(SearchLesson.Page page, List<ExplainedSearch> searches, List<Integer> steps) {
    public ShownPage {
        searches = List.copyOf(searches);
        steps = List.copyOf(steps);
    }
}
