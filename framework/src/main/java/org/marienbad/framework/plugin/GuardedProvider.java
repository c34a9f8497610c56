package org.marienbad.framework.plugin;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.shared.PluginGuard;

/**
 * A provider of a plugin jar as the application calls it. Its id is fixed when it is loaded, and all its methods are
 * guarded and limited in time. A method that hung once fails at once from then on. So it costs the caller (the thread
 * that draws the window, for example) no more than one wait.
 */
final class GuardedProvider implements InvocationHandler {
    private final Object provider;
    private final String word;
    private final String id;
    /** How long an answer may take; {@code create} has {@link PluginGuard#CREATION}. */
    private final Duration patience;
    /** The calls that hung: a method, or the {@link #key} of {@code create}, as it may work with other settings. */
    private final Map<Object, PluginFault> hanging = new ConcurrentHashMap<>();

    private GuardedProvider(Object provider, String word, String id, Duration patience) {
        this.provider = provider;
        this.word = word;
        this.id = id;
        this.patience = patience;
    }

    /** @param loader in which its class is made: that of the plugin */
    static <T> T of(Class<T> type, T provider, ClassLoader loader, String word, String id, Duration patience) {
        return type.cast(Proxy.newProxyInstance(
                loader, new Class<?>[] {type}, new GuardedProvider(provider, word, id, patience)));
    }

    /** The provider itself. */
    static Object original(Object provider) {
        return Proxy.isProxyClass(provider.getClass())
                        && Proxy.getInvocationHandler(provider) instanceof GuardedProvider kept
                ? kept.provider
                : provider;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> word + " " + id;
            };
        }
        return switch (method.getName()) {
            case "id" -> id;
            case "create" ->
                guard(method, key(arguments))
                        .within(PluginGuard.CREATION)
                        .passing(IllegalArgumentException.class)
                        .require(() -> call(method, arguments));
            // A command runs as long as it likes, in the caller's thread.
            case "run" -> direct(method, arguments);
            default -> guard(method, method).within(patience).call(() -> call(method, arguments));
        };
    }

    /** Seeds and services make no difference; a game is known by its class, since its own {@code equals} is a plugin's code. */
    private static List<Object> key(Object[] arguments) {
        return Stream.of(arguments)
                .filter(argument -> !(argument instanceof Long || argument instanceof Services))
                .map(argument -> argument instanceof Game ? argument.getClass() : argument)
                .toList();
    }

    private PluginGuard guard(Method method, Object call) {
        return PluginGuard.of(word + " " + id).in(method.getName()).remembering(hanging, call);
    }

    private Object call(Method method, Object[] arguments) {
        try {
            return direct(method, arguments);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    private Object direct(Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(provider, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
