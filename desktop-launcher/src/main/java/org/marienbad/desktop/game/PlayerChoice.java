package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.PlayerFields;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.PlayerSelection;
import org.marienbad.play.setup.NewGameSettings;

/** The list on a seat's card that says who plays: a person, the computer at a level, and on demand any player. */
final class PlayerChoice {
    /** The value of the last item, which offers the others. */
    private static final String MORE = "more";
    /** A list that was clicked is still closing for so long. */
    private static final float CLOSING = .3f;

    private final Context context;
    private final GameController play;
    private final int seat;
    private final UiMessages words;
    private final Optional<PlayerSelection.Scale> levels;
    private final Select<String> select;
    private Optional<PlayerSpec> shown;
    private boolean all;

    PlayerChoice(Context context, GameController play, int seat) {
        this.context = context;
        this.play = play;
        this.seat = seat;
        words = context.words();
        levels = context.newGame().scale(play.game());
        shown = play.spec(seat);
        select = new Select<>(context.theme(), items(), value(), this::choose);
        select.setName("seat." + seat + ".player");
        select.setDisabled(play.live().isFrozen());
        context.widgets().tip(select, words.get("game.swap", play.seatTitle(seat, words)));
    }

    Select<String> select() {
        return select;
    }

    /** Shows who plays now. */
    void refresh() {
        if (!play.spec(seat).equals(shown)) {
            shown = play.spec(seat);
            select.items(items(), value());
        }
        select.value(value());
    }

    private String value() {
        return shown.map(spec -> level(spec)
                        .map(level -> levels.orElseThrow().at(level).toString())
                        .orElse(spec.id()))
                .orElse(NewGameSettings.PERSON);
    }

    /** The level of {@code spec}, if that is all there is to it. */
    private Optional<String> level(PlayerSpec spec) {
        return levels.filter(scale -> scale.player().id().equals(spec.id()))
                .filter(scale -> Set.of(scale.setting().key())
                        .containsAll(spec.settings().keySet()))
                .map(scale -> String.valueOf(spec.settings()
                        .getOrDefault(scale.setting().key(), scale.setting().defaultValue())));
    }

    private List<Select.Item<String>> items() {
        List<Select.Item<String>> items = new ArrayList<>();
        items.add(new Select.Item<>(NewGameSettings.PERSON, words.get("new.player.person")));
        levels.ifPresent(scale -> scale.levels().forEach(level -> {
            String label =
                    words.shortName(scale.player(), Map.of(scale.setting().key(), level));
            items.add(new Select.Item<>(scale.at(level).toString(), label));
        }));
        Optional<PlayerSpec> other = shown.filter(spec -> level(spec).isEmpty());
        other.ifPresent(spec -> {
            PlayerProvider player = context.newGame().player(spec.id());
            items.add(new Select.Item<>(spec.id(), words.name(player, spec.settings())));
        });
        if (!all) {
            items.add(new Select.Item<>(MORE, words.get("game.swap.more")));
            return items;
        }
        Set<String> known = items.stream().map(Select.Item::value).collect(Collectors.toSet());
        levels.ifPresent(scale -> known.add(scale.player().id()));
        PlayerFields.select(context, play.game()).stream()
                .filter(item -> !known.contains(item.value()))
                .forEach(items::add);
        return items;
    }

    private void choose(String value) {
        if (value.equals(MORE)) {
            all = true;
            select.items(items(), value());
            select.addAction(Actions.delay(CLOSING, Actions.run(select::showScrollPane)));
            return;
        }
        Optional<PlayerSpec> leveled = levels.flatMap(scale -> scale.levels().stream()
                .map(scale::at)
                .filter(spec -> spec.toString().equals(value))
                .findFirst()
                .map(spec -> context.newGame().spec(scale.player(), spec.settings())));
        play.replacePlayer(seat, leveled.or(() -> context.newGame().spec(seat, value)));
    }
}
