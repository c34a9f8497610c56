package org.marienbad.desktop.screen;

import org.marienbad.desktop.widget.Harness;

/** The steps of a test on the screen where the window begins. */
final class Home {
    private Home() {}

    /** Plays the game chosen last, as it was set up. */
    static void play(Harness harness, Application application) throws Exception {
        harness.click("play." + game(harness, application));
    }

    /** Lets the game chosen last begin from its set-up, also where no person plays. */
    static void begin(Harness harness, Application application) throws Exception {
        setUp(harness, application);
        harness.click("start");
    }

    /** Goes to the set-up of the game chosen last. */
    static void setUp(Harness harness, Application application) throws Exception {
        harness.click("setup." + game(harness, application));
    }

    private static String game(Harness harness, Application application) throws Exception {
        return harness.gl(
                () -> application.context().newGame().game().orElseThrow().id());
    }
}
