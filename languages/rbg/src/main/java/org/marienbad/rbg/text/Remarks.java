package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Remarks on places of a description. A macro is there once and used often, so a remark holds only if it holds for all uses. */
final class Remarks {
    private record Remark(Token at, String text) {}

    private final Map<Remark, Boolean> remarks = new HashMap<>();

    /** One more use of a place, of which {@code text} is true or not. */
    void add(Token at, String text, boolean holds) {
        remarks.merge(new Remark(at, text), holds, (before, now) -> before && now);
    }

    /** In the order of their places. */
    List<String> all() {
        List<Remark> holding = new ArrayList<>(remarks.keySet());
        holding.removeIf(remark -> !remarks.get(remark));
        holding.sort(Comparator.comparingInt((Remark remark) -> remark.at().line())
                .thenComparingInt(remark -> remark.at().column())
                .thenComparing(Remark::text));
        return holding.stream()
                .map(remark -> remark.at().place() + ": " + remark.text())
                .toList();
    }
}
