package org.marienbad.games.ninemensmorris;

import java.util.List;
import java.util.stream.Stream;
import org.marienbad.board.BoardGame;
import org.marienbad.board.Draws;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Nine men's morris, and the same with three, six and twelve men: three men in a row are a mill, which removes a man. */
public final class NineMensMorris implements GameProvider {
    static final ChoiceSetting BOARD = new ChoiceSetting("board", List.of("three", "six", "nine", "twelve"), "nine");
    static final ChoiceSetting FLYING = Setting.ofChoice("flying", "usual", "yes", "no");
    static final ChoiceSetting MILLS = Setting.ofChoice("mills", "safe", "free");
    static final ChoiceSetting FULL = Setting.ofChoice("full", "draw", "loss");
    static final Draws DRAWS = new Draws(3, 100);

    @Override
    public String id() {
        return "nine-mens-morris";
    }

    @Override
    public int minutes() {
        return 20;
    }

    @Override
    public List<Setting<?>> options() {
        return Stream.concat(Stream.of(BOARD, FLYING, MILLS, FULL), DRAWS.options().stream())
                .toList();
    }

    @Override
    public Game create(int seats, Settings options) {
        Field field = new Field(options);
        int points = field.cells.length;
        return BoardGame.of(field.fields, field.actions, () -> Morris.start(field))
                // All men are placed, all but two of each seat removed, and a mill comes before every removal.
                .info(info -> info.plies(field.draws.plies(2 * field.men + 4 * (field.men - 2)))
                        // Any point while men are placed; then six men or more are there, and three of them may fly.
                        .legalActions(Math.max(points, 3 * (points - 6)))
                        .with(GameInfo.Trait.EXTRA_TURNS))
                .symmetries(field.board.symmetries())
                .alike()
                .outcome(Morris::winner, Morris::ending)
                .turn(state -> state.isRemoving() ? "turn.remove" : "turn")
                .mark(Morris::winningRow)
                .hand(Morris::hand, 1, 2)
                .fact("mill", (before, ply, after) -> after.isRemoving())
                .fact("takes", (before, ply, after) -> before.isRemoving())
                .fact("stops", (before, ply, after) -> opened(before, after, 1 - before.actor()) < 0)
                .fact("threatens", (before, ply, after) -> opened(before, after, before.actor()) > 0)
                .objection((state, from, to) -> state.isRemoving() ? objection(field, state, to) : null)
                .note("men", Morris::men)
                .note("openMills", Morris::openMills)
                .evaluator("men", NineMensMorris::lead)
                .levels("depth=1", "depth=2", "depth=4", "depth=60,millis=4500")
                .lessons(Lessons.beside(NineMensMorris.class, options, "men", field.men, "flying", field.flying))
                .build();
    }

    private static int opened(Morris before, Morris after, int seat) {
        return after.openMills(seat) - before.openMills(seat);
    }

    private static Text objection(Field field, Morris state, int to) {
        boolean mill = state.owns(1 - state.actor(), to);
        return Text.of(mill ? "objection.mill" : "objection.remove", field.board.name(to));
    }

    /** The lead in men, one to be removed included, and a little for mills that can be closed and for freedom. */
    private static double lead(Morris state) {
        double removal = !state.isRemoving() ? 0 : state.actor() == 0 ? 1 : -1;
        double men = state.men(0) - state.men(1) + removal;
        double steps = state.steps(0) - state.steps(1);
        return 0.1 * men + 0.03 * (state.openMills(0) - state.openMills(1)) + 0.01 * steps;
    }
}
