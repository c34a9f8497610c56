package org.marienbad.site;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Whether every link and picture of a site leads to a file, and every fragment to an anchor, that is there. */
final class LinkCheck {
    private final Path site;
    private final List<String> trusted;
    private final Map<Path, Set<String>> anchors = new HashMap<>();

    /** @param trusted folders whose pages others made and checked; links into them are checked */
    LinkCheck(Path site, List<String> trusted) {
        this.site = site.toAbsolutePath().normalize();
        this.trusted = trusted;
    }

    /** A line for each link that leads nowhere. Links to other sites are not followed. */
    List<String> broken() throws IOException {
        List<String> broken = new ArrayList<>();
        List<Path> pages;
        try (Stream<Path> files = Files.walk(site)) {
            pages = files.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> trusted.stream().noneMatch(folder -> file.startsWith(site.resolve(folder))))
                    .sorted()
                    .toList();
        }
        for (Path page : pages) {
            Document document = Jsoup.parse(page, "UTF-8");
            for (Element element : document.select("[href], [src]")) {
                String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
                if (!leadsSomewhere(page, link)) {
                    broken.add(site.relativize(page) + ": '" + link + "' leads nowhere");
                }
            }
        }
        return broken;
    }

    private boolean leadsSomewhere(Path page, String link) throws IOException {
        URI uri = URI.create(link);
        if (uri.isAbsolute()) {
            return true;
        }
        Path target = uri.getPath().isEmpty()
                ? page
                : page.resolveSibling(uri.getPath()).normalize();
        if (!target.startsWith(site) || !Files.isRegularFile(target)) {
            return false;
        }
        return uri.getFragment() == null || anchors(target).contains(uri.getFragment());
    }

    private Set<String> anchors(Path page) throws IOException {
        Set<String> known = anchors.get(page);
        if (known == null) {
            known = new HashSet<>();
            for (Element element :
                    Jsoup.parse(Files.readString(page, StandardCharsets.UTF_8)).select("[id]")) {
                known.add(element.id());
            }
            anchors.put(page, known);
        }
        return known;
    }
}
