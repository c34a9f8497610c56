package org.marienbad.games.backgammon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.FactTable;
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
import org.marienbad.games.backgammon.BackgammonState.Phase;

/** The words and pictures of backgammon. */
record BackgammonView(BackgammonRules rules) implements GameView {
    private static final int GAMMON = 2;

    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new BackgammonPicture(rules).of((BackgammonState) state, observer);
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return new BackgammonPicture(rules).motions((BackgammonState) before, code);
    }

    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new BackgammonGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(
                        BackgammonProvider.class,
                        "points",
                        rules.byPoints() || rules.isMatch(),
                        "cube",
                        rules.cube(),
                        "mostCube",
                        BackgammonRules.MAX_CUBE,
                        "jacoby",
                        rules.jacoby(),
                        "isMatch",
                        rules.isMatch(),
                        "match",
                        rules.match(),
                        "limit",
                        rules.mostTurns())
                .form((rows, fields) -> {
                    Map<String, Object> position = PositionForm.of(new BackgammonState(rules));
                    position.putAll(fields);
                    return position;
                });
    }

    /** An action or outcome in a sentence. */
    static Text words(BackgammonState state, int code) {
        if (ActionCodes.isStep(code)) {
            int from = ActionCodes.from(code);
            int to = ActionCodes.to(code);
            String key = to == BackgammonState.OFF
                    ? "words.off"
                    : from == BackgammonState.BAR ? "words.enter" : "words.step";
            boolean hits = to != BackgammonState.OFF && BackgammonGame.hits(state, code);
            return Text.of(hits ? key + ".hit" : key, nameOf(state.actor()), from, to);
        } else if (ActionCodes.isOpening(code)) {
            int first = ActionCodes.face(code, 0);
            int second = ActionCodes.face(code, 1);
            return Text.of("words.opening", nameOf(0), first, nameOf(1), second, nameOf(first > second ? 0 : 1));
        } else if (ActionCodes.isRoll(code)) {
            return Text.of("words.roll", nameOf(state.turn()), ActionCodes.high(code), ActionCodes.low(code));
        }
        return Text.of(
                "words." + BackgammonPicture.plaque(code), nameOf(state.actor()), 2 * state.cube(), state.cube());
    }

    static Text caption(BackgammonState state) {
        Text name = nameOf(state.turn());
        return switch (state.phase()) {
            case OPENING -> Text.of("caption.opening");
            case ROLL -> Text.of("caption.roll", name);
            case CUBE -> Text.of("caption.cube", name);
            case TAKE -> Text.of("caption.take", name, 2 * state.cube(), nameOf(1 - state.turn()));
            case MOVE -> Text.of(state.mustPass() ? "caption.pass" : "caption.move", name, dice(state));
            case OVER -> result(state);
        };
    }

    private static String dice(BackgammonState state) {
        return Arrays.stream(state.dice()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static Text result(BackgammonState state) {
        if (state.winner() < 0) {
            return Text.of("caption.stopped");
        }
        Text name = nameOf(state.winner());
        if (state.rules().isMatch()) {
            return Text.of("caption.match", name, state.score(state.winner()), state.score(1 - state.winner()));
        }
        return state.rules().byPoints() ? Text.of("caption.points", name, state.won()) : Text.of("caption.won", name);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        BackgammonState position = (BackgammonState) state;
        List<Text> sentences = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            List<String> places = new ArrayList<>();
            for (int point = BackgammonState.BAR - 1; point > 0; point--) {
                if (position.men(seat, point) > 0) {
                    places.add(point + ": " + position.men(seat, point));
                }
            }
            sentences.add(Text.of("heard.men", nameOf(seat), String.join(", ", places), position.pips(seat)));
            if (position.men(seat, BackgammonState.BAR) > 0) {
                sentences.add(Text.of("spot.bar", nameOf(seat), position.men(seat, BackgammonState.BAR)));
            }
            if (position.men(seat, BackgammonState.OFF) > 0) {
                sentences.add(Text.of("spot.off", nameOf(seat), position.men(seat, BackgammonState.OFF)));
            }
        }
        if (rules.cube()) {
            int owner = position.cubeOwner();
            sentences.add(
                    owner < 0
                            ? Text.of("spot.cube", position.cube())
                            : Text.of("spot.cube.owner", position.cube(), nameOf(owner)));
        }
        sentences.add(caption(position));
        return sentences;
    }

    /** The whole play of a turn counts, so that nothing is said of a man that moves on. */
    @Override
    public List<Text> reasons(LineOfPlay line) {
        BackgammonState before = (BackgammonState) line.position(0);
        int plies = 0;
        while (plies < line.length()
                && line.position(plies).actor() == before.actor()
                && ActionCodes.isStep(line.ply(plies))) {
            plies++;
        }
        return plies == 0
                ? annotations(before, line.ply(0))
                : PlayFacts.of(before, (BackgammonState) line.position(plies), before.turn());
    }

    @Override
    public List<Text> annotations(State before, int code) {
        BackgammonState state = (BackgammonState) before;
        if (!ActionCodes.isStep(code)) {
            return code == ActionCodes.PASS ? List.of(Text.of("annotation.pass")) : List.of();
        }
        BackgammonState after = state.copy();
        after.apply(code);
        return PlayFacts.of(state, after, state.turn());
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        BackgammonState was = (BackgammonState) before;
        BackgammonState now = (BackgammonState) after;
        List<Text> events = new ArrayList<>();
        if (ActionCodes.isStep(code) && BackgammonGame.hits(was, code)) {
            events.add(Text.of("event.hit", nameOf(1 - was.turn())));
        } else if (code == ActionCodes.TAKE) {
            events.add(Text.of("event.take", now.cube()));
        } else if (now.mustPass()) {
            events.add(Text.of("event.blocked", nameOf(now.turn())));
        }
        if (rules.isMatch()) {
            for (int seat = 0; seat < 2; seat++) {
                int gained = now.score(seat) - was.score(seat);
                if (gained > 0) {
                    events.add(Text.of("event.points", nameOf(seat), gained));
                }
            }
            if (now.phase() == Phase.OPENING && now.crawford() == Scoreboard.Crawford.NOW && rules.cube()) {
                events.add(Text.of("event.crawford"));
            }
        } else if (now.phase() == Phase.OVER && now.winner() >= 0 && now.won() >= GAMMON * now.cube()) {
            events.add(Text.of(now.won() > GAMMON * now.cube() ? "event.backgammon" : "event.gammon"));
        }
        return events;
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return new BackgammonObjections((BackgammonState) state).to(clicked, spot);
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        BackgammonState state = (BackgammonState) line.present();
        List<ScoreLine> lines = new ArrayList<>();
        if (rules.isMatch()) {
            lines.add(ScoreLine.part(Text.of("panel.score"), state.score(0), state.score(1)));
        }
        lines.add(ScoreLine.note(
                Text.of("score.off"), state.men(0, BackgammonState.OFF), state.men(1, BackgammonState.OFF)));
        lines.add(ScoreLine.note(Text.of("panel.pips"), state.pips(0), state.pips(1)));
        return lines;
    }

    @Override
    public Optional<FactTable> facts(State state, Observer observer) {
        BackgammonState position = (BackgammonState) state;
        return Optional.of(new FactTable(
                Text.of("facts.heading"),
                List.of(new FactTable.Row(Text.of("facts.id"), List.of(PositionId.of(position)), false))));
    }

    @Override
    public Text ending(LineOfPlay line) {
        BackgammonState end = (BackgammonState) line.present();
        if (end.winner() < 0) {
            return Text.of("ending.stopped", rules.mostTurns());
        }
        Text winner = nameOf(end.winner());
        Text loser = nameOf(1 - end.winner());
        if (end.held(end.winner()) != 0) {
            return Text.of("ending.drop", loser);
        } else if (end.men(1 - end.winner(), BackgammonState.OFF) > 0) {
            return Text.of("ending.off", winner);
        }
        boolean far = end.held(1 - end.winner()) >>> BackgammonState.BAR - BackgammonState.HOME != 0;
        return Text.of(far ? "ending.backgammon" : "ending.gammon", winner, loser);
    }

    @Override
    public Text value(double payoff, boolean proven) {
        if (rules.byPoints()) {
            return Text.of("value.points", Math.rint(payoff * 1000) / 1000 + 0.0);
        }
        // Perfect play against dice may lose, so most proven values are chances.
        boolean certain = proven && Math.abs(payoff) == 1;
        return certain ? Values.result(payoff) : Values.chance((1 + payoff) / 2);
    }
}
