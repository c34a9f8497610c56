package org.marienbad.games.minuteempire.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The decks that come with the game, against the counts of the two printed editions. */
class DeckTest {
    private static final Deck SYMBOLS = DataFiles.deck("symbols");
    private static final Deck WORDS = DataFiles.deck("words");

    @ParameterizedTest
    @CsvSource({"2,37", "3,37", "4,37", "5,42"})
    void fiveCardsAreForFiveSeatsOnly(int seats, int cards) {
        assertEquals(cards, SYMBOLS.cards(seats).size());
        assertEquals(cards, WORDS.cards(seats).size());
    }

    @ParameterizedTest
    @CsvSource({"crystal,4,5,4,5", "carrot,9,10,10,11", "tree,7,8,7,8", "coal,6,7,6,7", "anvil,8,9,8,10", "wild,3,3,3,3"
    })
    void everyGoodHasItsCardsAndIcons(String good, int cards, int cardsOfFive, int icons, int iconsOfFive) {
        for (Deck deck : List.of(SYMBOLS, WORDS)) {
            int index = deck.goods().stream().map(Good::id).toList().indexOf(good);
            Predicate<Card> ofGood = card -> card.good() == index;
            assertEquals(cards, deck.cards(2).stream().filter(ofGood).count());
            assertEquals(cardsOfFive, deck.cards(5).stream().filter(ofGood).count());
            assertEquals(
                    icons,
                    deck.cards(4).stream().filter(ofGood).mapToInt(Card::icons).sum());
            assertEquals(
                    iconsOfFive,
                    deck.cards(5).stream().filter(ofGood).mapToInt(Card::icons).sum());
        }
    }

    @ParameterizedTest
    @CsvSource({"PLACE,12,13", "MOVE,8,10", "SAIL,8,9", "CITY,4,4", "DESTROY,0,0"})
    void everySingleActionHasItsCards(CardAction act, int cards, int cardsOfFive) {
        Predicate<Card> single =
                card -> card.op() == Card.Combination.ONE && card.steps().get(0).act() == act;
        assertEquals(cards, SYMBOLS.cards(3).stream().filter(single).count());
        assertEquals(cardsOfFive, SYMBOLS.cards(5).stream().filter(single).count());
    }

    @ParameterizedTest
    @CsvSource({"OR,4,5", "AND,1,1"})
    void fewCardsHaveTwoActions(Card.Combination op, int cards, int cardsOfFive) {
        Predicate<Card> with = card -> card.op() == op && card.steps().size() == 2;
        assertEquals(cards, SYMBOLS.cards(3).stream().filter(with).count());
        assertEquals(cardsOfFive, SYMBOLS.cards(5).stream().filter(with).count());
    }

    @Test
    void theEditionsDifferInOneCardOfCoal() {
        List<Card> left = new ArrayList<>(SYMBOLS.cards(5));
        List<Card> right = new ArrayList<>(WORDS.cards(5));
        WORDS.cards(5).forEach(left::remove);
        SYMBOLS.cards(5).forEach(right::remove);
        int coal = 1;
        assertEquals(List.of(new Card(coal, 1, Card.Combination.ONE, List.of(new Step(CardAction.PLACE, 2)))), left);
        assertEquals(
                List.of(new Card(
                        coal,
                        1,
                        Card.Combination.OR,
                        List.of(new Step(CardAction.PLACE, 2), new Step(CardAction.CITY, 1)))),
                right);
    }

    @ParameterizedTest
    @CsvSource({"crystal,1 2 3 4", "coal,2 3 4 5", "tree,2 4 5 6", "anvil,2 4 6 7", "carrot,3 5 7 8"})
    void goodsScoreByLevels(String id, String need) {
        Good good = SYMBOLS.goods().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        assertEquals(Stream.of(need.split(" ")).map(Integer::valueOf).toList(), good.need());
        assertEquals(List.of(1, 2, 3, 5), good.points());
    }

    @ParameterizedTest
    @ValueSource(strings = {"thesis", "official"})
    void theRowNeverOffersAnEmptyChoice(String id) {
        RuleSet rules = DataFiles.ruleSet(id);
        for (int seats = 2; seats <= 5; seats++) {
            int picks = seats * rules.allowances().get(seats).cards();
            assertTrue(SYMBOLS.cards(seats).size() >= picks + rules.rowCost().size() - 1);
        }
    }
}
