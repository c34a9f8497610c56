package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.framework.game.GameProvider;

/** The game of a plan, its seats and options: all plans of the lab begin with those that were chosen last in any of them. */
final class GameChoice {
    private static final String PREFIX = "lab.";

    private final Context context;
    private final UiMessages words;
    private final Preferences preferences;
    private final Runnable chosen;
    private GameProvider game;

    /** {@code chosen} is run once another game or another number of seats was chosen, after the list is closed. */
    GameChoice(Context context, Runnable chosen) {
        this.context = context;
        this.chosen = chosen;
        words = context.words();
        preferences = context.preferences();
        String id = preferences.get(PREFIX + "game", "");
        game = context.newGame().games().stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .or(context.newGame()::game)
                .orElseThrow();
    }

    GameProvider game() {
        return game;
    }

    int seats() {
        int seats = preferences.getInt(group("seats") + "count", game.minSeats());
        return Math.max(game.minSeats(), Math.min(game.maxSeats(), seats));
    }

    /** The prefix of keys remembered of the game, by kind. */
    String group(String kind) {
        return PREFIX + kind + "." + game.id() + ".";
    }

    /** Adds the lists of games and, where there is a choice, of numbers of seats. */
    void show(Table table) {
        List<Select.Item<GameProvider>> games = context.newGame().games().stream()
                .map(known -> new Select.Item<>(known, words.name(known)))
                .toList();
        Panels.field(
                context,
                table,
                words.get("lab.game"),
                "lab.game",
                new Select<>(context.theme(), games, game, other -> later(() -> choose(other))));
        if (game.minSeats() < game.maxSeats()) {
            List<Select.Item<Integer>> counts = IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                    .mapToObj(count -> new Select.Item<>(count, String.valueOf(count)))
                    .toList();
            Select<Integer> seats = new Select<>(context.theme(), counts, seats(), count -> {
                preferences.put(group("seats") + "count", count);
                later(chosen);
            });
            Panels.field(context, table, words.get("new.seats"), "lab.seats", seats);
        }
    }

    private void choose(GameProvider other) {
        game = other;
        preferences.put(PREFIX + "game", game.id());
        chosen.run();
    }

    /** The options of the game, as they were left. */
    SettingsForm options(Runnable changed) {
        return new SettingsForm(
                context.widgets(),
                words.of(game),
                "lab.option.",
                game.options(),
                preferences.group(group("option")),
                game::suggestions,
                changed);
    }

    void keep(SettingsForm options) {
        if (options.isValid()) {
            preferences.group(group("option"), options.values());
        }
    }

    /** A list that was clicked is still closing; what it belongs to goes afterwards. */
    void later(Runnable task) {
        Gdx.app.postRunnable(() -> context.guarded(task));
    }
}
