package org.marienbad.opponents.gtp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.framework.text.Text;
import org.marienbad.opponents.process.CommandLineWords;
import org.marienbad.opponents.process.InstalledProgram;

/** A program in the Go Text Protocol as a player: {@code gtp(command="gtp-rhino")}. */
public final class GtpProvider implements PlayerProvider {
    private static final TextSetting COMMAND = Setting.ofText("command");
    private static final IntSetting ANSWER = Setting.ofInt("answer", 1, 3600, 60);
    /** The most lines for which the protocol has letters. */
    private static final int MOST_LINES = 25;

    @Override
    public String id() {
        return "gtp";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(COMMAND, ANSWER, BudgetSettings.MILLIS);
    }

    /** Games for two in turn, on a square board, whose plies are written as letter and number. */
    @Override
    public Optional<Text> unsupportedReason(Game game) {
        GameInfo info = game.info();
        boolean simple = info.seats() == 2
                && Set.of(Trait.CHANCE, Trait.HIDDEN_INFORMATION, Trait.EXTRA_TURNS).stream()
                        .noneMatch(info::has);
        OptionalInt size = GtpPlayer.size(game);
        return simple && size.isPresent() && size.getAsInt() <= MOST_LINES && hasVertices(game)
                ? Optional.empty()
                : Optional.of(Text.of("unsupported.vertices"));
    }

    /** Whether all actions at the start but one at most are written as the protocol writes places. */
    private static boolean hasVertices(Game game) {
        State start = game.newInitialState();
        int[] legal = game.legalActions(start);
        List<String> places = new ArrayList<>();
        for (int action : legal) {
            places.add(GtpPlayer.vertex(game, start, action));
        }
        return Set.copyOf(places).size() == legal.length;
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        List<String> words = CommandLineWords.split(settings.get(COMMAND));
        if (words.isEmpty()) {
            throw new IllegalArgumentException("setting 'command' of gtp is missing; allowed: a program, as in"
                    + " gtp(command=\"gnugo --mode gtp --chinese-rules --positional-superko --capture-all-dead"
                    + " --never-resign\")");
        }
        List<String> command = InstalledProgram.require(words);
        Duration patience = Duration.ofSeconds(settings.get(ANSWER));
        return new GtpPlayer(
                () -> new GtpClient(command, patience),
                budget -> BudgetSettings.limits(settings).and(budget));
    }
}
