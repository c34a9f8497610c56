package org.marienbad.ai.toy;

import org.marienbad.framework.player.Monitor;

/** Follows a decision as a match does: the value of the only legal action is not wanted. */
public final class OfMatch implements Monitor {
    @Override
    public boolean cancelled() {
        return false;
    }

    @Override
    public boolean wantsValue() {
        return false;
    }
}
