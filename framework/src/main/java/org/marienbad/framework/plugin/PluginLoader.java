package org.marienbad.framework.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSource;
import java.util.Optional;
import java.util.jar.Manifest;
import org.marienbad.framework.game.PluginFault;

/**
 * Loads the classes of a plugin jar and its libraries. A call of {@code System.exit}, {@code Runtime.exit} or {@code
 * Runtime.halt} in them fails as any other fault of a plugin does. It would end the application without a word.
 */
final class PluginLoader extends URLClassLoader {
    static {
        registerAsParallelCapable();
    }

    PluginLoader(String name, URL[] urls, ClassLoader parent) {
        super(name, urls, parent);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        URL url = findResource(name.replace('.', '/').concat(".class"));
        if (url == null) {
            throw new ClassNotFoundException(name);
        }
        try {
            URLConnection connection = url.openConnection();
            connection.setUseCaches(false); // an open jar could not be replaced
            try (InputStream in = connection.getInputStream()) {
                byte[] code = in.readAllBytes();
                Optional<byte[]> tamed = new ClassConstants(code)
                        .renamed(
                                PluginFault.FORBIDDEN_CALL,
                                "(I)V",
                                call -> call.equals("java/lang/System.exit")
                                        || call.equals("java/lang/Runtime.exit")
                                        || call.equals("java/lang/Runtime.halt"));
                return tamed.isPresent() ? define(name, tamed.get(), connection) : super.findClass(name);
            }
        } catch (IOException unreadable) {
            throw new ClassNotFoundException(name, unreadable);
        }
    }

    /** As {@link URLClassLoader} defines the classes that it reads itself. */
    private Class<?> define(String name, byte[] code, URLConnection connection) throws IOException {
        URL source = connection.getURL();
        CodeSource origin = new CodeSource(source, (java.security.CodeSigner[]) null);
        Manifest manifest = new Manifest();
        if (connection instanceof JarURLConnection jar) {
            source = jar.getJarFileURL();
            origin = new CodeSource(source, jar.getJarEntry().getCodeSigners());
            manifest = jar.getManifest() == null ? manifest : jar.getManifest();
        }
        String home = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        if (!home.isEmpty() && getDefinedPackage(home) == null) {
            try {
                definePackage(home, manifest, source);
            } catch (IllegalArgumentException raced) {
                // Another thread has defined it.
            }
        }
        return defineClass(name, code, 0, code.length, origin);
    }
}
