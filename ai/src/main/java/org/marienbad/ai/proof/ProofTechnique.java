package org.marienbad.ai.proof;

import java.util.EnumSet;
import java.util.Set;

/** The techniques that {@link DepthFirstProofSearch} may use or leave out, to measure each. */
enum ProofTechnique {
    /** Thresholds somewhat above the second best child, so that the search changes less often between the two. */
    ONE_PLUS_EPSILON,
    /** A new position is as hard to prove, or to disprove, as it has actions. */
    MOBILITY,
    /** The greatest number in place of the sum, so that transpositions are not counted several times. */
    WEAK;

    static final Set<ProofTechnique> ALL = EnumSet.allOf(ProofTechnique.class);
}
