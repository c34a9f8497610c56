package org.marienbad.request;

import java.util.Optional;

/** A refusal of something in a request, in one line: the place where it was given, the fault, and what is allowed. */
public final class RequestFault extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String option;

    /** @param where the place, for people; empty where the sentence says enough */
    public RequestFault(String where, String problem) {
        this(where, problem, "", null);
    }

    RequestFault(String where, String problem, String option, Throwable cause) {
        super(where.isEmpty() ? problem : where + ": " + problem, cause);
        this.option = option;
    }

    /** The key of the game's option that is refused, by itself or beside the others; empty if something else is. */
    public Optional<String> option() {
        return option.isEmpty() ? Optional.empty() : Optional.of(option);
    }
}
