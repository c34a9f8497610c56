package org.marienbad.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.marienbad.board.Lessons;
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

/** The words and pictures of Go. */
record GoView(GoRules rules) implements GameView {
    private static final int FIGURE_SIZE = 5;

    static Text nameOf(int seat) {
        return Text.of("seat." + seat);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Rulebook rulebook() {
        return lessons().figures(() -> new GoGame(rules.ofSize(FIGURE_SIZE))).rulebook(new GoGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(
                GoProvider.class,
                "size",
                rules.size(),
                "komi",
                rules.komi(),
                "limit",
                rules.maxPlies(),
                "suicide",
                rules.suicide,
                "superko",
                rules.superko.name().toLowerCase(Locale.ROOT),
                "margin",
                rules.margin);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new GoPicture(rules).of((GoState) state);
    }

    @Override
    public List<Motion> motions(State before, int action, Observer observer) {
        return new GoPicture(rules).motions((GoState) before, action);
    }

    /** The stones of each seat and what it captured, and the result. */
    @Override
    public List<Text> description(State state, Observer observer) {
        GoState position = (GoState) state;
        List<Text> sentences = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            int owner = seat;
            List<String> stones = IntStream.range(0, rules.points())
                    .filter(point -> position.board().owner(point) == owner)
                    .mapToObj(rules::nameOf)
                    .toList();
            sentences.add(Text.of(
                    stones.isEmpty() ? "heard.none" : "heard.stones",
                    nameOf(seat),
                    String.join(", ", stones),
                    position.board().captured(seat)));
        }
        if (state.actor() == State.TERMINAL) {
            sentences.add(GoPicture.result(rules, position));
        }
        return sentences;
    }

    @Override
    public List<Text> annotations(State before, int action) {
        GoState state = (GoState) before;
        List<Text> annotations = new ArrayList<>();
        GoState after = state.copy();
        after.apply(action);
        if (after.actor() == State.TERMINAL) {
            annotations.add(Text.of("annotation.ends", GoPicture.result(rules, after)));
        }
        if (action == rules.pass()) {
            annotations.add(Text.of("annotation.passes"));
            return annotations;
        }
        GoMove move = new GoMove(state, action);
        addIfAny(annotations, "annotation.captures", move.captured());
        addIfAny(annotations, "annotation.loses", move.lost());
        addIfAny(annotations, "annotation.saves", move.saved());
        addIfAny(annotations, "annotation.threatens", move.threatened());
        if (move.connected() > 1) {
            annotations.add(Text.of("annotation.connects", move.connected()));
        }
        if (move.liberties() == 1) {
            annotations.add(Text.of("annotation.exposes", move.size()));
        }
        if (move.fillsEye()) {
            annotations.add(Text.of("annotation.eye"));
        }
        if (annotations.isEmpty()) {
            annotations.add(Text.of("annotation.liberties", move.liberties()));
        }
        return annotations;
    }

    private static void addIfAny(List<Text> texts, String key, int count) {
        if (count > 0) {
            texts.add(Text.of(key, count));
        }
    }

    @Override
    public List<Text> events(State before, int action, State after, Observer observer) {
        if (action == rules.pass()) {
            return List.of(Text.of("event.passes"));
        }
        GoMove move = new GoMove((GoState) before, action);
        List<Text> events = new ArrayList<>();
        addIfAny(events, "event.captures", move.captured());
        addIfAny(events, "event.loses", move.lost());
        if (move.threatened() > 0) {
            events.add(Text.of("event.atari"));
        }
        return events;
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        GoState position = (GoState) state;
        for (int point = 0; point < rules.points(); point++) {
            if (spot.equals(rules.nameOf(point))) {
                return objection(position, point);
            }
        }
        return Text.EMPTY;
    }

    private Text objection(GoState state, int point) {
        if (state.board().owner(point) != GoBoard.EMPTY) {
            return Text.of("objection.taken", rules.nameOf(point));
        } else if (state.isSuicide(point) && !rules.suicide) {
            return Text.of("objection.suicide");
        }
        return state.isRepetition(point)
                ? Text.of(rules.superko == GoRules.Superko.KO ? "objection.ko" : "objection.superko")
                : Text.EMPTY;
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        GoState state = (GoState) line.present();
        Area area = state.area();
        int[] stones = new int[2];
        int[] territory = new int[2];
        for (int point = 0; point < rules.points(); point++) {
            int holder = area.holder(point);
            if (holder != Area.NOBODY) {
                (state.board().owner(point) == GoBoard.EMPTY ? territory : stones)[holder]++;
            }
        }
        List<ScoreLine> lines = new ArrayList<>();
        lines.add(ScoreLine.part(Text.of("score.stones"), stones));
        lines.add(ScoreLine.part(Text.of("score.territory"), territory));
        if (rules.isKomiWhole() && rules.komi() > 0) {
            lines.add(ScoreLine.part(Text.of("option.komi"), 0, (int) rules.komi()));
        }
        lines.add(ScoreLine.note(
                Text.of("panel.captured"),
                state.board().captured(0),
                state.board().captured(1)));
        return lines;
    }

    @Override
    public Text ending(LineOfPlay line) {
        GoState end = (GoState) line.present();
        return end.repeats() ? Text.of("ending.long", rules.maxPlies()) : Text.of("ending.passes", rules.komi());
    }

    @Override
    public Text value(double payoff, boolean proven) {
        return rules.margin ? Values.lead(Math.round(payoff * rules.twiceMostLead()) / 2.0, proven) : Text.EMPTY;
    }
}
