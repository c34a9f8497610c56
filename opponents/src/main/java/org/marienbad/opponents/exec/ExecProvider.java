package org.marienbad.opponents.exec;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.framework.text.Text;
import org.marienbad.opponents.process.CommandLineWords;

/** A program on this machine as a player: {@code exec(command="python3 bot.py")}. */
public final class ExecProvider implements PlayerProvider {
    static final TextSetting COMMAND = Setting.ofText("command");
    static final TextSetting PLAYER = Setting.ofText("player");
    static final IntSetting ANSWER = Setting.ofInt("answer", 1, 3600, 30);

    @Override
    public String id() {
        return "exec";
    }

    @Override
    public List<Setting<?>> settings() {
        List<Setting<?>> all = new ArrayList<>(List.of(COMMAND, PLAYER, ANSWER));
        all.addAll(BudgetSettings.ALL);
        return List.copyOf(all);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        boolean told = !game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)
                || game.position(game.newInitialState()).isPresent();
        return told ? Optional.empty() : Optional.of(Text.of("unsupported.position"));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        List<String> command = CommandLineWords.split(settings.get(COMMAND));
        if (command.isEmpty()) {
            throw new IllegalArgumentException(
                    "setting 'command' of exec is missing; allowed: a program, as in exec(command=\"python3 bot.py\")");
        }
        Duration patience = Duration.ofSeconds(settings.get(ANSWER));
        return new ExecPlayer(
                () -> new EngineClient(command, settings.get(PLAYER), seed, patience),
                budget -> BudgetSettings.budget(settings, budget));
    }
}
