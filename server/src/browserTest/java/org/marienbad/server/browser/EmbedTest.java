package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Boards of a server in the pages of another origin. */
class EmbedTest extends TestInBrowser {
    private static final String EMBEDDERS = "marienbad.embedders";

    private HttpServer host;
    private volatile String frame = "";

    /** The server lets the pages of the host embed it by the host's address, but not by its name. */
    @Override
    ServerProcess serve(Path folder) {
        try {
            host = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        host.createContext("/", exchange -> {
            byte[] page = ("<!DOCTYPE html><link rel=icon href='data:,'><title>Mine</title>" + frame)
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html;charset=utf-8");
            try (exchange) {
                exchange.sendResponseHeaders(200, page.length);
                exchange.getResponseBody().write(page);
            }
        });
        host.start();
        System.setProperty(EMBEDDERS, hostOf("127.0.0.1"));
        try {
            return super.serve(folder);
        } finally {
            System.clearProperty(EMBEDDERS);
        }
    }

    @AfterAll
    void stopHost() {
        if (host != null) {
            host.stop(0);
        }
    }

    private String hostOf(String name) {
        return "http://" + name + ":" + host.getAddress().getPort();
    }

    /** Shows {@code line} in the host's page under that name, and looks into its frame. */
    private void embed(Page page, String name, String line) {
        frame = line;
        page.open(hostOf(name) + "/");
        page.driver().switchTo().frame(0);
    }

    @Test
    void aRoomGivesALineThatPutsItsBoardIntoAnotherPage() {
        Page page = visitor();
        setUp(page, "kalaha");
        start(page);
        page.click("[data-help='share']");
        page.click("[data-embed]");
        page.choose("#embed-theme", "dark");
        page.choose("#embed-language", "cs");
        page.choose("#embed-size", "320x400");
        page.find(".preview iframe");
        Browser.keep(page, "embedding");
        String line = (String) page.run("return document.querySelector('#embed-line').value");
        String rooms = "return localStorage.getItem('marienbad.games')";
        Object known = page.run(rooms);
        embed(page, "127.0.0.1", line);
        assertEquals("Hrát", page.text("[data-begin]"));
        page.click("[data-begin]");
        page.until("a turn", () -> page.text(".caption").startsWith("Jste na tahu"));
        assertEquals("dark", page.run("return document.documentElement.dataset.theme"));
        page.clickSpot(page.clickable().get(0));
        page.until("an answer", () -> (boolean) page.run("return document.querySelector('.caption.mine') !== null"
                + " && document.querySelectorAll('.embed .replay, .embed .card').length === 0"));
        assertTrue(((String) page.run("return document.querySelector('[data-full]').href"))
                .startsWith(url("") + "#position="));
        Browser.keep(page, "embedded");
        page.driver().switchTo().defaultContent();
        page.open(url(""));
        assertEquals(known, page.run(rooms), "the board in the other page has kept nothing");
    }

    @Test
    void anOfferLeavesTheBoardWhereItIs() {
        Page ann = visitor();
        open(ann, "kalaha", 2);
        start(ann);
        Page bob = join(visitor(), invitation(ann, 1), "Bob");
        bob.open(url("").replaceFirst("#?$", "?embed") + bob.run("return location.hash"));
        bob.find(".embed .board .area");
        bob.size(400, 320);
        ann.press(Keys.ESCAPE);
        play(ann);
        bob.until("a turn", bob::isAsked);
        String box = "return JSON.stringify(document.querySelector('.board').getBoundingClientRect())";
        Object before = bob.run(box);
        ann.click("[data-verb='ask-takeback']");
        bob.find("[data-offer='takeback']");
        assertEquals(before, bob.run(box));
        Browser.keep(bob, "embedded-offer");
        bob.click("[data-offer='takeback'] .primary");
        ann.until("the move back", ann::isAsked);
    }

    @Test
    void otherPagesShowNothing() {
        Page page = visitor();
        embed(page, "localhost", "<iframe src='" + url("") + "?embed&game=kalaha'></iframe>");
        assertFalse(page.has(".embed"));
        List<String> complaints = page.complaints();
        assertTrue(complaints.stream().anyMatch(line -> line.contains("frame-ancestors")), complaints::toString);
        embed(page, "127.0.0.1", "<iframe src='" + url("") + "'></iframe>");
        assertFalse(page.has(".home"), "the full page is in no frame of others");
        page.driver().switchTo().defaultContent();
        page.complaints();
    }
}
