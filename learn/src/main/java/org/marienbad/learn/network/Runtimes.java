package org.marienbad.learn.network;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.marienbad.ai.search.model.NetworkRuntime;
import org.marienbad.framework.game.Services;

/** Finds what computes networks. */
public final class Runtimes {
    private static final String HINT = "a runtime for networks, such as ONNX Runtime as a plugin (docs/learn.md)";

    private Runtimes() {}

    /** Those of the class path, which do not change. */
    private static final class Known {
        static final List<NetworkRuntime> RUNTIMES =
                ServiceLoader.load(NetworkRuntime.class, NetworkRuntime.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();
    }

    /** The first there is, of the class path or among {@code services}. */
    public static Optional<NetworkRuntime> find(Services services) {
        return Known.RUNTIMES.stream()
                .findFirst()
                .or(() -> services.services(NetworkRuntime.class).stream().findFirst());
    }

    /** @throws IllegalArgumentException if there is none */
    static NetworkRuntime require(Services services) {
        return find(services)
                .orElseThrow(() -> new IllegalArgumentException("it needs " + HINT + ", and none is installed"));
    }

    /** A remedy for a network that is refused with {@code reason}. */
    public static IllegalArgumentException missing(IllegalArgumentException reason) {
        return new IllegalArgumentException(reason.getMessage() + "; others need " + HINT, reason);
    }
}
