package org.marienbad.store;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.text.Text;

/**
 * The place of a database of PostgreSQL, and its user.
 *
 * @param url for JDBC, without user and password
 * @param user empty for that of the operating system
 * @param password empty for what the driver finds in {@code ~/.pgpass}
 * @param name for people, without the password
 */
record PostgresAddress(String url, String user, String password, String name) {
    private static final Pattern SCHEME = Pattern.compile("postgres(ql)?://.*");
    private static final Pattern SECRET = Pattern.compile("(://[^:@/]*):.*@");
    private static final Pattern PATH = Pattern.compile("/[^/@:]+");

    /** Seconds to wait for a connection; to wait for an answer, so that a server that vanished ends no write later. */
    private static final String CONNECT_SECONDS = "5";

    private static final String ANSWER_SECONDS = "10";

    /**
     * Empty if {@code address} is of something else.
     *
     * @throws StoreException if it is malformed
     */
    static Optional<PostgresAddress> parse(String address) {
        if (!SCHEME.matcher(address).matches()) {
            return Optional.empty();
        }
        try {
            URI uri = new URI(address);
            String path = uri.getPath();
            if (uri.getHost() == null
                    || uri.getFragment() != null
                    || !PATH.matcher(path).matches()) {
                throw malformed(address);
            }
            String[] login =
                    Optional.ofNullable(uri.getRawUserInfo()).orElse("").split(":", 2);
            String place = uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()) + uri.getRawPath();
            String user = decoded(login[0]);
            return Optional.of(new PostgresAddress(
                    "jdbc:postgresql://" + place + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()),
                    user,
                    login.length == 1 ? "" : decoded(login[1]),
                    "postgresql://" + (user.isEmpty() ? "" : user + "@") + place));
        } catch (java.net.URISyntaxException | IllegalArgumentException wrong) {
            throw malformed(address);
        }
    }

    private static String decoded(String part) {
        return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** The reason is left out on purpose: it would show the password. */
    private static StoreException malformed(String address) {
        return new StoreException(Text.of("store.address", withoutPassword(address)), null);
    }

    /** For messages, valid or not: without any password. */
    static String withoutPassword(String address) {
        Matcher secret = SECRET.matcher(address);
        return secret.find()
                ? secret.replaceFirst("$1:…@").replaceFirst("\\?.*", "")
                : address.replaceFirst("\\?.*", "");
    }

    Connection connect() throws SQLException {
        return DriverManager.getConnection(url, properties());
    }

    /** The properties for the driver, user and password included. */
    Properties properties() {
        Properties properties = new Properties();
        if (!user.isEmpty()) {
            properties.setProperty("user", user);
        }
        if (!password.isEmpty()) {
            properties.setProperty("password", password);
        }
        properties.setProperty("ApplicationName", "marienbad");
        properties.setProperty("connectTimeout", CONNECT_SECONDS);
        properties.setProperty("socketTimeout", ANSWER_SECONDS);
        properties.setProperty("tcpKeepAlive", "true");
        return properties;
    }

    @Override
    public String toString() {
        return name;
    }
}
