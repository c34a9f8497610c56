package org.marienbad.testkit;

import java.util.Arrays;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;

/** Check SYMMETRIES, for games that have some. */
final class Symmetric {
    private Symmetric() {}

    static int check(Sample sample) {
        if (!(sample.game() instanceof Symmetries symmetries)) {
            return 0;
        }
        return sample.visit((state, ply) -> {
            State plain = sample.withoutHistory(state);
            for (int symmetry = 0; symmetry < symmetries.symmetries(); symmetry++) {
                check(sample, symmetries, symmetry, plain);
            }
            if (sample.game() instanceof Cells cells) {
                CellRelations.requireImages(sample, cells, symmetries, plain);
            }
        });
    }

    private static void check(Sample sample, Symmetries symmetries, int symmetry, State state) {
        String of = "symmetry " + symmetry + ": ";
        Fingerprint before = sample.fingerprint(state);
        State image = image(sample, symmetries, symmetry, state);
        before.requireSame(of + "making an image changed the original", sample.fingerprint(state));
        Fingerprint mirrored = sample.fingerprint(image);
        if (before.actor() != mirrored.actor()) {
            throw Violation.of(of + "actor of the image", before.actor(), mirrored.actor());
        }
        int[] legal = sample.legal(state);
        int[] images = Arrays.stream(legal)
                .map(action -> symmetries.image(symmetry, action))
                .toArray();
        int[] sorted = images.clone();
        Arrays.sort(sorted);
        if (!Arrays.equals(sorted, sample.legal(image))) {
            throw Violation.of(
                    of + "legal actions of the image", Arrays.toString(sorted), Arrays.toString(sample.legal(image)));
        }
        if (state.actor() == State.TERMINAL && !before.numbers().equals(mirrored.numbers())) {
            throw Violation.of(of + "payoffs and scores of the image", before.numbers(), mirrored.numbers());
        }
        for (int i = 0; i < legal.length; i++) {
            if (state.actor() == State.CHANCE && state.chanceWeight(legal[i]) != image.chanceWeight(images[i])) {
                throw Violation.of(
                        of + "weight of an outcome in the image",
                        state.chanceWeight(legal[i]),
                        image.chanceWeight(images[i]));
            }
            State child = state.copy();
            child.apply(legal[i]);
            State childOfImage = image.copy();
            childOfImage.apply(images[i]);
            State imageOfChild = image(sample, symmetries, symmetry, child);
            if (!Arrays.equals(
                    sample.subject().encode(imageOfChild), sample.subject().encode(childOfImage))) {
                throw Violation.of(
                        of + "image of the position after action " + legal[i],
                        Violation.oneLine(childOfImage),
                        Violation.oneLine(imageOfChild));
            }
        }
    }

    private static State image(Sample sample, Symmetries symmetries, int symmetry, State state) {
        State image = sample.subject().start(0);
        symmetries.image(symmetry, state, image);
        return image;
    }
}
