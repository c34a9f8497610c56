package org.marienbad.cli.command;

import java.util.List;

/** Lines on a person's terminal that are written anew in their place; nothing where nobody watches. */
final class LiveLines {
    private final Terminal terminal;
    private int shown;

    LiveLines(Terminal terminal) {
        this.terminal = terminal;
    }

    synchronized void show(List<String> lines) {
        if (terminal.watched()) {
            clear();
            lines.forEach(terminal::warn);
            shown = lines.size();
        }
    }

    /** Takes the lines away. */
    synchronized void clear() {
        if (shown > 0) {
            terminal.err().print("\u001b[" + shown + "A\u001b[J");
            terminal.err().flush();
            shown = 0;
        }
    }
}
