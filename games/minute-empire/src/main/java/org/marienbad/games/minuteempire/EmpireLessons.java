package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.text.Text;

/**
 * A whole short game for two, in which the learner plays the first seat. Cards and the plies of the other seat are laid
 * down. Each step is about the position to which those before it have led.
 */
final class EmpireLessons {
    private final List<CoachStep> steps = new ArrayList<>();
    private final List<String> plies = new ArrayList<>();

    private EmpireLessons() {}

    /** The steps, for the game that {@link MinuteEmpireProvider#lesson} names. */
    static List<CoachStep> steps() {
        EmpireLessons lesson = new EmpireLessons();
        lesson.setUp();
        lesson.march();
        lesson.sail();
        lesson.build();
        lesson.place();
        return List.copyOf(lesson.steps);
    }

    private void setUp() {
        play("tree:M3", "anvil:P3", "coal:S2", "crystal:P2", "carrot:C1", "carrot:D1+P1");
        tell("goal", "region.12", "start");
        play("+1", "+4", "+5", "+22", "+24", "+6", "+25", "+2");
        ask("gray", "+20", "region.20");
        play("+23");
        ask("bid", "bid1", "bid.1");
        play("bid0");
        ask("name", "seat1", "seat.1");
    }

    private void march() {
        ask("card", "card1", "card.1");
        ask("march", "12>9", "region.12", "region.9");
        ask("march.again", "12>13", "region.12", "region.13");
        ask("march.last", "12>19", "region.12", "region.19");
        play("coal:M2", "card3", "+12", "wild:S2");
        tell("other", "region.12");
    }

    private void sail() {
        ask("ship", "card2", "card.2");
        ask("sail", "9>8", "region.9", "region.8");
        ask("done", "done");
        play("coal:P3", "card4", "12>10", "12>15", "tree:S4");
        tell("continent", "region.7", "region.8");
    }

    private void build() {
        ask("house", "card2", "card.2");
        ask("city", "city:8", "region.8");
        play("carrot:M4", "card3", "12>18", "15>16", "crystal:P1");
    }

    private void place() {
        ask("goods", "card3", "card.3");
        ask("place", "+12", "region.12");
        ask("place.again", "+12", "region.12");
        ask("place.last", "+12", "region.12");
        play("anvil:M4", "card3", "12>9", "9>8", "done");
        tell("end", "region.8", "region.12", "region.13", "region.19");
        tell("whole");
    }

    private void play(String... line) {
        plies.addAll(List.of(line));
    }

    private void tell(String key, String... spots) {
        steps.add(CoachStep.of(Text.of("coach." + key))
                .after(plies.toArray(String[]::new))
                .pointingAt(spots));
    }

    /** Asks for {@code answer}, which is played then. */
    private void ask(String key, String answer, String... spots) {
        String words = "coach." + key;
        steps.add(CoachStep.of(Text.of(words))
                .after(plies.toArray(String[]::new))
                .pointingAt(spots)
                .find(List.of(answer), Text.of(words + ".right"), Text.of(words + ".wrong")));
        play(answer);
    }
}
