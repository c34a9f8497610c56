package org.marienbad.desktop.context;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.EventListener;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.marienbad.framework.shared.PluginGuard;

/** Passes input on; a throwable of its reaction is reported instead of ending the application. */
final class GuardedInput implements InputProcessor {
    private final Stage target;
    private final Consumer<Throwable> failed;
    private final Keyboard keyboard;

    /** @param keyboard takes the keys that {@code target} does not */
    GuardedInput(Stage target, Keyboard keyboard, Consumer<Throwable> failed) {
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
        boolean[] whole = {false};
        boolean handled = guarded(() -> {
            boolean taken = target.touchUp(x, y, pointer, button);
            whole[0] = true;
            return taken;
        });
        if (!whole[0]) {
            letGo(target.getRoot(), pointer, button);
        }
        return handled;
    }

    /** A widget whose reaction threw would stay pressed, and never be clicked again. */
    private static void letGo(Actor actor, int pointer, int button) {
        for (EventListener listener : actor.getListeners()) {
            if (listener instanceof ClickListener click && click.isPressed()) {
                click.cancel();
                click.touchUp(new InputEvent(), 0, 0, pointer, button);
            }
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> letGo(child, pointer, button));
        }
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
