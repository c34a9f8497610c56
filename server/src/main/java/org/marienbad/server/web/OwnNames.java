package org.marienbad.server.web;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/**
 * The names by which this server may be addressed, and the pages that may talk to it: its own only. A foreign name that
 * was made to lead here (DNS rebinding) is not answered, as the pages of that name would count as ours.
 */
final class OwnNames {
    private static final Pattern AUTHORITY = Pattern.compile("(\\[[0-9a-fA-F:.]+\\]|[A-Za-z0-9._-]+)(:\\d{1,5})?");

    private final Set<String> names = new HashSet<>(Set.of("localhost"));
    private final boolean local;
    private final Optional<String> publicOrigin;

    OwnNames(WebSettings settings) {
        local = settings.isLocal();
        publicOrigin = settings.publicUrl().map(url -> origin(url.getScheme(), url.getRawAuthority()));
        settings.publicUrl().map(URI::getHost).ifPresent(this::add);
        if (!settings.host().isEmpty()) {
            add(settings.host());
        }
        if (!local) {
            try {
                String machine = InetAddress.getLocalHost().getHostName();
                add(machine);
                add(machine + ".local");
            } catch (UnknownHostException nameless) {
                // It is reached by its address.
            }
        }
    }

    private void add(String name) {
        names.add(name.toLowerCase(Locale.ROOT));
    }

    /** Whether a request to {@code authority}, a name or an address with or without a port, is meant for this server. */
    boolean isOwn(String authority) {
        Matcher parts = AUTHORITY.matcher(authority);
        if (!parts.matches()) {
            return false;
        }
        // No name leads to an address that was written as such, so no foreign page can be of that name.
        return Addresses.parse(parts.group(1))
                .map(address -> !local || address.isLoopbackAddress())
                .orElseGet(() -> names.contains(parts.group(1).toLowerCase(Locale.ROOT)));
    }

    /** Whether a request with these headers comes from a page of this server, or from no page at all. */
    boolean isFromOwnPage(HttpFields headers, RequestOrigin caller) {
        String site = headers.get("Sec-Fetch-Site");
        if (site != null && !site.equals("same-origin") && !site.equals("none")) {
            return false;
        }
        String origin = headers.get(HttpHeader.ORIGIN);
        if (origin == null) {
            return true;
        }
        int end = origin.indexOf("://");
        if (end < 0) {
            return false;
        }
        String scheme = origin.substring(0, end);
        String authority = origin.substring(end + 3);
        // The scheme is not compared: a proxy that we were not told of may have taken the encryption off.
        return origin(scheme, authority).equals(publicOrigin.orElse(""))
                || without(scheme, authority).equals(without(caller.secure() ? "https" : "http", caller.authority()));
    }

    private static String origin(String scheme, String authority) {
        return scheme.toLowerCase(Locale.ROOT) + "://" + without(scheme, authority);
    }

    /** Without the port, if it is the usual one. */
    private static String without(String scheme, String authority) {
        String lower = authority.toLowerCase(Locale.ROOT);
        String usual = scheme.equalsIgnoreCase("https") ? ":443" : ":80";
        return lower.endsWith(usual) ? lower.substring(0, lower.length() - usual.length()) : lower;
    }
}
