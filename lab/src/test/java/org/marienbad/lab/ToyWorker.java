package org.marienbad.lab;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.marienbad.lab.run.GameWorker;

/** Plays games of the toys as another process would: all it shares with others are the classes of the JDK. */
public final class ToyWorker implements BiFunction<String, long[], List<String>> {
    private final Map<String, GameWorker> workers = new ConcurrentHashMap<>();

    @Override
    public List<String> apply(String plan, long[] numbers) {
        try {
            return workers.computeIfAbsent(plan, given -> new GameWorker(given, Toys.GAMES, Toys.PLAYERS))
                    .play(numbers, 2);
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    /** A worker whose classes are loaded once more. */
    @SuppressWarnings("unchecked")
    public static BiFunction<String, long[], List<String>> apart() {
        URL[] classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(ToyWorker::url)
                .toArray(URL[]::new);
        try {
            return (BiFunction<String, long[], List<String>>)
                    new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())
                            .loadClass(ToyWorker.class.getName())
                            .getConstructor()
                            .newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
