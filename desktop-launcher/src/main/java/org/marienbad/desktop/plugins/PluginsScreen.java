package org.marienbad.desktop.plugins;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.plugin.InstalledPlugins;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.FileChooser;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;

/** The plugins there are, what was wrong with others, and a field to install one more. */
public final class PluginsScreen extends Table {
    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final TextField path;
    private final TextButton install;
    private final Label problem;
    private final Table list = new Table();

    public PluginsScreen(Context context) {
        this.context = context;
        widgets = context.widgets();
        words = context.words();
        setName("pluginsScreen");
        path = new TextField("", context.theme().skin());
        path.setName("plugins.path");
        path.setMessageText(words.get("plugins.path"));
        path.addListener(new Enter());
        install = widgets.button("plugins.install", words.get("plugins.install"), "main", this::install);
        problem = widgets.wrapped("", "error");
        problem.setName("plugins.problem");
        pad(px(20), px(26), px(18), px(26));
        add(context.header(words.get("plugins.title"))).growX().padBottom(px(14));
        row();
        Table adding = new Table();
        adding.setBackground(widgets.drawable("panel"));
        adding.add(widgets.wrapped(words.get("plugins.text"), "default"))
                .colspan(2)
                .growX()
                .padBottom(px(10));
        adding.row();
        Table field = new Table();
        field.add(path).growX().padRight(px(4));
        field.add(widgets.icon("plugins.choose", Icon.FOLDER, words.get("archive.choose.open"), this::choose));
        adding.add(field).growX().padRight(px(10));
        adding.add(install).fillY();
        adding.row();
        adding.add(problem).colspan(2).growX().padTop(px(6));
        add(adding).growX().padBottom(px(14));
        row();
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        list.top();
        panel.add(widgets.scroll(list)).grow();
        add(panel).grow();
        refresh();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private void refresh() {
        Plugins plugins = context.plugins();
        list.clearChildren();
        section("plugins.installed");
        if (plugins.jars().isEmpty()) {
            add(widgets.label(words.get("plugins.none"), "dim"));
        }
        plugins.jars().forEach(jar -> row(jar, plugins));
        if (!plugins.faults().isEmpty()) {
            section("plugins.faults");
            plugins.faults().forEach(this::row);
        }
        section("plugins.bundled");
        List<String> own = plugins.jars().stream()
                .flatMap(jar -> plugins.ids(jar).values().stream().flatMap(List::stream))
                .toList();
        bundled(
                "plugins.games",
                plugins.games().all().stream()
                        .filter(game -> !own.contains(game.id()))
                        .map(words::name)
                        .sorted()
                        .toList());
        bundled(
                "plugins.players",
                plugins.players().all().stream()
                        .filter(player -> !own.contains(player.id()))
                        .map(words::name)
                        .sorted()
                        .toList());
    }

    private void section(String key) {
        list.add(widgets.label(words.get(key), "section")).left().padTop(px(8)).padBottom(px(8));
        list.row();
    }

    private void add(Label label) {
        list.add(label).left().padBottom(px(8));
        list.row();
    }

    private void bundled(String key, List<String> names) {
        Table row = new Table();
        row.add(widgets.label(words.get(key), "bold")).width(px(110)).top().left();
        row.add(widgets.wrapped(String.join(", ", names), "default")).growX();
        list.add(row).growX().padBottom(px(8));
        list.row();
    }

    private void row(PluginJar jar, Plugins plugins) {
        String name = InstalledPlugins.name(jar);
        Table row = new Table();
        row.setName("plugin." + name);
        row.setBackground(widgets.drawable("card"));
        Table text = new Table();
        String title = name + jar.version().map(version -> " " + version).orElse("");
        text.add(widgets.shortened(title, "bold")).growX().minWidth(0);
        text.row();
        text.add(widgets.wrapped(brings(jar, plugins), "default")).growX().padTop(px(2));
        text.row();
        String place = jar.path().toAbsolutePath().toString();
        text.add(widgets.tip(widgets.shortened(place, "small"), place))
                .growX()
                .minWidth(0)
                .padTop(px(2));
        row.add(text).growX().minWidth(0).padRight(px(12));
        if (context.installedPlugins().has(jar)) {
            row.add(widgets.button(
                    "plugins.remove." + name, words.get("plugins.remove"), "default", () -> askToRemove(name)));
        } else {
            row.add(widgets.label(words.get("plugins.elsewhere"), "small"));
        }
        list.add(row).growX().padBottom(px(8));
        list.row();
    }

    private void row(Plugins.Fault fault) {
        Table row = new Table();
        row.setName("plugins.fault");
        row.setBackground(widgets.drawable("card"));
        row.add(widgets.wrapped(fault.toString(), "error")).growX();
        list.add(row).growX().padBottom(px(8));
        list.row();
    }

    /** {@code Games: Countdown. Players: Silent}. */
    private String brings(PluginJar jar, Plugins plugins) {
        Map<String, List<String>> ids = plugins.ids(jar);
        return ids.entrySet().stream()
                .map(kind -> words.get("plugins.brings." + kind.getKey()) + ": "
                        + kind.getValue().stream()
                                .map(id -> name(kind.getKey(), id, plugins))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    private String name(String kind, String id, Plugins plugins) {
        return PluginGuard.of(kind + " " + id).call(() -> switch (kind) {
            case "game" ->
                plugins.games().all().stream()
                        .filter(game -> game.id().equals(id))
                        .findFirst()
                        .map((GameProvider game) -> words.name(game))
                        .orElse(id);
            case "player" ->
                plugins.players().all().stream()
                        .filter(player -> player.id().equals(id))
                        .findFirst()
                        .map((PlayerProvider player) -> words.name(player))
                        .orElse(id);
            default -> id;
        });
    }

    /** Installs the jar that was typed; if none was, asks for one. */
    private void install() {
        if (path.getText().isBlank()) {
            choose();
        } else {
            install(false);
        }
    }

    private void choose() {
        context.askFile(
                new FileChooser.Request(
                        false,
                        words.get("plugins.install"),
                        context.files().folder(),
                        List.of(".jar"),
                        words.get("plugins.files")),
                jar -> {
                    path.setText(jar.toString());
                    install(false);
                });
    }

    private void install(boolean replace) {
        String wanted = path.getText().strip();
        Path jar;
        try {
            jar = Path.of(wanted);
        } catch (InvalidPathException malformed) {
            problem.setText(words.get("plugins.failed", malformed.getMessage()));
            return;
        }
        InstalledPlugins installed = context.installedPlugins();
        problem.setText(words.get("plugins.trying"));
        install.setDisabled(true);
        // Its code is run, which may take as long as the patience with it.
        away("install", () -> {
            String name = installed.install(jar, replace);
            Plugins now = installed.reload();
            return () -> {
                context.plugins(now);
                path.setText("");
                problem.setText("");
                refresh();
                tell("plugins.done", words.get("plugins.installed.one", name));
            };
        });
    }

    private void askToRemove(String name) {
        new Notice(widgets, "plugins.removing", words.get("plugins.remove"))
                .text(words.get("plugins.removing", name))
                .button("plugins.sure", words.get("plugins.remove"), () -> remove(name))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private void remove(String name) {
        InstalledPlugins installed = context.installedPlugins();
        away("remove", () -> {
            installed.remove(name);
            Plugins now = installed.reload();
            return () -> {
                context.plugins(now);
                refresh();
            };
        });
    }

    /** The work in a thread of its own, and then in that of the window. */
    private interface Work {
        Runnable run() throws IOException;
    }

    private void away(String name, Work work) {
        DaemonThreads.start("plugin " + name, () -> report(work));
    }

    private void report(Work work) {
        Runnable news;
        try {
            news = work.run();
        } catch (InstalledPlugins.InTheWay other) {
            news = () -> askToReplace(other.getMessage());
        } catch (BadInput | IOException failure) {
            news = () -> problem.setText(words.get("plugins.failed", failure.getMessage()));
        } catch (RuntimeException failure) {
            news = () -> context.failed(failure);
        }
        Runnable told = news;
        Gdx.app.postRunnable(() -> context.guarded(() -> {
            install.setDisabled(false);
            told.run();
        }));
    }

    private void askToReplace(String reason) {
        problem.setText(words.get("plugins.failed", reason));
        new Notice(widgets, "plugins.replacing", words.get("plugins.install"))
                .text(words.get("plugins.replacing", reason))
                .button("plugins.replace", words.get("plugins.replace"), () -> install(true))
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private void tell(String name, String sentence) {
        if (getStage() != null) {
            context.notice(name, words.get("plugins.title"), sentence).show(context.stage());
        }
    }

    private final class Enter extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            if ((key == Keys.ENTER || key == Keys.NUMPAD_ENTER) && !install.isDisabled()) {
                install();
                return true;
            }
            return false;
        }
    }
}
