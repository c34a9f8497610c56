package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.marienbad.games.minuteempire.data.DataException;
import org.marienbad.games.minuteempire.data.MapNode;

/**
 * Reads a map of squares: format {@code territory-map/1}, kind {@code grid}, or plain text. A region's id is its row
 * and column, counted from 0.
 */
final class GridReader {
    private enum Tile {
        WATER,
        LAND,
        START
    }

    private enum SeaRule {
        CROSS_WATER,
        ROUTES
    }

    /** One row of the file and the name of its places. */
    private record Row(String place, String signs) {
        String column(int column) {
            return place + ", column " + (column + 1);
        }
    }

    private static final Map<Character, Tile> DEFAULT_LEGEND = legend();
    private static final int MAX_SIDE = 64;
    private static final double CELL = 10;
    private static final int[][] STEPS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

    private final String file;
    private final Map<Character, Tile> legend;
    private final List<Row> rows;
    private final int columns;
    private final List<int[]> cells = new ArrayList<>();
    private final Map<List<Integer>, Integer> indexes = new HashMap<>();
    private int start = -1;

    private GridReader(String file, String place, Map<Character, Tile> legend, List<Row> rows) {
        this.file = file;
        this.legend = legend;
        this.rows = rows;
        this.columns = rows.get(0).signs().length();
        for (int row = 0; row < rows.size(); row++) {
            readRow(row);
        }
        if (cells.isEmpty()) {
            throw new DataException(file, place, "there is no land");
        }
        if (start < 0) {
            throw new DataException(file, place, "there is no start; allowed: exactly one " + signOf(Tile.START));
        }
    }

    private static Map<Character, Tile> legend() {
        Map<Character, Tile> signs = new LinkedHashMap<>();
        signs.put('W', Tile.WATER);
        signs.put('G', Tile.LAND);
        signs.put('S', Tile.START);
        return signs;
    }

    /** A plain text file: rows of W, G and S. */
    static WorldMap read(String file, String text) {
        List<String> lines =
                new ArrayList<>(text.lines().map(String::stripTrailing).toList());
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        if (lines.isEmpty()) {
            throw new DataException(file, "", "is empty; allowed: a JSON object, or rows of W, G and S");
        }
        List<Row> rows = new ArrayList<>();
        for (String line : lines) {
            rows.add(new Row("line " + (rows.size() + 1), line));
        }
        GridReader grid = new GridReader(file, "line 1", DEFAULT_LEGEND, rows);
        Topology topology = grid.land();
        grid.crossWater(topology, 1);
        String name = file.replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.[^.]*$", "");
        return grid.map(name, topology, grid.floodFill(topology), false);
    }

    static WorldMap read(MapNode root) {
        root.object("format", "id", "kind", "legend", "rows", "neighbours", "sea", "seaRoutes", "continents");
        String id = root.get("id").text();
        Map<Character, Tile> legend =
                root.find("legend").map(GridReader::readLegend).orElse(DEFAULT_LEGEND);
        GridReader grid = new GridReader(root.file(), root.get("rows").place(), legend, rows(root.get("rows")));
        root.find("neighbours").ifPresent(node -> node.whole(4, 4));
        Topology topology = grid.land();
        boolean routes = grid.readSea(root, topology);
        Optional<MapNode> continents = root.find("continents").filter(node -> !node.isText("flood-fill"));
        List<Continent> members =
                continents.isPresent() ? grid.readContinents(continents.get(), topology) : grid.floodFill(topology);
        return grid.map(id, topology, members, routes);
    }

    private static List<Row> rows(MapNode node) {
        return node.list(1, MAX_SIDE, "rows").stream()
                .map(row -> new Row(row.place(), row.text()))
                .toList();
    }

    private static Map<Character, Tile> readLegend(MapNode node) {
        Map<Character, Tile> legend = new LinkedHashMap<>();
        node.object().forEach((sign, tile) -> {
            if (sign.length() != 1) {
                throw tile.fault("'" + sign + "' is not allowed; allowed: a single sign");
            }
            legend.put(sign.charAt(0), tile.constant(Tile.class));
        });
        for (Tile tile : Tile.values()) {
            if (tile != Tile.WATER && !legend.containsValue(tile)) {
                throw node.fault("there is no sign for " + tile.name().toLowerCase(Locale.ROOT));
            }
        }
        return legend;
    }

