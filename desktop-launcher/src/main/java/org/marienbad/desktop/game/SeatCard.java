package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.desktop.board.Gauges;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.PlayerFields;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.ScoreParts;

/** One seat beside the board: name, score, who plays it, what the player thinks, and the game's own facts. */
final class SeatCard extends Table {
    /** How long a score runs to another one at normal speed, in seconds. */
    private static final float COUNTING = .45f;

    private final Context context;
    private final GameController play;
    private final int seat;
    private final Widgets widgets;
    private final UiMessages words;
    private final Table crown = new Table();
    private final Label name;
    private final Label title;
    private final Label score;
    private final Label thinking;
    private final PlayerChoice player;
    private final TextButton settings;
    private final Table line = new Table();
    private final Table top = new Table();
    private final Table second = new Table();
    private final Table gauges = new Table();
    private final Table facts = new Table();
    private final boolean compact;
    private List<Picture.Row> shown = List.of();
    private List<ScoreLine> parts = List.of();
    private Detail detail = Detail.WHOLE;
    private boolean active;
    private boolean taught;
    /** The score shown, or to which it runs; empty before the first. */
    private Optional<Integer> counted = Optional.empty();

    /** How much of a card is shown. */
    enum Detail {
        WHOLE,
        /** Without what the player thinks, and without the game's facts but for its gauges. */
        SHORT,
        /** One line. */
        LINE
    }

    /** {@code compact}: in fewer lines, where there are many. */
    SeatCard(Context context, GameController play, int seat, boolean compact) {
        this.context = context;
        this.play = play;
        this.seat = seat;
        this.compact = compact;
        widgets = context.widgets();
        words = context.words();
        setName("seat." + seat);
        float gap = widgets.theme().px(8);
        name = widgets.shortened("", "bold");
        name.setName("seat." + seat + ".name");
        title = widgets.shortened("", "small");
        score = widgets.label("", "number");
        score.setName("seat." + seat + ".score");
        score.setAlignment(Align.right);
        top.add(new SeatSign(widgets.theme(), Artwork.of(play.view().setup().provider()), seat))
                .size(widgets.theme().px(20))
                .padRight(gap);
        crown.setName("seat." + seat + ".crown");
        top.add(crown);
        top.add(name).minWidth(widgets.theme().px(40));
        top.add(title).growX().minWidth(0).padLeft(gap / 2);
        player = new PlayerChoice(context, play, seat);
        settings = widgets.smallIcon(
                "seat." + seat + ".settings", Icon.SETTINGS, words.get("game.settings"), this::editSettings);
        thinking = widgets.shortened("", "small");
        thinking.setName("seat." + seat + ".thinking");
        if (compact) {
            top.add(line)
                    .growX()
                    .minWidth(widgets.theme().px(120))
                    .prefWidth(widgets.theme().px(190))
                    .padLeft(gap);
        }
        boolean clocked = !play.live().timeControl().isUnlimited();
        if (clocked) {
            top.add(new ClockFace(widgets, play.live(), seat)).padLeft(gap);
        }
        top.add(score).padLeft(gap);
        second.add(thinking).growX().minWidth(0);
        arrange();
    }

    private void arrange() {
        clearChildren();
        add(top).growX();
        row();
        line.setVisible(!taught);
        if (!compact && !taught) {
            add(line).growX().padTop(widgets.theme().px(4));
            row();
        }
        if (detail == Detail.WHOLE) {
            add(second).growX().padTop(widgets.theme().px(compact ? 0 : 4));
            row();
        }
        if (detail != Detail.LINE) {
            add(gauges).growX();
            row();
        }
        if (detail == Detail.WHOLE) {
            add(facts).growX();
        }
        top();
    }

    /** In a lesson the seat has a title, but nobody plays it. */
    void taught(boolean now) {
        if (taught != now) {
            taught = now;
            arrange();
            dress();
        }
    }

    /** Shows so much of the card from now on. */
    void show(Detail wanted) {
        if (detail != wanted) {
            detail = wanted;
            arrange();
            dress();
        }
    }

    /** Whether the seat is the one to move. */
    boolean isActive() {
        return active;
    }

    /** Small cards have smaller edges. */
    private void dress() {
        boolean thin = detail == Detail.LINE;
        setBackground(widgets.drawable(active ? "card-active" : "card"));
        if (thin) {
            padTop(widgets.theme().px(5)).padBottom(widgets.theme().px(5));
        }
    }

    /** Shows a cup if the seat has won. */
    void crown(boolean won) {
        if (won != crown.hasChildren()) {
            crown.clearChildren();
            if (won) {
                float side = widgets.theme().px(20);
                crown.add(widgets.sign(Icon.RESULT, Ink.ACCENT, 20)).size(side).padRight(side / 4);
            }
        }
    }

