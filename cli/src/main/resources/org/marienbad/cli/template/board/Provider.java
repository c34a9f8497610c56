package {{package}};

import org.marienbad.board.Actions;
import org.marienbad.board.BoardGame;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** The plugin: what the game is called, and its declaration. All lines but {@code info} may go. */
public final class {{Name}}Provider implements GameProvider {
    @Override
    public String id() {
        return "{{id}}";
    }

    /** About how long people take. */
    @Override
    public int minutes() {
        return 5;
    }

    @Override
    public Game create(int seats, Settings options) {
        return BoardGame.of(
                        {{Name}}State.FIELDS, Actions.on({{Name}}State.BOARD).place("place"), {{Name}}State::new)
                // The length of the longest game. Players make room by it.
                .info(info -> info.plies({{Name}}State.BOARD.size()))
                .symmetries({{Name}}State.BOARD.symmetries())
                .alike()
                .outcome(
                        {{Name}}State::winner,
                        end -> Text.of("ending.stuck", BoardGame.seatName(1 - end.winner())))
                .objection((state, from, to) -> state.isEmpty(to)
                        ? Text.of("objection.beside", {{Name}}State.BOARD.name(to))
                        : null)
                .note("room", {{Name}}State::room)
                .evaluator("room", {{Name}}Provider::lead)
                .levels("iterations=10", "iterations=50", "iterations=400", "iterations=100000,millis=3000")
                .lessons(Lessons.beside({{Name}}Provider.class))
                .build();
    }

    private static double lead({{Name}}State state) {
        return (double) (state.room(0) - state.room(1)) / {{Name}}State.BOARD.size();
    }
}
