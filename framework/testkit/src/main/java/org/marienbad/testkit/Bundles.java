package org.marienbad.testkit;

/** For message bundles that belong to no game or player, which the kit checks anyway. */
public final class Bundles {
    private Bundles() {}

    /**
     * Requires English and Czech words for the same keys, each language read by itself: a {@code ResourceBundle} has
     * the keys of its parents too, so that words missing from it would not be noticed.
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
