package org.marienbad.games.oware;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.End;
import org.marienbad.games.mancala.Stores;

/** Annotations of a sowing: facts about the position, the most important first. */
final class OwareAnnotations {
    private final OwareSowing sowing;
    private final List<Text> texts = new ArrayList<>();

    private OwareAnnotations(OwareSowing sowing) {
        this.sowing = sowing;
    }

    static List<Text> of(OwareState before, int house) {
        OwareAnnotations annotations = new OwareAnnotations(new OwareSowing(before, house));
        annotations.add(house);
        return annotations.texts;
    }

    private void add(int house) {
        OwareState after = sowing.after;
        int other = 1 - sowing.seat;
        end();
        if (sowing.taken() > 0) {
            List<String> names = sowing.captured().stream().map(sowing::name).toList();
            texts.add(Text.of("annotation.captures", sowing.taken(), String.join(", ", names)));
        } else if (sowing.isSparedGrandSlam()) {
            texts.add(Text.of("annotation.grandSlam"));
        }
        if (sowing.before.inRow(other) == 0 && after.inRow(other) > 0) {
            texts.add(Text.of("annotation.feeds"));
        }
        if (after.end() == End.NOT && after.board().occurrences() > 1) {
            texts.add(Text.of(
                    "annotation.again",
                    after.board().occurrences(),
                    after.rules.board.cycles().repetition()));
        }
        int saved = Math.max(0, endangered(sowing.before) - endangered(after));
        if (after.end() == End.NOT && saved > 0) {
            texts.add(Text.of("annotation.protects", saved));
        }
        int sown = sowing.before.seeds(sowing.seat, house);
        if (sown >= 2 * after.rules.houses) {
            texts.add(Text.of("annotation.round", sown));
        }
    }

    private void end() {
        OwareState after = sowing.after;
        if (after.end() != End.NOT) {
            texts.add(Text.of("annotation.ends", Stores.result(after.board())));
        }
    }

    /** Most seeds that the other seat could capture from the mover, were it its turn. */
    private int endangered(OwareState state) {
        OwareState turned = state.copy();
        turned.setUp(state.board().places(), 1 - sowing.seat);
        int[] legal = new int[state.rules.houses];
        int count = turned.legalActions(legal);
        return IntStream.of(legal)
                .limit(count)
                .map(house -> new OwareSowing(turned, house).taken())
                .max()
                .orElse(0);
    }
}
