package org.marienbad.games.toguzkumalak;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.End;
import org.marienbad.games.mancala.Stores;

/** Annotations of a sowing: facts about the position, the most important first. */
final class ToguzAnnotations {
    private ToguzAnnotations() {}

    static List<Text> of(ToguzSowing sowing) {
        List<Text> texts = new ArrayList<>();
        ToguzState after = sowing.after;
        if (after.end() != End.NOT) {
            texts.add(Text.of("annotation.ends", Stores.result(after.board())));
        }
        if (sowing.makesTuzdik()) {
            texts.add(Text.of("annotation.tuzdik", sowing.number(sowing.last())));
        } else if (sowing.taken() > 0) {
            texts.add(Text.of("annotation.captures", sowing.taken(), sowing.number(sowing.last())));
        } else if (sowing.last() / after.rules.houses != sowing.seat
                && sowing.tuzdikOf(sowing.last()) < 0
                && sowing.sown(sowing.last()) == 3) {
            boolean has = sowing.before.tuzdik(sowing.seat) != ToguzState.NONE;
            texts.add(Text.of(has ? "annotation.second" : "annotation.forbidden", sowing.number(sowing.last())));
        }
        if (sowing.throughTuzdik(sowing.seat) > 0) {
            texts.add(Text.of("annotation.own", sowing.throughTuzdik(sowing.seat)));
        }
        if (sowing.throughTuzdik(1 - sowing.seat) > 0) {
            texts.add(Text.of("annotation.other", sowing.throughTuzdik(1 - sowing.seat)));
        }
        if (after.end() == End.NOT && after.board().occurrences() > 1) {
            texts.add(Text.of("annotation.again"));
        }
        return texts;
    }
}
