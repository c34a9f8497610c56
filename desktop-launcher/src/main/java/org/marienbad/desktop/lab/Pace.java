package org.marienbad.desktop.lab;

import java.util.Arrays;
import java.util.Locale;

/** How fast a watcher goes through a game. */
enum Pace {
    SLOW(2.5, .6f),
    NORMAL(1.2, 1),
    FAST(.5, 2),
    VERY_FAST(.15, 0),
    /** Each position as soon as it is there. */
    LIVE(0, 0);

    private final double seconds;
    private final float animation;

    Pace(double seconds, float animation) {
        this.seconds = seconds;
        this.animation = animation;
    }

    /** Seconds from one ply to the next. */
    double seconds() {
        return seconds;
    }

    /** Speed of moving things: 1 is normal, 0 none. */
    float animation() {
        return animation;
    }

    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The pace called {@code key}, or a normal one. */
    static Pace of(String key) {
        return Arrays.stream(values())
                .filter(pace -> pace.key().equals(key))
                .findFirst()
                .orElse(NORMAL);
    }
}
