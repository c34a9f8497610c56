package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the page, as a browser gets them. */
class PageTest {
    private static final Pattern KEPT = Pattern.compile("\"(/v/[A-Za-z0-9_-]+/[^\"]+)\"");

    @TempDir
    private static Path directory;

    private static TestServer server;

    @BeforeAll
    static void start() throws Exception {
        server = new TestServer(directory, UnaryOperator.identity());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    @Test
    void thePageNamesItsFilesSoThatTheyMayBeKeptForEver() throws Exception {
        HttpResponse<String> page = server.get("/");
        assertEquals(200, page.statusCode());
        assertEquals("text/html;charset=utf-8", header(page, "Content-Type"));
        assertEquals("no-cache", header(page, "Cache-Control"));
        Matcher files = KEPT.matcher(page.body());
        int found = 0;
        while (files.find()) {
            HttpResponse<String> file = server.get(files.group(1));
            assertEquals(200, file.statusCode(), files.group(1));
            assertEquals("public, max-age=31536000, immutable", header(file, "Cache-Control"));
            assertEquals(
                    file.body(),
                    server.get("/" + files.group(1).split("/", 4)[3]).body());
            found++;
        }
        assertTrue(found >= 2, page.body());
    }

    @Test
    void aPageThatTheBrowserHasIsNotSentAgain() throws Exception {
        HttpResponse<String> page = server.get("/index.html");
        HttpResponse<String> again = server.get("/", "If-None-Match", header(page, "ETag"));
        assertEquals(304, again.statusCode());
        assertEquals("", again.body());
        assertEquals(200, server.get("/", "If-None-Match", "\"other\"").statusCode());
    }

    @Test
    void filesArePackedForThoseWhoCanUnpackThem() throws Exception {
        HttpResponse<byte[]> packed = server.client()
                .send(
                        server.request("/")
                                .header("Accept-Encoding", "br, gzip")
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        assertEquals("gzip", header(packed, "Content-Encoding"));
        assertEquals("Accept-Encoding", header(packed, "Vary"));
        byte[] content = new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes();
        assertEquals(server.get("/").body(), new String(content, StandardCharsets.UTF_8));
        HttpResponse<String> plain = server.get("/", "Accept-Encoding", "gzip;q=0");
        assertEquals("", header(plain, "Content-Encoding"));
        String tag = header(packed, "ETag");
        assertNotEquals(header(plain, "ETag"), tag, "other bytes");
        assertEquals(
                304,
                server.get("/", "Accept-Encoding", "gzip", "If-None-Match", tag).statusCode());
        assertEquals(200, server.get("/", "If-None-Match", tag).statusCode());
    }

    @Test
    void everyAnswerTellsTheBrowserWhomToTrust() throws Exception {
        for (String path : new String[] {"/", "/nothing", "/api/nothing", "/health"}) {
            HttpResponse<String> answer = server.get(path);
            assertTrue(header(answer, "Content-Security-Policy").startsWith("default-src 'self';"), path);
            assertTrue(header(answer, "Content-Security-Policy").contains("frame-ancestors 'self'"), path);
            assertEquals("nosniff", header(answer, "X-Content-Type-Options"), path);
            assertEquals("no-referrer", header(answer, "Referrer-Policy"), path);
            assertEquals("", header(answer, "Server"), path);
        }
        String bad = server.raw("GARBAGE\n\n");
        assertTrue(bad.startsWith("HTTP/1.1 400 "), bad);
    }

    @Test
    void onlyTheEmbeddedPageMayStandInPagesOfTheOriginsThatTheHostNames(@TempDir Path other) throws Exception {
        String allowed = "frame-ancestors 'self' https://a.example http://b.example:81";
        try (TestServer open = new TestServer(other, web -> web.embedders("https://a.example, http://b.example:81"))) {
            for (String path : new String[] {"/?embed&game=nim", "/?game=nim&embed=1"}) {
                HttpResponse<String> page = open.get(path);
                assertTrue(header(page, "Content-Security-Policy").endsWith(allowed), path);
                assertEquals("", header(page, "X-Frame-Options"), path);
            }
            for (String path :
                    new String[] {"/", "/?embedded", "/?game=embed", "/api/catalogue?embed", "/health?embed"}) {
                HttpResponse<String> answer = open.get(path);
                assertTrue(header(answer, "Content-Security-Policy").endsWith("frame-ancestors 'self'"), path);
                assertEquals("SAMEORIGIN", header(answer, "X-Frame-Options"), path);
            }
        }
        assertTrue(header(server.get("/?embed"), "Content-Security-Policy").endsWith("frame-ancestors 'self'"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a.example", "https://a.example/path", "https://*", "https://a.example; script-src *", "'self'"})
    void embeddersAreOrigins(String given) {
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class, () -> WebSettings.builder().embedders(given));
        assertTrue(refused.getMessage().startsWith("'" + given + "' is not allowed"), refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../web/messages.properties",
                "/%2e%2e/web/messages.properties",
                "/..%2fweb/messages.properties",
                "/..;/web/messages.properties",
                "/.%00./web/messages.properties",
                "//web/messages.properties",
                "/web/messages.properties",
                "/org/marienbad/server/page/index.html",
                "/v//index.html",
                "/..\\web\\messages.properties",
                "/WEB-INF/",
            })
    void nothingButTheFilesOfThePageIsThere(String path) throws Exception {
        String answer = server.raw("GET " + path + " HTTP/1.1\nHost: localhost\nConnection: close\n\n");
        assertTrue(answer.startsWith("HTTP/1.1 404 ") || answer.startsWith("HTTP/1.1 400 "), answer);
    }

    @Test
    void onlyReadingIsPossible() throws Exception {
        assertEquals(405, server.post("/", "", "{}").statusCode());
        HttpResponse<String> head =
                server.send(server.request("/").method("HEAD", java.net.http.HttpRequest.BodyPublishers.noBody()));
        assertEquals(200, head.statusCode());
        assertEquals("", head.body());
    }

    @Test
    void referencesToOtherPlacesStayAsTheyAre() {
        Map<String, byte[]> contents = Map.of(
                "index.html",
                "<a href=\"#top\" src=\"x.js\"><a href=\"/api\"><a href=\"https://e.org\"><a href=\"no.js\">"
                        .getBytes(StandardCharsets.UTF_8),
                "x.js",
                new byte[0]);
        String page = new PageFiles(contents).page();
        assertTrue(
                page.matches(
                        "<a href=\"#top\" src=\"/v/[\\w-]+/x\\.js\"><a href=\"/api\"><a href=\"https://e\\.org\"><a"
                                + " href=\"no\\.js\">"),
                page);
    }
}
