package org.marienbad.server.web;

import java.net.InetAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The address of a server and the ways to it.
 *
 * @param address where it listens
 * @param host the same as it was named, empty if it was not
 * @param publicUrl how others reach it, by a proxy for example
 * @param proxies whose word is taken for where a request comes from
 * @param keystore with the key of its certificate; without it speaks HTTP
 * @param hostToken makes its sender the host
 * @param metricsToken lets its sender read the metrics from elsewhere
 * @param embedders the origins whose pages may show a board of this server, beside its own
 */
public record WebSettings(
        InetAddress address,
        String host,
        Optional<URI> publicUrl,
        Addresses.Networks proxies,
        Optional<Keystore> keystore,
        Secret hostToken,
        Optional<Secret> metricsToken,
        List<String> embedders,
        WebLimits limits) {
    public WebSettings {
        Objects.requireNonNull(address, "address");
        embedders = List.copyOf(embedders);
    }

    /** For a server of this machine alone, with a host token that nobody knows. */
    public static Builder builder() {
        return new Builder();
    }

    /** Whether only this machine can reach it directly. */
    public boolean isLocal() {
        return address.isLoopbackAddress();
    }

    /**
     * Whether who comes from this machine itself can be nobody but the host. Not behind a proxy, which comes from here for
     * everybody, and may not say for whom.
     */
    public boolean isHostsAlone() {
        return isLocal() && publicUrl.isEmpty() && proxies.all().isEmpty();
    }

    /** The address at which a browser of this machine finds a server at {@code port}. */
    public URI uri(int port) {
        boolean here = address.isAnyLocalAddress() || address.isLoopbackAddress();
        String name = here ? "localhost" : address.getHostAddress();
        String authority = name.contains(":") ? "[" + name + "]" : name;
        return URI.create((keystore.isPresent() ? "https" : "http") + "://" + authority + ":" + port + "/");
    }

    /** Missing values are as for a server of this machine alone. */
    public static final class Builder {
        private static final Pattern ORIGIN = Pattern.compile("https?://[A-Za-z0-9.-]+(:\\d{1,5})?");

        private InetAddress address = InetAddress.getLoopbackAddress();
        private String host = "";
        private Optional<URI> publicUrl = Optional.empty();
        private Addresses.Networks proxies = Addresses.Networks.NONE;
        private Optional<Keystore> keystore = Optional.empty();
        private Secret hostToken = Secret.of(Secret.newToken());
        private Optional<Secret> metricsToken = Optional.empty();
        private List<String> embedders = List.of();
        private WebLimits limits = WebLimits.ofDefaults();

        private Builder() {}

        /** @param name as which it was named */
        public Builder address(InetAddress where, String name) {
            address = where;
            host = name;
            return this;
        }

        /** @throws IllegalArgumentException if {@code url} is not an http or https URL without path */
        public Builder publicUrl(URI url) {
            boolean web = "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
            boolean bare = url.getHost() != null
                    && url.getUserInfo() == null
                    && url.getQuery() == null
                    && url.getFragment() == null
                    && (url.getPath().isEmpty() || url.getPath().equals("/"));
            if (!web || !bare) {
                throw new IllegalArgumentException(
                        "'" + url + "' is not allowed; allowed: an address such as https://play.example.org, without a"
                                + " path");
            }
            publicUrl = Optional.of(url);
            return this;
        }

        /**
         * @param networks addresses and networks, separated by commas
         * @throws IllegalArgumentException if they are anything else
         */
        public Builder proxies(String networks) {
            proxies = Addresses.Networks.parse(networks);
            return this;
        }

        public Builder keystore(Keystore file) {
            keystore = Optional.of(file);
            return this;
        }

        public Builder hostToken(Secret token) {
            hostToken = token;
            return this;
        }

        public Builder metricsToken(Secret token) {
            metricsToken = Optional.of(token);
            return this;
        }

        /**
         * @param origins such as {@code https://example.org}, separated by commas
         * @throws IllegalArgumentException if one is anything else
         */
        public Builder embedders(String origins) {
            embedders = Arrays.stream(origins.split(","))
                    .map(String::strip)
                    .filter(one -> !one.isEmpty())
                    .toList();
            for (String origin : embedders) {
                if (!ORIGIN.matcher(origin).matches()) {
                    throw new IllegalArgumentException("'" + origin
                            + "' is not allowed; allowed: origins such as https://example.org, separated by commas");
                }
            }
            return this;
        }

        public Builder limits(WebLimits some) {
            limits = some;
            return this;
        }

        public WebSettings build() {
            return new WebSettings(
                    address, host, publicUrl, proxies, keystore, hostToken, metricsToken, embedders, limits);
        }
    }
}
