package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes a map with all its outlines: format {@code territory-map/1}, kind {@code graph}. */
final class MapWriter {
    private static final int LINE = 110;

    private final WorldMap map;
    private final StringBuilder out = new StringBuilder();

    private MapWriter(WorldMap map) {
        this.map = map;
    }

    static String write(WorldMap map) {
        return new MapWriter(map).document();
    }

    private String document() {
        MapLayout layout = map.layout();
        out.append("{\n  \"format\": \"territory-map/1\",\n  \"id\": ")
                .append(quoted(map.id()))
                .append(",\n  \"kind\": \"graph\",\n  \"start\": ")
                .append(id(map.start()))
                .append(",\n");
        list(
                "continents",
                map.continents().stream()
                        .map(continent -> "{\"id\": " + quoted(continent.id()) + ", \"regions\": "
                                + joined(continent.regions(), this::id) + "}")
                        .toList(),
                1);
        list("land", pairs(map.land()), LINE);
        list("sea", pairs(map.sea()), LINE);
        out.append("  \"size\": [")
                .append(number(layout.width()))
                .append(", ")
                .append(number(layout.height()))
                .append("],\n  \"layout\": {\n");
        for (int region = 0; region < map.regions().size(); region++) {
            out.append("    ").append(id(region)).append(": {\n      \"at\": ");
            out.append(point(layout.labels().get(region))).append(",\n      \"polygon\": [\n");
            wrap(layout.outlines().get(region).stream().map(this::point).toList(), "        ", LINE);
            out.append("      ]\n    }").append(region + 1 < map.regions().size() ? ",\n" : "\n  },\n");
        }
        list(
                "routes",
                layout.routes().stream()
                        .map(route -> "{\"between\": [" + id(route.from()) + ", " + id(route.to()) + "], \"line\": "
                                + joined(route.line(), this::point) + "}")
                        .toList(),
                1);
        out.setLength(out.length() - 2);
        return out.append("\n}\n").toString();
    }

    private void list(String key, List<String> items, int width) {
        out.append("  \"").append(key).append("\": [\n");
        wrap(items, "    ", width);
        out.append("  ],\n");
    }

    /** As many items on a line as fit. */
    private void wrap(List<String> items, String indent, int width) {
        int column = 0;
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i + 1 < items.size() ? "," : "");
            boolean follows = column > 0 && column + 1 + item.length() <= width;
            out.append(follows ? " " : column > 0 ? "\n" + indent : indent).append(item);
            column = (follows ? column + 1 : indent.length()) + item.length();
        }
        out.append(items.isEmpty() ? "" : "\n");
    }

    private List<String> pairs(List<List<Integer>> neighbours) {
        List<String> pairs = new ArrayList<>();
        Topology.forEachPair(neighbours, (a, b) -> pairs.add("[" + id(a) + ", " + id(b) + "]"));
        return pairs;
    }

    private static <T> String joined(List<T> items, Function<T, String> word) {
        return items.stream().map(word).collect(Collectors.joining(", ", "[", "]"));
    }

    private String id(int region) {
        return quoted(map.regions().get(region).id());
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private String point(MapLayout.Point point) {
        return "[" + number(point.x()) + ", " + number(map.layout().height() - point.y()) + "]";
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.3f", number).replaceFirst("\\.?0+$", "");
    }
}
