package org.marienbad.testkit.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules of {@link PebblesProvider} for fixed options. Codes: take 1 to 3, then roll 1 to 3, then deal 0 to 2. */
final class Pebbles implements Game, GameView, GameAdvice {
    static final int ROLL = 3;
    static final int DEAL = 6;
    private static final int ACTIONS = 9;

    final int seats;
    final int heap;
    final boolean die;
    final boolean secret;
    final boolean again;
    private final GameInfo info;

    Pebbles(int seats, int heap, boolean die, boolean secret, boolean again) {
        this.seats = seats;
        this.heap = heap;
        this.die = die;
        this.secret = secret;
        this.again = again;
        info = GameInfo.builder()
                .seats(seats)
                .actions(ACTIONS)
                .legalActions(3)
                .plies((die ? 2 * heap : heap) + (secret ? seats : 0))
                .constantSum(0)
                .words(secret ? 3 : 2)
                .with(GameInfo.Trait.ANY_STARTER)
                .with(die || secret, GameInfo.Trait.CHANCE)
                .with(secret, GameInfo.Trait.HIDDEN_INFORMATION)
                .with(again, GameInfo.Trait.EXTRA_TURNS)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return newInitialState(0);
    }

    @Override
    public State newInitialState(int starter) {
        return secret ? new SecretPebblesState(this, starter) : new PebblesState(this, starter);
    }

    @Override
    public Action action(State before, int code) {
        if (code < ROLL) {
            int taken = code + 1;
            return Action.of(code, "take" + taken, "take" + taken).words(Text.of("action.take", taken));
        }
        return code < DEAL
                ? Action.of(code, "roll" + (code - ROLL + 1)).words(Text.of("action.roll", code - ROLL + 1))
                : Action.of(code, "deal" + (code - DEAL)).words(Text.of("action.deal", code - DEAL));
    }

