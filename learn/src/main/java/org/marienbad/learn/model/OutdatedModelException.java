package org.marienbad.learn.model;

import org.marienbad.framework.text.Text;
import org.marienbad.learn.text.RefusedException;

/** A model was trained for features that its game does not tell any more: it has to be trained again. */
public final class OutdatedModelException extends RefusedException {
    private static final long serialVersionUID = 1;

    OutdatedModelException(Text reason) {
        super(reason);
    }
}
