package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.text.Text;

/** The rules of a correct game with one fault. */
class FaultyGame implements Game, GameView, GameAdvice {
    private static final int DEAL = 6;

    private static int starts;

    private int asked;

    final Fault fault;
    final Game correct;
    private final Thread maker = Thread.currentThread();
    private Object sink;

    FaultyGame(Fault fault, Game correct) {
        this.fault = fault;
        this.correct = correct;
    }

    @Override
    public GameInfo info() {
        GameInfo info = correct.info();
        return switch (fault) {
            case WRONG_SEATS -> info.toBuilder().seats(9).build();
            case TOO_FEW_PLIES_DECLARED -> info.toBuilder().plies(1).build();
            case FEW_ACTIONS_DECLARED -> info.toBuilder().legalActions(2).build();
            case CHANCE_UNDECLARED -> info.toBuilder().without(Trait.CHANCE).build();
            case EXTRA_TURN_UNDECLARED ->
                info.toBuilder().without(Trait.EXTRA_TURNS).build();
            case STARTER_UNDECLARED ->
                info.toBuilder().without(Trait.ANY_STARTER).build();
            default -> info;
        };
    }

    @Override
    public State newInitialState() {
        return newInitialState(0);
    }

    @Override
    public State newInitialState(int starter) {
        int seat = fault == Fault.WRONG_STARTER ? (starter + 1) % correct.info().seats() : starter;
        State state = correct.newInitialState(seat);
        if (fault == Fault.STATIC_START && ++starts % 7 == 0 && state.actor() >= 0) {
            state.apply(0);
        }
        return wrap(state);
    }

    private State wrap(State state) {
        if (state instanceof RepetitionState) {
            return new FaultyCycleState(this, state);
        }
        return state instanceof ImperfectInformationState
                ? new FaultyHiddenState(this, state)
                : new FaultyState(this, state);
    }

    static State correct(State state) {
        return ((FaultyState) state).correct;
    }

    @Override
    public Action action(State before, int code) {
        Action action = correct.action(correct(before), code);
        int taken = code + 1;
        return switch (fault) {
            case NOTATION_TWICE -> code < 2 ? Action.of(code, "take").words(action.words()) : action;
            case NOTATION_WITH_SPACE -> new Action(code, "take " + taken, action.words(), action.spots());
            case NOTATION_WITH_STAR -> new Action(code, "*" + taken, action.words(), action.spots());
            case CLICKS_TWICE -> clicks(action, "heap").words(Text.of("Take"));
            case CLICKS_BEGIN_OTHERS -> code == 0 ? clicks(action, "heap") : clicks(action, "heap", "take" + taken);
            case CLICKS_NOWHERE -> clicks(action, "take" + (taken + 1));
            case BUTTONS_READ_THE_SAME -> clicks(action).words(Text.of("Take"));
            case ACTION_TELLS ->
                code < 3 && before instanceof FaultyHiddenState
                        ? action.words(Text.of("action.take", taken + secret(before)))
                        : action;
            case UNKNOWN_WORDS -> action.words(Text.of("action.grab", taken));
            default -> action;
        };
    }

    private static Action clicks(Action action, String... spots) {
        return new Action(action.code(), action.notation(), action.words(), List.of(spots));
    }

    @Override
    public OptionalInt parse(State before, String notation) {
        OptionalInt parsed = Game.super.parse(before, notation);
        if (fault == Fault.PARSES_ANYTHING && parsed.isEmpty()) {
            return OptionalInt.of(0);
        }
        if (fault == Fault.PARSES_CAPITALS_AS_ANOTHER && notation.equals("TAKE2")) {
            return OptionalInt.of(0);
        }
        return fault == Fault.PARSES_WRONG && notation.equals("take2") ? OptionalInt.of(0) : parsed;
    }

