package {{package}};

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** The plugin: what the game is called, and which options it has. */
public final class {{Name}}Provider implements GameProvider {
    private static final IntSetting LENGTH = Setting.ofInt("length", 3, 60, 21);
    private static final IntSetting STEPS = Setting.ofInt("steps", 2, 6, 3);

    @Override
    public String id() {
        return "{{id}}";
    }

    /** About how long people take. Leave out if nobody can tell. */
    @Override
    public int minutes() {
        return 2;
    }

    /** Leave out in a game without options; `minSeats` and `maxSeats` are 2 unless overridden. */
    @Override
    public List<Setting<?>> options() {
        return List.of(LENGTH, STEPS);
    }

    /** May refuse combinations that make no sense, by an IllegalArgumentException that says why. */
    @Override
    public Game create(int seats, Settings options) {
        return new {{Name}}Game(options.get(LENGTH), options.get(STEPS));
    }
}
