package org.marienbad.games.amazons;

import java.util.List;
import org.marienbad.board.BoardGame;
import org.marienbad.board.Lessons;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** The Game of the Amazons (Walter Zamkauskas, 1988): who cannot move any more loses. */
public final class Amazons implements GameProvider {
    private static final ChoiceSetting SIZE = Setting.ofChoice("size", "10", "8", "6");
    private static final ChoiceSetting AMAZONS = Setting.ofChoice("amazons", "4", "2");

    @Override
    public String id() {
        return "amazons";
    }

    @Override
    public int minutes() {
        return 30;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(SIZE, AMAZONS);
    }

    @Override
    public Game create(int seats, Settings options) {
        int size = Integer.parseInt(options.get(SIZE));
        int amazons = Integer.parseInt(options.get(AMAZONS));
        Archers.Field field = new Archers.Field(size, amazons);
        int cells = size * size;
        List<int[]> mirrors = field.board.symmetries();
        return BoardGame.of(field.fields, field.actions, () -> Archers.start(field))
                // Every turn burns a square, and a queen reaches 4 * size - 5 squares at most.
                .info(info -> info.plies(2 * (cells - 2))
                        .legalActions(amazons * (4 * size - 5))
                        .with(Trait.EXTRA_TURNS))
                .symmetries(mirrors)
                .alike(mirrors.get(1))
                .outcome(Archers::winner, end -> Text.of("ending.stuck", BoardGame.seatName(1 - end.winner())))
                .turn(state -> state.isShooting() ? "turn.shoot" : "turn.move")
                .amount("shutsIn", Amazons::shutIn)
                .amount("gains", (before, ply, after) -> gain(new Territory(cells), before, after))
                .objection((state, from, to) -> state.isShooting() && state.isEmpty(to)
                        ? Text.of("objection.arrow", field.board.name(to))
                        : null)
                .note("squares", (state, seat) -> new Territory(cells).squares(state, seat))
                .note("free", Archers::free)
                .evaluatorWithMemory("territory", () -> new Territory(cells)::payoff)
                .levels("iterations=40", "depth=1", "depth=2", "depth=60,millis=4500")
                .lessons(lessons(field))
                .build();
    }

    /** How many amazons of the other seat can no longer move. */
    private static int shutIn(Archers before, int ply, Archers after) {
        int other = 1 - before.actor();
        return Math.max(0, before.free(other) - after.free(other));
    }

    private static int gain(Territory territory, Archers before, Archers after) {
        int seat = before.actor();
        int lead = territory.squares(before, seat) - territory.squares(before, 1 - seat);
        return Math.max(0, territory.squares(after, seat) - territory.squares(after, 1 - seat) - lead);
    }

    /** The first turn of the rulebook: an amazon moves straight ahead, and shoots aside. */
    private static Lessons lessons(Archers.Field field) {
        int column = field.first();
        int row = field.size / 2;
        String from = field.board.name(field.cell(column, 0));
        String to = field.board.name(field.cell(column, row));
        String arrow = field.board.name(field.cell(column + 2, row));
        Object[] values = {"size", field.size, "amazons", field.amazons, "from", from, "to", to, "arrow", arrow};
        return Lessons.beside(Amazons.class, values);
    }
}
