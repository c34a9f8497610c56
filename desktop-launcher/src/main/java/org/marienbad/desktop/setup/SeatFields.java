package org.marienbad.desktop.setup;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.ButtonGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
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
    private final boolean unfolded;
    private final Runnable unfold;
    private Optional<SettingsForm> form = Optional.empty();

    /** @param unfolded whether all players are to be seen, not only the levels */
    SeatFields(Context context, Game game, int seat, String name, boolean unfolded, Runnable unfold, Changes changes) {
        this.context = context;
        this.game = game;
        this.seat = seat;
        this.changes = changes;
        this.unfolded = unfolded;
        this.unfold = unfold;
        widgets = context.widgets();
        words = context.words();
        choice = context.newGame();
        chosen = choice.playerOf(seat, game);
        levels = choice.scale(game);
        setName("seat." + seat);
        setBackground(widgets.drawable("card"));
        align(Align.top);
        boolean person = chosen.equals(NewGameSettings.PERSON);
        Artwork artwork = context.gamePictures().artwork(choice.game().orElseThrow());
        Table top = new Table();
        top.add(new SeatSign(widgets.theme(), artwork, seat)).size(px(18)).padRight(px(8));
        top.add(widgets.tip(widgets.shortened(name, "bold"), name))
                .width(px(88))
                .padRight(px(8));
        top.add(person ? nameField(name) : new Table()).growX().minWidth(0);
        add(top).growX().minHeight(px(34));
        row();
        boolean other = !person && !isLevel();
        add(kinds(other || unfolded)).growX().padTop(px(6));
        if (!person && (other || unfolded)) {
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

    /** A person, the computer at its levels, and the others. */
    private Table kinds(boolean all) {
        Table buttons = new Table();
        ButtonGroup<Button> group = new ButtonGroup<>();
        add(
                buttons,
                group,
                "person",
                words.get("setup.seat.person"),
                chosen.equals(NewGameSettings.PERSON),
                () -> fold(NewGameSettings.PERSON));
        levels.ifPresent(known -> known.levels().forEach(level -> {
            String label = words.capitalized(words.of(known.player()).value(known.setting(), level));
            add(buttons, group, "level." + level, label, isLevel() && level.equals(levelNow(known)), () -> {
                choice.settings(seat, known.player(), Map.of(known.setting().key(), level));
                fold(known.player().id());
            });
        }));
        add(buttons, group, "more", words.get("game.swap.more"), all, this::more);
        return buttons;
    }

    private String levelNow(PlayerSelection.Scale known) {
        return String.valueOf(choice.settings(seat, known.player())
                .getOrDefault(known.setting().key(), known.setting().defaultValue()));
    }

    /** Shows all players, with one that plays. */
    private void more() {
        if (chosen.equals(NewGameSettings.PERSON)) {
            levels.map(known -> known.player().id())
                    .or(() -> choice.opponent(game))
                    .ifPresent(computer -> choice.playerOf(seat, computer));
        }
        unfold.run();
    }

    private void add(
            Table buttons, ButtonGroup<Button> group, String name, String label, boolean checked, Runnable reaction) {
        TextButton button = widgets.button("seat." + seat + "." + name, label, "toggle", () -> {});
        group.add(button);
        button.setChecked(checked);
        Widgets.onChange(button, () -> {
            if (button.isChecked()) {
                reaction.run();
            }
        });
        buttons.add(button).uniformX().fillX().growX().minWidth(0).padRight(px(6));
    }

    private TextField nameField(String seatName) {
        TextField field = new TextField(choice.nameOf(seat), widgets.theme().skin());
        field.setName("seat." + seat + ".name");
        field.setMessageText(words.get("setup.name", seatName));
        field.setMaxLength(LONGEST_NAME);
        field.setTextFieldListener((source, character) -> choice.nameOf(seat, source.getText()));
        return widgets.tip(field, words.get("setup.name", seatName));
    }

    /** Lets {@code id} play, and shows no others any more. */
    private void fold(String id) {
        choice.playerOf(seat, id);
        if (unfolded) {
            unfold.run();
        } else {
            changes.player();
        }
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
