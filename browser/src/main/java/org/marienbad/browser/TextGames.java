package org.marienbad.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.plugin.PluginReader;
import org.marienbad.play.SampleGame;
import org.marienbad.server.protocol.ServerJson;

/** The games of the program, and those in text that a visitor has added. */
final class TextGames {
    private final List<GameProvider> all = new ArrayList<>();
    private final Set<String> bundled;

    TextGames() {
        ServiceLoader.load(GameProvider.class).forEach(all::add);
        bundled = all.stream().map(GameProvider::id).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Adds the game of a file, in place of the one that has its id.
     *
     * @param json by their names the texts of the file and its companions
     * @return JSON: the {@code id} of the game, or as an {@code error} why there is none
     */
    String add(String file, String json) {
        try {
            GameProvider game = read(file, texts(json));
            all.removeIf(other -> other.id().equals(game.id()));
            all.add(game);
            return ServerJson.object().put("id", game.id()).toString();
        } catch (IllegalArgumentException refused) {
            return problem(refused);
        }
    }

    /** As {@link #add}, but the game is played for a while, and not added; that may take as long as the visitor waits. */
    String tried(String file, String json) {
        try {
            GameProvider game = read(file, texts(json));
            SampleGame.middle(GameSetup.of(game));
            return ServerJson.object().put("id", game.id()).toString();
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return problem(refused);
        }
    }

    private static String problem(RuntimeException refused) {
        return ServerJson.object().put("error", refused.getMessage()).toString();
    }

    private GameProvider read(String file, Map<String, String> texts) {
        for (PluginReader reader : ServiceLoader.load(PluginReader.class)) {
            if (file.endsWith(reader.ending())) {
                return reader.read(file, texts, bundled::contains);
            }
        }
        throw new IllegalArgumentException("no game is read from such a file");
    }

    private static Map<String, String> texts(String json) {
        Map<String, String> texts = new TreeMap<>();
        ServerJson.parse(json)
                .orElseGet(ServerJson::object)
                .properties()
                .forEach(entry -> texts.put(entry.getKey(), entry.getValue().asText()));
        return texts;
    }

    /** These games with all else that the program has, which works with {@code services}. */
    Catalogues plugins(Services services) {
        return BrowserHouse.Bundled.with(new Catalogue<>("game", all, services), services);
    }
}
