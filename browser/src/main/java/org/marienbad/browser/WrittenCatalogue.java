package org.marienbad.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.marienbad.framework.game.Services;

/** Writes on a JDK what the worker answers when it is asked which games there are. */
public final class WrittenCatalogue {
    private static final String PAGE = "org/marienbad/browser/page";
    private static final List<String> LANGUAGES = List.of("en", "cs");

    private WrittenCatalogue() {}

    /** @param arguments the folder that is to have the files of the page */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]).resolve(PAGE));
        Queue<Runnable> tasks = new ArrayDeque<>();
        EventLoop loop = new EventLoop((millis, task) -> {
            if (millis == 0) {
                tasks.add(task);
            }
        });
        BrowserHouse house =
                new BrowserHouse(loop, new TextGames().plugins(Services.NONE), List.of(), (id, room) -> {});
        for (String language : LANGUAGES) {
            String[] told = new String[1];
            house.ask(language, "", "", "catalogue", "{}", (status, json) -> told[0] = json);
            while (!tasks.isEmpty()) {
                tasks.remove().run();
            }
            Files.writeString(folder.resolve("catalogue_" + language + ".json"), told[0]);
        }
    }
}
