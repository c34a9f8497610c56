package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CalledNamesTest {
    private static final List<String> TITLES = List.of("South", "North", "East");

    @Test
    void personsAreCalledByTheirNamesAndOtherwiseByTheirSeats() {
        assertEquals(
                List.of("Ann", "North", "East"), CalledNames.of(List.of("Ann", "", ""), List.of("", "", ""), TITLES));
    }

    @Test
    void computersThatAreCalledAlikeAreNumbered() {
        assertEquals(
                List.of("Computer 1", "Ann", "Computer 2"),
                CalledNames.of(List.of("", "Ann", ""), List.of("Computer", "", "Computer"), TITLES));
        assertEquals(
                List.of("Ann", "Computer", "Random"),
                CalledNames.of(List.of("Ann", "", ""), List.of("", "Computer", "Random"), TITLES));
    }
}
