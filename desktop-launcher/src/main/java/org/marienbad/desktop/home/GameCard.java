package org.marienbad.desktop.home;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import java.util.Set;
import org.marienbad.desktop.board.Thumbnail;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.GamePictures.Pictured;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.play.GallerySieve;

/** One game of the gallery: what it looks like, how many play it and how long, and the ways into it. */
final class GameCard extends Table {
    /** Width of the picture by its height. */
    private static final float SHAPE = 1.6f;

    /** The height below the picture, at scale 1. */
    private static final float BELOW = 122;

    private static final float PAD = 10;

    private final Context context;
    private final GameProvider game;
    private final Thumbnail thumbnail;
    private final Table instead = new Table();
    private Set<GameInfo.Trait> traits = Set.of();

    /** {@code friend}: plays the game with a friend. */
    GameCard(Context context, GameProvider game, Runnable friend) {
        this.context = context;
        this.game = game;
        Widgets widgets = context.widgets();
        UiMessages words = context.words();
        String name = words.name(game);
        setName("game." + game.id());
        setBackground(widgets.drawable("gallery"));
        thumbnail = new Thumbnail(context.theme(), Ink.PANEL);
        thumbnail.setName("picture." + game.id());
        Stack picture = new Stack(instead, thumbnail);
        instead.setBackground(widgets.drawable("card"));
        picture.setTouchable(Touchable.enabled);
        setTouchable(Touchable.enabled);
        addListener(new WholeCard());
        add(widgets.tip(picture, words.summary(game))).grow().pad(px(PAD));
        row();
        Table text = new Table();
        text.add(widgets.tip(widgets.shortened(name, "bold"), name)).growX().minWidth(0);
        text.add(star(words));
        text.row();
        String facts = facts(words, game);
        text.add(widgets.tip(widgets.shortened(facts, "small"), facts))
                .colspan(2)
                .growX()
                .minWidth(0)
                .padTop(px(2));
        add(text).growX().pad(0, px(14), px(10), px(14));
        row();
        Table ways = new Table();
        TextButton play = widgets.button("play." + game.id(), words.get("home.play"), "main", this::play);
        play.pad(px(6), px(4), px(6), px(4));
        ways.add(play).growX().minWidth(0).fillY().padRight(px(8));
        ways.add(widgets.icon("friend." + game.id(), Icon.FRIEND, words.get("home.friend"), friend));
        ways.add(widgets.icon(
                "setup." + game.id(),
                Icon.SETTINGS,
                words.get("home.setup"),
                () -> context.screens().setup(game)));
        add(ways).growX().pad(0, px(14), px(14), px(10));
        context.gamePictures().ask(game, words.locale(), this::show);
    }

    private Actor star(UiMessages words) {
        boolean first = context.options().favorites().contains(game.id());
        return context.widgets()
                .smallIcon(
                        "favorite." + game.id(),
                        first ? Icon.STARRED : Icon.STAR,
                        words.get(first ? "home.favorite.not" : "home.favorite"),
                        () -> {
                            context.options().favorite(game.id(), !first);
                            context.screens().home();
                        });
    }

    private void play() {
        context.newGame().game(game);
        context.screens().playAtOnce();
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    /** How high a card of that width is, in pixels. */
    static float height(Context context, float width) {
        return (width - 2 * context.theme().px(PAD)) / SHAPE + context.theme().px(BELOW);
    }

    /** Whether the game is wanted; of one that is not yet pictured the kind is not known. */
    boolean suits(GallerySieve sieve) {
        UiMessages words = context.words();
        return sieve.suits(game, words.name(game) + " " + words.summary(game), traits);
    }

    /** The whole card plays, but for the buttons on it, and shows so. */
    private final class WholeCard extends ClickListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            return event.getTarget().firstAscendant(Button.class) == null
                    && super.touchDown(event, x, y, pointer, button);
        }

        @Override
        public void clicked(InputEvent event, float x, float y) {
            play();
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            super.enter(event, x, y, pointer, from);
            setBackground(context.widgets().drawable("gallery-over"));
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            super.exit(event, x, y, pointer, to);
            if (to == null || !to.isDescendantOf(GameCard.this)) {
                setBackground(context.widgets().drawable("gallery"));
            }
        }
    }

    /** {@code 2–5 players · about 30 min}. */
    static String facts(UiMessages words, GameProvider game) {
        String seats = game.minSeats() == game.maxSeats()
                ? words.get("home.seats", game.minSeats())
                : words.get("home.seats.range", game.minSeats(), game.maxSeats());
        return game.minutes() > 0 ? words.get("home.facts", seats, game.minutes()) : seats;
    }

    private void show(Optional<Pictured> pictured) {
        pictured.ifPresent(known -> traits = known.traits());
        pictured.ifPresentOrElse(
                known -> {
                    instead.setVisible(false); // it kept the place
                    thumbnail.show(known.drawing(), known.artwork());
                },
                this::showWords);
    }

    /** A game without a picture tells in words what it is like. */
    private void showWords() {
        Widgets widgets = context.widgets();
        instead.clear();
        String summary = context.words().summary(game);
        if (summary.isEmpty()) {
            String name = context.words().name(game);
            instead.add(widgets.label(
                    name.substring(0, 1).toUpperCase(context.words().locale()), "title"));
            return;
        }
        Label text = widgets.wrapped(summary, "small");
        text.setAlignment(Align.center);
        instead.add(text).growX().minHeight(0);
        instead.setClip(true);
    }
}
