package org.marienbad.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The documents of a repository: the pages that README.md leads to, over any number of links, and all of {@code docs}.
 */
final class Documents {
    private final Path repository;
    /** By its path in the repository. */
    private final Map<Path, MarkdownPage> pages = new TreeMap<>();

    private final Set<Path> files = new TreeSet<>();
    /** Folders without a README. */
    private final Set<Path> folders = new TreeSet<>();

    /** Reads the documents. */
    Documents(Path repository) throws IOException {
        this.repository = repository.toAbsolutePath().normalize();
        Deque<Path> open = new ArrayDeque<>();
        open.add(Path.of("README.md"));
        open.add(Path.of("CONTRIBUTING.md"));
        try (Stream<Path> documents = Files.list(this.repository.resolve("docs"))) {
            documents
                    .filter(file -> file.toString().endsWith(".md"))
                    .map(this.repository::relativize)
                    .forEach(open::add);
        }
        while (!open.isEmpty()) {
            Path path = open.remove();
            if (!pages.containsKey(path)) {
                MarkdownPage page = new MarkdownPage(Files.readString(this.repository.resolve(path)));
                pages.put(path, page);
                for (String link : page.links()) {
                    follow(path, link, open);
                }
            }
        }
    }

    private void follow(Path from, String link, Deque<Path> open) throws IOException {
        URI uri = URI.create(link);
        if (uri.isAbsolute() || uri.getPath().isEmpty()) {
            return;
        }
        Path target = target(from, uri);
        Path place = repository.resolve(target);
        if (Files.isDirectory(place)) {
            if (Files.exists(place.resolve("README.md"))) {
                open.add(target.resolve("README.md"));
            } else if (folders.add(target)) {
                for (Path file : filesBelow(target)) {
                    follow(target.resolve("."), target.relativize(file).toString(), open);
                }
            }
        } else if (target.toString().endsWith(".md") && Files.exists(place)) {
            open.add(target);
        } else if (Files.exists(place)) {
            files.add(target);
        }
    }

    /** Without the files of a build. */
    List<Path> filesBelow(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(repository.resolve(folder))) {
            return found.filter(Files::isRegularFile)
                    .map(repository::relativize)
                    .filter(file -> Stream.of("build", ".gradle", "__pycache__")
                            .noneMatch(name -> file.startsWith(folder.resolve(name))
                                    || file.toString().contains("/" + name + "/")))
                    .sorted()
                    .toList();
        }
    }

    /** The target of a link of a document in the repository. */
    static Path target(Path from, URI link) {
        return from.resolveSibling(link.getPath()).normalize();
    }

    /** The pages by the paths of their documents in the repository. */
    Map<Path, MarkdownPage> pages() {
        return pages;
    }

    /** Other files that documents link to, by their paths in the repository. */
    Set<Path> files() {
        return files;
    }

    /** Folders without a README that documents link to. */
    Set<Path> folders() {
        return folders;
    }

    /** The place of a path in the repository. */
    Path place(Path path) {
        return repository.resolve(path);
    }

    /** Links of the documents that lead nowhere in the repository, a line for each. */
    List<String> broken() {
        List<String> broken = new ArrayList<>();
        pages.forEach((path, page) -> page.links().forEach(link -> {
            if (!leadsSomewhere(path, page, URI.create(link))) {
                broken.add(path + ": '" + link + "' leads nowhere");
            }
        }));
        return broken;
    }

    private boolean leadsSomewhere(Path path, MarkdownPage page, URI link) {
        if (link.isAbsolute()) {
            return true;
        }
        Path target = link.getPath().isEmpty() ? path : target(path, link);
        MarkdownPage other = link.getPath().isEmpty() ? page : pages.get(target);
        return Files.exists(repository.resolve(target))
                && (link.getFragment() == null
                        || other != null
                                && other.sections().stream()
                                        .anyMatch(section -> section.anchor().equals(link.getFragment())));
    }
}
