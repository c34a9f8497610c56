package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.testkit.Bundles;

class MessagesTest {
    private static final KalahaProvider KALAHA = new KalahaProvider();

    private static Messages in(Locale locale) {
        return Messages.of(locale).with(MessagesTest.class.getClassLoader(), KALAHA.messages());
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        Bundles.requireComplete(MessagesTest.class.getClassLoader(), KALAHA.messages());
    }

    @Test
    void everyOptionHasItsWords() {
        Messages english = in(Locale.ENGLISH);
        for (Setting<?> option : KALAHA.options()) {
            assertTrue(english.has("option." + option.key()), option.key());
            assertTrue(english.has("option." + option.key() + ".help"), option.key());
            if (option instanceof ChoiceSetting choice) {
                choice.values().forEach(value -> assertTrue(english.has("option." + choice.key() + "." + value)));
            }
        }
    }

    @Test
    void actionsAndBoardAreWordedInBothLanguages() {
        KalahaGame game = Games.of();
        KalahaState start = game.newInitialState();
        Messages english = in(Locale.ENGLISH);
        Messages czech = in(new Locale("cs"));
        assertEquals("South sows from c", english.get(game.action(start, 2).words()));
        assertEquals("Jih rozsévá z jamky c", czech.get(game.action(start, 2).words()));
        KalahaGame pie = Games.of("pie", "on");
        KalahaState offered = Games.play(pie, pie.newInitialState(), "a");
        assertEquals(
                "North takes the side of South",
                english.get(pie.action(offered, pie.rules().swap()).words()));
        assertEquals(
                "Na tahu: Jih",
                czech.get(game.view().picture(start, Observer.seat(0)).caption()));
        assertEquals(
                "Jih, jamka c: 4 kameny",
                czech.get(game.view().picture(start, Observer.seat(0)).spots().stream()
                        .filter(spot -> spot.id().equals("c"))
                        .findFirst()
                        .orElseThrow()
                        .tip()));
    }

    @Test
    void everyEvaluatorHasAName() {
        Messages english = in(Locale.ENGLISH);
        Games.of()
                .advice()
                .evaluators()
                .forEach(known -> assertTrue(english.has("evaluator." + known.name()), known.name()));
    }
}
