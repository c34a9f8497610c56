package org.marienbad.desktop.setup;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.desktop.board.Thumbnail;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.GamePictures.Pictured;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Fold;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;
import org.marienbad.play.setup.Beginning;
import org.marienbad.play.setup.NewGameSettings;

/** How one game is set up: who plays it, in which variant, by which clock. */
public final class SetupScreen extends Table {
    private static final String VARIANTS = "setup.variants";
    private static final String EXPERT = "setup.expert";

    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final NewGameSettings choice;
    private final GameProvider game;
    private final Table seats = new Table();
    private final Table about = new Table();
    private final Thumbnail picture;
    /** The picture of the game, or the position in which it is to begin. */
    private final Table start = new Table();

    private final BeginningFields beginning;
    private final Label problem;
    private final TextButton play;
    private final Set<Integer> unfolded = new HashSet<>();
    private final List<SettingsForm> playerForms = new ArrayList<>();
    private SettingsForm optionForm;
    private ExpertFields expert;
    private Fold expertFold;
    private Fold variants;
    private Optional<Select<Integer>> starter = Optional.empty();
    private GameSetup setup;
    private String failure = "";

    public SetupScreen(Context context, GameProvider game) {
        this.context = context;
        this.game = game;
        widgets = context.widgets();
        words = context.words();
        choice = context.newGame();
        choice.game(game);
        setName("setupScreen");
        picture = new Thumbnail(context.theme(), Ink.PANEL);
        picture.setName("setup.picture");
        beginning = new BeginningFields(context, game, this::beginningChanged);
        problem = widgets.wrapped("", "error");
        problem.setName("problem");
        play = widgets.button(
                "start", words.get("new.start"), "main", () -> context.screens().play());
        float gap = px(18);
        pad(px(20), px(26), px(18), px(26));
        add(context.header(words.name(game))).colspan(2).growX().padBottom(px(14));
        row();
        add(panel(words.get("new.players"), seats))
                .width(Value.percentWidth(.55f, this))
                .growY()
                .padRight(gap);
        add(panel("", about)).grow();
        row();
        Table footer = new Table();
        footer.add(widgets.button("defaults", words.get("new.defaults"), "default", this::restoreDefaults))
                .fillY()
                .padRight(gap);
        footer.add(problem).growX().padRight(gap);
        footer.add(play).minWidth(px(190));
        add(footer).colspan(2).growX().padTop(px(14));
        PluginGuard.run(this::showAll, this::cannotBeSetUp);
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private Actor panel(String title, Actor content) {
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        if (!title.isEmpty()) {
            panel.add(widgets.label(title, "section")).left().padBottom(px(10));
            panel.row();
        }
        Table holder = new Table();
        holder.add(content).growX().minWidth(0).top().padRight(px(4));
        holder.row();
        holder.add().grow();
        panel.add(widgets.scroll(holder)).grow();
        return panel;
    }

    private void cannotBeSetUp(Throwable thrown) {
        setup = null;
        failure = words.get("new.failed", thrown.getMessage() == null ? thrown.toString() : thrown.getMessage());
        validateStart();
    }

    private void restoreDefaults() {
        choice.restoreDefaults(game);
        unfolded.clear();
        PluginGuard.run(this::showAll, this::cannotBeSetUp);
    }

    private void showAll() {
        showAbout();
        refresh();
    }

    private void showAbout() {
        about.clear();
        about.top().left();
        about.add(start).growX().padBottom(px(12));
        about.row();
        String summary = words.summary(game);
        if (!summary.isEmpty()) {
            about.add(widgets.wrapped(summary, "default")).growX().padBottom(px(12));
            about.row();
        }
        optionForm = new SettingsForm(
                widgets,
                words.of(game),
                "option.",
                game.options(),
                choice.options(game),
                game::suggestions,
                this::optionsChanged);
        if (!game.options().isEmpty()) {
            variants = fold(VARIANTS, optionForm);
            about.add(variants).growX().padBottom(px(8));
            about.row();
        }
        expert = new ExpertFields(context, choice, this::validateStart);
        expertFold = fold(EXPERT, expert);
        about.add(expertFold).growX();
    }

    private Fold fold(String key, Actor content) {
        return new Fold(
                widgets,
                key,
                words.get(key),
                content,
                context.preferences().getBoolean(key, false),
                open -> context.preferences().put(key, open));
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
        failure = "";
        PluginGuard.run(
                () -> {
                    setup = choice.setup(game);
                    showSeats(choice.seatNames(setup));
                    if (variants != null) {
                        variants.summary(words.of(game).changed(setup.options(), game.forPeople()));
                    }
                    context.gamePictures().ask(setup, words.locale(), this::show);
                    if (isBegunElsewhere()) {
                        beginning.show(setup);
                    }
                    showStart();
                },
                this::cannotBeSetUp);
        validateStart();
    }

    private boolean isBegunElsewhere() {
        return choice.beginning(game).isPresent();
    }

    private void beginningChanged() {
        showStart();
        starter.ifPresent(this::lock);
        validateStart();
    }

    private void showStart() {
        boolean elsewhere = isBegunElsewhere();
        if (start.hasChildren() && elsewhere == start.getChildren().contains(beginning, true)) {
            return;
        }
        start.clearChildren();
        if (elsewhere) {
            start.add(beginning).growX();
            return;
        }
        start.add(picture).growX().height(Value.percentWidth(.42f, about));
        if (choice.canBeginElsewhere(setup)) {
            start.row();
            start.add(widgets.button("beginning", words.get("beginning.title"), "light", () -> beginning.show(setup)))
                    .left()
                    .padTop(px(6));
        }
    }

    private void show(Optional<Pictured> pictured) {
        pictured.ifPresent(known -> picture.show(known.drawing(), known.artwork()));
    }

    private void validateStart() {
        List<SettingsForm> forms = new ArrayList<>();
        if (optionForm != null) {
            forms.add(optionForm);
        }
        forms.addAll(playerForms);
        String reason = Optional.of(failure)
                .filter(words -> !words.isEmpty())
                .or(() ->
                        forms.stream().flatMap(form -> form.problem().stream()).findFirst())
                .or(() -> Optional.ofNullable(expert).flatMap(ExpertFields::problem))
                .or(() -> isBegunElsewhere() ? beginning.problem() : Optional.empty())
                .orElse("");
        problem.setText(reason);
        if (expertFold != null) {
            expertFold.summary(expert.summary());
        }
        play.setDisabled(setup == null || !reason.isEmpty());
    }

    private void showSeats(List<Text> seatNames) {
        seats.clear();
        seats.top();
        playerForms.clear();
        List<String> names =
                seatNames.stream().map(name -> words.get(game, name)).toList();
        Table first = new Table();
        if (game.minSeats() < game.maxSeats()) {
            first.add(labelled(words.get("new.seats"), number(), "seats", 70)).padRight(px(24));
        }
        if (setup.game().info().has(GameInfo.Trait.ANY_STARTER)) {
            Select<Integer> select = starter(names);
            starter = Optional.of(select);
            lock(select);
            first.add(labelled(words.get("new.starter"), select, "starter", 180));
        }
        if (first.hasChildren()) {
            seats.add(first).left().padBottom(px(10));
            seats.row();
        }
        for (int seat = 0; seat < setup.seats(); seat++) {
            seats.add(seat(seat, names.get(seat))).growX().padBottom(px(10));
            seats.row();
        }
    }

    private Actor number() {
        List<Select.Item<Integer>> items = IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                .mapToObj(count -> new Select.Item<>(count, String.valueOf(count)))
                .toList();
        return new Select<>(widgets.theme(), items, choice.seats(game), count -> {
            choice.seats(game, count);
            later();
        });
    }

    private Select<Integer> starter(List<String> names) {
        List<Select.Item<Integer>> items = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            items.add(new Select.Item<>(seat, names.get(seat)));
        }
        items.add(new Select.Item<>(GameSetup.BY_LOT, words.get("new.starter.lot")));
        int chosen = Math.min(choice.starter(game), names.size() - 1);
        return new Select<>(widgets.theme(), items, chosen, seat -> {
            choice.starter(game, seat);
            later();
        });
    }

    /** A position that is set up says who is to move. */
    private void lock(Select<Integer> select) {
        select.setDisabled(!choice.beginning(game).map(Beginning::isUsual).orElse(true));
    }

    private Actor labelled(String label, Actor field, String name, float width) {
        field.setName(name);
        Table row = new Table();
        row.add(widgets.label(label, "default")).padRight(px(10));
        row.add(field).width(px(width));
        return row;
    }

    private Actor seat(int seat, String name) {
        SeatFields fields = new SeatFields(
                context,
                setup.game(),
                seat,
                name,
                unfolded.contains(seat),
                () -> {
                    if (!unfolded.remove(seat)) {
                        unfolded.add(seat);
                    }
                    later();
                },
                new SeatFields.Changes() {
                    @Override
                    public void player() {
                        later();
                    }

                    @Override
                    public void field() {
                        validateStart();
                    }
                });
        fields.form().ifPresent(playerForms::add);
        return fields;
    }

    /** Shows all seats anew, but not at once: the control just clicked is among them. */
    private void later() {
        Gdx.app.postRunnable(() -> context.guarded(this::refresh));
    }
}
