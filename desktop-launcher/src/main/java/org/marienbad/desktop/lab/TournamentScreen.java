package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ButtonGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Timer;
import java.time.Duration;
import java.util.Locale;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.live.LiveTournament.Phase;
import org.marienbad.lab.live.LiveTournament.Snapshot;
import org.marienbad.lab.live.Progress;
import org.marienbad.lab.tournament.Tournament;

/** A tournament while it is played, and after: how far it is, who leads, its boards, its games. */
final class TournamentScreen extends Table {
    /** How often boards are looked at while games are played. */
    private static final float TICK_SECONDS = .1f;
    /** A window that is lower has no room for the figure beside the tables, in units. */
    private static final float HEIGHT_OF_ALL = 690;

    private final Context context;
    private final Lab lab;
    private final LiveTournament tournament;
    private final Widgets widgets;
    private final UiMessages words;
    private final RunControls controls;
    private final StandingsTable standings;
    private final RatingFigure ratings;
    private final CrossTable cross;
    private final BoardsPanel boards;
    private final GamesPanel games;
    private final Container<Actor> right = new Container<>();
    private Timer.Task ticking;

    TournamentScreen(Context context, Lab lab, LiveTournament tournament) {
        this.context = context;
        this.lab = lab;
        this.tournament = tournament;
        widgets = context.widgets();
        words = context.words();
        setName("labTournament");
        controls = new RunControls(context, tournament::stop, tournament::start);
        standings = new StandingsTable(context, tournament.tournament());
        ratings = new RatingFigure(context, tournament.tournament());
        cross = new CrossTable(context, tournament.tournament());
        boards = new BoardsPanel(context, tournament);
        games = new GamesPanel(context, lab, tournament);
        pad(px(18), px(26), px(18), px(26));
        add(header()).colspan(2).growX().padBottom(px(12));
        row();
        add(controls.progress()).colspan(2).growX().padBottom(px(12));
        row();
        add(tables()).width(Value.percentWidth(.57f, this)).growY().padRight(px(14));
        add(rightSide()).grow().minWidth(0);
        changed();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Actor header() {
        Tournament plan = tournament.tournament();
        Table header = Panels.header(
                context, words.get("lab.tournament", words.name(plan.setup().provider())), lab::back);
        controls.buttons(header);
        Panels.button(context, header, "lab.report", words.get("lab.report"), () -> lab.report(tournament));
        Panels.button(context, header, "lab.plan", words.get("lab.new"), lab::plan);
        Panels.gear(context, header);
        return header;
    }

    private Actor tables() {
        Table all = new Table();
        all.top().left();
        part(all, "lab.standings", standings);
        if (context.stage().getHeight() >= px(HEIGHT_OF_ALL)) {
            part(all, "lab.ratings", ratings);
            all.add(widgets.wrapped(words.get("lab.ratings.help"), "small"))
                    .growX()
                    .padTop(px(4));
            all.row();
        }
        part(all, "lab.cross", cross);
        all.add(widgets.wrapped(words.get("lab.cross.help"), "small")).growX().padTop(px(6));
        Table panel = new Table();
        panel.setBackground(widgets.drawable("panel"));
        var scroll = widgets.scroll(all);
        scroll.setScrollingDisabled(false, false);
        panel.add(scroll).grow();
        return panel;
    }

    /** Adds {@code content} under its heading. */
    private void part(Table all, String heading, Actor content) {
        float above = all.hasChildren() ? px(16) : 0;
        all.add(widgets.label(words.get(heading), "section"))
                .left()
                .padTop(above)
                .padBottom(px(6));
        all.row();
        all.add(content).growX().left();
        all.row();
    }

    private Actor rightSide() {
        Table side = new Table();
        side.setBackground(widgets.drawable("panel"));
        Table tabs = new Table();
        ButtonGroup<TextButton> group = new ButtonGroup<>();
        boolean gamesFirst = lab.showsGames();
        tab(tabs, group, "lab.tab.boards", words.get("lab.boards"), boards);
        TextButton second = tab(tabs, group, "lab.tab.games", words.get("lab.games"), games);
        tabs.add().growX();
        side.add(tabs).growX().padBottom(px(10));
        side.row();
        right.fill();
        right.setActor(boards);
        second.setChecked(gamesFirst);
        side.add(right).grow().minSize(0);
        return side;
    }

    private TextButton tab(Table tabs, ButtonGroup<TextButton> group, String name, String label, Actor page) {
        TextButton tab = widgets.button(name, label, "toggle", () -> {});
        Widgets.onChange(tab, () -> {
            if (tab.isChecked()) {
                lab.showsGames(page == games);
                right.setActor(page);
                games.show();
            }
        });
        group.add(tab);
        tabs.add(tab).padRight(px(8));
        return tab;
    }

    /** Shows the results so far. */
    void changed() {
        Snapshot now = tournament.snapshot();
        Progress progress = now.progress();
        String phase = words.get("lab.phase." + now.phase().name().toLowerCase(Locale.ROOT));
        String state = now.failure()
                .map(why -> words.get("lab.failed", why))
                .orElseGet(() -> words.get("lab.state", phase, progress.games(), progress.total()));
        controls.show(progress.share(), state, figures(now));
        controls.allow(now.phase() == Phase.RUNNING, now.phase() == Phase.STOPPED || now.phase() == Phase.FAILED);
        now.standings().ifPresent(known -> {
            standings.show(known);
            ratings.show(known);
            cross.show(known);
        });
        games.show();
        invalidateHierarchy();
        Gdx.graphics.requestRendering();
    }

    private String figures(Snapshot now) {
        Progress progress = now.progress();
        if (progress.games() == progress.before()) {
            return "";
        }
        String elapsed = words.get("lab.elapsed", time(progress.elapsed()), progress.rate());
        return now.phase() == Phase.RUNNING && progress.remaining().isPresent()
                ? words.get(
                        "lab.elapsed.left", elapsed, time(progress.remaining().get()))
                : elapsed;
    }

    /** Hours, minutes and seconds. */
    static String time(Duration time) {
        return String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    /** Boards are watched only while they are on the screen. */
    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage == null && ticking != null) {
            ticking.cancel();
            ticking = null;
        } else if (stage != null && ticking == null) {
            ticking = Timer.schedule(
                    new Timer.Task() {
                        @Override
                        public void run() {
                            if (boards.isBusy()) {
                                Gdx.graphics.requestRendering();
                            }
                        }
                    },
                    TICK_SECONDS,
                    TICK_SECONDS);
        }
    }
}
