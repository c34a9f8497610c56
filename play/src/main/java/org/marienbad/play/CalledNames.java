package org.marienbad.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Decides the name of everybody at a table, in headlines, lists and results alike. */
public final class CalledNames {
    private CalledNames() {}

    /**
     * Returns the names by which the seats are called: that of the person or the computer there, else the seat's title.
     * Equal names of computers get a number.
     *
     * @param names of persons, one a seat; empty where there is none
     * @param computers names of the players at seats without a person; empty for all others
     * @param titles the game's names of the seats
     */
    public static List<String> of(List<String> names, List<String> computers, List<String> titles) {
        List<String> called = new ArrayList<>();
        for (int seat = 0; seat < titles.size(); seat++) {
            String computer = computers.get(seat);
            if (!computer.isEmpty()) {
                boolean alone = Collections.frequency(computers, computer) == 1;
                int number = Collections.frequency(computers.subList(0, seat + 1), computer);
                called.add(alone ? computer : computer + " " + number);
            } else {
                called.add(names.get(seat).isEmpty() ? titles.get(seat) : names.get(seat));
            }
        }
        return called;
    }
}
