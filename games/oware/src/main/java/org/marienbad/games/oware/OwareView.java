package org.marienbad.games.oware;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.HouseForm;
import org.marienbad.games.mancala.HouseState;
import org.marienbad.games.mancala.MancalaLayout;
import org.marienbad.games.mancala.MancalaPicture;
import org.marienbad.games.mancala.PitNames;
import org.marienbad.games.mancala.Stores;

/** The words and pictures of Oware. */
record OwareView(OwareRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new OwareGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        PitNames names = rules.names();
        int last = rules.houses - 1;
        int[] houses = new int[2 * rules.houses];
        boolean capture = rules.houses >= 3 && rules.total() >= 9;
        if (capture) {
            // Two seeds from South's last house make pairs of the single seeds in North's first two.
            houses[0] = 1;
            houses[last] = 2;
            houses[last + 1] = 1;
            houses[last + 2] = 1;
            houses[last + 3] = 4;
        }
        return Lessons.beside(
                OwareProvider.class,
                rules.board.lessons(
                        "seeds", rules.board.stones(),
                        "row", String.join(", ", names.row(PitNames.SOUTH)),
                        "capture", capture,
                        "captured", HouseForm.written(houses),
                        "stores", rules.board.stores(houses),
                        "from", names.label(0, last),
                        "first", names.label(1, 0),
                        "second", names.label(1, Math.min(1, last)),
                        "slam", rules.grandSlam,
                        "feed", rules.mustFeed,
                        "repetition", rules.board.cycles().repetition(),
                        "usual", rules.houses == 6 && rules.board.stones() == 4));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return picture((OwareState) state);
    }

    static Picture picture(OwareState state) {
        OwareRules rules = state.rules;
        MancalaLayout layout = new MancalaLayout.StoresAtTheEnds(rules.houses, /* clockwise= */ false);
        return new MancalaPicture(rules.names(), layout).of(state.board().shown(), Stores.caption(state.board()));
    }

    @Override
    public List<Motion> motions(State before, int house, Observer observer) {
        return OwareMotions.of((OwareState) before, house);
    }

    @Override
    public List<Text> annotations(State before, int house) {
        return OwareAnnotations.of((OwareState) before, house);
    }

    @Override
    public List<Text> events(State before, int house, State after, Observer observer) {
        OwareSowing sowing = new OwareSowing((OwareState) before, house);
        List<Text> events = new ArrayList<>();
        if (sowing.taken() > 0) {
            events.add(Text.of("event.captures", sowing.taken()));
        } else if (sowing.isSparedGrandSlam()) {
            events.add(Text.of("event.grandSlam"));
        }
        int other = 1 - sowing.seat;
        if (sowing.before.inRow(other) == 0 && sowing.after.inRow(other) > 0) {
            events.add(Text.of("event.feeds", PitNames.seatName(other)));
        }
        events.addAll(Stores.rowsTaken(sowing.after.board()));
        return events;
    }

    /** With the number of seeds captured: {@code F(4)}. */
    @Override
    public String notation(State before, int house) {
        OwareSowing sowing = new OwareSowing((OwareState) before, house);
        return rules.names().label(sowing.seat, house) + (sowing.taken() > 0 ? "(" + sowing.taken() + ")" : "");
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return rules.names().objection(state.actor(), spot, house -> objection((OwareState) state, house));
    }

    private Text objection(OwareState state, int house) {
        int seat = state.actor();
        int other = 1 - seat;
        if (state.seeds(seat, house) == 0) {
            return Text.of("objection.empty");
        }
        boolean feeds = house + state.seeds(seat, house) >= rules.houses;
        return rules.mustFeed && state.inRow(other) == 0 && !feeds
                ? Text.of("objection.feed", PitNames.seatName(other))
                : Text.of("objection.grandSlam", PitNames.seatName(other));
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        return Stores.breakdown(((HouseState) line.present()).board());
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Stores.ending(((HouseState) line.present()).board());
    }

    @Override
    public Text value(double payoff, boolean proven) {
        return rules.board.margin().value(payoff, proven);
    }

    @Override
    public Text seatName(int seat) {
        return PitNames.seatName(seat);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return rules.names().description(((OwareState) state).board().shown());
    }
}
