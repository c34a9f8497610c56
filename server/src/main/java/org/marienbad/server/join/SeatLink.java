package org.marienbad.server.join;

import java.net.URI;
import java.net.URISyntaxException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link to a room of a server, as people send it to each other.
 *
 * @param server where the server is, with a slash at the end
 * @param room the room's id
 * @param kind the purpose of {@code token}
 * @param token the secret; empty in a room that is open to all
 */
record SeatLink(URI server, String room, Kind kind, String token) {
    /** The right that a link gives. */
    enum Kind {
        /** A seat that is taken already, by the holder of the link. */
        SEAT("seat"),
        /** A seat to be taken. */
        INVITATION("invite"),
        /** Any open seat of a listed room. */
        OPEN("");

        private final String key;

        Kind(String key) {
            this.key = key;
        }
    }

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TOKEN_BYTES = 16;
    private static final Pattern FRAGMENT =
            Pattern.compile("room=([A-Za-z0-9_-]{1,64})(?:&(seat|invite)=([A-Za-z0-9_-]{1,128}))?");
    private static final String ALLOWED =
            "; allowed: an invitation or seat link such as http://localhost:8080/#room=ID&invite=TOKEN, in quotes";

    /** @throws IllegalArgumentException saying what is allowed */
    static SeatLink parse(String text) {
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException malformed) {
            throw new IllegalArgumentException("'" + withoutSecret(text) + "' is no link" + ALLOWED, malformed);
        }
        Matcher parts = FRAGMENT.matcher(uri.getFragment() == null ? "" : uri.getFragment());
        boolean web = uri.getScheme() != null && Set.of("http", "https").contains(uri.getScheme());
        if (!web || uri.getHost() == null || uri.getUserInfo() != null || !parts.matches()) {
            throw new IllegalArgumentException("'" + withoutSecret(text) + "' is no link to a room" + ALLOWED);
        }
        String path = uri.getPath() == null ? "/" : uri.getPath();
        URI server = URI.create(uri.getScheme() + "://" + uri.getRawAuthority()
                + path.substring(0, path.lastIndexOf('/') + 1).replaceFirst("^$", "/"));
        String key = parts.group(2) == null ? "" : parts.group(2);
        Kind kind = key.equals("seat") ? Kind.SEAT : key.equals("invite") ? Kind.INVITATION : Kind.OPEN;
        return new SeatLink(server, parts.group(1), kind, parts.group(3) == null ? "" : parts.group(3));
    }

    /** Messages must not carry secrets into logs. */
    private static String withoutSecret(String text) {
        return text.replaceAll("(seat|invite|watch|host)=.*", "$1=…");
    }

    /** The link to a seat of {@code room}, by which one comes back. */
    SeatLink toSeat(String otherRoom, String seatToken) {
        return new SeatLink(server, otherRoom, Kind.SEAT, seatToken);
    }

    /** The link itself, with its secret. */
    @Override
    public String toString() {
        return server + "#room=" + room + (kind == Kind.OPEN ? "" : "&" + kind.key + "=" + token);
    }

    /** A secret of 128 bits, as tokens of seats are written. */
    static String newToken() {
        byte[] bits = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }
}
