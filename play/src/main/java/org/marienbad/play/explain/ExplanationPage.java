package org.marienbad.play.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.PlainJson;

/** Searches as a page that needs no network, one beside the other; and its script, style and words for other pages. */
public final class ExplanationPage {
    /** The file that shows explained searches: a module that exports {@code Lens}. */
    public static final String SCRIPT = "lens.js";
    /** The file of its looks, which takes colors from the page around it. */
    public static final String STYLE = "lens.css";

    private static final String SHELL = "shell.css";

    private static final List<String> WORDS = List.of(
            "step",
            "first",
            "back",
            "on",
            "last",
            "run",
            "pause",
            "speed",
            "cut",
            "expansion",
            "round",
            "mind",
            "guess",
            "right",
            "wrong",
            "score",
            "board",
            "start",
            "noboard",
            "belief",
            "keys");

    private final List<ExplainedSearch> searches;
    private final Messages words;

    /** @param words with those of explanations */
    public ExplanationPage(List<ExplainedSearch> searches, Messages words) {
        this.searches = searches;
        this.words = words;
    }

    public String html() {
        Object[] players = searches.stream().map(ExplainedSearch::player).toArray();
        Map<String, Object> data = new HashMap<>();
        data.put("words", words(words));
        data.put("searches", data(searches, words));
        String title = words.get(players.length == 1 ? "page.title" : "page.title.both", players);
        return filled(file("lens.html"), words, title, data);
    }

    /** All steps of {@code searches} for the script, the boards as SVG. */
    public static List<Map<String, Object>> data(List<ExplainedSearch> searches, Messages words) {
        return searches.stream()
                .map(search -> search.data(0, Integer.MAX_VALUE, words, view -> board(view, words.locale())))
                .toList();
    }

    private static String board(MatchView view, Locale locale) {
        GameProvider game = view.setup().provider();
        return Svg.paint(view.picture(), Artwork.of(game), game.messages(locale));
    }

    /** {@code template}, a page around the script, with the style and script of explained searches and {@code data} for them. */
    public static String filled(String template, Messages words, String title, Object data) {
        return template.replace("{{language}}", words.locale().getLanguage())
                .replace("{{title}}", Svg.escape(title))
                .replace("{{style}}", file(SHELL) + file(STYLE))
                .replace("{{script}}", file(SCRIPT))
                .replace("{{data}}", PlainJson.script(data));
    }

    /** The words of the script, which alone knows the numbers in them. */
    public static Map<String, String> words(Messages words) {
        return WORDS.stream().collect(Collectors.toMap(key -> key, key -> words.get("page." + key, "{0}", "{1}")));
    }

    /** The text of {@link #SCRIPT} or {@link #STYLE}. */
    public static String file(String name) {
        try (InputStream in = ExplanationPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
