package org.marienbad.testkit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.PictureColors;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;

/** Pictures and motions. */
final class Pictures {
    /** Spots that a game may add, move and take away; all others are the board, which stays. */
    private static final Set<Picture.Style> MOVABLE = Set.of(
            Picture.Style.PIECE, Picture.Style.CARD, Picture.Style.MARK, Picture.Style.NOTE, Picture.Style.HIDDEN);

    private static final int MOST_MOTIONS = 24;

    private Pictures() {}

    static boolean hasPicture(Sample sample) {
        return !sample.game()
                .view()
                .picture(sample.subject().start(0), Observer.seat(0))
                .isEmpty();
    }

    static int pictures(Sample sample) {
        if (!hasPicture(sample)) {
            return 0;
        }
        requireSeats(sample);
        return figures(sample)
                + sample.eachLine(line -> {
                    Map<Integer, Picture> firsts = new HashMap<>();
                    return line.visit((state, ply) -> {
                        Fingerprint before = sample.fingerprint(state);
                        for (int observer = 0; observer < sample.subject().seats(); observer++) {
                            Picture picture = sample.game().view().picture(state, Observer.seat(observer));
                            if (!picture.equals(sample.game().view().picture(state, Observer.seat(observer)))) {
                                throw Violation.of("picture asked twice", "equal", "different");
                            }
                            check(sample, picture);
                            Picture first = firsts.putIfAbsent(observer, picture);
                            if (first != null) {
                                requireSameBoard(first, picture);
                            }
                        }
                        before.requireSame("drawing changed the position", sample.fingerprint(state));
                    });
                });
    }

    private static void requireSeats(Sample sample) {
        Artwork artwork = Artwork.of(sample.subject().provider());
        for (PictureTheme theme : PictureTheme.values()) {
            List<String> faint =
                    PictureColors.faintSeats(artwork, sample.subject().seats(), theme);
            if (!faint.isEmpty()) {
                throw Violation.of(
                        "colours of seats in " + Artwork.FILE + ", theme " + theme.id(), "contrasts of 3:1", faint);
            }
        }
    }

    /** The pictures in the rulebook, which point at spots that they have. */
    private static int figures(Sample sample) {
        int tested = 0;
        for (Rulebook.Section section : sample.game().view().rulebook().sections()) {
            for (Rulebook.Block block : section.blocks()) {
                if (block instanceof Rulebook.Figure figure) {
                    check(sample, figure.picture());
                    Set<String> ids = ids(figure.picture());
                    figure.marks().spots().values().forEach(marked -> {
                        if (!ids.containsAll(marked)) {
                            throw Violation.of("marks of a figure in the rulebook", "spots of it " + ids, marked);
                        }
                    });
                    tested++;
                }
            }
        }
        return tested;
    }

    private static void check(Sample sample, Picture picture) {
        if (!(picture.width() > 0 && picture.height() > 0 && picture.width() + picture.height() < 1e9)) {
            throw Violation.of("size of the picture", "above 0", picture.width() + " by " + picture.height());
        }
        Artwork artwork = Artwork.of(sample.subject().provider());
        Set<String> ids = new HashSet<>();
        for (Picture.Spot spot : picture.spots()) {
            if (spot.id() == null || spot.id().isBlank() || !ids.add(spot.id())) {
                throw Violation.of(
                        "id of a spot", "not empty, unique in the picture", "'" + spot.id() + "' twice or empty");
            }
            requireInside(picture, spot);
            requireMaterial(artwork, spot);
            for (Picture.Tokens tokens : spot.tokens()) {
                requireTokens(sample, "tokens on '" + spot.id() + "'", tokens, 0);
            }
        }
        for (Picture.Panel panel : picture.panels()) {
            for (Picture.Row row : panel.rows()) {
                row.gauges()
                        .forEach(gauge -> requireKind(artwork, "gauge of seat " + (panel.seat() + 1), gauge.kind()));
            }
            if (panel.seat() < -1 || panel.seat() >= sample.subject().seats()) {
                throw Violation.of("seat of a panel", "a seat", panel.seat());
            }
        }
    }

    private static void requireInside(Picture picture, Picture.Spot spot) {
        double slack = 1e-6 * (picture.width() + picture.height());
        boolean inside = true;
        List<Double> points = outline(spot.shape());
        for (int i = 0; i + 1 < points.size(); i += 2) {
            double x = points.get(i);
            double y = points.get(i + 1);
            inside &= x >= -slack && x <= picture.width() + slack && y >= -slack && y <= picture.height() + slack;
        }
        if (!inside || points.size() < 4 || points.size() % 2 != 0) {
            throw Violation.of(
                    "shape of spot '" + spot.id() + "'",
                    "within the picture, 0 to " + picture.width() + " by 0 to " + picture.height(),
                    spot.shape());
        }
    }

