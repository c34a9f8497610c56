package org.marienbad.desktop.context;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.utils.UIUtils;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.marienbad.framework.game.PluginGuard;

/**
 * Passes input on; what its reaction throws is reported instead of ending the application. Knows which keys are held
 * down from their events: whoever polls misses a chord that is shorter than a frame.
 */
public final class GuardedInput implements InputProcessor {
    private final InputProcessor target;
    private final Consumer<Throwable> failed;
    private final Set<Integer> held = new HashSet<>();

    public GuardedInput(InputProcessor target, Consumer<Throwable> failed) {
        this.target = target;
        this.failed = failed;
    }

    private boolean guarded(BooleanSupplier reaction) {
        boolean[] handled = {true};
        PluginGuard.run(() -> handled[0] = reaction.getAsBoolean(), failed);
        return handled[0];
    }

    /** Whether the key is held down that makes commands of letters: Ctrl, or Cmd on a Mac. */
    public boolean isControl() {
        return UIUtils.isMac
                ? held.contains(Keys.SYM)
                : held.contains(Keys.CONTROL_LEFT) || held.contains(Keys.CONTROL_RIGHT);
    }

    public boolean isShift() {
        return held.contains(Keys.SHIFT_LEFT) || held.contains(Keys.SHIFT_RIGHT);
    }

    @Override
    public boolean keyDown(int key) {
        held.add(key);
        return guarded(() -> target.keyDown(key));
    }

    @Override
    public boolean keyUp(int key) {
        held.remove(key);
        return guarded(() -> target.keyUp(key));
    }

    @Override
    public boolean keyTyped(char character) {
        return guarded(() -> target.keyTyped(character));
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        return guarded(() -> target.touchDown(x, y, pointer, button));
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        return guarded(() -> target.touchUp(x, y, pointer, button));
    }

    @Override
    public boolean touchCancelled(int x, int y, int pointer, int button) {
        return guarded(() -> target.touchCancelled(x, y, pointer, button));
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        return guarded(() -> target.touchDragged(x, y, pointer));
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        return guarded(() -> target.mouseMoved(x, y));
    }

    @Override
    public boolean scrolled(float x, float y) {
        return guarded(() -> target.scrolled(x, y));
    }
}
