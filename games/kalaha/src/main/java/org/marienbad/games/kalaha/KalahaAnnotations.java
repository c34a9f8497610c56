package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** Annotations of a sowing: facts about the position, the most important first. */
final class KalahaAnnotations {
    /** Fewer threatened stones are not mentioned. */
    private static final int WORTH_PROTECTING = 2;

    private final KalahaState before;
    private final KalahaState after;
    private final int code;
    private final int seat;
    private final KalahaRules rules;

    private KalahaAnnotations(KalahaState before, int code) {
        this.before = before;
        this.code = code;
        seat = before.actor();
        rules = before.rules;
        after = before.copy();
        after.apply(code);
    }

    static List<Text> of(KalahaState before, int code) {
        return code == before.rules.swap() ? List.of() : new KalahaAnnotations(before, code).all();
    }

    private List<Text> all() {
        List<Text> annotations = new ArrayList<>();
        SowResult sown = SowResult.of(before, code);
        end(annotations, sown);
        if (sown.captures()) {
            annotations.add(
                    sown.captured() > 0
                            ? Text.of(
                                    "annotation.captures",
                                    sown.captured(),
                                    letter(1 - seat, rules.opposite(sown.last())))
                            : Text.of("annotation.lastStone", letter(seat, sown.last())));
        }
        if (sown.movesAgain()) {
            annotations.add(Text.of("annotation.again", letter(seat, code)));
        }
        if (after.actor() == 1 - seat) {
            protection(annotations);
        }
        return annotations;
    }

    private void end(List<Text> annotations, SowResult sown) {
        int own = after.store(seat);
        int other = after.store(1 - seat);
        if (after.actor() == State.TERMINAL) {
            String key = own > other ? "annotation.wins" : own < other ? "annotation.loses" : "annotation.draws";
            annotations.add(Text.of(key, own, other));
        } else if (2 * sown.store() > stones() && 2 * before.store(seat) <= stones()) {
            annotations.add(Text.of("annotation.majority", sown.store(), stones()));
        }
    }

    private int stones() {
        return before.inPits() + before.store(0) + before.store(1);
    }

    /** The pit from which most stones could be captured, had the seat passed, if none can be captured there now. */
    private void protection(List<Text> annotations) {
        int[] danger = danger(before);
        int[] left = danger(after);
        int best = -1;
        for (int pit = 0; pit < rules.pits(); pit++) {
            boolean saved = danger[pit] >= WORTH_PROTECTING && left[pit] == 0;
            if (saved && (best < 0 || danger[pit] > danger[best])) {
                best = pit;
            }
        }
        if (best < 0) {
            return;
        }
        Text where = Text.of(letter(seat, best));
        Text across = Text.of(letter(1 - seat, rules.opposite(best)));
        boolean moved = best == code;
        annotations.add(Text.of(moved ? "annotation.escapes" : "annotation.protects", danger[best], where, across));
    }

    /** By pit of the seat: stones that the other one can capture there with its next sowing; 0 where it cannot. */
    private int[] danger(KalahaState state) {
        int[] danger = new int[rules.pits()];
        for (int pit = 0; pit < rules.pits(); pit++) {
            // Sowings that go round give the pits opposite a stone first; that is too far ahead for an annotation.
            int stones = state.stones(1 - seat, pit);
            if (stones > 0 && pit + stones < rules.pits()) {
                SowResult sown = SowResult.of(state, 1 - seat, pit);
                if (sown.captures()) {
                    danger[rules.opposite(sown.last())] = sown.captured();
                }
            }
        }
        return danger;
    }

    private String letter(int of, int pit) {
        return rules.names().label(of, pit);
    }
}
