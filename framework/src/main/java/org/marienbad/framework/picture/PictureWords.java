package org.marienbad.framework.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.picture.Picture.Gauge;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** A picture in sentences, for people who listen instead of looking. */
public final class PictureWords {
    /** Places of a board, as against tokens on them; tips of single pieces say how they are taken. */
    private static final Set<Style> PLACES = EnumSet.of(
            Style.PIT, Style.STORE, Style.HEAP, Style.CELL, Style.CROSSING, Style.POINT, Style.LAND, Style.CARD);

    /** Places that count even where nothing lies on them. */
    private static final Set<Style> CONTAINERS = EnumSet.of(Style.PIT, Style.STORE, Style.HEAP, Style.LAND, Style.CARD);

    private PictureWords() {}

    /**
     * The contents of the picture: the tips of the places that have one, the places of each seat's tokens, and the
     * words beside the board. Empty for a picture that shows none of these.
     *
     * @param seatName people's name of a seat
     */
    public static List<Text> of(Picture picture, IntFunction<Text> seatName) {
        Set<Text> sentences = new LinkedHashSet<>();
        Map<Integer, List<Object>> owned = new TreeMap<>();
        Map<String, List<Object>> nobodys = new LinkedHashMap<>();
        for (Spot spot : picture.spots()) {
            if (!PLACES.contains(spot.style())) {
                continue;
            }
            List<Tokens> lying =
                    spot.tokens().stream().filter(tokens -> tokens.count() > 0).toList();
            if (!spot.tip().isEmpty() && (!lying.isEmpty() || CONTAINERS.contains(spot.style()))) {
                sentences.add(spot.tip());
                continue;
            }
            for (Tokens tokens : lying) {
                List<Object> places = tokens.owner() >= 0
                        ? owned.computeIfAbsent(tokens.owner(), seat -> new ArrayList<>())
                        : nobodys.computeIfAbsent(tokens.kind().id(), kind -> new ArrayList<>());
                places.add(place(spot, tokens));
            }
        }
        owned.forEach((seat, places) -> sentences.add(Text.of("{0}: {1}", seatName.apply(seat), joined(places, ", "))));
        nobodys.forEach((kind, places) -> sentences.add(Text.of("{0}: {1}", kind, joined(places, ", "))));
        sentences.addAll(panels(picture, seatName));
        return List.copyOf(sentences);
    }

    /** The words beside the board, a sentence for each seat, without tracks that the seat has not begun. */
    public static List<Text> panels(Picture picture, IntFunction<Text> seatName) {
        return picture.panels().stream()
                .map(panel -> Text.of(
                        "{0}: {1}",
                        seatName.apply(panel.seat()),
                        joined(
                                panel.rows().stream()
                                        .flatMap(PictureWords::facts)
                                        .toList(),
                                "; ")))
                .toList();
    }

    private static Stream<Text> facts(Row row) {
        Text value = row.name().isEmpty()
                ? row.value()
                : row.value().isEmpty() ? row.name() : Text.of("{0} {1}", row.name(), row.value());
        return Stream.concat(
                        Stream.of(value),
                        row.gauges().stream()
                                .filter(gauge ->
                                        gauge.count() > 0 || gauge.levels().isEmpty())
                                .map(Gauge::tip))
                .filter(fact -> !fact.isEmpty());
    }

    private static Object place(Spot spot, Tokens tokens) {
        Object name = spot.label().isEmpty() ? spot.id() : spot.label();
        return tokens.count() == 1 ? name : Text.of("{0} ({1})", name, tokens.count());
    }

    /** Numbers, strings and texts with {@code separator}, which has no quotes or braces, between them. */
    public static Text joined(Collection<?> parts, String separator) {
        String pattern =
                IntStream.range(0, parts.size()).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(separator));
        return parts.isEmpty() ? Text.EMPTY : Text.of(pattern, parts.toArray());
    }
}
