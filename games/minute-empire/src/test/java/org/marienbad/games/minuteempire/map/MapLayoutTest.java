package org.marienbad.games.minuteempire.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The drawing agrees with the lists of borders: it is measured on the outlines themselves. */
class MapLayoutTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b", "compass", "narrows", "isles"})
    void neighboursByLandShareABorderAndOthersDoNot(String id) {
        WorldMap map = MapFiles.read(id);
        double least = map.layout().kind() == MapLayout.Kind.GRID ? 10 : 4;
        for (int a = 0; a < map.regions().size(); a++) {
            for (int b = a + 1; b < map.regions().size(); b++) {
                double border = border(outline(map, a), outline(map, b));
                String pair = map.regions().get(a).id() + " and "
                        + map.regions().get(b).id();
                if (map.land().get(a).contains(b)) {
                    assertTrue(border >= least, pair + " share " + border);
                } else {
                    assertEquals(0, border, pair);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b", "compass", "narrows", "isles"})
    void regionsDoNotOverlapAndHoldTheirLabels(String id) {
        WorldMap map = MapFiles.read(id);
        for (int a = 0; a < map.regions().size(); a++) {
            MapLayout.Point label = map.layout().labels().get(a);
            assertTrue(path(outline(map, a)).contains(label.x(), label.y()));
            assertTrue(distance(List.of(label), outline(map, a)) >= 5, "room in " + a);
            for (int b = a + 1; b < map.regions().size(); b++) {
                Area both = new Area(path(outline(map, a)));
                both.intersect(new Area(path(outline(map, b))));
                assertTrue(both.isEmpty() || size(both) < 0.01, a + " and " + b);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b"})
    void seaLiesBetweenContinents(String id) {
        WorldMap map = MapFiles.read(id);
        for (int a = 0; a < map.regions().size(); a++) {
            for (int b = a + 1; b < map.regions().size(); b++) {
                if (map.regions().get(a).continent() != map.regions().get(b).continent()) {
                    assertTrue(distance(outline(map, a), outline(map, b)) > 2, a + " and " + b);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b"})
    void everySeaRouteRunsOverTheSeaFromCoastToCoast(String id) {
        WorldMap map = MapFiles.read(id);
        int pairs = map.sea().stream().mapToInt(List::size).sum() / 2;
        assertEquals(pairs, map.layout().routes().size());
        for (MapLayout.Route route : map.layout().routes()) {
            assertTrue(map.sea().get(route.from()).contains(route.to()));
            List<MapLayout.Point> line = route.line();
            assertTrue(distance(line.subList(0, 1), outline(map, route.from())) < 2);
            assertTrue(distance(line.subList(line.size() - 1, line.size()), outline(map, route.to())) < 2);
            for (int region = 0; region < map.regions().size(); region++) {
                if (region != route.from() && region != route.to()) {
                    Path2D land = path(outline(map, region));
                    assertTrue(line.stream().noneMatch(point -> land.contains(point.x(), point.y())));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b"})
    void theStoredOutlinesAreThoseThatTheCartographerDraws(String id) throws IOException {
        WorldMap stored = MapFiles.read(id);
        String written = MapFiles.write(stored);
        String spots = written.replaceAll("(?s),\\s*\"polygon\": \\[\\s*\\[.*?\\]\\s*\\]", "")
                .replaceAll("(?s),\\s*\"routes\": .*\\Z", "}");
        assertTrue(spots.length() < written.length() / 8, spots);
        Path file = Files.writeString(folder.resolve("spots.json"), spots);
        assertEquals(stored, MapFiles.read(file.toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b"})
    void writtenDataAreReadAgain(String id) throws IOException {
        Path file = Files.writeString(folder.resolve("again.json"), MapFiles.write(MapFiles.read(id)));
        assertEquals(MapFiles.read(id), MapFiles.read(file.toString()));
    }

    @Test
    void aBorderThatCannotBeDrawnGetsALine() throws IOException {
        // Five regions, each a neighbor of each other: no plane shows that.
        StringBuilder land = new StringBuilder();
        for (int a = 1; a <= 5; a++) {
            for (int b = a + 1; b <= 5; b++) {
                land.append(land.isEmpty() ? "" : ",").append("[\"" + a + "\",\"" + b + "\"]");
            }
        }
        Path file = Files.writeString(folder.resolve("five.json"), """
                {"format": "territory-map/1", "id": "five", "kind": "graph", "start": "1",
                 "continents": [{"id": "A", "regions": ["1","2","3","4","5"]}], "land": [%s], "sea": [],
                 "layout": {"1": {"at": [50, 15]}, "2": {"at": [85, 40]}, "3": {"at": [70, 80]},
                            "4": {"at": [30, 80]}, "5": {"at": [15, 40]}}}
                """.formatted(land));
        WorldMap map = MapFiles.read(file.toString());
        int drawn = 0;
        for (int a = 0; a < 5; a++) {
            for (int b = a + 1; b < 5; b++) {
                drawn += border(outline(map, a), outline(map, b)) > 0 ? 1 : 0;
            }
        }
        assertTrue(drawn < 10, "K5 is not planar");
        assertTrue(drawn + map.layout().routes().size() >= 10);
    }

    private static List<MapLayout.Point> outline(WorldMap map, int region) {
        return map.layout().outlines().get(region);
    }

    /** The length of the sides that two outlines share, run through in opposite directions. */
    private static double border(List<MapLayout.Point> a, List<MapLayout.Point> b) {
        double length = 0;
        for (int i = 0; i < a.size(); i++) {
            MapLayout.Point from = a.get(i);
            MapLayout.Point to = a.get((i + 1) % a.size());
            for (int j = 0; j < b.size(); j++) {
                if (b.get(j).equals(to) && b.get((j + 1) % b.size()).equals(from)) {
                    length += Math.hypot(to.x() - from.x(), to.y() - from.y());
                }
            }
        }
        return length;
    }

    private static Path2D path(List<MapLayout.Point> outline) {
        Path2D path = new Path2D.Double();
        path.moveTo(outline.get(0).x(), outline.get(0).y());
        outline.forEach(point -> path.lineTo(point.x(), point.y()));
        path.closePath();
        return path;
    }

    private static double size(Area area) {
        return area.getBounds2D().getWidth() * area.getBounds2D().getHeight();
    }

    private static double distance(List<MapLayout.Point> points, List<MapLayout.Point> outline) {
        double least = Double.MAX_VALUE;
        for (MapLayout.Point point : points) {
            for (int i = 0; i < outline.size(); i++) {
                MapLayout.Point from = outline.get(i);
                MapLayout.Point to = outline.get((i + 1) % outline.size());
                least = Math.min(least, Line2D.ptSegDist(from.x(), from.y(), to.x(), to.y(), point.x(), point.y()));
            }
        }
        return least;
    }
}
