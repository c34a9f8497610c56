package org.marienbad.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.util.resource.Resource;
import org.eclipse.jetty.util.resource.ResourceFactory;
import org.marienbad.drawing.Taste;
import org.marienbad.play.explain.ExplanationPage;

/**
 * The files of the page, all read when the server starts: no path leads to any other file.
 *
 * <p>Each is there under its own path, to be asked for again each time (ETag). It is also under {@code /v/HASH/}, to be
 * kept for ever, where HASH is that of all files together. The file {@code index.html} refers to the latter.
 */
final class PageFiles {
    private static final String FOLDER = "/org/marienbad/server/page/";
    private static final String INDEX = "index.html";
    private static final Pattern REFERENCE = Pattern.compile("\\b(src|href)=\"([^\":#?]+)\"");
    private static final int HASH_BYTES = 12;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html;charset=utf-8",
            "css", "text/css;charset=utf-8",
            "js", "text/javascript;charset=utf-8",
            "properties", "text/plain;charset=utf-8",
            "svg", "image/svg+xml");

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record File(String type, byte[] content, byte[] packed, String tag) {
        static File of(String name, byte[] content) {
            String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
            byte[] packed = Gzip.pack(content);
            return new File(type, content, packed.length < content.length * 9 / 10 ? packed : content, hash(content));
        }

        boolean isPacked() {
            return packed != content;
        }
    }

    private final Map<String, File> files = new HashMap<>();
    private final String kept;

    PageFiles() {
        this(read());
    }

    /** @param contents by path without a slash before it */
    PageFiles(Map<String, byte[]> contents) {
        StringBuilder all = new StringBuilder();
        new TreeMap<>(contents).forEach((name, content) -> all.append(name).append(hash(content)));
        kept = "/v/" + hash(all.toString().getBytes(StandardCharsets.UTF_8)) + "/";
        contents.forEach((name, content) -> {
            if (TYPES.containsKey(name.substring(name.lastIndexOf('.') + 1))) {
                files.put("/" + name, File.of(name, content));
            }
        });
        if (contents.containsKey(INDEX)) {
            files.put("/", File.of(INDEX, index(contents)));
            files.put("/" + INDEX, files.get("/"));
        }
        File icon = files.get("/favicon.svg");
        if (icon != null) {
            files.putIfAbsent("/favicon.ico", icon);
        }
    }

    private byte[] index(Map<String, byte[]> contents) {
        String page = new String(contents.get(INDEX), StandardCharsets.UTF_8);
        return REFERENCE
                .matcher(page)
                .replaceAll(reference -> Matcher.quoteReplacement(
                        contents.containsKey(reference.group(2))
                                ? reference.group(1) + "=\"" + kept + reference.group(2) + "\""
                                : reference.group()))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String hash(byte[] content) {
        byte[] hash = Secret.sha256(content);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, HASH_BYTES));
    }

    /** The first file of the page. */
    String page() {
        return new String(files.get("/").content(), StandardCharsets.UTF_8);
    }

    /** Answers with the file that is asked for; false if there is none. */
    boolean answer(Exchange exchange) {
        String path = exchange.path();
        boolean forEver = path.startsWith(kept);
        File file = files.get(forEver ? path.substring(kept.length() - 1) : path);
        if (file == null) {
            return false;
        }
        boolean packed = file.isPacked() && Gzip.isAccepted(exchange.request());
        String tag = "\"" + file.tag() + (packed ? "-gzip\"" : "\""); // other bytes, another tag (RFC 9110, 8.8.3)
        exchange.put(HttpHeader.ETAG, tag);
        exchange.put(HttpHeader.CACHE_CONTROL, forEver ? "public, max-age=31536000, immutable" : "no-cache");
        exchange.put(HttpHeader.VARY, "Accept-Encoding");
        if (exchange.header("If-None-Match").contains(tag)) {
            exchange.send(304);
        } else if (packed) {
            exchange.put(HttpHeader.CONTENT_ENCODING, "gzip");
            exchange.send(200, file.type(), file.packed());
        } else {
            exchange.send(200, file.type(), file.content());
        }
        return true;
    }

    /**
     * All files beside the index, which stands for their folder: other folders of that name may be on the class path. The lens is
     * the one of files for lectures, and tastes are those of the window.
     */
    private static Map<String, byte[]> read() {
        String index = PageFiles.class.getResource(FOLDER + INDEX).toString();
        Map<String, byte[]> contents = new HashMap<>();
        try (ResourceFactory.Closeable opened = ResourceFactory.closeable()) {
            Resource folder = opened.newResource(index.substring(0, index.length() - INDEX.length()));
            for (Resource file : folder.list()) {
                try (InputStream in = file.newInputStream()) {
                    contents.put(file.getFileName(), in.readAllBytes());
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        contents.put(Taste.FILE, Taste.file().getBytes(StandardCharsets.UTF_8));
        for (String shared : List.of(ExplanationPage.SCRIPT, ExplanationPage.STYLE)) {
            contents.put(shared, ExplanationPage.file(shared).getBytes(StandardCharsets.UTF_8));
        }
        return contents;
    }
}
