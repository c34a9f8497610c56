package org.marienbad.framework.player;

import java.util.Locale;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** Something that a player needs is not there now, but may be later. The message is in English. */
public class Unavailable extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Text words;

    /** @param words of the framework's messages */
    public Unavailable(Text words) {
        super(Messages.of(Locale.ENGLISH).get(words));
        this.words = words;
    }

    /** The reason, a text of the framework's messages. */
    public Text words() {
        return words;
    }
}
