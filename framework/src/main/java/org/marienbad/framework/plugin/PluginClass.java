package org.marienbad.framework.plugin;

import java.util.ServiceConfigurationError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.PluginFault;

/** Makes an instance of a class that a plugin jar names, or says why that cannot be done. */
final class PluginClass {
    private static final Pattern CLASS_VERSION = Pattern.compile("class file version (\\d+)");
    private static final int CLASS_VERSION_OF_JAVA_0 = 44;

    private PluginClass() {}

    /** @throws IllegalStateException with the cause, if there is no such class, or it cannot be used */
    static <T> T instance(Class<T> type, String className, ClassLoader loader) {
        try {
            Class<?> loaded = Class.forName(className, true, loader);
            if (loaded.getClassLoader() != loader || !type.isAssignableFrom(loaded)) {
                throw new IllegalStateException(className + " is not a " + type.getSimpleName() + " of this jar");
            }
            return type.cast(loaded.getConstructor().newInstance());
        } catch (ReflectiveOperationException impossible) {
            Throwable cause = impossible.getCause() == null ? impossible : impossible.getCause();
            throw new IllegalStateException(cause);
        }
    }

    /** Why a class could not be loaded, in one line. */
    static String failure(Throwable failure) {
        boolean wrapper = failure instanceof IllegalStateException
                || failure instanceof ExceptionInInitializerError
                || failure instanceof ServiceConfigurationError;
        Throwable cause = wrapper && failure.getCause() != null ? failure.getCause() : failure;
        Matcher version = CLASS_VERSION.matcher(String.valueOf(cause.getMessage()));
        return cause instanceof UnsupportedClassVersionError && version.find()
                ? "compiled for Java " + (Integer.parseInt(version.group(1)) - CLASS_VERSION_OF_JAVA_0)
                        + ", this is Java " + Runtime.version().feature()
                : PluginFault.describe(cause);
    }
}
