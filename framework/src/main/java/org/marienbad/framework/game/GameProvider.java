package org.marienbad.framework.game;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * A game plugin, listed in {@code META-INF/services/org.marienbad.framework.game.GameProvider}.
 *
 * <p>Words for people are in the message bundle {@link #messages()}: {@code name}, {@code summary}, and for an option
 * {@code option.KEY}, {@code option.KEY.help} and {@code option.KEY.VALUE}.
 */
public interface GameProvider extends Plugin {
    /** The order in which people are shown games that stand in that of their ids: the most prominent first. */
    Comparator<GameProvider> PROMINENT_FIRST =
            Comparator.comparing(GameProvider::prominence).reversed();

    /** A catalogue of {@code games}, in the order of their ids. */
    static Catalogue<GameProvider> catalogue(List<GameProvider> games) {
        return Catalogue.byId("game", games);
    }

    /**
     * Before the user has chosen, the game with the greatest prominence is offered or shown; of several the first by
     * {@link #id()}.
     */
    default int prominence() {
        return 0;
    }

    default int minSeats() {
        return 2;
    }

    default int maxSeats() {
        return 2;
    }

    /** About how many minutes persons take for a game as it is usually played; 0 where nobody can tell. */
    default int minutes() {
        return 0;
    }

    default List<Setting<?>> options() {
        return List.of();
    }

    /** The values of a {@link NameSetting} to choose from; others may be allowed, too. Empty where there are none. */
    default List<String> suggestions(NameSetting option) {
        return List.of();
    }

    /**
     * The rules for {@code seats} seats and the declared options.
     *
     * @throws IllegalArgumentException naming the option or combination that the game does not allow
     */
    Game create(int seats, Settings options);

    /**
     * Options that screens offer at first where the default of {@link #options} suits programs alone, by their keys. Empty
     * where the defaults suit everybody.
     */
    default Map<String, String> forPeople() {
        return Map.of();
    }

    /**
     * The options of the game in which a coach teaches this one, with the least number of seats, such as those of a shorter
     * one. Empty where every game has a coach of its own, or none.
     */
    default Map<String, String> lesson() {
        return Map.of();
    }

    /** The class beside which the game's files lie: {@code pictures.properties}, which says what its pictures are made of. */
    default Class<?> home() {
        return getClass();
    }

    /** More entries as those of {@code pictures.properties}, by their keys, for a game that is no class of its own. */
    default Map<String, String> pictures() {
        return Map.of();
    }
}
