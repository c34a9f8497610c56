package org.marienbad.desktop.analysis;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.marienbad.desktop.board.PictureView;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.explain.ExplainedNode;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.StepQuestion;
import org.marienbad.play.explain.StepTree;

/** One step of a search: its controls, its sentence and formula, the tree, and the position that it is about. */
final class LensView extends Table {
    private static final int MOST_NODES = 40;
    private static final float TREE = 260;
    private static final float BOARD = 150;
    /** Between looks at a search that goes on, in seconds. */
    private static final float AGAIN = .2f;

    private final GameRoom room;
    private final LensSearch search;
    private final Messages words;
    private final Widgets widgets;
    private final LensControls controls;
    private final Label status;
    private final Label sentence;
    private final Label formula;
    private final HorizontalGroup answers = new HorizontalGroup();
    private final TreePicture tree;
    private final ScrollPane scroll;
    private final Table body = new Table();
    private final Table board = new Table();
    private final Label boardWords;
    private final Label result;
    /** The steps whose question was answered. */
    private final Set<Integer> answered = new HashSet<>();

    private int at;
    private int known;
    private boolean newest;
    private float looked;

    LensView(GameRoom room, LensSearch search) {
        this.room = room;
        this.search = search;
        words = Explanation.words(Messages.of(room.words().locale()));
        widgets = room.context().widgets();
        controls = new LensControls(room, words, this::go, this::refresh);
        status = named(widgets.wrapped("", "dim"), "lens.status");
        sentence = named(widgets.wrapped("", "bold"), "lens.sentence");
        formula = named(widgets.wrapped("", "small"), "lens.formula");
        boardWords = widgets.wrapped("", "small");
        result = named(widgets.wrapped("", "default"), "lens.result");
        tree = new TreePicture(room.context().theme(), this::showBoard);
        scroll = widgets.scroll(tree);
        scroll.setScrollingDisabled(false, false);
        scroll.setFlickScroll(true);
        answers.wrap().rowLeft().space(room.px(4)).wrapSpace(room.px(4));
        put(this, body, 0);
    }

    private static Label named(Label label, String name) {
        label.setName(name);
        return label;
    }

    private static void put(Table place, Actor part, float below) {
        place.add(part).growX().minWidth(0).left().padBottom(below);
        place.row();
    }

    /**
     * Another search is shown from now on.
     *
     * @param live whether its newest step is shown while it goes on
     */
    void restart(boolean live) {
        at = 0;
        known = 0;
        newest = live;
        answered.clear();
        controls.restart();
    }

    /** Somebody wants to see a step. */
    private void go(int step) {
        int most = search.told().map(told -> told.explanation().size()).orElse(0);
        at = Math.max(0, Math.min(most - 1, step));
        newest = at == most - 1 && !search.told().map(ExplainedSearch::isOver).orElse(true);
        refresh();
    }

    /** Shows what is known now. */
    void refresh() {
        Optional<ExplainedSearch> told =
                search.told().filter(each -> each.explanation().size() > 0);
        body.clearChildren();
        if (told.isPresent() != controls.hasParent()) { // they stay, as a button that is taken away loses the keyboard
            clearChildren();
            if (told.isPresent()) {
                put(this, controls, room.px(6));
            }
            put(this, body, 0);
            if (told.isPresent()) {
                put(this, controls.more(), 0);
            }
        }
        if (told.isEmpty()) {
            status.setText(search.problem());
            put(body, status, 0);
            return;
        }
        known = told.get().explanation().size();
        at = newest ? known - 1 : Math.min(at, known - 1);
        controls.show(told.get().explanation(), at);
        if (!controls.verdict().textEquals("")) {
            put(body, controls.verdict(), room.px(4));
        }
        put(body, sentence, room.px(2));
        put(body, formula, room.px(4));
        Optional<StepQuestion> question = controls.guesses() && !answered.contains(at)
                ? told.get().explanation().question(at, words)
                : Optional.empty();
        answers.clearChildren();
        if (question.isPresent()) {
            controls.stop();
            ask(question.get());
            put(body, answers, room.px(6));
        } else {
            sentence.setText(told.get().explanation().sentence(at, words));
            formula.setText(told.get().explanation().formula(at, words));
        }
        draw(told.get(), question.isPresent() ? Math.max(0, at - 1) : at);
        if (at == known - 1) {
            result.setText(told.get().result(words));
            put(body, result, 0);
        }
        Gdx.graphics.requestRendering();
    }

    private void draw(ExplainedSearch told, int step) {
        StepTree shown = told.explanation().tree(step, MOST_NODES);
        tree.show(shown, told.explanation().boxes(step, shown, words));
        body.add(scroll).growX().minWidth(0).height(room.px(TREE)).padBottom(room.px(6));
        body.row();
        if (tree.getPrefWidth() > getWidth() || tree.getPrefHeight() > room.px(TREE)) {
            put(body, widgets.label(room.words().get("lens.wide"), "small"), room.px(6));
        }
        put(body, board, room.px(2));
        put(body, boardWords, room.px(6));
        showBoard(told.explanation().node(step));
        validate();
        scroll.validate();
        tree.present().ifPresent(box -> {
            float x = tree.middle(box);
            scroll.scrollTo(
                    x - scroll.getWidth() / 2,
                    tree.top(box) - scroll.getHeight() / 2,
                    scroll.getWidth(),
                    scroll.getHeight());
            scroll.updateVisualScroll();
        });
    }

    private void ask(StepQuestion question) {
        sentence.setText(question.text());
        formula.setText("");
        for (int i = 0; i < question.choices().size(); i++) {
            boolean right = i == question.answer();
            String choice = question.choices().get(i);
            answers.addActor(room.context().widgets().button("lens.answer." + i, choice, "default", () -> {
                answered.add(at);
                controls.count(right, question.choices().get(question.answer()));
                refresh();
            }));
        }
    }

    private void showBoard(ExplainedNode node) {
        board.clearChildren();
        ExplainedSearch told = search.told().orElseThrow();
        told.picture(node).ifPresent(picture -> {
            PictureView view = new PictureView(
                    room.context().theme(),
                    Artwork.of(room.provider()),
                    room::words,
                    picture,
                    Marks.NONE,
                    room.px(BOARD));
            board.add(view).growX().minWidth(0);
        });
        String path = told.path(node, words);
        boolean start = node.parent().isEmpty();
        String key = board.hasChildren() ? start ? "page.start" : "page.board" : "page.noboard";
        boardWords.setText(words.get(key, path));
        Gdx.graphics.requestRendering();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        search.look();
        looked += delta;
        boolean grows = search.told().filter(told -> !told.isOver()).isPresent();
        if (grows && looked > AGAIN) {
            looked = 0;
            if (search.told().get().explanation().size() != known) {
                refresh();
            }
        }
        boolean runs = controls.runs(delta, () -> go(at + 1));
        if (grows || runs) {
            Gdx.graphics.requestRendering();
        }
    }
}
