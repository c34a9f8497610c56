package org.marienbad.games.poker;

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

/** The words and pictures of poker. */
record PokerView(PokerRules rules) implements GameView {
    static final List<String> DECISIONS = List.of("fold", "call", "raise");

    static Text nameOf(int seat) {
        return Text.of("seat", seat + 1);
    }

    /** The name of a card by the letter of its rank. */
    static Text rank(String letter) {
        return Text.of("rank." + letter);
    }

    private Text rank(int rank) {
        return rank(rules.nameOf(rank));
    }

    /** A decision of the seat to move, with the chips that it has put in afterwards. */
    static Text words(PokerState state, int decision) {
        return Text.of(key(state, decision), nameOf(state.actor()), state.paidAfter(decision));
    }

    /** The same in a word, with the chips that it takes. */
    static Text plaque(PokerState state, int decision) {
        return Text.of("plaque." + key(state, decision), state.paidAfter(decision) - state.paid(state.actor()));
    }

    private static String key(PokerState state, int decision) {
        return DECISIONS.get(decision) + (decision != PokerState.FOLD && !state.isFacingBet() ? ".first" : "");
    }

    @Override
    public Text seatName(int seat) {
        return nameOf(seat);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        return new TablePicture(rules).of((PokerState) state, observer);
    }

    @Override
    public List<Text> description(State state, Observer observer) {
        PokerState position = (PokerState) state;
        List<Text> sentences = new ArrayList<>();
        if (position.isDealt(PokerState.BOARD)) {
            sentences.add(Text.of("spot.public", rank(position.card(PokerState.BOARD))));
        }
        for (int seat = 0; seat < PokerRules.SEATS; seat++) {
            if (position.isDealt(seat)) {
                sentences.add(
                        position.shows(seat, observer)
                                ? Text.of("heard.card", nameOf(seat), rank(position.card(seat)))
                                : Text.of("heard.covered", nameOf(seat)));
            }
            if (position.actor() != State.TERMINAL) {
                int paid = position.paid(seat);
                sentences.add(Text.of("heard.chips", nameOf(seat), paid, rules.stake() - paid));
            }
        }
        return sentences;
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        return new TablePicture(rules).motions((PokerState) before, code, observer);
    }

    @Override
    public Rulebook rulebook() {
        return lessons().rulebook(new PokerGame(rules));
    }

    @Override
    public List<CoachStep> coach() {
        return lessons().coach();
    }

    private Lessons lessons() {
        return Lessons.beside(
                PokerProvider.class,
                "kuhn",
                rules.isKuhn(),
                "cards",
                rules.ranks() * rules.copies(),
                "ranks",
                rules.ranks(),
                "copies",
                rules.copies(),
                "low",
                rules.nameOf(0),
                "middle",
                rules.nameOf(1),
                "high",
                rules.nameOf(rules.ranks() - 1));
    }

    /** From the cards that the seat to move sees. */
    @Override
    public List<Text> annotations(State before, int code) {
        PokerState state = (PokerState) before;
        int seat = state.actor();
        if (seat < 0) {
            return List.of();
        }
        List<Text> annotations = new ArrayList<>();
        int decision = state.decision(code);
        if (decision == PokerState.FOLD) {
            annotations.add(Text.of("annotation.folds", state.paid(seat)));
        } else if (state.isPair(seat)) {
            annotations.add(Text.of("annotation.pair"));
        } else if (rules.isKuhn() && state.card(seat) == rules.ranks() - 1) {
            annotations.add(Text.of("annotation.highest"));
        } else if (rules.isKuhn() && state.card(seat) == 0) {
            annotations.add(Text.of(decision == PokerState.RAISE ? "annotation.bluff" : "annotation.lowest"));
        }
        int costs = state.paidAfter(decision) - state.paid(seat);
        if (decision != PokerState.FOLD && costs > 0) {
            annotations.add(Text.of("annotation.costs", costs, state.paid(0) + state.paid(1)));
        }
        return annotations;
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        PokerState now = (PokerState) after;
        List<Text> events = new ArrayList<>();
        if (now.actor() == State.TERMINAL) {
            int won = now.won(0);
            events.add(
                    won == 0 ? Text.of("event.split") : Text.of("event.wins", nameOf(won > 0 ? 0 : 1), Math.abs(won)));
            if (!now.isFolded()) {
                events.add(Text.of("event.showdown", rank(now.card(0)), rank(now.card(1))));
            }
        } else if (before.actor() == State.CHANCE && ((PokerState) before).receiver() == PokerState.BOARD) {
            for (int seat = 0; seat < PokerRules.SEATS; seat++) {
                if (observer.sees(seat) && now.isPair(seat)) {
                    events.add(Text.of("event.pair", nameOf(seat)));
                }
            }
        }
        return events;
    }

    /** The chips of a seat after it has called, bet or raised: {@code r(5)}. */
    @Override
    public String notation(State before, int code) {
        PokerState state = (PokerState) before;
        int seat = state.actor();
        if (seat < 0) {
            return "";
        }
        int decision = state.decision(code);
        boolean pays = decision != PokerState.FOLD && state.paidAfter(decision) > state.paid(seat);
        return pays
                ? PokerGame.letter(rules, state.isFacingBet(), decision) + "(" + state.paidAfter(decision) + ")"
                : "";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        int other = 1 - state.actor();
        if (spot.equals(TablePicture.hand(other))) {
            return Text.of("objection.card", nameOf(other));
        } else if (spot.equals(TablePicture.stack(other)) || spot.equals(TablePicture.bet(other))) {
            return Text.of("objection.chips", nameOf(other));
        }
        return Text.of("objection.plaque");
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        PokerState state = (PokerState) line.present();
        ScoreLine paid = ScoreLine.note(Text.of("panel.paid"), state.paid(0), state.paid(1));
        return state.actor() == State.TERMINAL
                ? List.of(ScoreLine.part(Text.of("score.won"), state.won(0), state.won(1)), paid)
                : List.of(paid);
    }

    @Override
    public Text ending(LineOfPlay line) {
        PokerState state = (PokerState) line.present();
        int won = state.won(0);
        int winner = won > 0 ? 0 : 1;
        if (state.isFolded()) {
            return Text.of("ending.fold", nameOf(1 - winner));
        } else if (won == 0) {
            return Text.of("ending.split", rank(state.card(0)));
        }
        return state.isPair(winner)
                ? Text.of("ending.pair", nameOf(winner), rank(state.card(winner)))
                : Text.of("ending.higher", nameOf(winner), rank(state.card(winner)), rank(state.card(1 - winner)));
    }

    @Override
    public Text value(double payoff, boolean proven) {
        double shown = Math.rint(payoff * 100) / 100 + 0.0;
        return Text.of(shown == Math.rint(shown) ? "value.chips" : "value.chips.part", shown, Math.abs(shown));
    }
}
