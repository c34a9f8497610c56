package org.marienbad.games.kalaha.theses;

import java.util.function.Function;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.statistics.StarterResults;

/** Which results there are, in the order of the thesis's tables: the starter (R: of a draw) and the winner. */
enum ThesisCell {
    AA(StarterResults::ppAA),
    AB(StarterResults::ppAB),
    BB(StarterResults::ppBB),
    BA(StarterResults::ppBA),
    RA(StarterResults::ppRA),
    RB(StarterResults::ppRB);

    private final Function<StarterResults, Proportion> share;

    ThesisCell(Function<StarterResults, Proportion> share) {
        this.share = share;
    }

    /** How many of the games of this cell's starter ended so. */
    Proportion of(PairTally tally) {
        return share.apply(tally.results());
    }

    /** The same cell if A and B change their names. */
    ThesisCell swapped() {
        return switch (this) {
            case AA -> BB;
            case AB -> BA;
            case BB -> AA;
            case BA -> AB;
            case RA -> RB;
            case RB -> RA;
        };
    }
}
