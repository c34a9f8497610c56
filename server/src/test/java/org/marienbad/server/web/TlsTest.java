package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TlsTest {
    private static final String PASSWORD = "correct horse";

    @TempDir
    private static Path directory;

    private static Path file;

    @BeforeAll
    static void makeAKey() throws Exception {
        file = directory.resolve("key.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "web",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=somebody",
                        "-ext",
                        "san=dns:localhost",
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        PASSWORD,
                        "-keystore",
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String told = new String(keytool.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertEquals(0, keytool.waitFor(), told);
    }

    private static HttpClient trusting(Path keystore) throws Exception {
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        KeyStore keys = KeyStore.getInstance(keystore.toFile(), PASSWORD.toCharArray());
        KeyStore certificates = KeyStore.getInstance("PKCS12");
        certificates.load(null, null);
        certificates.setCertificateEntry("web", keys.getCertificate("web"));
        trust.init(certificates);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    @Test
    void pageAndSocketsAreEncrypted() throws Exception {
        try (TestServer server =
                new TestServer(directory, web -> web.keystore(Keystore.read(file, PASSWORD)), trusting(file))) {
            assertEquals("https", server.uri("/").getScheme());
            assertEquals(200, server.get("/").statusCode());
            TestServer.NewRoom room = server.room();
            Watcher watcher = Watcher.of(server, room.id(), room.first());
            assertEquals(0, watcher.await("position").get("length").asInt());
            assertEquals(
                    200,
                    server.get(
                                    "/api/catalogue",
                                    "Origin",
                                    server.uri("/").toString().replaceFirst("/$", ""))
                            .statusCode());
        }
    }

    @ParameterizedTest
    @CsvSource({"key.p12, wrong, the password does not open the keystore ", "missing.p12, x, the keystore "})
    void aKeystoreThatIsOfNoUseIsOneLine(String name, String password, String line) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> Keystore.read(directory.resolve(name), password))
                .getMessage();
        assertTrue(message.startsWith(line), message);
        assertEquals(1, message.lines().count());
    }

    @Test
    void aFileThatIsNoKeystoreIsRefusedWithAReason() throws Exception {
        Path text = Files.writeString(directory.resolve("text.p12"), "no keystore");
        String message = assertThrows(IllegalArgumentException.class, () -> Keystore.read(text, PASSWORD))
                .getMessage();
        assertTrue(message.endsWith("cannot be read; allowed: PKCS 12 (.p12, .pfx) and JKS"), message);
        KeyStore empty = KeyStore.getInstance("PKCS12");
        empty.load(null, null);
        Path file = directory.resolve("empty.p12");
        try (var out = Files.newOutputStream(file)) {
            empty.store(out, PASSWORD.toCharArray());
        }
        message = assertThrows(IllegalArgumentException.class, () -> Keystore.read(file, PASSWORD))
                .getMessage();
        assertTrue(message.endsWith("holds no private key"), message);
    }
}
