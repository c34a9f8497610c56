package org.marienbad.server.protocol;

import java.util.Locale;
import java.util.Objects;

/**
 * The sender of a request.
 *
 * @param address where the request comes from, for limits
 * @param isHost whether it is the one who runs the server
 * @param locale the language in which the visitor reads
 */
public record Visitor(String address, boolean isHost, Locale locale) {
    public Visitor {
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(locale, "locale");
    }
}
