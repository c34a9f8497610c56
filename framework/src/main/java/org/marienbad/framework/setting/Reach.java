package org.marienbad.framework.setting;

/** Who may give a value of a setting, and where a value was given. */
public enum Reach {
    /** The value touches nothing but the game; a request, a record or a plan of anybody may give it. */
    ANYWHERE,
    /**
     * The value touches this machine: a path, a command, an address. Only its own user may give it, on the command line
     * or in a dialog.
     */
    LOCAL
}
