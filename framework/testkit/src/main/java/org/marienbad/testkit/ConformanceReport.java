package org.marienbad.testkit;

import java.util.List;

/** All results of a run, in the order in which they came. */
public record ConformanceReport(List<Result> results) {
    public ConformanceReport {
        results = List.copyOf(results);
    }

    public List<Result> failures() {
        return results.stream().filter(Result::failed).toList();
    }

    public boolean passed() {
        return failures().isEmpty();
    }
}