    /** Something that depends on all of the position. */
    private static int secret(State state) {
        return (int) (state.hash() & 3);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        Picture picture = correct.view().picture(correct(state), observer);
        List<Spot> spots = new ArrayList<>(picture.spots());
        switch (fault) {
            case SPOT_TWICE -> spots.add(spots.get(0));
            case SPOT_VANISHES -> spots.removeIf(spot -> spot.id().equals("store1") && state.actor() == 1);
            case SPOT_OUTSIDE -> spots.add(new Spot("far", new Picture.Circle(7, 1, 1), Picture.Style.PIT));
            case PICTURE_TELLS_SPECTATOR ->
                spots.set(
                        0,
                        observer == Observer.SPECTATOR
                                ? spots.get(0).tip(Text.of("The bonus is " + state))
                                : spots.get(0));
            case KIND_UNKNOWN -> spots.set(0, spots.get(0).tokens(Picture.Tokens.of(new Picture.Kind("carott"), 1)));
            case MATERIAL_UNKNOWN -> spots.set(0, spots.get(0).material("marble"));
            case PICTURE_TELLS -> spots.set(0, spots.get(0).tip(Text.of("The bonus is " + state)));
            default -> {}
        }
        return new Picture(picture.width(), picture.height(), spots, picture.panels(), picture.caption());
    }

    @Override
    public List<Motion> motions(State before, int code, Observer observer) {
        List<Motion> motions = correct.view().motions(correct(before), code, observer);
        if (fault == Fault.MOTION_TELLS && code >= DEAL) {
            return List.of(new Motion(0, "heap", "store0", Picture.Tokens.of(Picture.Kind.STONE, code - DEAL + 1)));
        }
        return fault != Fault.MOTION_TO_NOWHERE
                ? motions
                : motions.stream()
                        .map(motion -> new Motion(0, motion.from(), "pocket", motion.tokens()))
                        .toList();
    }

    private static LineOfPlay correct(LineOfPlay line) {
        return new LineOfPlay(line.positions().stream().map(FaultyGame::correct).toList(), line.plies());
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        return correct.view()
                .events(
                        correct(before),
                        code,
                        correct(after),
                        fault == Fault.EVENT_TELLS && code >= DEAL ? Observer.REFEREE : observer);
    }

    @Override
    public String notation(State before, int code) {
        String notation = correct.view().notation(correct(before), code);
        return fault == Fault.RICH_NOTATION_TELLS && before instanceof FaultyHiddenState
                ? notation + secret(before)
                : notation;
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return fault == Fault.OBJECTION_IN_UNKNOWN_WORDS
                ? Text.of("objection.no", spot)
                : correct.view().objection(correct(state), clicked, spot);
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        GameView view = correct.view();
        return switch (fault) {
            case BREAKDOWN_TELLS -> view.breakdown(correct(line), Observer.REFEREE);
            case SCORES_TELL -> List.of();
            case BREAKDOWN_OF_ONE_SEAT -> List.of(ScoreLine.note(Text.of("panel.taken"), 1));
            case PARTS_DO_NOT_ADD_UP ->
                List.of(ScoreLine.part(
                        Text.of("panel.taken"), new int[correct.info().seats()]));
            default -> view.breakdown(correct(line), observer);
        };
    }

    @Override
    public Rulebook rulebook() {
        Rulebook rulebook = correct.view().rulebook();
        Picture start = picture(newInitialState(), Observer.SPECTATOR);
        return fault == Fault.FIGURE_POINTS_NOWHERE
                ? Rulebook.builder()
                        .figure(start, Marks.NONE.with(Marks.Mark.LEGAL, List.of("pocket")), "caption", 1)
                        .build()
                : rulebook;
    }

    @Override
    public List<CoachStep> coach() {
        List<CoachStep> steps = correct.view().coach();
        CoachStep step = CoachStep.of(Text.of("coach.start", 9));
        return switch (fault) {
            case COACH_IS_BRIEF -> List.of(step);
            case COACH_PLAYS_ILLEGALLY -> List.of(step, step, step.after("take9"));
            case COACH_POINTS_NOWHERE -> List.of(step, step, step.pointingAt("pocket"));
            case COACH_ASKS_NOTHING ->
                List.of(
                        step,
                        step,
                        step.find(List.of("take1", "take2", "take3"), Text.of("coach.right"), Text.of("coach.wrong")));
            default -> steps;
        };
    }

    @Override
    public Text seatName(int seat) {
        return correct.view().seatName(fault == Fault.SEATS_OF_ONE_NAME ? 0 : seat);
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        boolean tells = fault == Fault.SEEN_TELLS_SEAT && observer.isSeat()
                || fault == Fault.SEEN_TELLS_SPECTATOR && observer == Observer.SPECTATOR;
        return tells ? Seen.action(before.actor(), code) : correct.seen(correct(before), code, observer);
    }

