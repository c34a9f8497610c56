package org.marienbad.testkit;

/** For message bundles that belong to no game or player, which the kit checks anyway. */
public final class Bundles {
    private Bundles() {}

    /**
     * Requires English and Czech words for the same keys, each language read by itself. A {@code ResourceBundle} also
     * has the keys of its parents, so missing words would go unnoticed.
     */
    public static void requireComplete(ClassLoader loader, String baseName) {
        Bundle bundle = Bundle.of(loader, baseName);
        if (!bundle.languages().containsKey(Bundle.CZECH)) {
            throw Violation.of(
                    "message bundle " + baseName,
                    "a Czech one",
                    "only " + bundle.languages().keySet());
        }
        bundle.requireSound();
    }
}
