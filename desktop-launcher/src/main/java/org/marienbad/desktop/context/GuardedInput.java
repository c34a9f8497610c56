package org.marienbad.desktop.context;

import com.badlogic.gdx.InputProcessor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.marienbad.framework.game.PluginGuard;

/** Passes input on; what its reaction throws is reported instead of ending the application. */
final class GuardedInput implements InputProcessor {
    private final InputProcessor target;
    private final Consumer<Throwable> failed;
    private final Keyboard keyboard;

    /** @param keyboard takes the keys that {@code target} does not */
    GuardedInput(InputProcessor target, Keyboard keyboard, Consumer<Throwable> failed) {
        this.target = target;
        this.keyboard = keyboard;
        this.failed = failed;
    }

    private boolean guarded(BooleanSupplier reaction) {
        boolean[] handled = {true};
        PluginGuard.run(() -> handled[0] = reaction.getAsBoolean(), failed);
        return handled[0];
    }

    @Override
    public boolean keyDown(int key) {
        return guarded(() -> keyboard.down(key, () -> target.keyDown(key)));
    }

    @Override
    public boolean keyUp(int key) {
        keyboard.up(key);
        return guarded(() -> target.keyUp(key));
    }

    @Override
    public boolean keyTyped(char character) {
        return guarded(() -> keyboard.typed(character, () -> target.keyTyped(character)));
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
