package org.marienbad.games.liarsdice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
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
import org.marienbad.framework.text.Text;

/** The words and pictures of liar's dice. */
record DiceView(DiceRules rules) implements GameView {
    private static final double SAME = 1e-9;

    static Text nameOf(int seat) {
        return Text.of("seat", seat + 1);
    }

    static Text bid(DiceRules rules, int bid) {
        return Text.of("bid", rules.quantity(bid), rules.face(bid) + 1);
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new DicePicture(rules).of((DiceState) state, observer);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        DiceState position = (DiceState) state;
        DiceText text = new DiceText(rules);
        List<Text> sentences = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            int[] faces = position.faces(seat, false);
            sentences.add(
                    observer.sees(seat) && faces.length > 0
                            ? Text.of(
                                    "heard.dice",
                                    nameOf(seat),
                                    String.join(" ", DiceText.faces(faces).split("")))
                            : Text.of("tray.tip", nameOf(seat), position.dice(seat)));
        }
        if (position.highestBid() != DiceRules.NONE) {
            sentences.add(Text.of("heard.bids", String.join(", ", text.bids(position))));
        }
        return sentences;
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return new DicePicture(rules).motions((DiceState) before, code, observer);
    }

    @Override
    public Rulebook rulebook() {
        return new DiceLessons(rules).lessons().rulebook(new DiceGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return new DiceLessons(rules).lessons().coach();
    }

    /** From the dice that the seat to move sees. */
    @Override
    public List<Text> annotations(State before, int code) {
        DiceState state = (DiceState) before;
        int seat = state.actor();
        if (seat < 0) {
            return List.of();
        }
        int bid = code == rules.liar() ? state.highestBid() : code;
        int own = state.matching(seat, rules.face(bid));
        int others = state.inPlay() - state.dice(seat);
        int needed = rules.quantity(bid) - own;
        if (needed <= 0) {
            return List.of(Text.of(code == rules.liar() ? "annotation.true" : "annotation.sure"));
        } else if (needed > others) {
            return List.of(Text.of("annotation.false"));
        }
        return List.of(Text.of("annotation.needs", needed, others, rules.face(bid) + 1));
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        if (before.actor() < 0 || code != rules.liar()) {
            return List.of();
        }
        DiceState now = (DiceState) after;
        List<Text> events = new ArrayList<>();
        events.add(Text.of(isTrue(now) ? "event.true" : "event.false", found(now)));
        Text loser = nameOf(now.loser());
        if (!rules.elimination()) {
            events.add(Text.of("event.loses", loser));
        } else {
            events.add(Text.of(now.dice(now.loser()) == 0 ? "event.out" : "event.die", loser));
        }
        return events;
    }

    private boolean isTrue(DiceState state) {
        return matching(rules, state) >= rules.quantity(state.calledBid());
    }

    private Text found(DiceState state) {
        int face = rules.face(state.calledBid());
        return rules.wild() == DiceRules.NONE || rules.wild() == face
                ? Text.of("found", matching(rules, state), face + 1)
                : Text.of("found.wild", matching(rules, state), face + 1, rules.wild() + 1);
    }

    /** How many dice were as the called bid of the last round said. */
    static int matching(DiceRules rules, DiceState state) {
        return IntStream.range(0, rules.seats()).map(state::shownMatching).sum();
    }

    /** Who has won or lost in the end. */
    static Text end(DiceRules rules, DiceState state) {
        if (!rules.elimination()) {
            return Text.of("caption.loses", nameOf(state.loser()));
        }
        int winner = IntStream.range(0, rules.seats())
                .filter(seat -> state.dice(seat) > 0)
                .findFirst()
                .orElseThrow();
        return Text.of("caption.wins", nameOf(winner));
    }

    /** A call with the number of dice that were found. */
    @Override
    public String notation(State before, int code) {
        if (before.actor() < 0 || code != rules.liar()) {
            return "";
        }
        DiceState after = ((DiceState) before).copy();
        after.apply(code);
        return "liar(" + matching(rules, after) + ")";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        DiceState position = (DiceState) state;
        DiceText text = new DiceText(rules);
        for (int bid = 0; bid < rules.bids(); bid++) {
            if (spot.equals(text.bid(bid))) {
                return position.highestBid() == DiceRules.NONE
                        ? Text.EMPTY
                        : Text.of("objection.low", text.bid(position.highestBid()));
            }
        }
        for (int seat = 0; seat < rules.seats(); seat++) {
            boolean dice = spot.equals(DicePicture.tray(seat)) || spot.startsWith("die-" + seat + "-");
            if (dice && seat != position.actor()) {
                return Text.of("objection.dice", nameOf(seat));
            }
        }
        return spot.equals("closed") ? Text.of("closed.tip", position.inPlay()) : Text.of("objection.table");
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        DiceState state = (DiceState) line.present();
        List<ScoreLine> lines = new ArrayList<>();
        if (state.calledBid() != DiceRules.NONE) {
            lines.add(ScoreLine.note(
                    Text.of("score.matching", rules.face(state.calledBid()) + 1), seats(state::shownMatching)));
        }
        if (rules.elimination()) {
            lines.add(ScoreLine.note(Text.of("panel.dice"), seats(state::dice)));
        }
        return lines;
    }

    private int[] seats(IntUnaryOperator value) {
        return IntStream.range(0, rules.seats()).map(value).toArray();
    }

    @Override
    public Text ending(LineOfPlay line) {
        DiceState state = (DiceState) line.present();
        return state.calledBid() == DiceRules.NONE
                ? Text.EMPTY
                : Text.of(
                        isTrue(state) ? "ending.true" : "ending.false",
                        new DiceText(rules).bid(state.calledBid()),
                        found(state));
    }

    /** The chance to win, or in one round of several seats not to lose it. */
    @Override
    public Text value(double payoff, boolean proven) {
        double shared = 1.0 / (rules.seats() - 1);
        double least = rules.elimination() ? -shared : -1;
        double most = rules.elimination() ? 1 : shared;
        boolean oneLoses = !rules.elimination() && rules.seats() > 2;
        if (proven && (payoff < least + SAME || payoff > most - SAME) && !oneLoses) {
            return Values.result(payoff);
        }
        double share = Math.max(0, Math.min(1, (payoff - least) / (most - least)));
        return oneLoses ? Text.of("value.safe", share) : Values.chance(share);
    }
}
