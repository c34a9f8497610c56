package org.marienbad.testkit;

import java.util.Optional;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Whether the players can play this game. */
final class Players {
    private Players() {}

    static int check(Sample sample) {
        int tested = 0;
        for (PlayerProvider provider : sample.suite().players()) {
            Optional<Text> objection = provider.unsupportedReason(sample.game());
            if (objection.isEmpty()) {
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
