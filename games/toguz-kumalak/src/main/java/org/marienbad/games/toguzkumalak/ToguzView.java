package org.marienbad.games.toguzkumalak;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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

/** The words and pictures of Toguz kumalak. */
record ToguzView(ToguzRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new ToguzGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        PitNames names = rules.names();
        int[] captured = sowing(3);
        int[] marked = sowing(2);
        return Lessons.beside(
                ToguzProvider.class,
                rules.board.lessons(
                        "stones", rules.board.stones(),
                        "row", String.join(", ", names.row(PitNames.SOUTH)),
                        "figures", IntStream.of(captured).sum() <= rules.total(),
                        "captured", HouseForm.written(captured),
                        "captureStores", rules.board.stores(captured),
                        "marked", HouseForm.written(marked),
                        "markStores", rules.board.stores(marked),
                        "from", names.id(0, rules.houses - 2),
                        "last", names.id(0, rules.houses - 1),
                        "first", names.id(1, 0),
                        "house", rules.houses - 1,
                        "opposite", rules.opposite,
                        "usual", rules.houses == 9 && rules.board.stones() == 9));
    }

    /** South's last house but one has three stones, North's first one so many. */
    private int[] sowing(int waiting) {
        int[] houses = new int[2 * rules.houses];
        houses[rules.houses - 2] = 3;
        houses[rules.houses] = waiting;
        houses[rules.houses + 1] = 4;
        return houses;
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return picture((ToguzState) state);
    }

    static Picture picture(ToguzState state) {
        ToguzRules rules = state.rules;
        MancalaLayout layout = new MancalaLayout.StoresBetweenTheRows(rules.houses);
        return new MancalaPicture(rules.names(), layout)
                .of(state.board().shown(), new DrawnTuzdiks(state, layout), Stores.caption(state.board()));
    }

    @Override
    public List<Motion> motions(State before, int house, Observer observer) {
        return ToguzMotions.of((ToguzState) before, house);
    }

    @Override
    public List<Text> annotations(State before, int house) {
        return ToguzAnnotations.of(new ToguzSowing((ToguzState) before, house));
    }

    @Override
    public List<Text> events(State before, int house, State after, Observer observer) {
        ToguzSowing sowing = new ToguzSowing((ToguzState) before, house);
        List<Text> events = new ArrayList<>();
        if (sowing.makesTuzdik()) {
            events.add(Text.of("event.tuzdik", sowing.number(sowing.last())));
        } else if (sowing.taken() > 0) {
            events.add(Text.of("event.captures", sowing.taken()));
        }
        for (int seat : new int[] {sowing.seat, 1 - sowing.seat}) {
            if (sowing.throughTuzdik(seat) > 0) {
                events.add(Text.of("event.through", PitNames.seatName(seat), sowing.throughTuzdik(seat)));
            }
        }
        events.addAll(Stores.rowsTaken(sowing.after.board()));
        return events;
    }

    /** With the house of the last stone, and what is captured: {@code 76(12)}, {@code 81x} for a tuzdik. */
    @Override
    public String notation(State before, int house) {
        ToguzSowing sowing = new ToguzSowing((ToguzState) before, house);
        boolean captures = sowing.taken() > 0 && !sowing.makesTuzdik();
        return sowing.notation() + (captures ? "(" + sowing.taken() + ")" : "");
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return rules.names().objection(state.actor(), spot, house -> objection((ToguzState) state, house));
    }

    private Text objection(ToguzState state, int house) {
        int seat = state.actor();
        return state.tuzdik(1 - seat) == seat * rules.houses + house
                ? Text.of("objection.tuzdik", PitNames.seatName(1 - seat))
                : Text.of("objection.empty");
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
        ToguzState position = (ToguzState) state;
        return rules.names()
                .description(position.board().shown(), (seat, house) -> heard(position, seat, house), rules.houses);
    }

    private Object heard(ToguzState state, int seat, int house) {
        if (state.tuzdik(1 - seat) == seat * rules.houses + house) {
            return Text.of("heard.tuzdik", PitNames.seatName(1 - seat));
        }
        return state.board().shown().stones(seat, house);
    }
}
