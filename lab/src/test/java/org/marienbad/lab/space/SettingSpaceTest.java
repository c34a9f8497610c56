package org.marienbad.lab.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Setting;
import org.marienbad.lab.Toys;

class SettingSpaceTest {
    private static final Setting<?> C = Setting.ofDouble("c", 0, 100, 1);
    private static final Setting<?> DEPTH = Setting.ofInt("depth", 0, 1000, 0);
    private static final Setting<?> MODE = Setting.ofChoice("mode", "plain", "fancy", "wild");
    private static final Setting<?> SOLVER = Setting.ofBoolean("solver", true);

    @Test
    void rangesAreLogarithmicWhereTheyAreWide() {
        assertEquals(List.of("1", "2", "3", "4", "5"), Axis.of(C, "1..5").values());
        assertEquals(
                List.of("0.1", "0.3162", "1", "3.162", "10"),
                Axis.of(C, "0.1..10").values());
        assertEquals(
                List.of("0.1", "5.05", "10"), Axis.of(C, "0.1..10:3:linear").values());
        assertEquals(List.of("2", "4", "8"), Axis.of(C, "2..8:3:log").values());
        assertEquals(List.of("1", "2", "3"), Axis.of(DEPTH, "1..3:9").values(), "whole numbers are there once");
        assertEquals(
                List.of("10", "32", "100", "316", "1000"),
                Axis.of(DEPTH, " 10..1000 ").values());
    }

    @Test
    void listsKeepTheirOrder() {
        assertEquals(List.of("wild", "plain"), Axis.of(MODE, "wild, plain").values());
        assertEquals(List.of("2", "1.5"), Axis.of(C, List.of(2, 1.5)).values());
        assertEquals(List.of("plain", "fancy", "wild"), Axis.of(MODE, "").values());
        assertEquals(List.of("off", "on"), Axis.of(SOLVER, "").values());
        assertFalse(Axis.of(C, "1,2").isRange());
        assertTrue(Axis.of(C, "1,2").isNumeric());
        assertFalse(Axis.of(MODE, "").isNumeric());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "c | 5..1 | the range '5..1' of 'c' is not allowed; allowed: a least value below the greatest",
                "c | 0..5:3:log | both above 0 on a logarithmic scale",
                "c | 1..5:1 | and 2 to 1000 values",
                "c | 1..101 | '101' is not allowed for 'c'; allowed: a number from 0 to 100",
                "c | 1,1.0 | '1' is given twice for 'c'",
                "c | `` | no values of 'c' are given; allowed: a list of values such as",
                "mode | 1..2 | 'mode' has no range, '1..2' is not allowed; allowed: one of plain, fancy, wild",
                "mode | blue | 'blue' is not allowed for 'mode'; allowed: one of plain, fancy, wild"
            })
    void faultsAreSaid(String key, String given, String expected) {
        Setting<?> setting = key.equals("c") ? C : MODE;
        String message = assertThrows(IllegalArgumentException.class, () -> Axis.of(setting, given))
                .getMessage();
        assertTrue(message.contains(expected), message);
    }

    @Property
    void positionsAndValuesOfARangeAreEachOthersInverse(
            @ForAll @DoubleRange(min = 0, max = 1) double unit, @ForAll boolean logarithmic) {
        Axis axis = Axis.of(C, "0.01..90:5:" + (logarithmic ? "log" : "linear"));
        double again = axis.position(axis.at(unit)).orElseThrow();
        assertEquals(unit, again, 1e-3);
    }

    @Property
    void aStepChangesAWholeNumber(@ForAll @DoubleRange(min = 0, max = 0.9) double unit, @ForAll boolean logarithmic) {
        Axis axis = Axis.of(DEPTH, "1..30:5:" + (logarithmic ? "log" : "linear"));
        int from = Integer.parseInt(axis.at(unit));
        int to = Integer.parseInt(axis.at(Math.min(1, unit + axis.step())));
        assertTrue(to > from || from == 30, from + " to " + to);
    }

    @Property
    void everyDrawIsInTheSpaceAndTheSameSeedGivesTheSame(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 30) int n) {
        SettingSpace space = SettingSpace.of(
                PlayerSpec.of("tuned"), Map.of("c", "0.01..10:4", "mode", List.of("a", "b")), Toys.PLAYERS);
        List<Map<String, String>> points = space.sample(n, seed);
        assertEquals(points, space.sample(n, seed));
        assertEquals(n, points.size());
        assertEquals(n, points.stream().distinct().count());
        for (Map<String, String> point : points) {
            double c = Double.parseDouble(point.get("c"));
            assertTrue(c >= 0.01 && c <= 10 && List.of("a", "b").contains(point.get("mode")), point::toString);
        }
        Axis.of(DEPTH, "3..4").draw(new SplittableRandom(seed));
    }

    @Test
    void aGridIsEveryCombination() {
        SettingSpace space =
                SettingSpace.of(PlayerSpec.parse("tuned(skill=2)"), Map.of("mode", "", "c", "1,2"), Toys.PLAYERS);
        assertEquals(4, space.size());
        assertEquals(4, space.grid(4).size());
        assertEquals(4, space.sample(50, 1).size(), "there are no more");
        assertTrue(space.at(space.grid(4).get(0)).toString().startsWith("tuned(skill=2,"));
    }
}
