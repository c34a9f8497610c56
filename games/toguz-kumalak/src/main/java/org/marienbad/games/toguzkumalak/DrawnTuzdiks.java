package org.marienbad.games.toguzkumalak;

import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.MancalaLayout;
import org.marienbad.games.mancala.MancalaPicture;
import org.marienbad.games.mancala.PitNames;

/** The tuzdiks in the colors of their owners, and named beside the board. */
record DrawnTuzdiks(ToguzState state, MancalaLayout layout) implements MancalaPicture.Extras {
    @Override
    public Spot pit(int seat, int house, Spot usual) {
        int owner = 1 - seat;
        return house(owner) == house
                ? usual.owner(owner)
                        .tip(Text.of("tuzdik.tip", PitNames.seatName(seat), usual.label(), PitNames.seatName(owner)))
                : usual;
    }

    @Override
    public List<Spot> marks() {
        return IntStream.range(0, 2)
                .filter(owner -> house(owner) >= 0)
                .mapToObj(owner ->
                        new Spot("tuzdik." + owner, layout.pit(1 - owner, house(owner)), Style.MARK).owner(owner))
                .toList();
    }

    @Override
    public List<Row> facts(int owner) {
        if (house(owner) < 0) {
            return List.of();
        }
        String number = String.valueOf(house(owner) + 1);
        return List.of(new Row(Text.of("panel.tuzdik"), Text.of("panel.house", number, PitNames.seatName(1 - owner))));
    }

    /** The house of the other row that is the owner's tuzdik, or −1. */
    private int house(int owner) {
        int tuzdik = state.tuzdik(owner);
        return tuzdik == ToguzState.NONE ? -1 : tuzdik % state.rules.houses;
    }
}
