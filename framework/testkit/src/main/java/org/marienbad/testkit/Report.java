package org.marienbad.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All results of a run, in the order in which they came. */
public record Report(List<Result> results) {
    public Report {
        results = List.copyOf(results);
    }

    public List<Result> failures() {
        return results.stream().filter(Result::failed).toList();
    }

    /** The failures in one line a check: the first, and whether there are more. */
    public List<String> problems() {
        Map<String, List<Result>> byCheck = failures().stream()
                .collect(Collectors.groupingBy(Result::check, LinkedHashMap::new, Collectors.toList()));
        return byCheck.values().stream()
                .map(list -> list.get(0) + (list.size() == 1 ? "" : " (and in other cases)"))
                .toList();
    }

    public boolean passed() {
        return failures().isEmpty();
    }
}
