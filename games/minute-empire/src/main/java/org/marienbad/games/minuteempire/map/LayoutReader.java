package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.games.minuteempire.data.MapNode;

/** Reads how a map is drawn. Files count y downwards, as pictures do that maps are copied from. */
final class LayoutReader {
    private static final double MAX_SIZE = 10_000;
    private static final double DEFAULT_SIZE = 100;
    private static final double ROUNDING = 1e6;

    private final MapNode root;
    private final List<String> ids;
    private final double width;
    private final double height;

    LayoutReader(MapNode root, List<String> ids) {
        this.root = root;
        this.ids = ids;
        List<MapNode> size =
                root.find("size").map(node -> node.list(2, 2, "numbers")).orElse(List.of());
        this.width = size.isEmpty() ? DEFAULT_SIZE : size.get(0).number(1, MAX_SIZE);
        this.height = size.isEmpty() ? DEFAULT_SIZE : size.get(1).number(1, MAX_SIZE);
    }

    MapLayout read(Topology topology) {
        MapNode layout = root.get("layout");
        Map<String, MapNode> entries = layout.object(ids.toArray(String[]::new));
        List<MapLayout.Point> labels = new ArrayList<>();
        List<List<MapLayout.Point>> outlines = new ArrayList<>();
        for (String id : ids) {
            MapNode entry = layout.get(id);
            entry.object("at", "polygon");
            MapLayout.Point at = point(entry.get("at"));
            if (labels.contains(at)) {
                throw entry.get("at")
                        .fault("region '" + id + "' stands where '" + ids.get(labels.indexOf(at)) + "' does");
            }
            labels.add(at);
            entry.find("polygon").ifPresent(node -> outlines.add(line(node, 3)));
        }
        if (outlines.isEmpty()) {
            return Cartographer.draw(width, height, labels, topology);
        }
        for (String id : ids) {
            if (entries.get(id).find("polygon").isEmpty()) {
                throw entries.get(id)
                        .fault("entry 'polygon' is missing; allowed: a polygon for every region, or for none");
            }
        }
        return new MapLayout(MapLayout.Kind.GRAPH, width, height, outlines, labels, routes(topology));
    }

    private List<MapLayout.Route> routes(Topology topology) {
        List<MapLayout.Route> routes = new ArrayList<>();
        for (MapNode node : root.find("routes").map(MapNode::list).orElse(List.of())) {
            node.object("between", "line");
            List<MapNode> ends = node.get("between").list(2, 2, "regions");
            int from = Edges.region(ends.get(0), ids);
            int to = Edges.region(ends.get(1), ids);
            if (!topology.hasSea(from, to)) {
                throw node.get("between")
                        .fault("'" + ends.get(0).text() + "' and '"
                                + ends.get(1).text() + "' are not neighbours by sea; allowed: the pairs of 'sea'");
            }
            routes.add(new MapLayout.Route(from, to, line(node.get("line"), 2)));
        }
        return routes;
    }

    private List<MapLayout.Point> line(MapNode node, int least) {
        return node.list(least, Integer.MAX_VALUE, "points").stream()
                .map(this::point)
                .toList();
    }

    private double upwards(double y) {
        return Math.rint((height - y) * ROUNDING) / ROUNDING;
    }

    private MapLayout.Point point(MapNode node) {
        List<MapNode> numbers = node.list(2, 2, "numbers");
        return new MapLayout.Point(
                numbers.get(0).number(0, width), upwards(numbers.get(1).number(0, height)));
    }
}
