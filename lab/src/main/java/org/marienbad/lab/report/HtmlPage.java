package org.marienbad.lab.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.marienbad.drawing.PictureColors;
import org.marienbad.framework.text.Messages;

/** A page that needs no network: its style, the data of its charts and the charting library are within it. */
final class HtmlPage {
    /** Equal data are equal text, whatever the order of their maps in this process. */
    private static final ObjectWriter JSON =
            new ObjectMapper().writer().with(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

    private HtmlPage() {}

    /** The words of all reports in one language. */
    static Messages words(Locale locale) {
        return Messages.of(locale).with(HtmlPage.class.getClassLoader(), HtmlPage.class.getPackageName() + ".messages");
    }

    /**
     * The page.
     *
     * @param body writes what stands below the title
     * @param data what its charts are drawn from
     */
    static String of(Messages words, String title, Consumer<Html> body, Map<String, Object> data) {
        Html html = new Html();
        html.raw("<!DOCTYPE html>\n<html lang=\"" + words.locale().getLanguage() + "\">\n<head>\n"
                        + "<meta charset=\"utf-8\">\n"
                        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .element("title", title)
                .raw("<style>\n" + palette() + resource("report.css") + "</style>\n</head>\n<body>\n<main>\n")
                .element("h1", title);
        body.accept(html);
        html.raw("</main>\n<script type=\"application/json\" id=\"data\">" + json(data) + "</script>\n<script>"
                + resource("echarts.common.min.js").replace("</script", "<\\/script") + "</script>\n<script>\n"
                + resource("report.js") + "</script>\n</body>\n</html>\n");
        return html.toString();
    }

    private static String json(Map<String, Object> data) {
        try {
            // In a script a tag in a name would end it: no letter of JSON needs to stand as < itself.
            return JSON.writeValueAsString(data)
                    .replace("<", "\\u003c")
                    .replace("\u2028", "\\u2028")
                    .replace("\u2029", "\\u2029");
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The colours that the style sheet takes from those of all pictures. */
    private static String palette() {
        return ":root { --blue: " + PictureColors.hex(PictureColors.BLUE)
                + "; --sky-blue: " + PictureColors.hex(PictureColors.SKY_BLUE)
                + "; --orange: " + PictureColors.hex(PictureColors.ORANGE) + "; }\n";
    }

    private static String resource(String name) {
        try (InputStream in = HtmlPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
