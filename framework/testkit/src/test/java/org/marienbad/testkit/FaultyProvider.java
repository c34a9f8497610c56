package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.testkit.toy.PebblesProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

/** A correct toy game with one fault. */
final class FaultyProvider implements GameProvider {
    private final GameProvider correct;
    private final Fault fault;

    FaultyProvider(Fault fault) {
        this.fault = fault;
        correct = fault.ofCycle ? new PongHauKiProvider() : new PebblesProvider();
    }

    @Override
    public String id() {
        return fault == Fault.ID_WITH_CAPITALS ? "Pebbles" : correct.id();
    }

    @Override
    public List<Setting<?>> options() {
        List<Setting<?>> options = new ArrayList<>(correct.options());
        if (fault == Fault.DUPLICATE_OPTION) {
            options.add(Setting.ofInt("heap", 1, 2, 1));
        }
        return options;
    }

    @Override
    public Game create(int seats, Settings options) {
        if (fault.ofCycle) {
            return new FaultyCycleGame(fault, correct.create(seats, options));
        }
        boolean extreme = options.get(PebblesProvider.HEAP) == 25;
        if (fault == Fault.CREATE_FAILS && extreme) {
            throw new IllegalStateException("no tables for this size");
        }
        if (fault == Fault.REFUSES_EVERYTHING || fault == Fault.REFUSES_WITHOUT_REASON && extreme) {
            throw new IllegalArgumentException(fault == Fault.REFUSES_EVERYTHING ? "not today" : null);
        }
        return new FaultyGame(fault, correct.create(seats, options));
    }

    @Override
    public String messages() {
        return fault == Fault.MISSING_TRANSLATION ? "org.marienbad.testkit.incomplete" : correct.messages();
    }

    @Override
    public Messages messages(Locale locale) {
        return Messages.of(locale).with(getClass().getClassLoader(), messages());
    }
}
