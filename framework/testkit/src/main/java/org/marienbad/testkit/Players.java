package org.marienbad.testkit;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;

/** Whether the players can play this game. */
final class Players {
    private Players() {}

    static int check(Sample sample) {
        int tested = 0;
        for (PlayerProvider provider : sample.suite().players()) {
            if (provider.hasDefaults()
                    && provider.unsupportedReason(sample.game()).isEmpty()) {
                Settings settings = Settings.defaults(provider.settings());
                tested += PlayerTrial.play(
                                sample.subject(),
                                provider,
                                settings,
                                sample.suite().seed())
                        .size();
                PlayerTrial.stops(
                        sample.subject(), provider, settings, sample.suite().seed());
            }
        }
        return tested;
    }
}
