package org.marienbad.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The frame around the content of every page: navigation, search, the headings of the page. */
final class PageFrame {
    /** @param address from the top of the site */
    record Place(String address, String title) {}

    private final List<Place> navigation;
    private final String template;

    PageFrame(List<Place> navigation) {
        this.navigation = navigation;
        try (InputStream in = PageFrame.class.getResourceAsStream("page.html")) {
            template = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** @param address of the page, from the top of the site */
    String page(String address, String title, String content, List<Section> sections) {
        String top = top(address);
        StringBuilder places = new StringBuilder();
        for (Place place : navigation) {
            places.append(
                    link(top + place.address(), place.title(), place.address().equals(address)));
        }
        StringBuilder headings = new StringBuilder();
        for (Section section : sections) {
            if (section.level() == 2) {
                headings.append(link("#" + section.anchor(), section.heading(), false));
            }
        }
        return template.replace("{top}", top)
                .replace("{title}", escaped(title))
                .replace("{navigation}", places)
                .replace("{headings}", headings)
                .replace("{content}", content);
    }

    /** The way from a page to the top of the site. */
    static String top(String address) {
        return "../".repeat((int) address.chars().filter(c -> c == '/').count());
    }

    private static String link(String address, String title, boolean current) {
        return "<li><a href=\"" + escaped(address) + "\"" + (current ? " aria-current=\"page\"" : "") + ">"
                + escaped(title) + "</a></li>\n";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
