package org.marienbad.games.poker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules to read, and the steps of the coach. */
record PokerLessons(PokerRules rules) {
    private static final String FOLD = TablePicture.plaque(PokerState.FOLD);
    private static final String CALL = TablePicture.plaque(PokerState.CALL);
    private static final String RAISE = TablePicture.plaque(PokerState.RAISE);

    Rulebook rulebook() {
        Rulebook.Builder book = Rulebook.builder()
                .section("rules.heading.cards")
                .text("rules.cards", rules.ranks() * rules.copies(), rules.ranks(), rules.copies())
                .figure(picture(0, 1), Marks.NONE.with(Mark.LEGAL, List.of(CALL, RAISE)), "rules.cards.figure");
        return rules.isKuhn() ? kuhn(book) : leduc(book);
    }

    private Rulebook kuhn(Rulebook.Builder book) {
        int highest = rules.ranks() - 1;
        return book.section("rules.heading.betting")
                .text("rules.kuhn")
                .text("rules.kuhn.pass")
                .example("rules.kuhn.example")
                .section("rules.heading.end")
                .text("rules.kuhn.end")
                .figure(
                        picture(highest, 0, PokerState.BET, PokerState.BET),
                        Marks.NONE.with(Mark.HINT, List.of(TablePicture.hand(0))),
                        "rules.kuhn.figure")
                .build();
    }

    private Rulebook leduc(Rulebook.Builder book) {
        return book.section("rules.heading.betting")
                .text("rules.leduc")
                .text("rules.leduc.bets")
                .example("rules.leduc.example")
                .section("rules.heading.end")
                .text("rules.leduc.end")
                .figure(
                        picture(1, 2, PokerState.CALL, PokerState.CALL, 1, PokerState.RAISE, PokerState.CALL),
                        Marks.NONE.with(Mark.HINT, List.of(TablePicture.hand(0))),
                        "rules.leduc.figure")
                .build();
    }

    /** What player 1 sees after some plies. */
    private Picture picture(int... codes) {
        PokerState state = new PokerState(rules);
        Arrays.stream(codes).forEach(state::apply);
        return new TablePicture(rules).of(state, Observer.seat(0));
    }

    List<CoachStep> coach() {
        return rules.isKuhn() ? kuhn() : leduc();
    }

    private List<CoachStep> kuhn() {
        String low = rules.nameOf(0);
        String middle = rules.nameOf(1);
        String high = rules.nameOf(rules.ranks() - 1);
        List<CoachStep> steps = new ArrayList<>(List.of(
                step("coach.deal").after(middle, low).pointingAt(TablePicture.hand(0), TablePicture.bet(0)),
                step("coach.bet").after(middle, low).pointingAt(CALL, RAISE),
                step("coach.high")
                        .after(high, middle, "p", "b")
                        .pointingAt(TablePicture.hand(0))
                        .find(List.of("b"), Text.of("coach.high.right"), Text.of("coach.high.wrong")),
                step("coach.low")
                        .after(low, middle, "p", "b")
                        .pointingAt(TablePicture.hand(0))
                        .find(List.of("p"), Text.of("coach.low.right"), Text.of("coach.low.wrong"))));
        if (rules.ranks() == 3) {
            steps.add(step("coach.middle")
                    .after(middle, low)
                    .pointingAt(TablePicture.hand(0))
                    .find(List.of("p"), Text.of("coach.middle.right"), Text.of("coach.middle.wrong")));
            steps.add(step("coach.bluff").after(low, middle).pointingAt(RAISE));
        }
        return steps;
    }

    private static List<CoachStep> leduc() {
        return List.of(
                step("coach.deal").after("Q", "J").pointingAt(TablePicture.hand(0), TablePicture.bet(0)),
                step("coach.leduc.bet").after("Q", "J").pointingAt(CALL, RAISE),
                step("coach.leduc.limit").after("K", "J", "r", "r").pointingAt(FOLD, CALL),
                step("coach.leduc.pair")
                        .after("Q", "K", "c", "c", "Q")
                        .pointingAt(TablePicture.hand(0), "public")
                        .find(List.of("r"), Text.of("coach.leduc.pair.right"), Text.of("coach.leduc.pair.wrong")),
                step("coach.leduc.fold")
                        .after("J", "Q", "c", "c", "K", "c", "r")
                        .pointingAt(TablePicture.hand(0), "public")
                        .find(List.of("f"), Text.of("coach.leduc.fold.right"), Text.of("coach.leduc.fold.wrong")));
    }

    private static CoachStep step(String key) {
        return CoachStep.of(Text.of(key));
    }
}
