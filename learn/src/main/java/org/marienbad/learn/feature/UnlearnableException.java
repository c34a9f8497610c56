package org.marienbad.learn.feature;

import org.marienbad.framework.text.Text;
import org.marienbad.learn.text.RefusedException;

/** A game that a method cannot learn. */
public final class UnlearnableException extends RefusedException {
    private static final long serialVersionUID = 1;

    /** @param reason a sentence of this library's bundle, without its full stop */
    public UnlearnableException(Text reason) {
        super(reason);
    }
}
