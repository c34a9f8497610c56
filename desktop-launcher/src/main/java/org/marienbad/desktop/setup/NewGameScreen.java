package org.marienbad.desktop.setup;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.ButtonGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.PlayerFields;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.text.Text;
import org.marienbad.play.setup.NewGameSettings;

/** Chooses what is played: the game, its options, who starts, and who plays every seat. */
public final class NewGameScreen extends Table {
    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final NewGameSettings choice;
    private final Table options = new Table();
    private final Table seats = new Table();
    private final Label problem;
    private final TextButton start;
    private final List<SettingsForm> playerForms = new ArrayList<>();
    private SettingsForm optionForm;
    private GameProvider game;
    private boolean chosenIsShown;
    private GameSetup setup;
    private List<Text> seatNames = List.of();

    public NewGameScreen(Context context) {
        this.context = context;
        widgets = context.widgets();
        words = context.words();
        choice = context.newGame();
        setName("newGameScreen");
        problem = widgets.wrapped("", "error");
        problem.setName("problem");
        start = widgets.button("start", words.get("new.start"), "main", context.screens()::play);
        float gap = px(18);
        pad(px(22), px(26), px(22), px(26));
        add(header()).colspan(3).growX().padBottom(gap);
        row();
        add(panel(words.get("new.game"), games()))
                .width(Value.percentWidth(.225f, this))
                .growY()
                .padRight(gap);
        add(panel(words.get("new.options"), options)).grow().uniformX().padRight(gap);
        add(panel(words.get("new.players"), seats)).grow().uniformX();
        row();
        Table footer = new Table();
        footer.add(widgets.button(
                        "import",
                        words.get("archive.import"),
                        "default",
                        () -> context.archive().open()))
                .fillY()
                .padRight(px(12));
        footer.add(problem).growX().padRight(gap);
        footer.add(widgets.button("defaults", words.get("new.defaults"), "default", this::restoreDefaults))
                .fillY()
                .padRight(px(12));
        footer.add(start).minWidth(px(190));
        add(footer).colspan(3).growX().padTop(gap);
        choice.game().ifPresentOrElse(this::choose, () -> {
            problem.setText(words.get("new.noGames"));
            start.setDisabled(true);
        });
    }

