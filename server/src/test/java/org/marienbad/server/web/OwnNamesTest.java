package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.URI;
import org.eclipse.jetty.http.HttpFields;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnNamesTest {
    private static WebSettings.Builder everywhere() throws Exception {
        return WebSettings.builder().address(InetAddress.getByName("0.0.0.0"), "0.0.0.0");
    }

    @ParameterizedTest
    @CsvSource({
        "localhost,              true,  true",
        "LOCALHOST:8080,         true,  true",
        "127.0.0.1:8080,         true,  true",
        "127.1.2.3,              true,  true",
        "[::1]:8080,             true,  true",
        "192.168.1.5:8080,       false, true",
        "[2001:db8::1],          false, true",
        "play.example.org,       false, false",
        "localhost.evil.example, false, false",
        "127.0.0.1.evil.example, false, false",
        "'',                     false, false",
        "null,                   false, false",
        "localhost:80:80,        false, false",
        "evil.example@localhost, false, false",
        "[::1,                   false, false",
    })
    void foreignNamesAreNotAnswered(String authority, boolean local, boolean open) throws Exception {
        assertEquals(local, new OwnNames(WebSettings.builder().build()).isOwn(authority));
        assertEquals(open, new OwnNames(everywhere().build()).isOwn(authority));
    }

    @ParameterizedTest
    @CsvSource({"play.example.org, true", "Play.Example.Org:443, true", "example.org, false", "other.example.org, false"
    })
    void theNameThatTheOperatorGaveIsAnswered(String authority, boolean own) {
        WebSettings named = WebSettings.builder()
                .publicUrl(URI.create("https://play.example.org"))
                .build();
        assertEquals(own, new OwnNames(named).isOwn(authority));
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080,        true",
        "HTTP://LOCALHOST:8080,        true",
        "https://play.example.org,     true",
        "https://play.example.org:443, true",
        "http://play.example.org,      false",
        "http://localhost:8081,        false",
        "http://localhost,             false",
        "http://evil.example,          false",
        "null,                         false",
        "'',                           false",
        "http://localhost:8080.evil.example, false",
    })
    void onlyOwnPagesMayTalkToTheServer(String origin, boolean own) {
        OwnNames names = new OwnNames(WebSettings.builder()
                .publicUrl(URI.create("https://play.example.org/"))
                .build());
        RequestOrigin caller = new RequestOrigin("127.0.0.1", "localhost:8080", false, true);
        assertEquals(own, names.isFromOwnPage(HttpFields.build().add("Origin", origin), caller));
    }

    @ParameterizedTest
    @CsvSource({"same-origin, true", "none, true", "same-site, false", "cross-site, false"})
    void theSecFetchSiteHeaderDecidesWhosePageAsks(String site, boolean own) {
        OwnNames names = new OwnNames(WebSettings.builder().build());
        RequestOrigin caller = new RequestOrigin("127.0.0.1", "localhost", false, true);
        assertEquals(own, names.isFromOwnPage(HttpFields.build().add("Sec-Fetch-Site", site), caller));
    }

    /** A proxy that we were not told of takes the encryption off, so the page's address is https, and ours is not. */
    @ParameterizedTest
    @CsvSource({"https://game.example, game.example, true", "https://game.example:8443, game.example:8443, true"})
    void aPageBehindAProxyIsOurs(String origin, String authority, boolean own) {
        OwnNames names = new OwnNames(WebSettings.builder().build());
        RequestOrigin caller = new RequestOrigin("127.0.0.1", authority, false, false);
        assertEquals(own, names.isFromOwnPage(HttpFields.build().add("Origin", origin), caller));
    }
}
