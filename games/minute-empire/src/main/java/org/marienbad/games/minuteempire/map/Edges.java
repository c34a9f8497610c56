package org.marienbad.games.minuteempire.map;

import java.util.List;
import org.marienbad.framework.setting.Names;
import org.marienbad.games.minuteempire.data.MapNode;

/** Reads borders and routes, pairs of regions, into a topology. */
final class Edges {
    private final List<String> ids;
    private final Topology topology;

    Edges(List<String> ids, Topology topology) {
        this.ids = ids;
        this.topology = topology;
    }

    /** The region that {@code node} names. */
    static int region(MapNode node, List<String> ids) {
        int index = ids.indexOf(node.text());
        if (index < 0) {
            throw node.fault(Names.unknown("region", node.text(), ids));
        }
        return index;
    }

    void readLand(MapNode node) {
        int[] ends = ends(node);
        topology.addLand(ends[0], ends[1]);
    }

    void readSea(MapNode node) {
        int[] ends = ends(node);
        topology.addSea(ends[0], ends[1]);
    }

    private int[] ends(MapNode node) {
        List<MapNode> ends = node.list(2, 2, "regions");
        int a = region(ends.get(0), ids);
        int b = region(ends.get(1), ids);
        if (a == b) {
            throw node.fault("region '" + ids.get(a) + "' does not border on itself");
        }
        if (topology.hasLand(a, b) || topology.hasSea(a, b)) {
            throw node.fault("'" + ids.get(a) + "' and '" + ids.get(b) + "' are already neighbours by "
                    + (topology.hasLand(a, b) ? "land" : "sea") + "; allowed: each pair once, in either order");
        }
        return new int[] {a, b};
    }
}
