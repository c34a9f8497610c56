package org.marienbad.games.nim.theory;

import org.marienbad.framework.text.Text;

/** The theory in words, for the position and take at hand. */
final class MoveReason {
    private MoveReason() {}

    static Text of(NimSum theory, int[] heaps, NimSum.Take take) {
        int[] after = NimSum.after(heaps, take.heap(), take.matches());
        Text sum = sum(theory, heaps);
        if (theory.isLost(heaps)) {
            return Text.of(
                    theory.misere() && theory.onlySingles(heaps) ? "lost.singles" : "lost",
                    sum,
                    take.matches(),
                    take.heap() + 1);
        }
        if (theory.misere() && theory.onlySingles(after)) {
            return Text.of("win.singles", sum, take.matches(), take.heap() + 1, theory.written(after), take.leaves());
        }
        return Text.of("win", sum, take.matches(), take.heap() + 1, theory.written(after), take.leaves());
    }

    private static Text sum(NimSum theory, int[] heaps) {
        return theory.limit() == 0
                ? Text.of("sum", theory.written(heaps), theory.sum(heaps))
                : Text.of("sum.limit", theory.written(heaps), theory.sum(heaps), theory.limit() + 1);
    }
}
