package org.marienbad.desktop.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.analysis.Branch;

/** The first levels of a search tree; a click on a ply unfolds the plies after it. */
final class TreeView extends Table {
    private static final float INDENT = 16;

    private final GameRoom room;
    private final Set<String> open = new HashSet<>();
    private MatchView position;
    private List<Branch> tree = List.of();

    TreeView(GameRoom room) {
        this.room = room;
        setName("analysis.tree");
        top();
    }

    void show(MatchView at, List<Branch> branches) {
        if (!branches.equals(tree)) {
            position = at;
            tree = branches;
            rebuild();
        }
    }

    private void rebuild() {
        clearChildren();
        add(tree, "", 0);
    }

    private void add(List<Branch> branches, String path, int level) {
        for (Branch branch : branches) {
            String here = path + "/" + branch.notation();
            boolean unfolded = open.contains(here);
            Widgets widgets = room.context().widgets();
            boolean leaf = branch.children().isEmpty();
            String label = (leaf ? "   " : unfolded ? "▼ " : "▶ ") + branch.notation();
            Table line = new Table();
            Runnable toggle = () -> {
                if (!open.remove(here)) {
                    open.add(here);
                }
                rebuild();
            };
            if (leaf) {
                line.add(widgets.shortened(label, "small"))
                        .growX()
                        .minWidth(0)
                        .left()
                        .padLeft(room.px(INDENT * level + 8));
            } else {
                line.add(widgets.button("analysis.branch" + here, label, "jump", toggle))
                        .left()
                        .padLeft(room.px(INDENT * level));
                line.add().growX();
            }
            Label value = widgets.label(room.value(position, branch.value(), branch.exact()), "small");
            value.setAlignment(Align.right);
            line.add(value).right();
            if (branch.visits() > 0) {
                line.add(widgets.label(room.words().get("analysis.visits", branch.visits()), "small"))
                        .right()
                        .padLeft(room.px(8));
            }
            add(line).growX().minWidth(0);
            row();
            if (unfolded) {
                add(branch.children(), here, level + 1);
            }
        }
    }
}
