package org.marienbad.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.setting.Reach;

/** Games that tell secrets, so that a test for leaks can be seen to fail. */
public final class Leaks {
    private Leaks() {}

    /**
     * The same setup of the same game, but methods of these names ({@code seen}, {@code picture}, {@code motions})
     * answer every observer as if it were the referee.
     */
    public static GameSetup of(GameSetup setup, String... methods) {
        GameProvider leaking = leaking(GameProvider.class, setup.provider(), Set.of(methods));
        return GameSetup.of(leaking, setup.seats(), setup.options().changed(), setup.starter(), Reach.LOCAL);
    }

    private static <T> T leaking(Class<T> type, Object original, Set<String> methods) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, given) -> {
            for (int i = 0; given != null && i < given.length; i++) {
                if (given[i] instanceof Observer && methods.contains(method.getName())) {
                    given[i] = Observer.REFEREE;
                }
            }
            try {
                Object result = method.invoke(original, given);
                if (result instanceof Game game && method.getName().equals("create")) {
                    return leaking(Game.class, game, methods);
                }
                return result instanceof GameView view ? leaking(GameView.class, view, methods) : result;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }));
    }
}
