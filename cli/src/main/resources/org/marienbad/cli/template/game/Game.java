package {{package}};

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The game for given options: its facts, how positions are written, and what people see. */
final class {{Name}}Game implements Game, GameView {
    private static final int SQUARES_A_ROW = 10;
    private static final double SIZE = 10;
    private static final Tokens COUNTER = Tokens.of(Kind.PAWN, 1);

    private final int length;
    private final int steps;
    private final GameInfo info;

    {{Name}}Game(int length, int steps) {
        this.length = length;
        this.steps = steps;
        // Players make room by these numbers, so they must never be exceeded: `plies` is the length of the longest game, chance
        // included. A game that could go on for ever needs a rule that ends it, or GameInfo.Repetition.
        info = GameInfo.builder()
                .seats(2)
                .actions(steps + 1)
                .legalActions(steps)
                .plies(length)
                .constantSum(0)
                // Leave out unless the actions are the same for both seats and only who moves last decides.
                .with(Trait.IMPARTIAL)
                .build();
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newInitialState() {
        return new {{Name}}State(length, steps);
    }

    /** The notation is the same in every language, has no blanks, and no two legal actions share it. */
    @Override
    public Action action(State before, int step) {
        int square = (({{Name}}State) before).square() + step;
        // The spots to click, in their order. Leave them out to have a button for the action.
        return Action.of(step, "+" + step, spot(square)).words(Text.of("walk", step, square));
    }

    /**
     * The position as plain JSON values, all of it: here the seat to move, too, where the game is over. Leave out, together
     * with {@code stateOf}, if positions need not be set up, edited or sent to a program.
     */
    @Override
    public Optional<Map<String, Object>> position(State state) {
        {{Name}}State at = ({{Name}}State) state;
        return Optional.of(Map.of("square", at.square(), "last", at.last(), "turn", at.turn()));
    }

    /** The inverse: every field must be there and in range, and none that is unknown; `PositionFields` sees to it. */
    @Override
    public State stateOf(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        int square = fields.number("square", 0, length);
        int last = fields.number("last", 0, Math.min(square, steps));
        int turn = fields.number("turn", 0, 1);
        fields.requireNoMore();
        if (last == 0 && square > 0) {
            throw new IllegalArgumentException("position: 'last' may be 0 only at the start");
        }
        return new {{Name}}State(length, steps, square, last, turn);
    }

    /** Leave out if "Player 1" and "Player 2" will do. */
    @Override
    public Text seatName(int seat) {
        return Text.of("seat." + seat);
    }

    /** The picture. Leave it out to have the game played by text and buttons alone. Spots keep their ids for the whole game. */
    @Override
    public Picture picture(State state, Observer observer) {
        {{Name}}State at = ({{Name}}State) state;
        int rows = length / SQUARES_A_ROW + 1;
        double height = rows * SIZE + 2;
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, SQUARES_A_ROW * SIZE + 2, height, 2), Style.BOARD));
        for (int square = 0; square <= length; square++) {
            int row = square / SQUARES_A_ROW;
            int along = square % SQUARES_A_ROW;
            int column = row % 2 == 0 ? along : SQUARES_A_ROW - 1 - along;
            Box box = new Box(1.5 + column * SIZE, 1.5 + row * SIZE, SIZE - 1, SIZE - 1, 1);
            Spot spot = new Spot(spot(square), box, Style.CELL).label(Text.of(String.valueOf(square)));
            spots.add(square == at.square() ? spot.tokens(COUNTER) : spot);
        }
        return new Picture(SQUARES_A_ROW * SIZE + 2, height, spots, List.of(), caption(at));
    }

    /** How tokens travel. Leave out if nothing needs to be seen moving. */
    @Override
    public List<Motion> motions(State before, int step, Observer observer) {
        int square = (({{Name}}State) before).square();
        return List.of(new Motion(0, spot(square), spot(square + step), COUNTER));
    }

    /** Leave out if the summary says it all. */
    @Override
    public Rulebook rulebook() {
        return Rulebook.of(Text.of("rules.aim", length, steps), Text.of("rules.repeat"));
    }

    /** Why the game is over. Leave out if the position says it. */
    @Override
    public Text ending(LineOfPlay line) {
        {{Name}}State end = ({{Name}}State) line.present();
        return end.square() == length
                ? Text.of("ending.goal", seatName(end.winner()))
                : Text.of("ending.stuck", seatName(end.turn()));
    }

    private Text caption({{Name}}State at) {
        if (at.actor() == State.TERMINAL) {
            return Text.of("won", seatName(at.winner()));
        }
        return at.last() == 0
                ? Text.of("turn.first", seatName(at.turn()))
                : Text.of("turn", seatName(at.turn()), at.last());
    }

    private static String spot(int square) {
        return "square-" + square;
    }
}
