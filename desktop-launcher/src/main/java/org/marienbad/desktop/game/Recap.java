package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.match.MatchView;
import org.marienbad.play.ShownGame;

/**
 * The line above the board about the latest events: chips for the ply in motion, at rest for the whole last turn of the
 * others. If there is no room for all, the last ones are shown, and the rest is in the tip.
 */
final class Recap extends Table {
    private static final int MOST_CHIPS = 40;

    private final Widgets widgets;
    private final Artwork artwork;
    private final Table chips = new Table();
    private final TextButton again;
    private List<Chip> content = List.of();
    private float builtFor = -1;

    /** The words of a chip, and their author: a seat, or −1. */
    private record Chip(int seat, String words) {}

    Recap(Context context, Artwork artwork, Runnable replay) {
        widgets = context.widgets();
        this.artwork = artwork;
        setName("recap");
        chips.left();
        add(chips).growX().minWidth(0);
        again = widgets.iconWords("replayTurn", Icon.AGAIN, context.words().get("game.again"), "link", replay);
        widgets.tip(again, context.words().get("game.again.help"));
        add(again).right();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    /** Tells the events of {@code plies} before the position of {@code view}, in the words of {@code text}. */
    void refresh(MatchView view, ShownGame.Plies plies, PlyText text) {
        List<Chip> now = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        plies.stream().skip(Math.max(0, plies.to() - plies.from() - MOST_CHIPS)).forEach(ply -> {
            int actor = view.seen(ply).actor();
            List<String> events = text.events(view, ply);
            sentences.add(text.whole(view, ply));
            if (!events.isEmpty()) {
                events.forEach(event -> now.add(new Chip(actor, event)));
            } else if (actor >= 0) {
                now.add(new Chip(actor, text.sentence(view, ply)));
            }
        });
        again.setVisible(view.length() > 0);
        widgets.tip(chips, String.join("\n", sentences));
        if (!now.equals(content)) {
            content = now;
            builtFor = -1;
            invalidate();
        }
    }

    @Override
    public void layout() {
        super.layout();
        if (builtFor != chips.getWidth()) {
            builtFor = chips.getWidth();
            build();
        }
    }

    /** As many chips as fit, from the last one backwards. */
    private void build() {
        chips.clearChildren();
        float room = builtFor;
        int first = content.size();
        List<Actor> fitting = new ArrayList<>();
        while (first > 0) {
            Actor chip = chip(
                    content.get(first - 1),
                    first == 1
                            || content.get(first - 2).seat()
                                    != content.get(first - 1).seat());
            float width = ((Table) chip).getPrefWidth() + px(6);
            if (width > room && first < content.size()) {
                break;
            }
            room -= width;
            fitting.add(0, chip);
            first--;
        }
        if (first > 0) {
            chips.add(widgets.label("…", "small")).padRight(px(6));
        }
        fitting.forEach(chip -> chips.add(chip).padRight(px(6)).minWidth(0));
        chips.validate();
    }

    private Actor chip(Chip chip, boolean signed) {
        Table actor = new Table();
        if (signed && chip.seat() >= 0) {
            actor.add(new SeatSign(widgets.theme(), artwork, chip.seat()))
                    .size(px(14))
                    .padRight(px(5));
        }
        Label label = widgets.shortened(chip.words(), "chip");
        label.setName("chip");
        actor.add(label).minWidth(0);
        return actor;
    }
}
