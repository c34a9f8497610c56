package org.marienbad.ai.minimax;

import java.util.EnumSet;
import java.util.Set;

/** A part that may be left out to measure it; no setting, as players use all. */
enum Technique {
    SCOUT,
    KILLERS,
    HISTORY,
    EVALUATOR_ORDERING;

    static final Set<Technique> ALL = EnumSet.allOf(Technique.class);
}
