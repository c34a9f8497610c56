package org.marienbad.games.toguzkumalak;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** What people see and read of Toguz kumalak. */
record ToguzView(ToguzRules rules) implements GameView {
    @Override
    public Rulebook rulebook() {
        return new Lessons(rules).rulebook();
    }

    @Override
    public List<CoachStep> coach() {
        return new Lessons(rules).coach();
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
    public List<Text> events(State before, int house, State after, Observer observer) {
        Sowing sowing = new Sowing((ToguzState) before, house);
        List<Text> events = new ArrayList<>();
        if (sowing.makesTuzdik()) {
            events.add(Text.of("event.tuzdik", sowing.number(sowing.last())));
        } else if (sowing.taken() > 0) {
            events.add(Text.of("event.captures", sowing.taken()));
        }
        for (int seat : new int[] {sowing.seat, 1 - sowing.seat}) {
            if (sowing.throughTuzdik(seat) > 0) {
                events.add(Text.of("event.through", HouseNames.seatName(seat), sowing.throughTuzdik(seat)));
            }
        }
        if (sowing.after.rowsAreTaken()) {
            for (int seat = 0; seat < 2; seat++) {
                if (sowing.after.inRow(seat) > 0) {
                    events.add(Text.of("event.row", HouseNames.seatName(seat), sowing.after.inRow(seat)));
                }
            }
        }
        return events;
    }

    /** With the house of the last stone, and what is captured: {@code 76(12)}, {@code 81x} for a tuzdik. */
    @Override
    public String notation(State before, int house) {
        Sowing sowing = new Sowing((ToguzState) before, house);
        boolean captures = sowing.taken() > 0 && !sowing.makesTuzdik();
        return sowing.notation() + (captures ? "(" + sowing.taken() + ")" : "");
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        ToguzState position = (ToguzState) state;
        for (int seat = 0; seat < 2; seat++) {
            if (spot.equals(HouseNames.storeId(seat))) {
                return Text.of("objection.store");
            }
            for (int house = 0; house < rules.houses; house++) {
                if (spot.equals(HouseNames.id(seat, house))) {
                    return objection(position, seat, house);
                }
            }
        }
        return Text.EMPTY;
    }

    private Text objection(ToguzState state, int seat, int house) {
        if (seat != state.actor()) {
            return Text.of("objection.other", HouseNames.seatName(seat));
        }
        return state.tuzdik(1 - seat) == seat * rules.houses + house
                ? Text.of("objection.tuzdik", HouseNames.seatName(1 - seat))
                : Text.of("objection.empty");
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        ToguzState state = (ToguzState) line.present();
        int[] rows = {state.inRow(0), state.inRow(1)};
        ScoreLine stores = ScoreLine.part(Text.of("score.captured"), state.store(0), state.store(1));
        return List.of(
                stores,
                state.rowsAreTaken()
                        ? ScoreLine.part(Text.of("score.row"), rows)
                        : ScoreLine.note(Text.of("panel.row"), rows));
    }

    @Override
    public Text ending(LineOfPlay line) {
        ToguzState end = (ToguzState) line.present();
        int more = Integer.compare(end.store(0), end.store(1));
        return switch (end.end()) {
            case MAJORITY ->
                more == 0
                        ? Text.of("ending.half", rules.total() / 2)
                        : Text.of("ending.majority", HouseNames.seatName(more > 0 ? 0 : 1), rules.total() / 2);
            case NO_STONES ->
                Text.of("ending.no_stones", HouseNames.seatName(end.side()), HouseNames.seatName(1 - end.side()));
            case REPETITION -> Text.of("ending.repetition");
            case LIMIT -> Text.of("ending.limit", rules.limit);
            case NOT -> Text.EMPTY;
        };
    }

    @Override
    public Text value(double payoff, boolean proven) {
        if (!rules.margin) {
            return Text.EMPTY;
        }
        int stones = (int) Math.round(payoff * rules.total());
        if (proven && stones == 0) {
            return Values.result(0);
        }
        String key = stones == 0 ? "even" : stones > 0 ? "ahead" : "behind";
        return Text.of((proven ? "value.proven." : "value.") + key, Math.abs(stones));
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
