package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.games.minuteempire.data.MapNode;

/** Reads a map that lists its borders: format {@code territory-map/1}, kind {@code graph}. */
final class GraphReader {
    private final MapNode root;
    private final List<Continent> continents = new ArrayList<>();
    private final List<Region> regions = new ArrayList<>();
    private final List<MapNode> declared = new ArrayList<>();
    private final Map<String, Integer> indexes = new HashMap<>();

    private GraphReader(MapNode root) {
        this.root = root;
    }

    static WorldMap read(MapNode root) {
        return new GraphReader(root).read();
    }

    private WorldMap read() {
        root.object("format", "id", "kind", "start", "continents", "land", "sea", "size", "layout", "routes");
        String id = root.get("id").text();
        for (MapNode node : root.get("continents").list(1, WorldMap.MAX_REGIONS, "continents")) {
            readContinent(node);
        }
        List<String> ids = regions.stream().map(Region::id).toList();
        int start = Edges.region(root.get("start"), ids);
        Topology topology = new Topology(regions.size());
        Edges edges = new Edges(ids, topology);
        root.get("land").list().forEach(edges::readLand);
        root.get("sea").list().forEach(edges::readSea);
        requireConnected(topology, start);
        MapLayout layout = new LayoutReader(root, ids).read(topology);
        return new WorldMap(id, regions, continents, start, topology.land(), topology.sea(), layout);
    }

    private void readContinent(MapNode node) {
        node.object("id", "regions");
        String id = node.get("id").text();
        if (continents.stream().anyMatch(known -> known.id().equals(id))) {
            throw node.get("id").fault("continent '" + id + "' is there twice");
        }
        List<Integer> members = new ArrayList<>();
        for (MapNode item : node.get("regions").list(1, Integer.MAX_VALUE, "regions")) {
            String name = item.text();
            if (!name.matches("[\\p{L}\\p{N},]+")) {
                throw item.fault("'" + name + "' is not allowed; allowed: letters, digits and commas");
            }
            Integer before = indexes.putIfAbsent(name, regions.size());
            if (before != null) {
                int owner = regions.get(before).continent();
                throw item.fault("region '" + name + "' is already in continent '"
                        + (owner == continents.size()
                                ? id
                                : continents.get(owner).id()) + "'; allowed: each region once");
            }
            if (regions.size() == WorldMap.MAX_REGIONS) {
                throw item.fault(
                        "region '" + name + "' is one too many; allowed: " + WorldMap.MAX_REGIONS + " regions");
            }
            members.add(regions.size());
            regions.add(new Region(name, continents.size()));
            declared.add(item);
        }
        continents.add(new Continent(id, members));
    }

    private void requireConnected(Topology topology, int start) {
        for (Continent continent : continents) {
            topology.firstCutOff(continent.regions()).ifPresent(region -> {
                throw declared.get(region)
                        .fault("region '" + regions.get(region).id() + "' cannot be reached by land from region '"
                                + regions.get(continent.regions().get(0)).id() + "' within continent '"
                                + continent.id() + "'");
            });
        }
        topology.firstUnreachable(start).ifPresent(region -> {
            throw declared.get(region)
                    .fault("region '" + regions.get(region).id()
                            + "' cannot be reached by land and sea from the start '"
                            + regions.get(start).id() + "'");
        });
    }
}