    private void readRow(int row) {
        Row line = rows.get(row);
        if (line.signs().length() != columns) {
            throw new DataException(
                    file,
                    line.place(),
                    "the row has " + line.signs().length() + " signs; allowed: " + columns + ", as in the first row");
        }
        if (columns > MAX_SIDE || rows.size() > MAX_SIDE) {
            throw new DataException(
                    file,
                    line.place(),
                    "the map has " + rows.size() + " rows and " + columns + " columns; allowed: " + MAX_SIDE);
        }
        for (int column = 0; column < columns; column++) {
            Tile tile = tile(row, column);
            if (tile == Tile.WATER) {
                continue;
            }
            if (cells.size() == WorldMap.MAX_REGIONS) {
                throw fault(row, column, "one region too many; allowed: " + WorldMap.MAX_REGIONS);
            }
            if (tile == Tile.START) {
                if (start >= 0) {
                    throw fault(row, column, "a second start; allowed: exactly one " + signOf(Tile.START));
                }
                start = cells.size();
            }
            indexes.put(List.of(row, column), cells.size());
            cells.add(new int[] {row, column});
        }
    }

    private Tile tile(int row, int column) {
        char sign = rows.get(row).signs().charAt(column);
        Tile tile = legend.get(sign);
        if (tile == null) {
            throw fault(
                    row,
                    column,
                    "'" + sign + "' is not allowed; allowed: "
                            + legend.entrySet().stream()
                                    .map(entry -> entry.getKey() + " (" + name(entry.getValue()) + ")")
                                    .collect(Collectors.joining(", ")));
        }
        return tile;
    }

    private static String name(Tile tile) {
        return tile.name().toLowerCase(Locale.ROOT);
    }

