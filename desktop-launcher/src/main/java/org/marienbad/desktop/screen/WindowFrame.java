package org.marienbad.desktop.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.util.function.DoubleUnaryOperator;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWWindowContentScaleCallback;
import org.marienbad.desktop.context.Preferences;

/**
 * The window among others on the screen: how dense that is, how large the window may be and is. Sizes are remembered in
 * units, of which there are 96 to an inch, so that a window is as large on another screen.
 */
final class WindowFrame {
    /** The least width and height, in units. */
    static final int LEAST_WIDTH = 1000;

    static final int LEAST_HEIGHT = 680;
    static final String WIDTH = "window.width";
    static final String HEIGHT = "window.height";
    static final int USUAL_WIDTH = 1280;
    static final int USUAL_HEIGHT = 800;

    /** The sizes in units from which on everything grows with the window, and the most by which it does. */
    private static final double GROWS_FROM_WIDTH = 1250;

    private static final double GROWS_FROM_HEIGHT = 780;
    private static final double MOST_GROWTH = 22 / 13.0;
    /** Smaller letters could not be read. */
    private static final double LEAST_GROWTH = .75;

    /** Growth goes in steps, so that a window that is being resized is not made anew for each pixel. */
    private static final double STEPS = 16;

    private final Preferences preferences;
    private final DoubleUnaryOperator system;
    private GLFWWindowContentScaleCallback listener;
    private GLFWWindowContentScaleCallback before;
    private int width = USUAL_WIDTH;
    private int height = USUAL_HEIGHT;

    /** @param system turns the content scale that the system asks for into ours */
    WindowFrame(Preferences preferences, DoubleUnaryOperator system) {
        this.preferences = preferences;
        this.system = system;
    }

    /** How many pixels a unit has. */
    float density() {
        float[] x = {1};
        float[] y = {1};
        int[] millimetres = {0};
        int pixels = 0;
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics) {
            GLFW.glfwGetWindowContentScale(handle(graphics), x, y);
            pixels = graphics.getDisplayMode().width;
            GLFW.glfwGetMonitorPhysicalSize(GLFW.glfwGetPrimaryMonitor(), millimetres, new int[1]);
        }
        return ScreenDensity.of((float) system.applyAsDouble(x[0]), pixels, millimetres[0]);
    }

    /**
     * How much larger everything is than at {@code scale} percent, because the window is large. Less than 1 on a screen
     * smaller than the least window, unless the system or people want things larger.
     */
    float growth(int scale) {
        double unit = density() * scale / 100;
        double fit = Math.min(
                Gdx.graphics.getBackBufferWidth() / (unit * LEAST_WIDTH),
                Gdx.graphics.getBackBufferHeight() / (unit * LEAST_HEIGHT));
        if (fit < 1 && unit <= 1) {
            return (float) (Math.floor(Math.max(LEAST_GROWTH, fit) * STEPS) / STEPS);
        }
        double room = Math.min(
                Gdx.graphics.getBackBufferWidth() / GROWS_FROM_WIDTH,
                Gdx.graphics.getBackBufferHeight() / GROWS_FROM_HEIGHT);
        double growth = Math.max(1, Math.min(MOST_GROWTH, room / unit));
        return (float) (Math.floor(growth * STEPS) / STEPS);
    }

    private static long handle(Lwjgl3Graphics graphics) {
        return graphics.getWindow().getWindowHandle();
    }

    /** Calls {@code changed} whenever the window comes to a screen of another scale, or the scale is changed. */
    void onScaleChange(Runnable changed) {
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics) {
            listener = GLFWWindowContentScaleCallback.create((window, x, y) -> {
                if (before != null) {
                    before.invoke(window, x, y);
                }
                Gdx.app.postRunnable(changed);
            });
            before = GLFW.glfwSetWindowContentScaleCallback(handle(graphics), listener);
        }
    }

    /** Makes the window as large as it was, but no larger than the screen. */
    void fit() {
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics && !graphics.isFullscreen()) {
            double unit = unit(graphics);
            int[] room = room(graphics);
            int wanted = Math.min(room[2], (int) Math.round(unit * remembered(WIDTH, USUAL_WIDTH, LEAST_WIDTH)));
            int high = Math.min(room[3], (int) Math.round(unit * remembered(HEIGHT, USUAL_HEIGHT, LEAST_HEIGHT)));
            if (wanted != graphics.getLogicalWidth() || high != graphics.getLogicalHeight()) {
                graphics.setWindowedMode(wanted, high);
            }
        }
    }

    private int remembered(String key, int usual, int least) {
        return Math.max(least, preferences.getInt(key, usual));
    }

    /** Lets the window become no smaller than what screens need at {@code scale} percent, or than the monitor. */
    void limit(int scale) {
        if (Gdx.graphics instanceof Lwjgl3Graphics graphics) {
            double unit = unit(graphics) * scale / 100;
            int[] room = room(graphics);
            GLFW.glfwSetWindowSizeLimits(
                    handle(graphics),
                    Math.min(room[2], (int) Math.round(unit * LEAST_WIDTH)),
                    Math.min(room[3], (int) Math.round(unit * LEAST_HEIGHT)),
                    GLFW.GLFW_DONT_CARE,
                    GLFW.GLFW_DONT_CARE);
        }
    }

    /** A unit in the coordinates of windows, which on some systems are larger than pixels. */
    private double unit(Lwjgl3Graphics graphics) {
        return density() * graphics.getLogicalWidth() / (double) Math.max(1, graphics.getBackBufferWidth());
    }

    /** The area for windows on the screen, without the frame that the system draws around them: x, y, width, height. */
    private static int[] room(Lwjgl3Graphics graphics) {
        int[] x = {0};
        int[] y = {0};
        int[] width = {0};
        int[] height = {0};
        GLFW.glfwGetMonitorWorkarea(GLFW.glfwGetPrimaryMonitor(), x, y, width, height);
        int[] left = {0};
        int[] top = {0};
        int[] right = {0};
        int[] bottom = {0};
        GLFW.glfwGetWindowFrameSize(handle(graphics), left, top, right, bottom);
        return new int[] {x[0], y[0], width[0] - left[0] - right[0], height[0] - top[0] - bottom[0]};
    }

    /** The window has this size in pixels now. */
    void resized(int newWidth, int newHeight) {
        if (!Gdx.graphics.isFullscreen()) {
            width = newWidth;
            height = newHeight;
        }
    }

    /** Fills the screen, or goes back to the window that there was. */
    void toggleFullScreen() {
        if (Gdx.graphics.isFullscreen()) {
            double coordinates = Gdx.graphics instanceof Lwjgl3Graphics graphics ? unit(graphics) / density() : 1;
            Gdx.graphics.setWindowedMode((int) Math.round(width * coordinates), (int) Math.round(height * coordinates));
        } else {
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        }
    }

    /** Remembers the size for the next start. */
    void remember() {
        preferences.put(WIDTH, Math.round(width / density()));
        preferences.put(HEIGHT, Math.round(height / density()));
    }

    void dispose() {
        if (listener != null) {
            listener.free();
            listener = null;
        }
    }
}
