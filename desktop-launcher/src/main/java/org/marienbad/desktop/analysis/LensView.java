package org.marienbad.desktop.analysis;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Explanation;

/** Searches step by step, one below the other, and the controls that go through all of them. */
final class LensView extends Table {
    /** Between looks at a search that goes on, in seconds. */
    private static final float AGAIN = .2f;

    private final GameRoom room;
    private final LensSearch search;
    private final LensControls controls;
    private final LensPane first;
    private final LensPane other;
    private final Table body = new Table();
    private List<LensPane> panes;
    private int at;
    private int known;
    private boolean newest;
    private float looked;

    /** @param beside what is searched by another player, if there is one */
    LensView(GameRoom room, LensSearch search, LensSearch beside) {
        this.room = room;
        this.search = search;
        Messages words = Explanation.words(Messages.of(room.words().locale()));
        controls = new LensControls(room, words, this::go, this::refresh);
        first = new LensPane(room, words, search, controls, "lens");
        other = new LensPane(room, words, beside, controls, "lens.other");
        panes = List.of(first);
        put(this, body, 0);
    }

    /** Adds {@code part} at the end of {@code place}, as wide as it, with {@code below} pixels below. */
    static void put(Table place, Actor part, float below) {
        place.add(part).growX().minWidth(0).left().padBottom(below);
        place.row();
    }

    /**
     * Other searches are shown from now on.
     *
     * @param live whether the newest step is shown while a search goes on
     * @param two whether there is one beside the first
     */
    void restart(boolean live, boolean two) {
        at = 0;
        known = 0;
        newest = live;
        panes = two ? List.of(first, other) : List.of(first);
        panes.forEach(LensPane::restart);
        controls.restart();
    }

    private int most() {
        return panes.stream().mapToInt(LensPane::size).max().orElse(0);
    }

    private boolean grows() {
        return panes.stream().anyMatch(LensPane::grows);
    }

    /** Somebody wants to see a step. */
    private void go(int step) {
        at = Math.max(0, Math.min(most() - 1, step));
        newest = at == most() - 1 && grows();
        refresh();
    }

    /** Shows what is known now. */
    void refresh() {
        List<Explanation> told = panes.stream()
                .map(LensPane::told)
                .flatMap(Optional::stream)
                .map(ExplainedSearch::explanation)
                .toList();
        body.clearChildren();
        if (told.isEmpty() == controls.hasParent()) { // they stay, as a button that is taken away loses the keyboard
            clearChildren();
            if (!told.isEmpty()) {
                put(this, controls, room.px(6));
            }
            put(this, body, 0);
            if (!told.isEmpty()) {
                put(this, controls.more(), 0);
            }
        }
        known = most();
        if (!told.isEmpty()) {
            at = newest ? known - 1 : Math.min(at, known - 1);
            controls.show(told, at);
            put(body, controls.verdict(), 0);
        }
        for (LensPane pane : panes) {
            put(body, pane, room.px(panes.size() > 1 ? 14 : 0));
            pane.show(at, panes.size() == 1);
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        search.look();
        looked += delta;
        boolean grows = grows();
        if (grows && looked > AGAIN) {
            looked = 0;
            if (most() != known) {
                refresh();
            }
        }
        boolean runs = controls.runs(delta, () -> go(at + 1));
        if (grows || runs) {
            Gdx.graphics.requestRendering();
        }
    }
}
