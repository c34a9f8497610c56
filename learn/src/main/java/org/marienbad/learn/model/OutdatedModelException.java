package org.marienbad.learn.model;

/** A model was trained for features that its game does not tell any more: it has to be trained again. */
public final class OutdatedModelException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    OutdatedModelException(String reason) {
        super(reason);
    }
}
