package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.play.PlayerSelection;

/** Shows step by step how one or two players search the position shown, or how a computer of the game makes its next decision. */
final class LensPanel extends PagePanel {
    private static final List<Integer> STEPS = List.of(100, 200, 500, 2000);

    private final LensSearch search;
    private final LensSearch beside;
    private final LensView view;
    private final Table choices = new Table();
    private final Table live = new Table();
    private PlayerSpec player;
    /** Searches the same position; null for nobody. */
    private PlayerSpec other;

    private int steps = STEPS.get(1);
    private boolean follows;
    private MatchView position;

    LensPanel(GameRoom room) {
        super(room, "lens", "lens.title", Icon.LENS);
        search = new LensSearch(room, this::refresh);
        beside = new LensSearch(room, this::refresh);
        view = new LensView(room, search, beside);
        for (Actor part : List.of(choices, live, view)) {
            put(part, 6);
        }
    }

    @Override
    public void open(boolean isOpen) {
        super.open(isOpen);
        if (isOpen()) {
            if (choices.getChildren().isEmpty()) {
                choose();
            }
            offerLive();
            show();
        } else {
            follows = false;
            beside.stop();
            search.stop();
        }
    }

    @Override
    public void shown(MatchView now, boolean settled) {
        position = settled ? now : null;
        if (isOpen() && settled) {
            offerLive();
            if (!follows) {
                show();
            }
        }
    }

    /** The players that can be asked; finding them takes a moment, so that it is done when the panel is opened first. */
    private void choose() {
        Game game = room.live().setup().game();
        List<Select.Item<PlayerSpec>> items = new ArrayList<>();
        new PlayerSelection(room.context().plugins().players())
                .scale(game)
                .ifPresent(scale -> scale.levels().forEach(level -> items.add(item(scale.at(level)))));
        for (PlayerProvider each : room.analysts().of(game)) {
            if (items.stream().noneMatch(item -> item.value().id().equals(each.id()))) {
                items.add(item(new PlayerSpec(each.id(), Map.of(), Reach.LOCAL)));
            }
        }
        if (items.isEmpty()) {
            return;
        }
        player = items.get(0).value();
        Select<PlayerSpec> who = new Select<>(room.context().theme(), items, player, chosen -> {
            player = chosen;
            again();
        });
        who.setName("lens.player");
        Select<Integer> many = new Select<>(
                room.context().theme(),
                STEPS.stream()
                        .map(each -> new Select.Item<>(each, room.words().get("lens.count", each)))
                        .toList(),
                steps,
                chosen -> {
                    steps = chosen;
                    again();
                });
        many.setName("lens.steps");
        choices.add(who).growX().minWidth(0).padRight(room.px(6));
        choices.add(many).minWidth(room.px(104));
        choices.row();
        choices.add(other(items)).colspan(2).growX().padTop(room.px(4));
    }

    /** Who searches besides, with words before. */
    private Table other(List<Select.Item<PlayerSpec>> players) {
        List<Select.Item<PlayerSpec>> items = new ArrayList<>();
        items.add(new Select.Item<>(null, room.words().get("lens.nobody")));
        items.addAll(players);
        Select<PlayerSpec> select = new Select<>(room.context().theme(), items, other, chosen -> {
            other = chosen;
            again();
        });
        select.setName("lens.other");
        Table row = new Table();
        row.add(room.context().widgets().label(room.words().get("lens.other"), "small"))
                .padRight(room.px(6));
        row.add(select).growX().minWidth(0);
        return row;
    }

    private Select.Item<PlayerSpec> item(PlayerSpec spec) {
        PlayerProvider provider = room.context().plugins().players().get(spec.id());
        return new Select.Item<>(spec, room.words().name(provider, spec.settings()));
    }

    /** Buttons that follow the computers of the game, while it goes on and nothing is hidden. */
    private void offerLive() {
        live.clearChildren();
        Widgets widgets = room.context().widgets();
        boolean hidden = room.live().setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        if (hidden || room.live().isFrozen() || room.live().view().isOver()) {
            return;
        }
        IntStream.range(0, room.live().setup().seats())
                .filter(seat -> !room.live().isPerson(seat))
                .forEach(seat -> {
                    String words = room.words().get("lens.live", room.names().apply(seat));
                    TextButton button = widgets.button("lens.live." + seat, words, "default", () -> follow(seat));
                    live.add(button).growX().minWidth(0).padBottom(room.px(4));
                    live.row();
                });
    }

    private void follow(int seat) {
        follows = true;
        view.restart(true, false);
        beside.stop();
        search.follow(seat, steps);
    }

    /** Searches the position shown. */
    private void again() {
        follows = false;
        show();
    }

    private void show() {
        if (position != null && player != null) {
            view.restart(false, other != null);
            beside.stop();
            search.search(position, player, steps);
            if (other != null) {
                beside.search(position, other, steps);
            }
        }
    }

    private void refresh() {
        if (isOpen()) {
            view.refresh();
        }
    }

    void close() {
        beside.close();
        search.close();
    }
}
