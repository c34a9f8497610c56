package org.marienbad.framework.plugin;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * What a plugin sees of the application: the JDK and the published packages. The libraries of the application are
 * hidden, so that a plugin may bring its own versions of them.
 */
final class PublishedApi extends ClassLoader {
    /** Version of the published packages; the manifest of a plugin names the one that it was written for. */
    static final int VERSION = 2;

    private static final List<String> PACKAGES = List.of(
            "org.marienbad.framework.",
            "org.marienbad.drawing.",
            "org.marienbad.json.",
            "org.marienbad.ai.",
            "org.marienbad.lab.");

    private final ClassLoader application;

    PublishedApi(ClassLoader application) {
        super("published API", getPlatformClassLoader());
        this.application = application;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!isPublished(name)) {
            throw new ClassNotFoundException(name);
        }
        return application.loadClass(name);
    }

    @Override
    protected URL findResource(String name) {
        return isPublished(name.replace('/', '.')) ? application.getResource(name) : null;
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return isPublished(name.replace('/', '.')) ? application.getResources(name) : Collections.emptyEnumeration();
    }

    private static boolean isPublished(String name) {
        return PACKAGES.stream().anyMatch(name::startsWith);
    }
}