    /** Shows the seat in the position of {@code view}; {@code isActive} if it is to move. */
    void refreshPosition(MatchView view, boolean isActive) {
        active = isActive;
        dress();
        int[] scores = view.scores();
        if (seat < scores.length) {
            count(scores[seat]);
        }
        List<Picture.Row> rows = view.picture().panels().stream()
                .filter(panel -> panel.seat() == seat)
                .flatMap(panel -> panel.rows().stream())
                .toList();
        List<ScoreLine> lines = view.breakdown();
        if (!rows.equals(shown) || !lines.equals(parts)) {
            parts = lines;
            showFacts(rows);
            List<ScoreLine> barred = ScoreParts.of(lines, scores);
            if (seat < scores.length && !barred.isEmpty()) {
                showBar(ScoreBar.of(widgets.theme(), barred, scores, seat, text -> words.get(play.provider(), text)));
            }
        }
    }

    /** Lets the score run to {@code points}; at once where it is first shown or nothing is animated. */
    private void count(int points) {
        if (counted.filter(now -> now == points).isPresent()) {
            return;
        }
        score.clearActions();
        float speed = context.options().speed();
        int from = counted.orElse(points);
        counted = Optional.of(points);
        if (from == points || speed == 0) {
            score.setText(points);
            return;
        }
        score.addAction(new TemporalAction(COUNTING / speed) {
            @Override
            protected void update(float part) {
                score.setText(Math.round(from + part * (points - from)));
            }
        });
    }

    /** Shows who plays, and whether the player thinks. */
    void refreshPlayer(boolean thinks) {
        call();
        player.refresh();
        boolean adjustable = play.spec(seat)
                .filter(spec -> !context.newGame().player(spec.id()).settings().isEmpty())
                .isPresent();
        if (!line.hasChildren() || adjustable != settings.hasParent()) {
            line.clear();
            line.add(player.select()).growX().minWidth(0).height(widgets.theme().px(33));
            if (adjustable) {
                line.add(settings).padLeft(widgets.theme().px(8)).fillY();
            }
        }
        if (!thinks) {
            thinking.setText("");
        } else if (thinking.textEquals("")) {
            thinking.setText(words.get("game.thinking"));
        }
    }

    /** A seat's number says nothing beside a name. */
    private void call() {
        String seatTitle = play.seatTitle(seat, words);
        String called = taught ? seatTitle : play.seatName(seat, words);
        boolean numbered = Character.isDigit(seatTitle.charAt(seatTitle.length() - 1));
        name.setText(called);
        title.setText(called.equals(seatTitle) || numbered ? "" : seatTitle);
    }

    private void showFacts(List<Picture.Row> rows) {
        shown = rows;
        facts.clear();
        gauges.clear();
        for (Picture.Row row : rows) {
            if (!row.gauges().isEmpty()) {
                String tips = row.gauges().stream()
                        .map(gauge -> words.get(play.provider(), gauge.tip()))
                        .collect(Collectors.joining("\n"));
                Gauges counts = new Gauges(
                        widgets.theme(), Artwork.of(play.view().setup().provider()), row.gauges(), seat);
                gauges.add(widgets.tip(counts, tips))
                        .growX()
                        .padTop(widgets.theme().px(4));
                gauges.row();
            }
            if (row.name().isEmpty() && row.value().isEmpty()) {
                continue;
            }
            facts.add(widgets.shortened(words.get(play.provider(), row.name()), "small"))
                    .growX()
                    .minWidth(0);
            Label value = widgets.label(words.get(play.provider(), row.value()), "small");
            value.setAlignment(Align.right);
            facts.add(value).right();
            facts.row();
        }
    }

    private void showBar(ScoreBar bar) {
        gauges.add(widgets.tip(bar, bar.explanation()))
                .growX()
                .padTop(widgets.theme().px(4));
        gauges.row();
    }

    /** Shows what the player would decide in the position of {@code view}. */
    void thinks(MatchView view, Decision soFar) {
        String best = view.notation(soFar.action());
        StringBuilder line = new StringBuilder(words.get("game.thinking.nodes", soFar.iterations()));
        if (soFar.depth() > 0) {
            line.append(" · ").append(words.get("game.thinking.depth", soFar.depth()));
        }
        thinking.setText(line.append(" · ").append(words.get("game.thinking.best", best)));
    }

    private void editSettings() {
        Optional<PlayerSpec> now = play.spec(seat);
        if (now.isEmpty()) {
            return;
        }
        PlayerProvider provider = context.newGame().player(now.get().id());
        SettingsForm form = PlayerFields.form(
                context, play.game(), seat, provider, now.get().settings(), () -> {});
        Notice notice = new Notice(widgets, "settings", words.name(provider));
        notice.content(form)
                .button("dialog.apply", words.get("dialog.apply"), () -> {
                    if (form.isValid()) {
                        PlayerSpec other = context.newGame().spec(provider, form.values());
                        Gdx.app.postRunnable(() -> context.guarded(() -> play.replacePlayer(seat, Optional.of(other))));
                    }
                })
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }
}
