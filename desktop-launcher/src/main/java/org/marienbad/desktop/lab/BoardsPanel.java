package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.lab.live.GameReel;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.live.LiveTournament.Phase;
import org.marienbad.lab.tournament.Tournament;

/** Boards on which games of a tournament are watched while they are played, at the speed that the watcher likes. */
final class BoardsPanel extends Table {
    private static final int ANY = -1;
    /** Pairings of more would make no list. */
    private static final int MOST_PAIRINGS = 200;

    private final Context context;
    private final LiveTournament live;
    private final List<BoardPane> panes = new ArrayList<>();
    private final Table grid = new Table();
    private Pace pace;
    private int pairing = ANY;

    BoardsPanel(Context context, LiveTournament live) {
        this.context = context;
        this.live = live;
        setName("lab.boards");
        pace = Pace.of(context.preferences().get("lab.pace", ""));
        Table choices = new Table();
        choices.add(paces()).growX().uniformX().minWidth(0).padRight(px(8));
        choices.add(pairings()).growX().uniformX().minWidth(0).padRight(px(8));
        choices.add(numbers()).growX().uniformX().minWidth(0);
        add(choices).growX().padBottom(px(8));
        row();
        add(grid).grow().minSize(0);
        number(Math.max(1, Math.min(4, context.preferences().getInt("lab.boards", 1))));
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Select<Pace> paces() {
        UiMessages words = context.words();
        Select<Pace> select = new Select<>(
                context.theme(),
                List.of(Pace.values()).stream()
                        .map(one -> new Select.Item<>(one, words.get("lab.pace." + one.key())))
                        .toList(),
                pace,
                chosen -> {
                    pace = chosen;
                    context.preferences().put("lab.pace", chosen.key());
                });
        select.setName("lab.pace");
        return context.widgets().tip(select, words.get("lab.pace"));
    }

    private Select<Integer> pairings() {
        Tournament plan = live.tournament();
        List<Select.Item<Integer>> items = new ArrayList<>();
        items.add(new Select.Item<>(ANY, context.words().get("lab.pairing.any")));
        for (int i = 0; i < Math.min(MOST_PAIRINGS, plan.pairings().size()); i++) {
            items.add(new Select.Item<>(
                    i,
                    plan.pairings().get(i).stream()
                            .map(entrant -> Panels.name(context, plan.entrants().get(entrant)))
                            .collect(Collectors.joining(" – "))));
        }
        Select<Integer> select = new Select<>(context.theme(), items, ANY, chosen -> {
            pairing = chosen;
            panes.forEach(BoardPane::leave);
        });
        select.setName("lab.pairing");
        return context.widgets().tip(select, context.words().get("lab.pairing"));
    }

    private Select<Integer> numbers() {
        List<Select.Item<Integer>> items = List.of(1, 2, 4).stream()
                .map(count -> new Select.Item<>(count, context.words().get("lab.count", count)))
                .toList();
        Select<Integer> select =
                new Select<>(context.theme(), items, context.preferences().getInt("lab.boards", 1), count -> {
                    context.preferences().put("lab.boards", count);
                    number(count);
                });
        select.setName("lab.count");
        return select;
    }

    private void number(int count) {
        while (panes.size() > count) {
            panes.remove(panes.size() - 1);
        }
        while (panes.size() < count) {
            panes.add(new BoardPane(context, panes.size(), this));
        }
        grid.clearChildren();
        for (int i = 0; i < count; i++) {
            grid.add(panes.get(i)).grow().uniform().minSize(0).pad(px(3));
            if (i % 2 == 1) {
                grid.row();
            }
        }
    }

    Pace pace() {
        return pace;
    }

    boolean isRunning() {
        return live.snapshot().phase() == Phase.RUNNING;
    }

    /** Whether something may move on the boards. */
    boolean isBusy() {
        return getStage() != null && (isRunning() || panes.stream().anyMatch(BoardPane::isBusy));
    }

    /** A game for a board that has none. */
    Optional<GameReel> next() {
        Set<Long> taken = new HashSet<>();
        panes.forEach(pane -> pane.index().ifPresent(taken::add));
        return live.boards()
                .next(pairing, taken)
                .map(game -> game.reel(context.newGame().patience()));
    }
}
