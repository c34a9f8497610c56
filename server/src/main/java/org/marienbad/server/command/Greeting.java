package org.marienbad.server.command;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.text.Messages;
import org.marienbad.server.web.WebSettings;

/**
 * The first words of a server: its address, and who can reach it.
 *
 * @param uri at which a browser of this machine finds it
 * @param hostToken empty if it is not to be told
 */
record Greeting(Messages words, WebSettings web, URI uri, String hostToken) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(words.get("serve.at", hostLink()));
        others().forEach(url -> lines.add(words.get("serve.others", url)));
        if (web.isLocal() && web.publicUrl().isEmpty()) {
            lines.add(words.get("serve.local"));
        }
        lines.add(words.get("serve.end"));
        return lines;
    }

    /** The same for programs: {@code url}, {@code link} with the host's token, {@code others}. */
    Map<String, Object> fields() {
        return Map.of("url", uri.toString(), "link", hostLink(), "others", others());
    }

    private String hostLink() {
        return uri + (hostToken.isEmpty() ? "" : "#host=" + hostToken);
    }

    /** The addresses for other devices. */
    private List<String> others() {
        List<String> others = new ArrayList<>();
        if (web.address().isAnyLocalAddress()) {
            addresses().forEach(address -> others.add(uri.toString().replace("localhost", address)));
        }
        web.publicUrl().ifPresent(url -> others.add(url.toString()));
        return others;
    }

    List<String> warnings() {
        boolean encrypted = web.keystore().isPresent()
                || web.publicUrl()
                        .filter(url -> url.getScheme().equalsIgnoreCase("https"))
                        .isPresent();
        return web.isLocal() || encrypted ? List.of() : List.of(words.get("serve.plain"));
    }

    /** For the browser of this machine: here the host is known without a token, which others could see in the list of processes. */
    URI ownLink() {
        return web.isHostsAlone() || hostToken.isEmpty() ? uri : URI.create(uri + "#host=" + hostToken);
    }

    /** By which other devices of the same network may reach this machine. */
    private static List<String> addresses() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
                    .map(address -> address.getHostAddress())
                    .sorted()
                    .toList();
        } catch (SocketException unknown) {
            return List.of();
        }
    }
}
