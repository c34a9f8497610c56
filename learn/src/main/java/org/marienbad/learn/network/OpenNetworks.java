package org.marienbad.learn.network;

import java.lang.ref.WeakReference;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.WeakHashMap;
import org.marienbad.ai.search.model.Network;
import org.marienbad.ai.search.model.NetworkRuntime;

/**
 * The networks that are in use: every match makes its players anew, and opening a network costs milliseconds and memory that is not
 * the heap's.
 */
final class OpenNetworks {
    /** By runtime, which goes with its plugin, and by the hash of the file. */
    private static final Map<Class<?>, Map<String, WeakReference<Network>>> OPEN = new WeakHashMap<>();

    private OpenNetworks() {}

    static synchronized Network open(NetworkRuntime runtime, byte[] onnx) {
        Map<String, WeakReference<Network>> known = OPEN.computeIfAbsent(runtime.getClass(), none -> new HashMap<>());
        known.values().removeIf(reference -> reference.get() == null);
        String hash = sha256(onnx);
        WeakReference<Network> reference = known.get(hash);
        Network network = reference == null ? null : reference.get();
        if (network == null) {
            network = runtime.open(onnx);
            known.put(hash, new WeakReference<>(network));
        }
        return network;
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) { // every Java platform has it
            throw new IllegalStateException(impossible);
        }
    }
}
