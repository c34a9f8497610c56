package org.marienbad.rbg.compile;

import java.lang.invoke.MethodHandles;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;

/** A description as a class of the virtual machine. Immutable; its positions are confined to one thread each. */
public final class CompiledRules {
    private final PlannedPosition start;

    /**
     * @throws TooLargeException if it does not fit
     * @throws IllegalStateException if the keeper never ends
     */
    public CompiledRules(RbgRules rules) {
        PlannedRules planned = new PlannedRules(rules);
        PositionWriter writer = new PositionWriter(planned);
        byte[] bytes;
        try {
            bytes = writer.write();
        } catch (StackOverflowError deep) {
            throw new TooLargeException("its rules are nested too deeply");
        }
        start = define(planned, bytes, writer.constants());
        start.begin();
    }

    private static PlannedPosition define(PlannedRules rules, byte[] bytes, Object[] constants) {
        try {
            return (PlannedPosition) MethodHandles.lookup()
                    .defineHiddenClassWithClassData(bytes, constants, true)
                    .lookupClass()
                    .getDeclaredConstructor(PlannedRules.class)
                    .newInstance(rules);
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    /** The start of a game, after the first moves of the keeper. */
    public RbgPosition start() {
        return start.copy();
    }
}
