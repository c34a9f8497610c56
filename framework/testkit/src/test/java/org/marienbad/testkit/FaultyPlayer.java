package org.marienbad.testkit;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** A random player that asks its monitor, with one fault or none. */
record FaultyPlayer(Kind kind) implements PlayerProvider {
    /** One way to break a player, and the check that must find it. */
    enum Kind {
        CORRECT(null),
        ID_WITH_CAPITALS(PlayerCheck.SETTINGS),
        DUPLICATE_SETTING(PlayerCheck.SETTINGS),
        WRONG_ARGUMENTS(PlayerCheck.MESSAGES),
        NO_WORDS_FOR_SETTING(PlayerCheck.MESSAGES),
        REASON_IN_ONE_WORD(PlayerCheck.UNSUPPORTED_REASON),
        REASON_CHANGES(PlayerCheck.UNSUPPORTED_REASON),
        ILLEGAL_ACTION(PlayerCheck.LEGAL),
        FAILS_AT_EXTREME(PlayerCheck.LEGAL),
        LINE_WITHOUT_VALUES(PlayerCheck.LEGAL),
        OWN_RANDOMNESS(PlayerCheck.REPEATABLE),
        DEAF(PlayerCheck.CANCEL),
        NEVER_RETURNS(PlayerCheck.CANCEL),
        OBJECTS_ALWAYS(PlayerCheck.COVERAGE);

        final PlayerCheck check;

        Kind(PlayerCheck check) {
            this.check = check;
        }
    }

    private static final IntSetting LUCK = Setting.ofInt("luck", 0, 9, 5);

    @Override
    public String id() {
        return kind == Kind.ID_WITH_CAPITALS ? "Dice" : "dice";
    }

    @Override
    public List<Setting<?>> settings() {
        return switch (kind) {
            case DUPLICATE_SETTING -> List.of(LUCK, Setting.ofInt("luck", 0, 9, 6));
            case NO_WORDS_FOR_SETTING -> List.of(LUCK, Setting.ofBoolean("charm", false));
            default -> List.of(LUCK);
        };
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return switch (kind) {
            case OBJECTS_ALWAYS -> Optional.of(Text.of("unsupported.never", "dice"));
            case REASON_IN_ONE_WORD -> game.info().seats() == 3 ? Optional.of(Text.of("Three")) : Optional.empty();
            case REASON_CHANGES ->
                game.info().seats() == 3 ? Optional.of(Text.of("Not today at " + System.nanoTime())) : Optional.empty();
            default -> Optional.empty();
        };
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        SplittableRandom random = kind == Kind.OWN_RANDOMNESS ? new SplittableRandom() : new SplittableRandom(seed);
        int[] buffer = new int[game.info().maxLegalActions() + 1];
        return (view, seat, budget, monitor) -> {
            int count = view.legalActions(buffer);
            int action = buffer[random.nextInt(count)];
            boolean free = budget.equals(Budget.UNLIMITED);
            return switch (kind) {
                case ILLEGAL_ACTION -> Decision.of(free ? action : 8);
                case FAILS_AT_EXTREME -> {
                    if (settings.get(LUCK) == 9) {
                        throw new ArithmeticException("too lucky");
                    }
                    yield Decision.of(action);
                }
                case LINE_WITHOUT_VALUES ->
                    new Decision(
                            action,
                            List.of(new Decision.ActionValue(action, 1, new double[0], false, new int[0])),
                            1,
                            1,
                            1);
                case DEAF -> {
                    long nanos = 70_000_000;
                    yield free ? spin(view, action, nanos) : Decision.of(action);
                }
                case NEVER_RETURNS -> free ? spin(view, action, Long.MAX_VALUE) : Decision.of(action);
                default -> {
                    while (free && !monitor.cancelled()) {
                        view.hash();
                    }
                    yield Decision.of(action);
                }
            };
        };
    }

    /** Computes for {@code cpuNanos} of this thread's time without asking anybody, unless it is interrupted. */
    private static Decision spin(State view, int action, long cpuNanos) {
        long thread = Thread.currentThread().getId();
        long begun = Watchdog.cpuNanos(thread);
        while (Watchdog.cpuNanos(thread) - begun < cpuNanos
                && !Thread.currentThread().isInterrupted()) {
            view.hash();
        }
        return Decision.of(action);
    }

    @Override
    public String messages() {
        return switch (kind) {
            case WRONG_ARGUMENTS -> "org.marienbad.testkit.wrong";
            default -> "org.marienbad.testkit.dice";
        };
    }
}
