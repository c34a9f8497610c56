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

/** One of the searches of a lens at one step: its sentence and formula, the tree, and the position that it is about. */
final class LensPane extends Table {
    private static final int MOST_NODES = 40;
    private static final float TREE = 260;
    /** The height of a tree if another one stands below it. */
    private static final float SMALL_TREE = 150;

    private static final float BOARD = 150;

    private final GameRoom room;
    private final LensSearch search;
    private final LensControls controls;
    private final Messages words;
    private final Widgets widgets;
    private final String name;
    private final Label player;
    private final Label status;
    private final Label sentence;
    private final Label formula;
    private final HorizontalGroup answers = new HorizontalGroup();
    private final TreePicture tree;
    private final ScrollPane scroll;
    private final Table board = new Table();
    private final Label boardWords;
    private final Label result;
    /** The steps whose question was answered. */
    private final Set<Integer> answered = new HashSet<>();

    /** @param name begins the names of the actors */
    LensPane(GameRoom room, Messages words, LensSearch search, LensControls controls, String name) {
        this.room = room;
        this.words = words;
        this.search = search;
        this.controls = controls;
        this.name = name;
        widgets = room.context().widgets();
        player = named(widgets.shortened("", "section"), "name");
        status = named(widgets.wrapped("", "dim"), "status");
        sentence = named(widgets.wrapped("", "bold"), "sentence");
        formula = named(widgets.wrapped("", "small"), "formula");
        boardWords = widgets.wrapped("", "small");
        result = named(widgets.wrapped("", "default"), "result");
        tree = new TreePicture(room.context().theme(), name + ".tree", this::showBoard);
        scroll = widgets.scroll(tree);
        scroll.setScrollingDisabled(false, false);
        scroll.setFlickScroll(true);
        answers.wrap().rowLeft().space(room.px(4)).wrapSpace(room.px(4));
    }

    private Label named(Label label, String part) {
        label.setName(name + "." + part);
        return label;
    }

    private void put(Actor part, float below) {
        LensView.put(this, part, room.px(below));
    }

    /** Another search is shown from now on. */
    void restart() {
        answered.clear();
    }

    /** The search, if a step of it is known. */
    Optional<ExplainedSearch> told() {
        return search.told().filter(each -> each.explanation().size() > 0);
    }

    /** How many steps are known. */
    int size() {
        return told().map(each -> each.explanation().size()).orElse(0);
    }

    /** Whether more steps will be known. */
    boolean grows() {
        return search.told().filter(each -> !each.isOver()).isPresent();
    }

    /**
     * Shows step {@code step}, or the last one.
     *
     * @param alone whether there is no other search beside this
     */
    void show(int step, boolean alone) {
        clearChildren();
        Optional<ExplainedSearch> told = told();
        if (!alone) {
            player.setText(told.map(ExplainedSearch::player).orElse(""));
            put(player, 2);
        }
        if (told.isPresent()) {
            show(told.get().explanation(), Math.min(step, size() - 1), alone);
        } else {
            status.setText(search.problem());
            put(status, 0);
        }
    }

    private void show(Explanation explanation, int at, boolean alone) {
        put(sentence, 2);
        put(formula, 4);
        Optional<StepQuestion> question =
                controls.guesses() && !answered.contains(at) ? explanation.question(at, words) : Optional.empty();
        answers.clearChildren();
        if (question.isPresent()) {
            controls.stop();
            ask(question.get(), () -> {
                answered.add(at);
                show(at, alone);
            });
            put(answers, 6);
        } else {
            sentence.setText(explanation.sentence(at, words));
            formula.setText(explanation.formula(at, words));
        }
        draw(explanation, question.isPresent() ? Math.max(0, at - 1) : at, alone ? TREE : SMALL_TREE);
        if (at == size() - 1) {
            result.setText(search.told().orElseThrow().result(words));
            put(result, 0);
        }
    }

    private void draw(Explanation told, int step, float high) {
        StepTree shown = told.tree(step, MOST_NODES);
        tree.show(shown, told.boxes(step, shown, words));
        add(scroll).growX().minWidth(0).height(room.px(high)).padBottom(room.px(6));
        row();
        if (tree.getPrefWidth() > getWidth() || tree.getPrefHeight() > room.px(high)) {
            put(widgets.label(room.words().get("lens.wide"), "small"), 6);
        }
        put(board, 2);
        put(boardWords, 6);
        showBoard(told.node(step));
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

    private void ask(StepQuestion question, Runnable answer) {
        sentence.setText(question.text());
        formula.setText("");
        for (int i = 0; i < question.choices().size(); i++) {
            boolean right = i == question.answer();
            String choice = question.choices().get(i);
            answers.addActor(room.context().widgets().button(name + ".answer." + i, choice, "default", () -> {
                controls.count(right, question.choices().get(question.answer()));
                answer.run();
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
}
