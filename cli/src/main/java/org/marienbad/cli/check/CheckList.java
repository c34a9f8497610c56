package org.marienbad.cli.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.cli.console.Columns;
import org.marienbad.testkit.ConformanceReport;
import org.marienbad.testkit.Result;
import org.marienbad.testkit.Result.Outcome;

/** The report of the conformance kit: one line a check, with the cases in which it failed below it. */
final class CheckList {
    /** Failures shown of one check; the first ones are the simplest cases. */
    private static final int SHOWN = 3;

    private final String subject;
    private final Map<String, List<Result>> byCheck = new LinkedHashMap<>();

    CheckList(String subject, ConformanceReport report) {
        this.subject = subject;
        report.results()
                .forEach(result -> byCheck.computeIfAbsent(result.check(), check -> new ArrayList<>())
                        .add(result));
    }

    /** How many checks failed in some case. */
    int failed() {
        return (int) byCheck.values().stream()
                .filter(results -> results.stream().anyMatch(Result::failed))
                .count();
    }

    List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        lines.add(subject);
        Columns table = new Columns("  ", "llrl");
        for (Map.Entry<String, List<Result>> entry : byCheck.entrySet()) {
            List<Result> results = entry.getValue();
            table.row(
                    verdict(results),
                    entry.getKey(),
                    tested(results),
                    results.get(0).title());
        }
        lines.addAll(table.lines(width));
        for (List<Result> results : byCheck.values()) {
            List<Result> failures = results.stream().filter(Result::failed).toList();
            failures.stream().limit(SHOWN).forEach(failure -> {
                lines.add("  FAILED " + failure.check() + " [" + failure.subject() + "]");
                failure.detail()
                        .lines()
                        .flatMap(problem -> Columns.wrap(problem, width - 4).stream())
                        .forEach(part -> lines.add("    " + part));
            });
            if (failures.size() > SHOWN) {
                lines.add("    … and " + (failures.size() - SHOWN) + " more cases of "
                        + failures.get(0).check());
            }
        }
        Map<String, List<String>> skipped = new LinkedHashMap<>();
        byCheck.values().stream()
                .flatMap(List::stream)
                .filter(result -> result.outcome() == Outcome.SKIPPED)
                .forEach(result -> {
                    List<String> checks = skipped.computeIfAbsent(result.detail(), reason -> new ArrayList<>());
                    if (!checks.contains(result.check())) {
                        checks.add(result.check());
                    }
                });
        skipped.forEach((reason, checks) -> lines.add("  skipped: "
                + (checks.size() == 1 ? checks.get(0) : checks.size() + " checks") + " (" + reason + ")"));
        return lines;
    }

    Map<String, Object> json() {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("subject", subject);
        List<Object> checks = new ArrayList<>();
        byCheck.forEach((check, results) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("check", check);
            one.put("title", results.get(0).title());
            one.put(
                    "outcome",
                    outcome(results)
                            .map(each -> each.name().toLowerCase(Locale.ROOT))
                            .orElse(null));
            one.put("tested", results.stream().mapToLong(Result::tested).sum());
            one.put(
                    "failures",
                    results.stream()
                            .filter(Result::failed)
                            .map(failure -> Map.of("case", failure.subject(), "detail", failure.detail()))
                            .toList());
            checks.add(one);
        });
        report.put("checks", checks);
        return report;
    }

    private static String verdict(List<Result> results) {
        return outcome(results)
                .map(outcome ->
                        outcome == Outcome.FAILED ? "FAILED" : outcome.name().toLowerCase(Locale.ROOT))
                .orElse("–");
    }

    /** The first of these that any case had. */
    private static Optional<Outcome> outcome(List<Result> results) {
        return Stream.of(Outcome.FAILED, Outcome.PASSED, Outcome.SKIPPED)
                .filter(outcome -> results.stream().anyMatch(result -> result.outcome() == outcome))
                .findFirst();
    }

    private static String tested(List<Result> results) {
        long tested = results.stream().mapToLong(Result::tested).sum();
        return tested == 0 ? "" : String.format(Locale.ROOT, "%,d", tested);
    }
}