    /** The chosen game may lie far down a long list; where is known only when wrapped words are laid out and drawn. */
    @Override
    public void draw(Batch batch, float alpha) {
        super.draw(batch, alpha);
        if (!chosenIsShown && game != null) {
            chosenIsShown = true;
            Widgets.revealAtOnce(findActor("game." + game.id()));
        }
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private Actor header() {
        Table header = new Table();
        header.add(widgets.label(words.get("window.title"), "title"));
        header.add(widgets.label(words.get("new.heading"), "heading"))
                .padLeft(px(16))
                .bottom()
                .padBottom(px(3));
        header.add(new ContinueBar(context)).growX().minWidth(0).fillY();
        header.add(context.soundButton()).padRight(px(10)).fillY();
        header.add(context.languages()).width(px(130));
        return header;
    }

    private Actor panel(String title, Actor content) {
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        panel.add(widgets.label(title, "section")).left().padBottom(px(10));
        panel.row();
        Table holder = new Table();
        holder.add(content).growX().top().padRight(px(4));
        holder.row();
        holder.add().grow();
        panel.add(widgets.scroll(holder)).grow();
        return panel;
    }

    private Actor games() {
        Table list = new Table();
        ButtonGroup<Button> group = new ButtonGroup<>();
        for (GameProvider provider : choice.games()) {
            Button item = new Button(widgets.theme().skin().get("item", TextButton.TextButtonStyle.class));
            item.setName("game." + provider.id());
            Label name = widgets.label(words.name(provider), "bold");
            item.add(name).left().growX();
            String summary = words.summary(provider);
            if (!summary.isEmpty()) {
                item.row();
                item.add(widgets.wrapped(summary, "small")).growX().padTop(px(4));
            }
            group.add(item);
            item.setChecked(choice.game().filter(provider::equals).isPresent());
            Widgets.onChange(item, () -> {
                if (item.isChecked() && game != provider) {
                    choose(provider);
                }
            });
            list.add(item).growX().padBottom(px(10));
            list.row();
        }
        return list;
    }

    private void choose(GameProvider provider) {
        game = provider;
        choice.game(provider);
        setup = null;
        seats.clear();
        playerForms.clear();
        PluginGuard.run(
                () -> {
                    showOptions();
                    refresh();
                },
                this::cannotBeSetUp);
    }

    private void cannotBeSetUp(Throwable failure) {
        setup = null;
        String reason = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        problem.setText(words.get("new.failed", reason));
        start.setDisabled(true);
    }

    private void restoreDefaults() {
        choice.restoreDefaults(game);
        choose(game);
    }

    private void showOptions() {
        options.clear();
        options.top().left();
        if (game.minSeats() < game.maxSeats()) {
            options.add(number()).growX();
            options.row();
        }
        optionForm = new SettingsForm(
                widgets,
                words.of(game),
                "option.",
                game.options(),
                choice.options(game),
                game::suggestions,
                this::optionsChanged);
        options.add(optionForm).growX();
        if (game.options().isEmpty() && game.minSeats() == game.maxSeats()) {
            options.add(widgets.label(words.get("new.options.none"), "dim")).left();
        }
    }

    private Actor number() {
        List<Select.Item<Integer>> items = IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                .mapToObj(count -> new Select.Item<>(count, String.valueOf(count)))
                .toList();
        Select<Integer> select = new Select<>(widgets.theme(), items, choice.seats(game), count -> {
            choice.seats(game, count);
            refresh();
        });
        return labelled(words.get("new.seats"), select, "seats");
    }

    private Actor labelled(String label, Actor field, String name) {
        field.setName(name);
        Table row = new Table();
        row.add(widgets.label(label, "default")).width(px(132)).padRight(px(10));
        row.add(field).growX().minWidth(0);
        row.padBottom(px(8));
        return row;
    }

    private void optionsChanged() {
        if (optionForm != null && optionForm.isValid()) {
            choice.options(game, optionForm.values());
        }
        refresh();
    }

    /** Creates the game from the present options and shows who can play it. */
    private void refresh() {
        setup = null;
        PluginGuard.run(
                () -> {
                    setup = choice.setup(game);
                    problem.setText("");
                    seatNames = choice.seatNames(setup);
                    showSeats();
                },
                this::cannotBeSetUp);
        validateStart();
    }

    private void validateStart() {
        boolean fieldsValid = optionForm.isValid() && playerForms.stream().allMatch(SettingsForm::isValid);
        start.setDisabled(setup == null || !fieldsValid);
    }

    private void showSeats() {
        seats.clear();
        seats.top();
        playerForms.clear();
        if (setup.game().info().has(GameInfo.Trait.ANY_STARTER)) {
            seats.add(starter()).growX();
            seats.row();
        }
        showClock();
        for (int seat = 0; seat < setup.seats(); seat++) {
            seats.add(seat(seat)).growX().padBottom(px(12));
            seats.row();
        }
    }

    private void showClock() {
        ClockFields clock = new ClockFields(context, choice.clock());
        // The list is still closing; what it belongs to goes afterwards.
        Select<String> select =
                clock.select(() -> com.badlogic.gdx.Gdx.app.postRunnable(() -> context.guarded(this::refresh)));
        seats.add(labelled(words.get("clock"), widgets.tip(select, words.get("clock.help")), "clock"))
                .growX();
        seats.row();
        playerForms.addAll(clock.fields(seats, this::validateStart));
    }

    private Actor starter() {
        List<Select.Item<Integer>> items = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            items.add(new Select.Item<>(seat, seatName(seat)));
        }
        items.add(new Select.Item<>(GameSetup.BY_LOT, words.get("new.starter.lot")));
        int chosen = Math.min(choice.starter(game), setup.seats() - 1);
        return labelled(
                words.get("new.starter"),
                new Select<>(widgets.theme(), items, chosen, seat -> choice.starter(game, seat)),
                "starter");
    }

    private String seatName(int seat) {
        return words.get(game, seatNames.get(seat));
    }

    private Actor seat(int seat) {
        Table card = new Table();
        card.setBackground(widgets.drawable("card"));
        String chosen = choice.playerOf(seat, setup.game());
        Select<String> select =
                new Select<>(widgets.theme(), PlayerFields.select(context, setup.game()), chosen, id -> {
                    choice.playerOf(seat, id);
                    // The list is still closing; the card it belongs to goes afterwards.
                    com.badlogic.gdx.Gdx.app.postRunnable(() -> context.guarded(this::refresh));
                });
        select.setName("seat." + seat + ".player");
        Table top = new Table();
        top.add(new SeatSign(widgets.theme(), seat)).size(px(18)).padRight(px(8));
        top.add(widgets.shortened(seatName(seat), "bold")).width(px(96)).padRight(px(8));
        top.add(select).growX().minWidth(px(120));
        card.add(top).growX();
        if (!chosen.equals(NewGameSettings.PERSON)) {
            PlayerProvider player = choice.player(chosen);
            String summary = words.summary(player);
            if (!summary.isEmpty()) {
                card.row();
                card.add(widgets.wrapped(summary, "small")).growX().padTop(px(8));
            }
            if (!player.settings().isEmpty()) {
                card.row();
                card.add(settings(seat, player)).growX().padTop(px(10));
            }
        }
        card.align(Align.top);
        return card;
    }

    private SettingsForm settings(int seat, PlayerProvider player) {
        SettingsForm[] form = new SettingsForm[1];
        form[0] = PlayerFields.form(context, setup.game(), seat, player, () -> {
            if (form[0] != null && form[0].isValid()) {
                choice.settings(seat, player, form[0].values());
            }
            validateStart();
        });
        playerForms.add(form[0]);
        return form[0];
    }
}
