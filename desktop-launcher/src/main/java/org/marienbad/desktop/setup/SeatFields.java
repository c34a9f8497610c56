package org.marienbad.desktop.setup;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.ButtonGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.PlayerFields;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.play.PlayerSelection;
import org.marienbad.play.setup.NewGameSettings;

/** Who plays one seat: a person with a name, the computer at a level, or any of all players with its settings. */
final class SeatFields extends Table {
    private static final int LONGEST_NAME = 24;

    /** The reaction of the screen to a change. */
    interface Changes {
        /** Another kind of player: the seat is to be shown anew. */
        void player();

        /** Something that only may have become wrong or right. */
        void field();
    }

    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final NewGameSettings choice;
    private final Game game;
    private final int seat;
    private final String chosen;
    private final Optional<PlayerSelection.Scale> levels;
    private final Changes changes;
    private Optional<SettingsForm> form = Optional.empty();

    /** @param unfolded whether all players are to be seen, not only the levels */
    SeatFields(Context context, Game game, int seat, String name, boolean unfolded, Runnable unfold, Changes changes) {
        this.context = context;
        this.game = game;
        this.seat = seat;
        this.changes = changes;
        widgets = context.widgets();
        words = context.words();
        choice = context.newGame();
        chosen = choice.playerOf(seat, game);
        levels = choice.scale(game);
        setName("seat." + seat);
        setBackground(widgets.drawable("card"));
        align(Align.top);
        boolean person = chosen.equals(NewGameSettings.PERSON);
        boolean level = isLevel();
        Artwork artwork = context.gamePictures().artwork(choice.game().orElseThrow());
        Table top = new Table();
        top.add(new SeatSign(widgets.theme(), artwork, seat)).size(px(18)).padRight(px(8));
        top.add(widgets.tip(widgets.shortened(name, "bold"), name))
                .width(px(88))
                .padRight(px(8));
        top.add(kinds(person)).padRight(px(10));
        top.add(person ? nameField(name) : new Table()).growX().minWidth(0);
        add(top).growX();
        if (person) {
            return;
        }
        row();
        Table second = new Table();
        if (levels.isPresent()) {
            second.add(levels(level)).minWidth(0).left();
        }
        second.add().growX();
        boolean all = unfolded || !level;
        TextButton more = widgets.button(
                "seat." + seat + ".more", (all ? "–  " : "+  ") + words.get("setup.more"), "light", unfold);
        more.setDisabled(!level);
        second.add(more).minWidth(0).right();
        add(second).growX().padTop(px(8));
        if (all) {
            addPlayers();
        }
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private boolean isLevel() {
        return levels.filter(known -> known.player().id().equals(chosen)).isPresent();
    }

    /** The fields of the player's settings, if they are shown. */
    Optional<SettingsForm> form() {
        return form;
    }

    private Table kinds(boolean person) {
        Optional<String> computer = levels.map(known -> known.player().id()).or(() -> choice.opponent(game));
        Map<String, Runnable> kinds = new LinkedHashMap<>();
        kinds.put("person", () -> choose(NewGameSettings.PERSON));
        kinds.put("opponent", () -> computer.ifPresent(this::choose));
        Table buttons = toggles(kinds, "setup.seat.", person ? "person" : "opponent");
        ((Button) buttons.findActor("seat." + seat + ".opponent")).setDisabled(computer.isEmpty());
        return buttons;
    }

    private Table levels(boolean active) {
        PlayerSelection.Scale known = levels.orElseThrow();
        String key = known.setting().key();
        Map<String, Object> settings = choice.settings(seat, known.player());
        String now = String.valueOf(settings.getOrDefault(key, known.setting().defaultValue()));
        Table buttons = new Table();
        ButtonGroup<Button> group = new ButtonGroup<>();
        group.setMinCheckCount(0);
        for (String level : known.setting().values()) {
            TextButton button = widgets.button(
                    "seat." + seat + ".level." + level,
                    words.capitalized(words.of(known.player()).value(known.setting(), level)),
                    "toggle",
                    () -> {});
            button.setChecked(active && level.equals(now));
            group.add(button);
            Widgets.onChange(button, () -> {
                if (button.isChecked()) {
                    choice.settings(seat, known.player(), Map.of(key, level));
                    choose(known.player().id());
                }
            });
            buttons.add(button).minWidth(0).padRight(px(6));
        }
        group.setMinCheckCount(active ? 1 : 0);
        return buttons;
    }

    private Table toggles(Map<String, Runnable> kinds, String prefix, String checked) {
        Table buttons = new Table();
        ButtonGroup<Button> group = new ButtonGroup<>();
        kinds.forEach((kind, reaction) -> {
            TextButton button =
                    new TextButton(words.get(prefix + kind), widgets.theme().skin(), "toggle");
            button.setName("seat." + seat + "." + kind);
            group.add(button);
            button.setChecked(kind.equals(checked));
            Widgets.onChange(button, () -> {
                if (button.isChecked()) {
                    reaction.run();
                }
            });
            buttons.add(button).uniformX().fillX().padRight(px(6));
        });
        return buttons;
    }

    private TextField nameField(String seatName) {
        TextField field = new TextField(choice.nameOf(seat), widgets.theme().skin());
        field.setName("seat." + seat + ".name");
        field.setMessageText(words.get("setup.name", seatName));
        field.setMaxLength(LONGEST_NAME);
        field.setTextFieldListener((source, character) -> choice.nameOf(seat, source.getText()));
        return widgets.tip(field, words.get("setup.name", seatName));
    }

    private void choose(String id) {
        choice.playerOf(seat, id);
        changes.player();
    }

    private void addPlayers() {
        row();
        Select<String> select = new Select<>(widgets.theme(), PlayerFields.select(context, game), chosen, this::choose);
        select.setName("seat." + seat + ".player");
        add(select).growX().minWidth(0).padTop(px(8));
        PlayerProvider player = choice.player(chosen);
        String summary = words.summary(player);
        if (!summary.isEmpty()) {
            row();
            add(widgets.wrapped(summary, "small")).growX().padTop(px(8));
        }
        boolean onlyLevel = isLevel() && player.settings().size() == 1;
        if (!player.settings().isEmpty() && !onlyLevel) {
            row();
            form = Optional.of(settings(player));
            add(form.get()).growX().padTop(px(10));
        }
    }

    private SettingsForm settings(PlayerProvider player) {
        SettingsForm[] made = new SettingsForm[1];
        made[0] = PlayerFields.form(context, game, seat, player, choice.settings(seat, player), () -> {
            if (made[0] != null && made[0].isValid()) {
                choice.settings(seat, player, made[0].values());
            }
            changes.field();
        });
        return made[0];
    }
}