    @Override
    public int[] scores(State state) {
        boolean none = fault == Fault.SCORES_MISSING_AT_END && state.actor() == State.TERMINAL;
        if (fault == Fault.SET_UP_BREAKS_SCORES && ((FaultyState) state).isOfNoGame) {
            throw new IndexOutOfBoundsException("pit 7");
        }
        int[] scores = none ? new int[0] : correct.scores(correct(state));
        if (fault == Fault.SCORES_TELL && state instanceof FaultyHiddenState) {
            scores[0] += secret(state);
        }
        return scores;
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        if (fault.ofCycle) {
            return List.of();
        }
        Evaluator lead = correct.advice().evaluator("lead").orElseThrow();
        NamedEvaluator named = new NamedEvaluator("lead", (state, out) -> {
            lead.evaluate(correct(state), out);
            switch (fault) {
                case EVALUATOR_OUT_OF_RANGE -> out[0] = 2;
                case EVALUATOR_SUM -> out[0] = out[0] > 0 ? 0 : 1;
                case EVALUATOR_CHANGES_STATE -> state.apply(state.actor() == State.CHANCE ? 3 : 0);
                case EVALUATOR_ALLOCATES -> sink = new double[out.length];
                case ONE_THREAD_ONLY -> out[0] = Thread.currentThread() == maker ? out[0] : -1;
                default -> {}
            }
        });
        NamedEvaluator plain = new NamedEvaluator("lead2", named.evaluator());
        return switch (fault) {
            case EVALUATOR_TWICE -> List.of(named, named);
            case EVALUATORS_IN_ANY_ORDER -> ++asked % 2 == 0 ? List.of(named, plain) : List.of(plain, named);
            default -> List.of(named);
        };
    }

    @Override
    public Map<String, String> presets() {
        return switch (fault) {
            case LEVEL_UNKNOWN -> Map.of("impossible", "luck=2");
            case LEVEL_MALFORMED -> Map.of("easy", "luck=");
            case LEVEL_OUT_OF_RANGE -> Map.of("easy", "luck=10");
            default -> correct.advice().presets();
        };
    }

    @Override
    public Optional<Map<String, Object>> position(State state) {
        if (fault == Fault.HASH_BY_HISTORY) {
            return Optional.empty();
        }
        Optional<Map<String, Object>> position = correct.position(correct(state));
        if (fault == Fault.POSITION_TELLS && ((FaultyState) state).dealt() % 2 == 1) {
            // The same position: but who reads its text gets to know what was dealt.
            Map<String, Object> turned = new LinkedHashMap<>();
            List<String> keys = new ArrayList<>(position.orElseThrow().keySet());
            Collections.reverse(keys);
            keys.forEach(key -> turned.put(key, position.orElseThrow().get(key)));
            return Optional.of(turned);
        }
        return position;
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        if (fault == Fault.HASH_BY_HISTORY) {
            return Game.super.stateOf(position);
        }
        Map<String, Object> changed = new LinkedHashMap<>(position);
        if (fault == Fault.POSITION_ACCEPTS_ANYTHING) {
            changed.remove("noSuchField");
        }
        if (fault == Fault.POSITION_FORGETS && changed.containsKey("turn")) {
            changed.put("turn", 0);
        }
        State state = correct.stateOf(changed);
        boolean isOfNoGame = fault.check == Check.SET_UP && stones(state) != stones(correct.newInitialState());
        if (isOfNoGame && fault == Fault.SET_UP_REFUSED_BY_ACCIDENT) {
            throw new IndexOutOfBoundsException("pit 7");
        } else if (isOfNoGame && fault == Fault.SET_UP_READS_BACK_OTHERWISE && state.actor() >= 0) {
            state.apply(0);
        }
        State wrapped = wrap(state);
        ((FaultyState) wrapped).isOfNoGame = isOfNoGame;
        return wrapped;
    }

    /** Those of the heap and those taken: in all positions of a game as many. */
    private int stones(State state) {
        int heap = (Integer) correct.position(state).orElseThrow().get("heap");
        return heap + Arrays.stream(correct.scores(state)).sum();
    }

    /** Keeps what would otherwise be optimized away. */
    void keep(Object allocated) {
        sink = allocated;
    }
}
