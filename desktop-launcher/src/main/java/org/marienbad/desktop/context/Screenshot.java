package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.GdxRuntimeException;
import com.badlogic.gdx.utils.ScreenUtils;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.marienbad.desktop.widget.Ink;

/** A picture of the board as it is on the screen, or of the whole window where there is none, as a PNG file. */
final class Screenshot {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    private static final int COMPRESSION = 6;

    private final Context context;

    Screenshot(Context context) {
        this.context = context;
    }

    /** Writes it where people look for pictures, and says where. */
    void save() {
        String name = context.screens().playing().map(game -> game.id()).orElse("marienbad");
        try {
            Path file = free(
                    Files.createDirectories(context.pictures()),
                    name + "-" + LocalDateTime.now(ZoneId.systemDefault()).format(TIME));
            write(file);
            context.announce(context.words().get("picture.saved", file));
        } catch (IOException | GdxRuntimeException failure) {
            context.announce(context.words().get("archive.unwritable", context.pictures(), failure.getMessage()));
        }
    }

    private static Path free(Path folder, String name) {
        Path file = folder.resolve(name + ".png");
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(name + "-" + i + ".png");
        }
        return file;
    }

    private void write(Path file) {
        Stage stage = context.stage();
        // The driver decides about the back buffer between two frames.
        ScreenUtils.clear(context.theme().color(Ink.BACKGROUND));
        stage.draw();
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        Actor board = stage.getRoot().findActor("board");
        Pixmap pixels;
        if (board == null) {
            pixels = Pixmap.createFromFrameBuffer(0, 0, width, height);
        } else {
            Vector2 corner = board.localToStageCoordinates(new Vector2());
            int x = Math.max(0, Math.round(corner.x));
            int y = Math.max(0, Math.round(corner.y));
            pixels = Pixmap.createFromFrameBuffer(
                    x,
                    y,
                    Math.min(Math.round(board.getWidth()), width - x),
                    Math.min(Math.round(board.getHeight()), height - y));
        }
        try {
            PixmapIO.writePNG(new FileHandle(file.toFile()), pixels, COMPRESSION, true);
        } finally {
            pixels.dispose();
        }
    }
}
