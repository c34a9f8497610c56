package org.marienbad.games.kalaha;

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

/** What people see and read of Kalaha. */
record KalahaView(KalahaRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        List<Text> paragraphs = new ArrayList<>();
        paragraphs.add(Text.of("rules.board", rules.pits(), rules.stones()));
        paragraphs.add(Text.of(rules.clockwise() ? "rules.sowing.clockwise" : "rules.sowing.counter-clockwise"));
        paragraphs.add(Text.of("rules.store"));
        paragraphs.add(Text.of(rules.emptyCapture() ? "rules.capture.empty" : "rules.capture"));
        paragraphs.add(Text.of(rules.endsWithEmptyRow() ? "rules.end.rowEmpty" : "rules.end.moverEmpty"));
        paragraphs.add(Text.of(rules.leftoversToOwner() ? "rules.leftovers.owner" : "rules.leftovers.nobody"));
        if (rules.pie()) {
            paragraphs.add(Text.of("rules.pie"));
        }
        paragraphs.add(Text.of(rules.margin() ? "rules.margin" : "rules.outcome"));
        return Rulebook.of(paragraphs);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return BoardPicture.of((KalahaState) state);
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return BoardMotions.of((KalahaState) before, code);
    }

    @Override
    public List<Text> annotations(State before, int code) {
        return Annotations.of((KalahaState) before, code);
    }

    @Override
    public Text seatName(int seat) {
        return PitNames.seatName(seat);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return List.of(heard((KalahaState) state, PitNames.SOUTH), heard((KalahaState) state, PitNames.NORTH));
    }

    private Text heard(KalahaState state, int seat) {
        List<String> pits = IntStream.range(0, rules.pits())
                .mapToObj(pit -> PitNames.letter(rules, seat, pit) + " " + state.stones(seat, pit))
                .toList();
        return Text.of("heard.row", PitNames.seatName(seat), state.store(seat), PictureWords.joined(pits, ", "));
    }
}
