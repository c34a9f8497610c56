package org.marienbad.desktop.widget;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.EventListener;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A real window on a thread of its own, driven by the thread of the test through the window's own input path. Never
 * sleeps: it waits for frames and conditions.
 */
public final class Harness implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 60_000;

    private final Thread thread;
    private final Supplier<Stage> stage;
    private final AtomicReference<Throwable> crash = new AtomicReference<>();
    private final CountDownLatch created = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Object tick = new Object();
    private volatile long frame;
    private volatile boolean timed;
    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());

    /** Opens the window and waits for its first frame; {@code stage} gives the stage shown now. */
    public Harness(ApplicationListener application, Supplier<Stage> stage, Lwjgl3ApplicationConfiguration configuration)
            throws InterruptedException {
        this.stage = stage;
        thread = new Thread(() -> run(application, configuration), "window");
        thread.setDaemon(true);
        thread.start();
        if (!created.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
            throw new AssertionError("the window did not come up");
        }
        check();
    }

    private void run(ApplicationListener application, Lwjgl3ApplicationConfiguration configuration) {
        try {
            new Lwjgl3Application(new Probe(application), configuration);
        } catch (Throwable failure) {
            crash.set(failure);
        } finally {
            forget();
            Gdx.gl = Gdx.gl20 = null;
            Gdx.gl30 = null;
            Gdx.graphics = null;
            Gdx.input = null;
            Gdx.app = null;
            created.countDown();
            ended.countDown();
            synchronized (tick) {
                tick.notifyAll();
            }
        }
    }

    /** libGDX keeps what it would load again for each application, and with it the application, also after its end. */
    private static void forget() {
        ShaderProgram.clearAllShaderPrograms(Gdx.app);
        Mesh.clearAllMeshes(Gdx.app);
        Texture.clearAllTextures(Gdx.app);
        GLFrameBuffer.clearAllFrameBuffers(Gdx.app);
    }

    private void check() {
        if (crash.get() != null) {
            throw new AssertionError("the application crashed", crash.get());
        }
    }

    /** Runs {@code task} on the render thread and gives its result; what it throws surfaces in the test. */
    public <T> T gl(Callable<T> task) throws Exception {
        check();
        if (hasEnded()) {
            throw new AssertionError("the application has ended");
        }
        CompletableFuture<T> result = new CompletableFuture<>();
        Gdx.app.postRunnable(() -> {
            try {
                result.complete(task.call());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            }
        });
        try {
            return result.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            throw (Exception) failure.getCause();
        } catch (TimeoutException stuck) {
            check();
            throw new AssertionError("the render thread is stuck:\n" + stack());
        }
    }

    private String stack() {
        return Arrays.stream(thread.getStackTrace()).map(String::valueOf).collect(Collectors.joining("\n  "));
    }

    public boolean hasEnded() {
        return ended.getCount() == 0;
    }

    /** Waits until {@code count} more frames are drawn. */
    public void frames(int count) throws InterruptedException {
        long target = frame + count;
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
        synchronized (tick) {
            while (frame < target) {
                check();
                if (hasEnded() || System.nanoTime() > end) {
                    throw new AssertionError("no frames");
                }
                Gdx.graphics.requestRendering();
                tick.wait(50);
            }
        }
    }

    /** Draws frames until {@code condition} holds on the render thread. */
    public void until(String what, BooleanSupplier condition) throws Exception {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
        while (!gl(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                shot("timeout");
                throw new AssertionError("timed out: " + what);
            }
            frames(1);
        }
    }

    /** From now on measures how long frames take, until they are painted. */
    public void measureFrames() {
        nanos.clear();
        timed = true;
    }

    /** How long 95 of 100 frames took at most since {@link #measureFrames}, in milliseconds. */
    public double frameMillis() {
        timed = false;
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.get(sorted.size() * 95 / 100) / 1e6;
    }

    /** How many frames were measured. */
    public int framesMeasured() {
        return nanos.size();
    }

    /** The actor of that name; to be called on the render thread. */
    public Actor find(String name) {
        Actor actor = stage.get().getRoot().findActor(name);
        if (actor == null) {
            throw new AssertionError("no actor '" + name + "'");
        }
        return actor;
    }

    public boolean isThere(String name) throws Exception {
        return gl(() -> stage.get().getRoot().findActor(name) != null);
    }

    /** Moves the pointer to the middle of an actor. */
    public void point(String name) throws Exception {
        gl(() -> {
            Vector2 at = onScreen(find(name));
            return input().mouseMoved((int) at.x, (int) at.y);
        });
        frames(2);
    }

    /** Clicks the middle of an actor that nothing covers, after scrolling to it if need be. */
    public void click(String name) throws Exception {
        gl(() -> {
            Widgets.revealAtOnce(find(name));
            return null;
        });
        frames(1);
        Vector2 at = gl(() -> {
            Actor actor = find(name);
            Vector2 middle = actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
            Actor hit = stage.get().hit(middle.x, middle.y, true);
            if (hit == null || hit != actor && !hit.isDescendantOf(actor)) {
                throw new AssertionError("'" + name + "' cannot be clicked at " + middle + ": covered by " + hit);
            }
            Vector2 screen = onScreen(actor);
            input().mouseMoved((int) screen.x, (int) screen.y);
            input().touchDown((int) screen.x, (int) screen.y, 0, Input.Buttons.LEFT);
            return screen;
        });
        frames(1);
        gl(() -> input().touchUp((int) at.x, (int) at.y, 0, Input.Buttons.LEFT));
        frames(1);
    }

    /** Presses the mouse on the middle of an actor and moves it to that of another; {@link #release} lets it go. */
    public void drag(String from, String to) throws Exception {
        gl(() -> {
            Vector2 begin = onScreen(find(from));
            Vector2 end = onScreen(find(to));
            input().mouseMoved((int) begin.x, (int) begin.y);
            input().touchDown((int) begin.x, (int) begin.y, 0, Input.Buttons.LEFT);
            input().touchDragged((int) (begin.x + end.x) / 2, (int) (begin.y + end.y) / 2, 0);
            return input().touchDragged((int) end.x, (int) end.y, 0);
        });
        frames(2);
    }

    /** Releases the mouse over the middle of an actor. */
    public void release(String name) throws Exception {
        gl(() -> {
            Vector2 at = onScreen(find(name));
            return input().touchUp((int) at.x, (int) at.y, 0, Input.Buttons.LEFT);
        });
        frames(1);
    }

    private Vector2 onScreen(Actor actor) {
        Vector2 middle = actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        return stage.get().stageToScreenCoordinates(middle);
    }

    public void key(int key) throws Exception {
        gl(() -> {
            input().keyDown(key);
            return input().keyUp(key);
        });
        frames(1);
    }

    /** Presses keys one after another and lets them go, all within a frame. */
    public void chord(int... keys) throws Exception {
        gl(() -> {
            Arrays.stream(keys).forEach(input()::keyDown);
            return Arrays.stream(keys).map(key -> input().keyUp(key) ? 1 : 0).sum();
        });
        frames(1);
    }

    /** Presses a key that writes {@code character}, and lets it go. */
    public void press(int key, char character) throws Exception {
        gl(() -> {
            input().keyDown(key);
            input().keyTyped(character);
            return input().keyUp(key);
        });
        frames(1);
    }

    public void type(String text) throws Exception {
        for (char character : text.toCharArray()) {
            gl(() -> input().keyTyped(character));
        }
        frames(1);
    }

    public void resize(int width, int height) throws Exception {
        gl(() -> Gdx.graphics.setWindowedMode(width, height));
        until("resized", () -> stage.get().getViewport().getScreenWidth() == width);
        frames(2);
    }

    private static InputProcessor input() {
        return Gdx.input.getInputProcessor();
    }

    /** All that is written on the stage: labels, and tips that would appear, in the order in which they are drawn. */
    public String texts() throws Exception {
        frames(1);
        return gl(() -> {
            StringBuilder all = new StringBuilder();
            texts(stage.get().getRoot(), all);
            return all.toString();
        });
    }

    /** The words that appear when the pointer rests on an actor. */
    public String tip(String name) throws Exception {
        return gl(() -> tip(find(name)));
    }

    private static String tip(Actor actor) {
        for (EventListener listener : actor.getListeners()) {
            if (listener instanceof Tip tip) {
                return tip.text();
            }
        }
        return "";
    }

    private static void texts(Actor actor, StringBuilder all) {
        if (actor instanceof Label label) {
            all.append(label.getText()).append('\n');
        }
        String tip = tip(actor);
        if (!tip.isEmpty()) {
            all.append("tip: ").append(tip).append('\n');
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> texts(child, all));
        }
    }

    /** All pixels of the window. */
    public byte[] pixels() throws Exception {
        frames(2);
        return gl(() -> {
            Pixmap pixmap = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            byte[] bytes = new byte[pixmap.getPixels().remaining()];
            pixmap.getPixels().get(bytes);
            pixmap.dispose();
            return bytes;
        });
    }

    /** Writes what the window shows to build/screenshots; returns how many colors, so that an empty one is noticed. */
    public int shot(String name) throws Exception {
        frames(1);
        return gl(() -> {
            int width = Gdx.graphics.getBackBufferWidth();
            int height = Gdx.graphics.getBackBufferHeight();
            Pixmap pixmap = Pixmap.createFromFrameBuffer(0, 0, width, height);
            Set<Integer> colours = new HashSet<>();
            for (int y = 0; y < height; y += 3) {
                for (int x = 0; x < width; x += 3) {
                    colours.add(pixmap.getPixel(x, y));
                }
            }
            File folder = new File(System.getProperty("marienbad.screenshots", "build/screenshots"));
            folder.mkdirs();
            pixmap.setBlending(Pixmap.Blending.None);
            PixmapIO.writePNG(Gdx.files.absolute(new File(folder, name + ".png").getAbsolutePath()), pixmap, 6, true);
            pixmap.dispose();
            return colours.size();
        });
    }

    @Override
    public void close() {
        if (!hasEnded()) {
            Gdx.app.postRunnable(() -> Gdx.app.exit());
        }
        try {
            if (!ended.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new AssertionError("the window did not close:\n" + stack());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        check();
    }

    private final class Probe implements ApplicationListener {
        private final ApplicationListener application;

        Probe(ApplicationListener application) {
            this.application = application;
        }

        @Override
        public void create() {
            application.create();
        }

        @Override
        public void resize(int width, int height) {
            application.resize(width, height);
        }

        @Override
        public void render() {
            long begun = System.nanoTime();
            application.render();
            if (timed) {
                Gdx.gl.glFinish();
                nanos.add(System.nanoTime() - begun);
            }
            synchronized (tick) {
                frame++;
                tick.notifyAll();
            }
            created.countDown();
        }

        @Override
        public void pause() {
            application.pause();
        }

        @Override
        public void resume() {
            application.resume();
        }

        @Override
        public void dispose() {
            application.dispose();
        }
    }
}
