package org.marienbad.games.minuteempire.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two sides of the board, against the lists of their borders. */
class BundledMapsTest {
    private static final String LAND_A = "1-2 1-4 1-17 2-3 2-4 2-17 3-4 4-5 5-6 7-8 9-10 9-11 9-12 9-13 10-12 11-13"
            + " 12-13 12-15 12-18 12-19 13-14 13-19 15-16 15-18 18-19 19-20 20-21 21-22 23-25 24-25";
    private static final String SEA_A = "3-10 6-7 8-9 11-23 16-17 16-22 20-24";
    private static final String LAND_B = "1-2 3-4 5-6 6-7 8-9 8-13 8-14 9-14 13-14 13-19 13-20 14-20 14-21 19-20 20-21"
            + " 10-11 11-15 11-16 11-17 12-15 15-17 15-18 16-17 16-22 17-18 17-22 17-23 18-23 22-23";
    private static final String SEA_B = "1-8 2-3 4-5 4-10 7-12 9-10 16-21";

    @ParameterizedTest
    @CsvSource({
        "side-a,25,12,7 2 13 3,30,7," + LAND_A + "," + SEA_A,
        "side-b,23,10,2 2 3 7 9,29,7," + LAND_B + "," + SEA_B
    })
    void theSidesOfTheBoardAreThoseOfTheSpecification(
            String id, int regions, String start, String sizes, int borders, int routes, String land, String sea) {
        WorldMap map = MapFiles.read(id);
        assertEquals(regions, map.regions().size());
        assertEquals(start, map.regions().get(map.start()).id());
        assertEquals(
                List.of(sizes.split(" ")),
                map.continents().stream()
                        .map(continent -> String.valueOf(continent.regions().size()))
                        .toList());
        assertEquals(new TreeSet<>(Set.of(land.split(" "))), pairs(map, map.land()));
        assertEquals(new TreeSet<>(Set.of(sea.split(" "))), pairs(map, map.sea()));
        assertEquals(borders, pairs(map, map.land()).size());
        assertEquals(routes, pairs(map, map.sea()).size());
    }

    /** Every pair once, the smaller id first. */
    private static Set<String> pairs(WorldMap map, List<List<Integer>> neighbours) {
        Set<String> pairs = new TreeSet<>();
        for (int a = 0; a < neighbours.size(); a++) {
            for (int b : neighbours.get(a)) {
                int first = Integer.parseInt(map.regions().get(a).id());
                int second = Integer.parseInt(map.regions().get(b).id());
                pairs.add(Math.min(first, second) + "-" + Math.max(first, second));
            }
        }
        return pairs;
    }

    @Test
    void theContinentsHoldTheRegionsThatNameThem() {
        for (String id : MapFiles.ids()) {
            WorldMap map = MapFiles.read(id);
            for (int region = 0; region < map.regions().size(); region++) {
                int continent = map.regions().get(region).continent();
                int counted = 0;
                for (Continent each : map.continents()) {
                    counted += each.regions().contains(region) ? 1 : 0;
                }
                assertEquals(1, counted, id);
                assertEquals(true, map.continents().get(continent).regions().contains(region), id);
            }
        }
    }
}
