package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.CardAction;

/** The steps of a first game. */
record EmpireLessons(EmpireRules rules, EmpireActions actions) {
    private static final int MIDDLE = 4;

    /** None with cards that let no army march. */
    List<CoachStep> coach() {
        Optional<EmpireState> first = Demonstration.firstPick(rules);
        Optional<EmpireState> march = Demonstration.first(rules, EmpireLessons::marches);
        Optional<EmpireState> middle = Demonstration.first(rules, this::isMiddle);
        if (first.isEmpty() || rules.places < 2 || march.isEmpty() || middle.isEmpty()) {
            return List.of();
        }
        EmpireState start = first.get();
        String home = MapPicture.spotId(rules.board.id(rules.board.start));
        List<String> cards =
                IntStream.range(0, rules.places).mapToObj(EmpirePicture::cardId).toList();
        return List.of(
                at(start, Text.of("coach.goal")).pointingAt(home, "start"),
                at(start, Text.of("coach.card", rules.price(rules.places - 1)))
                        .pointingAt(cards.toArray(String[]::new))
                        .find(
                                notations(start, code -> code < Codes.PICK + 2),
                                Text.of("coach.card.right"),
                                Text.of("coach.card.wrong")),
                march(march.get()),
                at(middle.get(), Text.of("coach.points"))
                        .pointingAt(held(middle.get()).toArray(String[]::new)),
                at(middle.get(), Text.of("coach.end", rules.turns)));
    }

    private CoachStep march(EmpireState state) {
        List<String> armies = regions(state.pieces.where(state.actor()));
        return at(state, Text.of("coach.march", state.stepsLeft()))
                .pointingAt(armies.toArray(String[]::new))
                .find(
                        notations(state, code -> code != Codes.DONE),
                        Text.of("coach.march.right"),
                        Text.of("coach.march.wrong"));
    }

    private static CoachStep at(EmpireState state, Text words) {
        Map<String, Object> form = new EmpirePositionForm(state.rules).write(state);
        return CoachStep.of(words).at(form);
    }

    /** Armies may march, and there is something to choose. */
    private static boolean marches(EmpireState state) {
        return state.phase() == Phase.STEP && state.act() == CardAction.MOVE && state.canonical.length() == 0;
    }

    /** Enough has happened that the first seat to move holds some regions. */
    private boolean isMiddle(EmpireState state) {
        return state.phase() == Phase.PICK
                && state.turnsOver() >= MIDDLE * rules.seats
                && Long.bitCount(state.scoring().controlled(state.actor())) > 1;
    }

    private List<String> held(EmpireState state) {
        return regions(state.scoring().controlled(state.actor()));
    }

    private List<String> regions(long set) {
        List<String> spots = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            spots.add(MapPicture.spotId(rules.board.id(Long.numberOfTrailingZeros(rest))));
        }
        return spots;
    }

    private List<String> notations(EmpireState state, IntPredicate wanted) {
        int[] buffer = new int[rules.codes.mostLegal];
        return Arrays.stream(buffer, 0, state.legalActions(buffer))
                .filter(wanted)
                .mapToObj(code -> actions.of(state, code).notation())
                .toList();
    }
}
