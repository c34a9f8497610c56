package org.marienbad.games.mancala;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/**
 * The names of the places of a board. The words of a game have the seats as {@code south} and {@code north}.
 *
 * @param pits pits a side
 * @param labels people's name of a pit, also the notation of sowing it
 * @param ids the id of a pit in pictures
 */
public record PitNames(int pits, Naming<String> labels, Naming<String> ids) {
    public static final int SOUTH = 0;
    public static final int NORTH = 1;

    /** Something for each pit of a board. */
    public interface Naming<T> {
        T of(int seat, int pit);
    }

    /** Pits whose names differ in all of the board. */
    public PitNames(int pits, Naming<String> names) {
        this(pits, names, names);
    }

    public String label(int seat, int pit) {
        return labels.of(seat, pit);
    }

    public String id(int seat, int pit) {
        return ids.of(seat, pit);
    }

    /** The id of the pit {@code place} along the sowing, counted from the first one of South. */
    public String id(int place) {
        return id(place / pits, place % pits);
    }

    /** The ids of the pits of {@code seat}. */
    public List<String> row(int seat) {
        return row(seat, ids);
    }

    private <T> List<T> row(int seat, Naming<T> of) {
        return IntStream.range(0, pits).mapToObj(pit -> of.of(seat, pit)).toList();
    }

    public static String storeId(int seat) {
        return seat == SOUTH ? "south.store" : "north.store";
    }

    public static Text seatName(int seat) {
        return Text.of(seat == SOUTH ? "south" : "north");
    }

    /** The action {@code pit} of {@code seat}: it sows that pit. */
    public Action sowing(int seat, int pit) {
        String label = label(seat, pit);
        return Action.of(pit, label, id(seat, pit)).words(Text.of("sows", seatName(seat), label));
    }

    /** Why a click on the spot {@code clicked} plays nothing: {@code pits} says it of those of the seat to move. */
    public Text objection(int actor, String clicked, IntFunction<Text> pits) {
        for (int seat = 0; seat < 2; seat++) {
            int pit = row(seat).indexOf(clicked);
            if (pit >= 0) {
                return seat == actor ? pits.apply(pit) : Text.of("objection.other", seatName(seat));
            } else if (clicked.equals(storeId(seat))) {
                return Text.of("objection.store");
            }
        }
        return Text.EMPTY;
    }

    /**
     * The board for those who listen to it: {@code heard.row} for each seat. Its arguments are the name of the seat, the stones in its
     * store, its pits in the words of {@code pits}, and {@code more}.
     */
    public List<Text> description(Rows rows, Naming<Object> pits, Object... more) {
        return IntStream.range(0, 2)
                .mapToObj(seat -> {
                    Text lying = PictureWords.joined(row(seat, pits), ", ");
                    List<Object> arguments = new ArrayList<>(List.of(seatName(seat), rows.store(seat), lying));
                    arguments.addAll(List.of(more));
                    return new Text("heard.row", arguments);
                })
                .toList();
    }

    /** The same with each pit by its label. */
    public List<Text> description(Rows rows) {
        return description(rows, (seat, pit) -> label(seat, pit) + " " + rows.stones(seat, pit));
    }
}