    @Override
    public Picture picture(State state, Observer observer) {
        PebblesState pebbles = (PebblesState) state;
        List<Picture.Spot> spots = new ArrayList<>();
        spots.add(new Picture.Spot("heap", new Picture.Circle(3, 4, 1), Picture.Style.HEAP)
                .tokens(Picture.Tokens.of(Picture.Kind.STONE, pebbles.heap)));
        for (int taken = 1; taken <= 3; taken++) {
            spots.add(new Picture.Spot("take" + taken, new Picture.Box(taken, 2, 0.8, 0.8, 0.1), Picture.Style.CELL)
                    .label(Text.of(String.valueOf(taken))));
        }
        List<Picture.Panel> panels = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            spots.add(new Picture.Spot("store" + seat, new Picture.Circle(1 + 2 * seat, 1, 0.9), Picture.Style.STORE)
                    .tip(seatName(seat))
                    .tokens(new Picture.Tokens(Picture.Kind.STONE, seat, pebbles.taken[seat])));
            List<Picture.Row> rows = new ArrayList<>();
            rows.add(new Picture.Row(Text.of("panel.taken"), number(pebbles.taken[seat])));
            if (pebbles instanceof SecretPebblesState dealt && observer.sees(seat)) {
                rows.add(new Picture.Row(Text.of("panel.bonus"), number(dealt.bonus[seat])));
            }
            panels.add(new Picture.Panel(seat, rows));
        }
        return new Picture(6, 6, spots, panels, Text.of("caption", pebbles.heap));
    }

    private static Text number(int value) {
        return Text.of(String.valueOf(value));
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        if (code >= ROLL) {
            return List.of();
        }
        int seat = before.actor();
        Picture.Tokens tokens = new Picture.Tokens(Picture.Kind.STONE, seat, code + 1);
        return List.of(new Motion(0, "heap", "store" + seat, tokens));
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        if (code < ROLL) {
            Text takes = Text.of("event.takes", code + 1);
            return after.actor() == before.actor() ? List.of(Text.of("event.again"), takes) : List.of(takes);
        }
        return code >= DEAL && observer.sees(((SecretPebblesState) before).dealt)
                ? List.of(Text.of("action.deal", code - DEAL))
                : List.of();
    }

    @Override
    public String notation(State before, int code) {
        return code < ROLL ? (code + 1) + "(" + (((PebblesState) before).heap - code - 1) + ")" : "";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        if (!spot.startsWith("take")) {
            return Text.EMPTY;
        }
        PebblesState pebbles = (PebblesState) state;
        return die && pebbles.roll < Math.min(3, pebbles.heap)
                ? Text.of("objection.die", pebbles.roll)
                : Text.of("objection.heap", pebbles.heap);
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        PebblesState pebbles = (PebblesState) line.present();
        ScoreLine counted = ScoreLine.part(Text.of("panel.taken"), pebbles.taken);
        if (!(pebbles instanceof SecretPebblesState dealt)) {
            return List.of(counted);
        }
        List<OptionalInt> known = IntStream.range(0, seats)
                .mapToObj(seat -> observer.sees(seat) ? OptionalInt.of(dealt.bonus[seat]) : OptionalInt.empty())
                .toList();
        return List.of(counted, new ScoreLine(Text.of("panel.bonus"), known, ScoreLine.Kind.NOTE));
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Text.of("ending");
    }

    @Override
    public Rulebook rulebook() {
        return Rulebook.builder()
                .section("rules.turn")
                .text("summary")
                .figure(
                        picture(new PebblesState(this, 0), Observer.SPECTATOR),
                        Marks.NONE.with(Marks.Mark.LEGAL, List.of("heap")),
                        "caption",
                        heap)
                .build();
    }

    @Override
    public List<CoachStep> coach() {
        CoachStep start = CoachStep.of(Text.of("coach.start", heap)).pointingAt("heap");
        if (die || secret || again || seats > 2 || heap < 5) {
            return List.of();
        }
        return List.of(
                start,
                start.after("take3", "take1"),
                start.after("take1").find(List.of("take2", "take3"), Text.of("coach.right"), Text.of("coach.wrong")));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        // The bonuses are dealt face down, to one seat after the other.
        return code >= DEAL && !observer.sees(((SecretPebblesState) before).dealt)
                ? Seen.hidden(before.actor(), Text.of("dealt"))
                : Seen.action(before.actor(), code);
    }

    @Override
    public int[] scores(State state) {
        return ((PebblesState) state).taken.clone();
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("lead", (state, out) -> Payoffs.ranks(((PebblesState) state).taken, out)));
    }

    @Override
    public Map<String, String> presets() {
        return Map.of("easy", "iterations=10");
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        return Optional.of(((PebblesState) state).position());
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        Map<String, Object> left = new LinkedHashMap<>(position);
        PebblesState state = (PebblesState) newInitialState();
        state.set(left);
        if (!left.isEmpty()) {
            throw new IllegalArgumentException(
                    "position: unknown field '" + left.keySet().iterator().next() + "'");
        }
        return state;
    }

    /** Removes a whole number in [least, most] from {@code position}. */
    static int take(Map<String, Object> position, String key, int least, int most) {
        if (position.remove(key) instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        throw new IllegalArgumentException(
                "position: '" + key + "' must be a whole number from " + least + " to " + most);
    }

    /** Removes one whole number in [least, most] per seat from {@code position}. */
    int[] takeAll(Map<String, Object> position, String key, int least, int most) {
        if (position.remove(key) instanceof List<?> list
                && list.size() == seats
                && list.stream().allMatch(n -> n instanceof Integer k && k >= least && k <= most)) {
            return list.stream().mapToInt(n -> (Integer) n).toArray();
        }
        throw new IllegalArgumentException(
                "position: '" + key + "' must be a list of " + seats + " whole numbers from " + least + " to " + most);
    }

    static List<Integer> list(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
