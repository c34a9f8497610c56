package org.marienbad.games.minuteempire.map;

import java.util.List;
import org.marienbad.games.minuteempire.data.DataFiles;
import org.marienbad.games.minuteempire.data.MapNode;

/** Reads maps: those that come with the game by their ids, anybody's own by the path of the file; and writes them. */
public final class MapFiles {
    private MapFiles() {}

    /** Ids of the maps that come with the game. */
    public static List<String> ids() {
        return List.of("side-a", "side-b", "compass", "narrows", "isles");
    }

    /**
     * The map with that id, or that in a file: JSON, or rows of W, G and S in plain text.
     *
     * @throws org.marienbad.games.minuteempire.data.DataException if it cannot be used
     */
    public static WorldMap read(String idOrPath) {
        DataFiles.Source source = DataFiles.source("map", "maps", ids(), idOrPath);
        String start = source.text().stripLeading();
        if (start.startsWith("{") || start.startsWith("[") || source.name().endsWith(".json")) {
            MapNode root = MapNode.parse(source.name(), source.text());
            root.get("format").require("territory-map/1");
            return root.get("kind").constant(MapLayout.Kind.class) == MapLayout.Kind.GRID
                    ? GridReader.read(root)
                    : GraphReader.read(root);
        }
        return GridReader.read(source.name(), source.text());
    }

    /** A map as JSON, with the outlines of its regions: reading it gives the same map again. */
    public static String write(WorldMap map) {
        return MapWriter.write(map);
    }
}
