package org.marienbad.framework.plugin;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.marienbad.framework.game.PluginGuard;

/**
 * A provider of a plugin jar as the application calls it: its id is fixed when it is loaded, whatever it returns later, and
 * what it creates is guarded.
 */
final class GuardedProvider implements InvocationHandler {
    private final Object provider;
    private final String word;
    private final String id;

    private GuardedProvider(Object provider, String word, String id) {
        this.provider = provider;
        this.word = word;
        this.id = id;
    }

    static <T> T of(Class<T> type, T provider, String word, String id) {
        return type.cast(Proxy.newProxyInstance(
                provider.getClass().getClassLoader(), new Class<?>[] {type}, new GuardedProvider(provider, word, id)));
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
                PluginGuard.of(word + " " + id)
                        .in("create")
                        .passing(IllegalArgumentException.class)
                        .within(PluginGuard.CREATION)
                        .require(() -> invoked(method, arguments));
            default -> call(method, arguments);
        };
    }

    private Object invoked(Method method, Object[] arguments) {
        try {
            return call(method, arguments);
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable undeclared) {
            throw new IllegalStateException(undeclared);
        }
    }

    private Object call(Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(provider, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
