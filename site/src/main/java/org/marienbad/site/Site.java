package org.marienbad.site;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Documents as pages with a gallery and a search. A page lies where its document lies; {@code README.md} becomes {@code
 * index.html}; files that documents link to are copied.
 */
final class Site {
    /** The first page. */
    static final String HOME = "index.html";
    /** The folder of the Javadoc. */
    static final String API = "api";
    /** The folder of the page on which to play. */
    static final String PLAY = "play";

    private static final String GALLERY = "gallery.html";
    private static final Path GAMES = Path.of("docs", "games.md");
    private static final List<String> OWN_FILES = List.of("site.css", "site.js");
    private static final String LUNR = "/META-INF/maven/org.webjars.npm/lunr/pom.properties";

    private final Documents documents;

    Site(Documents documents) {
        this.documents = documents;
    }

    /**
     * Writes the site into a folder that is empty or not yet there.
     *
     * @param api Javadoc made elsewhere
     * @param played the page on which to play, likewise
     */
    void write(Path api, Path played, Path output) throws IOException {
        PageFrame frame = new PageFrame(navigation());
        SearchIndex search = new SearchIndex();
        LiveBoards boards = new LiveBoards(
                GAMES.getParent().toString(), documents.pages().get(GAMES).pictures());
        for (Map.Entry<Path, MarkdownPage> entry : documents.pages().entrySet()) {
            Path path = entry.getKey();
            MarkdownPage page = entry.getValue();
            String address = address(path);
            search.add(address, page);
            String html = boards.in(path, PageFrame.top(address), page.html(link -> rewritten(path, link)));
            write(output, address, frame.page(address, page.title(), html, page.sections()));
        }
        for (Path folder : documents.folders()) {
            String address = address(folder.resolve("README.md"));
            write(output, address, frame.page(address, folder.getFileName().toString(), listing(folder), List.of()));
        }
        write(output, GALLERY, frame.page(GALLERY, "Gallery", gallery(), List.of()));
        write(output, "search.js", search.script());
        for (String name : OWN_FILES) {
            copyResource(name, output.resolve(name));
        }
        copyResource(
                "/META-INF/resources/webjars/lunr/" + lunrVersion() + "/lunr.min.js", output.resolve("lunr.min.js"));
        for (Path file : documents.files()) {
            copy(documents.place(file), output.resolve(file.toString()));
        }
        copyAll(api, output.resolve(API));
        copyAll(played, output.resolve(PLAY));
    }

    private static void copyAll(Path folder, Path target) throws IOException {
        try (Stream<Path> made = Files.walk(folder)) {
            for (Path file : made.filter(Files::isRegularFile).toList()) {
                copy(file, target.resolve(folder.relativize(file).toString()));
            }
        }
    }

    /** The documents to which README.md leads directly, in its order. */
    private List<PageFrame.Place> navigation() {
        List<PageFrame.Place> places = new ArrayList<>();
        Path home = Path.of("README.md");
        places.add(new PageFrame.Place(HOME, documents.pages().get(home).title()));
        places.add(new PageFrame.Place(PLAY + "/index.html", "Play now"));
        places.add(new PageFrame.Place(GALLERY, "Gallery"));
        for (String link : documents.pages().get(home).links()) {
            Path target = Documents.target(home, URI.create(link));
            MarkdownPage page = documents.pages().get(target);
            String address = page == null ? "" : address(target);
            if (page != null
                    && places.stream().noneMatch(place -> place.address().equals(address))) {
                places.add(new PageFrame.Place(address, page.title()));
            }
        }
        places.add(new PageFrame.Place(API + "/" + HOME, "Javadoc"));
        return places;
    }

    private static String address(Path document) {
        String path = document.toString().replace('\\', '/');
        return path.endsWith("README.md")
                ? path.substring(0, path.length() - "README.md".length()) + HOME
                : path.substring(0, path.length() - ".md".length()) + ".html";
    }

    private String rewritten(Path from, String link) {
        URI uri = URI.create(link);
        if (uri.isAbsolute() || uri.getPath().isEmpty()) {
            return link;
        }
        String fragment = uri.getFragment() == null ? "" : "#" + uri.getFragment();
        Path target = Documents.target(from, uri);
        Path folder = Path.of(address(from)).resolveSibling(".").normalize();
        String address = Files.isDirectory(documents.place(target))
                ? address(target.resolve("README.md"))
                : documents.pages().containsKey(target) ? address(target) : target.toString();
        return folder.relativize(Path.of(address)).toString().replace('\\', '/') + fragment;
    }

    private String listing(Path folder) throws IOException {
        StringBuilder html = new StringBuilder(
                "<h1>" + PageFrame.escaped(folder.getFileName().toString()) + "</h1>\n<ul>\n");
        for (Path file : documents.filesBelow(folder)) {
            MarkdownPage page = documents.pages().get(file);
            String link = rewritten(
                    folder.resolve("README.md"), folder.relativize(file).toString());
            String name = page == null ? folder.relativize(file).toString() : page.title();
            html.append("<li><a href=\"" + PageFrame.escaped(link) + "\">" + PageFrame.escaped(name) + "</a></li>\n");
        }
        return html.append("</ul>\n").toString();
    }

    private String gallery() {
        StringBuilder html = new StringBuilder("<h1>Gallery</h1>\n<div class=\"gallery\">\n");
        documents
                .pages()
                .get(GAMES)
                .pictures()
                .forEach((section, picture) -> html.append("<a href=\"")
                        .append(address(GAMES))
                        .append('#')
                        .append(section.anchor())
                        .append("\"><img src=\"docs/")
                        .append(PageFrame.escaped(picture))
                        .append("\" alt=\"\"><span>")
                        .append(PageFrame.escaped(section.heading()))
                        .append("</span></a>\n"));
        return html.append("</div>\n").toString();
    }

    private static void write(Path output, String address, String text) throws IOException {
        Path file = output.resolve(address);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String lunrVersion() throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(LUNR)) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        }
    }

    private static void copyResource(String name, Path to) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(name)) {
            Files.write(to, in.readAllBytes());
        }
    }
}
