package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.map.MapLayout;
import org.marienbad.games.minuteempire.map.WorldMap;

/** Draws a map: the sea, the routes over it, and the empty regions. */
public final class MapPicture {
    static final double WIDTH = 160;
    static final double HEIGHT = 100;
    /** Water around a map of squares, whose land may reach the edge. */
    private static final double SHORE = 3;

    private static final double FLAG = 2.6;

    private final WorldMap map;
    private final MapLayout layout;
    private final double scale;
    private final double left;
    private final double bottom;
    private final double foot;
    /** Null until somebody looks: finding places for them takes longer than all else. */
    private volatile List<Spot> names;

    /** The map drawn with its lower edge at height {@code foot}. */
    MapPicture(WorldMap map, double foot) {
        this.map = map;
        this.foot = foot;
        layout = map.layout();
        double margin = layout.kind() == MapLayout.Kind.GRID ? SHORE : 0;
        scale = Math.min((WIDTH - 2 * margin) / layout.width(), (HEIGHT - 2 * margin) / layout.height());
        left = (WIDTH - scale * layout.width()) / 2;
        bottom = foot + (HEIGHT - scale * layout.height()) / 2;
    }

    /** The map alone, with the names of the regions. */
    public static Picture of(WorldMap map) {
        MapPicture drawing = new MapPicture(map, 0);
        List<Spot> spots = new ArrayList<>(drawing.sea());
        for (int region = 0; region < map.regions().size(); region++) {
            spots.add(drawing.region(region));
        }
        spots.add(drawing.flag());
        spots.addAll(drawing.names());
        return new Picture(WIDTH, HEIGHT, spots, List.of(), Text.EMPTY);
    }

    /** The sea and the routes. */
    List<Spot> sea() {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("sea", new Picture.Box(0, foot, WIDTH, HEIGHT, 3), Style.SEA));
        for (MapLayout.Route route : layout.routes()) {
            String id = "route." + id(route.from()) + "-" + id(route.to());
            spots.add(new Spot(id, new Picture.Line(points(route.line())), Style.ROUTE));
        }
        return spots;
    }

    Spot region(int region) {
        return new Spot(
                        spotId(id(region)),
                        new Picture.Polygon(points(layout.outlines().get(region))),
                        Style.LAND)
                .label(Text.of("id", id(region)))
                .shade(map.regions().get(region).continent());
    }

    /** The names of the continents that have water around them. */
    List<Spot> names() {
        List<Spot> known = names;
        if (known == null) {
            known = placed();
            names = known;
        }
        return known;
    }

    private List<Spot> placed() {
        List<List<Picture.Polygon>> continents = map.continents().stream()
                .map(continent -> continent.regions().stream()
                        .map(region -> (Picture.Polygon) region(region).shape())
                        .toList())
                .toList();
        List<Picture.Line> routes = layout.routes().stream()
                .map(route -> new Picture.Line(points(route.line())))
                .toList();
        ContinentNames places = new ContinentNames(new Picture.Box(0, foot, WIDTH, HEIGHT, 0), continents, routes);
        List<Spot> placed = new ArrayList<>();
        for (int continent = 0; continent < continents.size(); continent++) {
            String id = map.continents().get(continent).id();
            places.of(continent)
                    .ifPresent(place ->
                            placed.add(new Spot("continent." + id, place, Style.NOTE).label(Text.of("id", id))));
        }
        return List.copyOf(placed);
    }

    /** The mark of the region where armies begin. */
    Spot flag() {
        Picture.Polygon outline = (Picture.Polygon) region(map.start()).shape();
        Picture.Circle circle = outline.inscribedCircle();
        double size = Math.min(FLAG, 0.32 * circle.radius());
        // In the longest arm of the region below its name, where no armies stand.
        double far = 0;
        double dx = 0;
        double dy = 0;
        for (int i = 0; i + 1 < outline.points().size(); i += 2) {
            double x = outline.points().get(i) - circle.x();
            double y = outline.points().get(i + 1) - circle.y();
            if (y < 0 && Math.hypot(x, y) > far + 1e-9) {
                far = Math.hypot(x, y);
                dx = x / far;
                dy = y / far;
            }
        }
        double away = Math.min(circle.radius() + 0.9 * size, far - 1.2 * size);
        double x = circle.x() + away * dx;
        double y = circle.y() + away * dy;
        return new Spot("start", new Picture.Circle(x, y, size), Style.NOTE)
                .tokens(Picture.Tokens.of(Picture.Kind.FLAG, 1))
                .tip(Text.of("start.tip"));
    }

    static String spotId(String region) {
        return "region." + region;
    }

    private String id(int region) {
        return map.regions().get(region).id();
    }

    private List<Double> points(List<MapLayout.Point> line) {
        List<Double> numbers = new ArrayList<>();
        for (MapLayout.Point point : line) {
            numbers.add(round(left + scale * point.x()));
            numbers.add(round(bottom + scale * point.y()));
        }
        return numbers;
    }

    private static double round(double number) {
        return Math.rint(number * 1000) / 1000;
    }
}