    private char signOf(Tile tile) {
        return legend.entrySet().stream()
                .filter(entry -> entry.getValue() == tile)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private DataException fault(int row, int column, String rule) {
        return new DataException(file, rows.get(row).column(column), rule);
    }

    private DataException fault(int region, String rule) {
        return fault(cells.get(region)[0], cells.get(region)[1], rule);
    }

    private String id(int region) {
        return cells.get(region)[0] + "," + cells.get(region)[1];
    }

    private Topology land() {
        Topology topology = new Topology(cells.size());
        for (int region = 0; region < cells.size(); region++) {
            for (int[] next : around(cells.get(region))) {
                Integer neighbour = indexes.get(List.of(next[0], next[1]));
                if (neighbour != null) {
                    topology.addLand(region, neighbour);
                }
            }
        }
        return topology;
    }

    private List<int[]> around(int[] cell) {
        List<int[]> cells = new ArrayList<>();
        for (int[] step : STEPS) {
            int row = cell[0] + step[0];
            int column = cell[1] + step[1];
            if (row >= 0 && row < rows.size() && column >= 0 && column < columns) {
                cells.add(new int[] {row, column});
            }
        }
        return cells;
    }

    /** Joins regions that at most {@code maxWater} squares of water separate. */
    private void crossWater(Topology topology, int maxWater) {
        for (int region = 0; region < cells.size(); region++) {
            Set<List<Integer>> crossed = new HashSet<>();
            List<int[]> shore = List.of(cells.get(region));
            for (int water = 0; water <= maxWater; water++) {
                List<int[]> next = new ArrayList<>();
                for (int[] cell : shore) {
                    for (int[] neighbour : around(cell)) {
                        List<Integer> key = List.of(neighbour[0], neighbour[1]);
                        Integer landing = indexes.get(key);
                        if (landing == null) {
                            if (crossed.add(key)) {
                                next.add(neighbour);
                            }
                        } else if (landing != region && !topology.hasLand(region, landing)) {
                            topology.addSea(region, landing);
                        }
                    }
                }
                shore = next;
            }
        }
    }

    /** Returns whether the sea routes are listed, and so are to be drawn. */
    private boolean readSea(MapNode root, Topology topology) {
        Optional<MapNode> sea = root.find("sea");
        sea.ifPresent(node -> node.object("rule", "maxWater"));
        SeaRule rule = sea.flatMap(node -> node.find("rule"))
                .map(node -> node.constant(SeaRule.class))
                .orElse(SeaRule.CROSS_WATER);
        if (rule == SeaRule.CROSS_WATER) {
            root.find("seaRoutes").ifPresent(node -> {
                throw node.fault("is not allowed with the rule 'cross-water'; allowed: with the rule 'routes'");
            });
            crossWater(
                    topology,
                    sea.flatMap(node -> node.find("maxWater"))
                            .map(node -> node.whole(1, 9))
                            .orElse(1));
            return false;
        }
        sea.flatMap(node -> node.find("maxWater")).ifPresent(node -> {
            throw node.fault("is not allowed with the rule 'routes'; allowed: with the rule 'cross-water'");
        });
        List<String> ids = new ArrayList<>();
        for (int region = 0; region < cells.size(); region++) {
            ids.add(id(region));
        }
        Edges edges = new Edges(ids, topology);
        root.get("seaRoutes").list().forEach(edges::readSea);
        return true;
    }

    private List<Continent> floodFill(Topology topology) {
        List<Continent> continents = new ArrayList<>();
        TreeSet<Integer> left = new TreeSet<>(indexes.values());
        while (!left.isEmpty()) {
            List<Integer> members = topology.landmass(left.first());
            left.removeAll(members);
            continents.add(new Continent(letters(continents.size()), members));
        }
        return continents;
    }

    /** A, B … Z, AA, AB … */
    private static String letters(int number) {
        String last = String.valueOf((char) ('A' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }

    private List<Continent> readContinents(MapNode node, Topology topology) {
        List<MapNode> lines = node.list(rows.size(), rows.size(), "rows, one for each of 'rows'");
        Map<Character, List<Integer>> members = new TreeMap<>();
        for (int row = 0; row < lines.size(); row++) {
            String signs = lines.get(row).text();
            if (signs.length() != columns) {
                throw lines.get(row)
                        .fault("the row has " + signs.length() + " signs; allowed: " + columns + ", as in 'rows'");
            }
            for (int column = 0; column < columns; column++) {
                char sign = signs.charAt(column);
                Integer region = indexes.get(List.of(row, column));
                if ((sign == '.') != (region == null)) {
                    throw new DataException(
                            file,
                            new Row(lines.get(row).place(), signs).column(column),
                            region == null
                                    ? "'" + sign + "' stands on water; allowed: ."
                                    : "'.' stands on land; allowed: the sign of its continent");
                }
                if (region != null) {
                    members.computeIfAbsent(sign, unused -> new ArrayList<>()).add(region);
                }
            }
        }
        List<Continent> continents = new ArrayList<>();
        members.forEach((sign, regions) -> {
            topology.firstCutOff(regions).ifPresent(region -> {
                throw fault(
                        region,
                        "region '" + id(region) + "' cannot be reached by land from region '" + id(regions.get(0))
                                + "' within continent '" + sign + "'");
            });
            continents.add(new Continent(String.valueOf(sign), regions));
        });
        return continents;
    }

    private WorldMap map(String id, Topology topology, List<Continent> continents, boolean routes) {
        topology.firstUnreachable(start).ifPresent(region -> {
            throw fault(
                    region,
                    "region '" + id(region) + "' cannot be reached by land and sea from the start '" + id(start) + "'");
        });
        int[] continentOf = new int[cells.size()];
        for (int continent = 0; continent < continents.size(); continent++) {
            for (int region : continents.get(continent).regions()) {
                continentOf[region] = continent;
            }
        }
        List<Region> regions = new ArrayList<>();
        for (int region = 0; region < cells.size(); region++) {
            regions.add(new Region(id(region), continentOf[region]));
        }
        return new WorldMap(id, regions, continents, start, topology.land(), topology.sea(), layout(topology, routes));
    }

    private MapLayout layout(Topology topology, boolean routes) {
        List<List<MapLayout.Point>> outlines = new ArrayList<>();
        List<MapLayout.Point> labels = new ArrayList<>();
        for (int[] cell : cells) {
            double left = cell[1] * CELL;
            double bottom = (rows.size() - 1 - cell[0]) * CELL;
            outlines.add(List.of(
                    new MapLayout.Point(left, bottom),
                    new MapLayout.Point(left + CELL, bottom),
                    new MapLayout.Point(left + CELL, bottom + CELL),
                    new MapLayout.Point(left, bottom + CELL)));
            labels.add(new MapLayout.Point(left + CELL / 2, bottom + CELL / 2));
        }
        List<MapLayout.Route> lines = new ArrayList<>();
        for (int from = 0; routes && from < cells.size(); from++) {
            for (int to : topology.sea().get(from)) {
                if (from < to) {
                    lines.add(new MapLayout.Route(from, to, List.of(labels.get(from), labels.get(to))));
                }
            }
        }
        return new MapLayout(MapLayout.Kind.GRID, columns * CELL, rows.size() * CELL, outlines, labels, lines);
    }
}
