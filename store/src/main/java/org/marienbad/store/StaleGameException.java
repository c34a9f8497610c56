package org.marienbad.store;

import org.marienbad.framework.text.Text;

/** A game was changed or deleted by somebody else since it was read; nothing was written. */
public final class StaleGameException extends StoreException {
    private static final long serialVersionUID = 1L;

    StaleGameException(GameKey given) {
        super(Text.of("store.stale", String.valueOf(given.id())), null);
    }
}
