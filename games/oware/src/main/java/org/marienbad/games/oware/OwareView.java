package org.marienbad.games.oware;

import java.util.ArrayList;
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

/** What people see and read of Oware. */
record OwareView(OwareRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        List<Text> paragraphs = new ArrayList<>();
        paragraphs.add(Text.of("rules.board", rules.houses, rules.seeds));
        paragraphs.add(Text.of("rules.sowing"));
        paragraphs.add(Text.of("rules.capture"));
        paragraphs.add(Text.of(
                switch (rules.grandSlam) {
                    case NO_CAPTURE -> "rules.grandSlam.noCapture";
                    case ALLOWED -> "rules.grandSlam.allowed";
                    case ILLEGAL -> "rules.grandSlam.illegal";
                }));
        paragraphs.add(Text.of(rules.mustFeed ? "rules.feed.on" : "rules.feed.off"));
        paragraphs.add(Text.of("rules.majority", rules.total() / 2, rules.total()));
        paragraphs.add(Text.of(rules.mustFeed ? "rules.noMove.feed" : "rules.noMove"));
        if (rules.repetition != 0) {
            paragraphs.add(Text.of("rules.repetition", rules.repetition));
        }
        paragraphs.add(Text.of("rules.limit", rules.limit));
        paragraphs.add(Text.of(rules.margin ? "rules.margin" : "rules.outcome"));
        return Rulebook.of(paragraphs);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return BoardPicture.of((OwareState) state);
    }

    @Override
    public List<Motion> motions(State before, int house, Observer observer) {
        return BoardMotions.of((OwareState) before, house);
    }

    @Override
    public List<Text> annotations(State before, int house) {
        return Annotations.of((OwareState) before, house);
    }

    @Override
    public Text seatName(int seat) {
        return HouseNames.seatName(seat);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return List.of(heard((OwareState) state, 0), heard((OwareState) state, 1));
    }

    private Text heard(OwareState state, int seat) {
        List<String> houses = IntStream.range(0, rules.houses)
                .mapToObj(house ->
                        HouseNames.letter(seat, house) + " " + (state.rowsAreTaken() ? 0 : state.seeds(seat, house)))
                .toList();
        return Text.of("heard.row", HouseNames.seatName(seat), state.score(seat), PictureWords.joined(houses, ", "));
    }
}
