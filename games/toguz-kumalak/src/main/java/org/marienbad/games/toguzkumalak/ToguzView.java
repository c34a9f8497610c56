package org.marienbad.games.toguzkumalak;

import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** What people see and read of Toguz kumalak. */
record ToguzView(ToguzRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        return Rulebook.of(
                Text.of("rules.board", rules.houses, rules.stones),
                Text.of("rules.sowing"),
                Text.of("rules.capture"),
                Text.of("rules.tuzdik"),
                Text.of(rules.opposite ? "rules.tuzdik.opposite" : "rules.tuzdik.number", rules.houses),
                Text.of("rules.tuzdik.owner"),
                Text.of("rules.majority", rules.total() / 2, rules.total()),
                Text.of("rules.noStones"),
                Text.of("rules.repetition", rules.limit),
                Text.of(rules.margin ? "rules.margin" : "rules.outcome"));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return BoardPicture.of((ToguzState) state);
    }

    @Override
    public List<Motion> motions(State before, int house, Observer observer) {
        return BoardMotions.of((ToguzState) before, house);
    }

    @Override
    public List<Text> annotations(State before, int house) {
        return Annotations.of(new Sowing((ToguzState) before, house));
    }

    @Override
    public Text seatName(int seat) {
        return HouseNames.seatName(seat);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return List.of(heard((ToguzState) state, 0), heard((ToguzState) state, 1));
    }

    private Text heard(ToguzState state, int seat) {
        List<Object> houses = IntStream.range(0, rules.houses)
                .mapToObj(house -> heardHouse(state, seat, house))
                .toList();
        return Text.of(
                "heard.row",
                HouseNames.seatName(seat),
                state.score(seat),
                rules.houses,
                PictureWords.joined(houses, ", "));
    }

    private Object heardHouse(ToguzState state, int seat, int house) {
        if (state.tuzdik(1 - seat) == seat * rules.houses + house) {
            return Text.of("heard.tuzdik", HouseNames.seatName(1 - seat));
        }
        return state.rowsAreTaken() ? 0 : state.stones(seat, house);
    }
}
