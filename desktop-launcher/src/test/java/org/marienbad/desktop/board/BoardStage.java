package org.marienbad.desktop.board;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.marienbad.desktop.widget.FocusRing;
import org.marienbad.desktop.widget.Ink;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Messages;

/** A board alone in a window. */
final class BoardStage extends ApplicationAdapter {
    final List<Action> chosen = new ArrayList<>();
    Stage stage;
    BoardView board;
    private final Picture picture;
    private final List<Action> legal;
    private final Function<Action, List<Motion>> motions;
    private Theme theme;
    private FocusRing ring;

    BoardStage(Picture picture, List<Action> legal, Function<Action, List<Motion>> motions) {
        this.picture = picture;
        this.legal = legal;
        this.motions = motions;
    }

    static Lwjgl3ApplicationConfiguration configuration(int width, int height) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(width, height);
        configuration.disableAudio(true);
        configuration.setBackBufferConfig(8, 8, 8, 8, 16, 0, 0);
        return configuration;
    }

    @Override
    public void create() {
        theme = new Theme(1);
        stage = new Stage(new ScreenViewport(), new PolygonSpriteBatch());
        Messages messages = Messages.of(Locale.ENGLISH);
        board = new BoardView(theme, Artwork.common(), messages::get);
        board.show(picture, "no picture");
        board.offer(legal, motions, chosen::add);
        stage.addCaptureListener(board.shortcuts(board::skip));
        Table root = new Table();
        root.setFillParent(true);
        root.add(board).grow().pad(24);
        stage.addActor(root);
        ring = new FocusRing(stage, theme);
        Gdx.input.setInputProcessor(stage);
        Gdx.graphics.setContinuousRendering(false);
    }

    @Override
    public void resize(int width, int height) {
        stage.getViewport().update(width, height, true);
    }

    @Override
    public void render() {
        ScreenUtils.clear(theme.color(Ink.BACKGROUND));
        board.keyboardFocus(ring.shown() != null);
        stage.act();
        stage.draw();
    }

    @Override
    public void dispose() {
        stage.dispose();
        stage.getBatch().dispose();
        theme.dispose();
    }
}
