package org.marienbad.games.oware;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.BoardPicture;
import org.marienbad.games.mancala.Layout;
import org.marienbad.games.mancala.PitNames;
import org.marienbad.games.mancala.Stores;

/** What people see and read of Oware. */
record OwareView(OwareRules rules) implements GameView {
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
        return picture((OwareState) state);
    }

    static Picture picture(OwareState state) {
        OwareRules rules = state.rules;
        Layout layout = new Layout.StoresAtTheEnds(rules.houses, /* clockwise= */ false);
        return new BoardPicture(rules.names(), layout).of(state.shown(), caption(state));
    }

    private static Text caption(OwareState state) {
        if (state.end() == OwareState.End.NOT) {
            return Text.of(state.occurrences() > 1 ? "turn.again" : "turn", PitNames.seatName(state.side()));
        }
        return result(state);
    }

    /** Who wins by how much, and why the game is over. */
    static Text result(OwareState end) {
        String key = "end." + end.end().name().toLowerCase(Locale.ROOT);
        return Stores.result(end.score(0), end.score(1), Text.of(key, end.rules.repetition, end.rules.limit));
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
    public List<Text> events(State before, int house, State after, Observer observer) {
        Sowing sowing = new Sowing((OwareState) before, house);
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
        if (sowing.after.rowsAreTaken()) {
            for (int seat = 0; seat < 2; seat++) {
                if (sowing.after.inRow(seat) > 0) {
                    events.add(Text.of("event.row", PitNames.seatName(seat), sowing.after.inRow(seat)));
                }
            }
        }
        return events;
    }

    /** With the number of seeds captured: {@code F(4)}. */
    @Override
    public String notation(State before, int house) {
        Sowing sowing = new Sowing((OwareState) before, house);
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
        OwareState state = (OwareState) line.present();
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
        OwareState end = (OwareState) line.present();
        int more = Integer.compare(end.store(0), end.store(1));
        return switch (end.end()) {
            case MAJORITY ->
                more == 0
                        ? Text.of("ending.half", rules.total() / 2)
                        : Text.of("ending.majority", PitNames.seatName(more > 0 ? 0 : 1), rules.total() / 2);
            case NO_MOVE -> Text.of("ending.no_move", PitNames.seatName(end.side()));
            case REPETITION -> Text.of("ending.repetition", rules.repetition);
            case LIMIT -> Text.of("ending.limit", rules.limit);
            case NOT -> Text.EMPTY;
        };
    }

    @Override
    public Text value(double payoff, boolean proven) {
        if (!rules.margin) {
            return Text.EMPTY;
        }
        int seeds = (int) Math.round(payoff * rules.total());
        if (proven && seeds == 0) {
            return Values.result(0);
        }
        String key = seeds == 0 ? "even" : seeds > 0 ? "ahead" : "behind";
        return Text.of((proven ? "value.proven." : "value.") + key, Math.abs(seeds));
    }

    @Override
    public Text seatName(int seat) {
        return PitNames.seatName(seat);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        return rules.names().description(((OwareState) state).shown());
    }
}
