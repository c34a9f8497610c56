package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.Set;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.play.PlayerSelection;

/** The common parts of the screens of the lab. */
final class Panels {
    private Panels() {}

    /** The head of a screen: the way back and its title on the left; buttons are to be added. */
    static Table header(Context context, String title, Runnable back) {
        Widgets widgets = context.widgets();
        Table header = new Table();
        header.add(context.backButton("lab.back", back))
                .padRight(context.theme().px(10));
        header.add(widgets.shortened(title, "title")).growX().minWidth(0).left();
        return header;
    }

    /** Adds a button to a head. */
    static void button(Context context, Table header, String name, String label, Runnable reaction) {
        header.add(context.widgets().button(name, label, "default", reaction))
                .fillY()
                .padLeft(context.theme().px(10));
    }

    /** Ends a head with the settings. */
    static void gear(Context context, Table header) {
        header.add(context.gear()).padLeft(context.theme().px(10));
    }

    /** A panel with a title, whose content scrolls. */
    static Table panel(Context context, String title, Actor content) {
        Widgets widgets = context.widgets();
        Table holder = new Table();
        holder.add(content).growX().minWidth(0).top().padRight(context.theme().px(4));
        holder.row();
        holder.add().grow();
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        panel.add(widgets.label(title, "section"))
                .left()
                .padBottom(context.theme().px(10));
        panel.row();
        panel.add(widgets.scroll(holder)).grow();
        return panel;
    }

    /** Who an entrant is, in words: a plan calls it by its settings unless somebody names it. */
    static String name(Context context, Entrant entrant) {
        String spec = entrant.player().toString();
        Catalogue<PlayerProvider> players = context.plugins().players();
        Optional<PlayerProvider> player = players.all().stream()
                .filter(known -> known.id().equals(entrant.player().id()))
                .filter(known -> entrant.name().startsWith(spec))
                .filter(known -> isLevel(known, entrant.player()))
                .findFirst();
        return player.map(known -> context.words().name(known, entrant.player().settings())
                        + entrant.name().substring(spec.length()))
                .orElse(entrant.name());
    }

    /** Whether its level, if it has any, is all there is to it. */
    private static boolean isLevel(PlayerProvider player, PlayerSpec spec) {
        Set<String> level = PlayerSelection.level(player)
                .map(setting -> Set.of(setting.key()))
                .orElse(Set.of());
        return level.containsAll(spec.settings().keySet());
    }

    /** Adds a line with a field to a table of two columns. */
    static void field(Context context, Table table, String label, String name, Actor field) {
        field.setName(name);
        table.add(context.widgets().wrapped(label, "default"))
                .width(context.theme().px(136))
                .padRight(context.theme().px(10))
                .padBottom(context.theme().px(8));
        table.add(field).growX().minWidth(0).padBottom(context.theme().px(8));
        table.row();
    }
}
