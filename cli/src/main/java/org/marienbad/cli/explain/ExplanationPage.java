package org.marienbad.cli.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.PlainJson;

/** Searches as a page that needs no network, one beside the other. */
final class ExplanationPage {
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

    ExplanationPage(List<ExplainedSearch> searches, Messages words) {
        this.searches = searches;
        this.words = words;
    }

    String html() {
        Object[] players = searches.stream().map(ExplainedSearch::player).toArray();
        Map<String, Object> data = new HashMap<>();
        // The script puts the numbers in, which it alone knows.
        data.put(
                "words",
                WORDS.stream().collect(Collectors.toMap(key -> key, key -> words.get("page." + key, "{0}", "{1}"))));
        data.put("searches", searches.stream().map(search -> search.data(words)).toList());
        return template()
                .replace("{{language}}", words.locale().getLanguage())
                .replace(
                        "{{title}}",
                        Svg.escape(words.get(players.length == 1 ? "page.title" : "page.title.both", players)))
                .replace("{{data}}", PlainJson.script(data));
    }

    private static String template() {
        try (InputStream in = ExplanationPage.class.getResourceAsStream("explain.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
