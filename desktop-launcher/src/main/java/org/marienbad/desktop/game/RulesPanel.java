package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import org.marienbad.desktop.board.PictureView;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.SidePanel;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.text.Text;

/** The rules in force beside the board, with headings, examples and pictures. */
final class RulesPanel implements SidePanel {
    private static final float HIGHEST_PICTURE = 220;

    private final Context context;
    private final GameController play;
    private final Widgets widgets;
    private final Table page = new Table();
    private final Actor content;

    RulesPanel(Context context, GameController play) {
        this.context = context;
        this.play = play;
        widgets = context.widgets();
        page.setName("rules.page");
        page.top();
        page.padRight(px(8));
        for (Rulebook.Section section : play.view().rulebook().sections()) {
            if (!section.heading().isEmpty()) {
                add(section.heading(), "heading-small", 6);
            }
            section.blocks().forEach(this::add);
        }
        content = widgets.scroll(page);
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private Label add(Text text, String style, float below) {
        Label label = widgets.wrapped(context.words().get(play.provider(), text), style);
        page.add(label).growX().minWidth(0).padBottom(px(below));
        page.row();
        return label;
    }

    private void add(Rulebook.Block block) {
        if (block instanceof Rulebook.Example) {
            Table box = new Table();
            box.setBackground(widgets.drawable("card"));
            box.add(widgets.wrapped(context.words().get(play.provider(), block.text()), "default"))
                    .growX()
                    .minWidth(0);
            page.add(box).growX().minWidth(0).padBottom(px(12));
            page.row();
        } else if (block instanceof Rulebook.Figure figure) {
            PictureView picture = new PictureView(
                    widgets.theme(),
                    Artwork.of(play.view().setup().provider()),
                    text -> context.words().get(play.provider(), text),
                    figure.picture(),
                    figure.marks(),
                    px(HIGHEST_PICTURE));
            page.add(picture).growX().padBottom(px(4));
            page.row();
            if (!figure.text().isEmpty()) {
                add(figure.text(), "small", 14).setAlignment(Align.center);
            }
        } else {
            add(block.text(), "default", 10);
        }
    }

    @Override
    public String name() {
        return "rules";
    }

    @Override
    public String title() {
        return context.words().get("game.rules");
    }

    @Override
    public Icon icon() {
        return Icon.RULES;
    }

    @Override
    public Actor actor() {
        return content;
    }
}
