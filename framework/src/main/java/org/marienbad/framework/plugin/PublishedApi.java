package org.marienbad.framework.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Set;
import java.util.TreeSet;

/**
 * The part of the application that a plugin sees: the JDK, and the packages that the published modules export to
 * everybody. The libraries of the application are hidden, so that a plugin may bring its own versions of them.
 */
final class PublishedApi extends ClassLoader {
    /** Version of the published packages; the manifest of a plugin names the one that it was written for. */
    static final int VERSION = 2;

    private static final Set<String> MODULES = Set.of(
            "org.marienbad.framework",
            "org.marienbad.board",
            "org.marienbad.drawing",
            "org.marienbad.json",
            "org.marienbad.request",
            "org.marienbad.ai",
            "org.marienbad.lab");

    private final ClassLoader application;
    private final Set<String> packages = new TreeSet<>();

    PublishedApi(ClassLoader application) {
        super("published API", getPlatformClassLoader());
        this.application = application;
        try {
            for (URL module : Collections.list(application.getResources("module-info.class"))) {
                addPackages(module);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void addPackages(URL module) throws IOException {
        try (InputStream descriptor = module.openStream()) {
            ModuleDescriptor read = ModuleDescriptor.read(descriptor);
            if (MODULES.contains(read.name())) {
                read.exports().stream()
                        .filter(exported -> !exported.isQualified())
                        .forEach(exported -> packages.add(exported.source()));
            }
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!packages.contains(name.substring(0, Math.max(0, name.lastIndexOf('.'))))) {
            throw new ClassNotFoundException(name);
        }
        return application.loadClass(name);
    }

    @Override
    protected URL findResource(String name) {
        return isPublished(name) ? application.getResource(name) : null;
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return isPublished(name) ? application.getResources(name) : Collections.emptyEnumeration();
    }

    private boolean isPublished(String file) {
        return packages.contains(
                file.substring(0, Math.max(0, file.lastIndexOf('/'))).replace('/', '.'));
    }
}