    /** Corners of the shape, or of the box around it, x and y in turn; not a number where a size is not above 0. */
    private static List<Double> outline(Picture.Shape shape) {
        if (shape instanceof Picture.Circle circle) {
            double r = circle.radius() > 0 ? circle.radius() : Double.NaN;
            return List.of(circle.x() - r, circle.y() - r, circle.x() + r, circle.y() + r);
        } else if (shape instanceof Picture.Box box) {
            double width = box.width() > 0 ? box.width() : Double.NaN;
            double height = box.height() > 0 ? box.height() : Double.NaN;
            return List.of(box.x(), box.y(), box.x() + width, box.y() + height);
        } else if (shape instanceof Picture.Polygon polygon) {
            return polygon.points();
        }
        return ((Picture.Line) shape).points();
    }

    private static void requireMaterial(Artwork artwork, Picture.Spot spot) {
        if (!spot.material().isEmpty() && !artwork.materials().contains(spot.material())) {
            throw Violation.of(
                    "material of spot '" + spot.id() + "'",
                    "one of " + String.join(", ", artwork.materials()) + ", or material." + spot.material() + " in "
                            + Artwork.FILE + " beside the provider",
                    "'" + spot.material() + "'");
        }
    }

    private static void requireKind(Artwork artwork, String what, Picture.Kind kind) {
        if (!artwork.has(kind)) {
            throw Violation.of(
                    what,
                    "a kind: " + String.join(", ", artwork.kinds()) + ", or icon." + kind.id() + " in " + Artwork.FILE
                            + " beside the provider",
                    "'" + kind.id() + "'");
        }
    }

    private static void requireTokens(Sample sample, String what, Picture.Tokens tokens, int least) {
        requireKind(Artwork.of(sample.subject().provider()), what, tokens.kind());
        if (tokens.count() < least
                || tokens.owner() < -1
                || tokens.owner() >= sample.subject().seats()) {
            throw Violation.of(what, "a count of at least " + least + ", owned by a seat or −1", tokens);
        }
    }

    private static void requireSameBoard(Picture first, Picture now) {
        Map<String, Picture.Spot> spots =
                now.spots().stream().collect(Collectors.toMap(Picture.Spot::id, spot -> spot));
        if (first.width() != now.width() || first.height() != now.height()) {
            throw Violation.of(
                    "size of the picture changed",
                    first.width() + " by " + first.height(),
                    now.width() + " by " + now.height());
        }
        for (Picture.Spot spot : first.spots()) {
            Picture.Spot later = spots.get(spot.id());
            if (!MOVABLE.contains(spot.style())
                    && (later == null || !later.shape().equals(spot.shape()))) {
                throw Violation.of(
                        "spot '" + spot.id() + "' is not stable",
                        spot.shape() + " as at the start",
                        later == null ? "no such spot" : later.shape());
            }
        }
    }

    static int motions(Sample sample) {
        int[] tested = {0};
        sample.visit((state, ply) -> {
            int[] legal = sample.legal(state);
            int step = Math.max(1, legal.length / MOST_MOTIONS);
            Fingerprint before = legal.length == 0 ? null : sample.fingerprint(state);
            for (int observer = 0; before != null && observer < sample.subject().seats(); observer++) {
                Set<String> ids = ids(sample.game().view().picture(state, Observer.seat(observer)));
                for (int i = 0; i < legal.length; i += step) {
                    tested[0] += motions(sample, state, legal[i], observer, ids);
                }
            }
            if (before != null) {
                before.requireSame("asking for motions changed the position", sample.fingerprint(state));
            }
        });
        return tested[0];
    }

    private static int motions(Sample sample, State before, int code, int observer, Set<String> idsBefore) {
        Set<String> ids = idsBefore;
        int step = 0;
        List<Motion> motions = sample.game().view().motions(before, code, Observer.seat(observer));
        for (Motion motion : motions) {
            String what = "motion of '" + sample.game().action(before, code).notation() + "'";
            List<String> ends = List.of(motion.from(), motion.to());
            if (ids == idsBefore && !ids.containsAll(ends)) {
                State after = before.copy();
                after.apply(code);
                ids = ids(sample.game().view().picture(after, Observer.seat(observer)));
                ids.addAll(idsBefore);
            }
            if (!ids.containsAll(ends)) {
                throw Violation.of(what, "from and to a spot of the picture before or after", motion);
            }
            if (motion.step() < step) {
                throw Violation.of(what, "steps from 0 on, in order", motion);
            }
            step = motion.step();
            requireTokens(sample, what, motion.tokens(), motion.from().equals(motion.to()) ? 0 : 1);
        }
        return motions.size();
    }

    static Set<String> ids(Picture picture) {
        return picture.spots().stream().map(Picture.Spot::id).collect(Collectors.toCollection(HashSet::new));
    }
}
