package org.marienbad.rbg.compile;

import org.marienbad.rbg.tree.Rule;

/**
 * The flows of a description as numbers, which a {@link WalkedPosition} walks. A node is a row of instructions, each of {@link #LENGTH} numbers. These
 * are the operation with flags, an argument, the place of the instruction at which it goes on, and another argument. Immutable.
 */
final class FlowCode {
    /** How many numbers an instruction has. */
    static final int LENGTH = 4;

    static final int NOTHING = 0;
    /** The argument is the place of the shift's targets in {@link #targets}. */
    static final int GO = 1;
    /** The argument is the place in {@link #alive} of the pieces. */
    static final int ON = 2;
    /** The argument is the place in {@link #alive} of the vertices. */
    static final int WITHIN = 3;
    /** The argument is the place in {@link #comparisons}. */
    static final int COMPARE = 4;
    /** Alive if the check can be run; the argument is the place of its first instruction. */
    static final int CAN = 5;
    /** Alive if it cannot. */
    static final int CANNOT = 6;
    /**
     * The argument is the place in {@link #spreads} of the rows. The other one is the place in {@link #alive} of pieces: one of them must be at the target.
     * It is −1 if any may be.
     */
    static final int SPREAD = 7;
    /** The arguments are piece and modifier. */
    static final int PUT = 8;
    /** The arguments are the place in {@link #assignments} and the modifier. */
    static final int ASSIGN = 9;
    /** The argument is the modifier. */
    static final int SWITCH = 10;
    /**
     * A loop that goes straight on. The argument is the place in {@link #targets} of the way back. The other one is the place of its own instructions, of
     * which the last one is {@link #END}.
     */
    static final int RAY = 11;
    /** As {@link #RAY}, in a check. */
    static final int CHECK_RAY = 12;
    /** Dead if the search has been here; the argument is the place of the first vertex. */
    static final int MET = 13;
    /** The search has found its goal. */
    static final int FOUND = 14;
    /** Nothing is left. */
    static final int END = 15;

    /** The bits of the operation. */
    static final int OPERATION = 15;
    /** The last instruction of a node. */
    static final int LAST = 16;
    /** A modification of something that is read afterwards. */
    static final int WRITES = 32;
    /** A modification that is counted, as there may be many. */
    static final int COUNTED = 64;
    /** Behind a modification, or at the begin of a check, it is remembered where the search has been. */
    static final int REMEMBERS = 128;

    final int[] code;
    final int[] targets;
    final boolean[] alive;
    /** By spread and vertex where its row begins in {@link #ends}, and where it ends. */
    final int[] spreads;

    final int[] ends;
    final Rule.Compare[] comparisons;
    final Rule.Assign[] assignments;
    /** By entry the place of its first instruction. */
    final int[] begins;

    FlowCode(PlannedRules rules) {
        FlowCodeWriter writer = new FlowCodeWriter(rules);
        code = writer.code();
        targets = writer.targets();
        alive = writer.alive();
        spreads = writer.spreads();
        ends = writer.ends();
        comparisons = writer.comparisons();
        assignments = writer.assignments();
        begins = rules.begins().stream().mapToInt(writer::place).toArray();
    }
}
