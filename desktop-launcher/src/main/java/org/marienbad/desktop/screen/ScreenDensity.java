package org.marienbad.desktop.screen;

/** How much larger everything has to be drawn than on a screen of 96 dots an inch, to be as easy to read. */
final class ScreenDensity {
    private static final double MILLIMETRES_PER_INCH = 25.4;
    /** The density at which screens begin to need scaling. */
    private static final int LARGE = 3000;
    /** Dots an inch that look right at scale 1 from where one sits before a monitor. */
    private static final double COMFORTABLE = 110;
    /** The density that X servers tell that know nothing of the monitor. */
    private static final double ASSUMED = 96;
    /** Dots an inch of a monitor of that size if nothing is known: 27 inches. */
    private static final double USUAL_MILLIMETRES = 600;

    private ScreenDensity() {}

    /**
     * The scale for a monitor.
     *
     * <p>The wish of the system counts, if it has one. Many systems ask for 1 because nobody has told them, and on a
     * monitor of 3840 pixels letters are then a third of their size. So a monitor of 3000 pixels or more is measured by
     * its width, or taken for one of 27 inches where that is not known. Smaller ones are left alone: there 1 may well
     * be what people want, and other programs look the same.
     *
     * @param asked the content scale of the system
     * @param pixels the width of the monitor
     * @param millimetres the same; 0 if it is not known
     */
    static float of(float asked, int pixels, int millimetres) {
        if (asked != 1 || pixels < LARGE) {
            return Math.max(.75f, Math.min(4, asked));
        }
        double dots = millimetres <= 0 ? ASSUMED : pixels * MILLIMETRES_PER_INCH / millimetres;
        boolean measured = Math.abs(dots - ASSUMED) > .5 && dots > 40 && dots < 400;
        double width = measured ? millimetres : USUAL_MILLIMETRES;
        double scale = pixels * MILLIMETRES_PER_INCH / width / COMFORTABLE;
        return (float) Math.max(1, Math.min(3, Math.rint(scale * 4) / 4));
    }
}
