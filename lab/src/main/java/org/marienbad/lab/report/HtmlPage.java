package org.marienbad.lab.report;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.drawing.PictureColors;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.PlainJson;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.space.SettingSpace;

/**
 * A page that needs no network: its style, the data of its charts and the charting library are within it. Its sections
 * and tables are a template, which asks this object for all that it shows: fields, and methods without parameters.
 */
abstract class HtmlPage {
    final Messages words;
    final Numbers numbers;

    HtmlPage(Locale locale) {
        words = Messages.of(locale)
                .with(HtmlPage.class.getClassLoader(), HtmlPage.class.getPackageName() + ".messages");
        numbers = new Numbers(locale);
    }

    abstract String title();

    /** The first sentences. */
    abstract String lead();

    List<String> warnings() {
        return List.of();
    }

    /** The data of the charts, beside the language, colours and common words. */
    abstract Map<String, Object> charts();

    /**
     * A cell whose looks depend on its value.
     *
     * @param value by which the column is sorted; NaN if it is not known
     * @param colour behind the text; may be empty
     * @param tip shown when the pointer rests on it; may be empty
     */
    record Cell(String shown, double value, String colour, String tip) {
        static final Cell EMPTY = new Cell("", Double.NaN, "", "");
    }

    /** The place of a chart: its number is in the id of the element that the script looks for. */
    record Chart(int number, String name) {}

    /** A chart for every setting that is varied. */
    static List<Chart> places(SettingSpace space) {
        return IntStream.range(0, space.axes().size())
                .mapToObj(axis -> new Chart(axis, space.axes().get(axis).key()))
                .toList();
    }

    /** The page as {@code template} has it. */
    final String fill(String template) {
        Map<String, Object> page = Map.of(
                "language", words.locale().getLanguage(),
                "text", new Text(words, ""),
                "blue", PictureColors.hex(PictureColors.BLUE),
                "skyBlue", PictureColors.hex(PictureColors.SKY_BLUE),
                "orange", PictureColors.hex(PictureColors.ORANGE),
                "style", resource("report.css"),
                "data", json(),
                "library", resource("echarts.common.min.js").replace("</script", "<\\/script"),
                "script", resource("report.js"));
        StringWriter out = new StringWriter();
        Mustache.compiler()
                .withLoader(name -> new StringReader(resource(name + ".mustache")))
                .withEscaper(HtmlPage::escape)
                .withFormatter(value -> value instanceof Double number && number.isNaN() ? "" : value.toString())
                .withCollector(new TemplateValues(numbers))
                .emptyStringIsFalse(true)
                .zeroIsFalse(true)
                .strictSections(true)
                .loadTemplate(template)
                .execute(this, page, out);
        return out.toString();
    }

    /** The words of a key such as {@code cross.help}, which a template writes as {@code text.cross.help}. */
    private record Text(Messages words, String key) implements Mustache.CustomContext {
        @Override
        public Object get(String name) {
            return new Text(words, key.isEmpty() ? name : key + "." + name);
        }

        @Override
        public String toString() {
            if (!words.has(key)) {
                throw new IllegalArgumentException("a template asks for words that are not there: " + key);
            }
            return words.get(key);
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private String json() {
        Map<String, Object> data = new HashMap<>();
        data.put("language", words.locale().getLanguage());
        data.put("words", Map.of("points", words.get("overview.points"), "games", words.get("games")));
        data.put(
                "colours",
                Map.of(
                        "won", PictureColors.hex(PictureColors.BLUE),
                        "drawn", PictureColors.hex(PictureColors.GREY),
                        "lost", PictureColors.hex(PictureColors.ORANGE),
                        "point", PictureColors.hex(PictureColors.VERMILION),
                        "bar", PictureColors.hex(PictureColors.SKY_BLUE)));
        data.putAll(charts());
        return PlainJson.script(data);
    }

    private static String resource(String name) {
        try (InputStream in = HtmlPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The name of a game in the language of the page. */
    String name(GameProvider game) {
        Messages own = game.messages(words.locale());
        return own.has("name") ? own.get("name") : game.id();
    }

    static String list(List<PlayerSpec> players) {
        return String.join(", ", players.stream().map(PlayerSpec::toString).toList());
    }

    /** The id of a game with its options: "game(option=6)". */
    static String called(GameSetup setup) {
        String options = setup.options().toString();
        return setup.provider().id() + (options.isEmpty() ? "" : "(" + options + ")");
    }

    /** Warnings that any games may deserve, in a list that can grow. */
    List<String> warnings(Results results, RunInfo circumstances) {
        List<String> warnings = new ArrayList<>();
        if (!results.complete()) {
            warnings.add(words.get(
                    "warning.incomplete",
                    numbers.whole(results.games()),
                    numbers.whole(results.tournament().games())));
        }
        if (circumstances.timed()) {
            warnings.add(words.get("warning.timed"));
        }
        if (results.repetitive()) {
            warnings.add(words.get(
                    "warning.repetitive", numbers.whole(results.different()), numbers.whole(results.counted())));
        }
        return warnings;
    }
}
