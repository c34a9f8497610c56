package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;
import org.marienbad.games.minuteempire.data.Card;

/** The properties of every game, whatever the options, in positions as plain values. */
class EmpirePropertyTest {
    /** Plays a random game, looking at every position. */
    private static EmpireState play(EmpireGame game, long seed, java.util.function.Consumer<EmpireState> look) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] codes = new int[game.info().maxLegalActions()];
        EmpireState state = game.newInitialState();
        look.accept(state);
        while (state.actor() != State.TERMINAL) {
            state.apply(
                    state.actor() == State.CHANCE
                            ? state.randomOutcome(codes, random)
                            : state.randomAction(codes, random));
            look.accept(state);
        }
        return state;
    }

    private static EmpireGame game(int seats, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Object> options = new ArrayList<>(List.of("map", random.nextBoolean() ? "side-a" : "side-b"));
        for (var option : new MinuteEmpireProvider().options()) {
            if (option instanceof org.marienbad.framework.setting.ChoiceSetting choice) {
                options.add(choice.key());
                options.add(choice.values().get(random.nextInt(choice.values().size())));
            }
        }
        return Games.of(seats, options.toArray());
    }

    /**
     * Players of this game may rely on what a number means: it says the same as the notation, and no two mean the same.
     */
    @Property(tries = 40)
    void everyActionIsDecodedToWhatItIsCalled(@ForAll @IntRange(min = 2, max = 5) int seats, @ForAll long seed) {
        EmpireGame game = game(seats, seed);
        Set<Move> moves = new HashSet<>();
        for (int code = 0; code < game.info().actionCount(); code++) {
            assertTrue(moves.add(game.move(code)));
        }
        play(game, seed, state -> {
            for (int code : Games.legal(game, state)) {
                assertEquals(
                        called(game, state, game.move(code)),
                        game.action(state, code).notation());
            }
        });
    }

    private static String called(EmpireGame game, EmpireState state, Move move) {
        if (move instanceof Move.Take take) {
            String variant = Offer.hasWays(game.rules(), state.card(take.place()))
                    ? "ab".substring(take.variant(), take.variant() + 1)
                    : "";
            return "card" + (take.place() + 1) + variant;
        } else if (move instanceof Move.Place place) {
            return "+" + game.region(place.region());
        } else if (move instanceof Move.Build build) {
            return "city:" + game.region(build.region());
        } else if (move instanceof Move.Destroy destroy) {
            return "x" + (destroy.owner() + 1) % (game.info().seats() + 1) + "@" + game.region(destroy.region());
        } else if (move instanceof Move.March march) {
            return game.region(march.from()) + ">" + game.region(march.to());
        } else if (move instanceof Move.Bid bid) {
            return "bid" + bid.coins();
        } else if (move instanceof Move.Name name) {
            return "seat" + (name.seat() + 1);
        } else if (move instanceof Move.Count wild) {
            return "wild:" + game.rules().cards.deck.goods().get(wild.good()).id();
        } else if (move instanceof Move.TurnUp card) {
            return game.rules().cards.name(card.kind());
        }
        return "done";
    }

    @Property(tries = 120)
    void everythingIsAccountedFor(@ForAll @IntRange(min = 2, max = 5) int seats, @ForAll long seed) {
        EmpireGame game = game(seats, seed);
        EmpireRules rules = game.rules();
        int[] icons = new int[rules.cards.goods + 1];
        for (Card card : rules.cards.deck.cards(seats)) {
            icons[card.good() == Card.WILD ? rules.cards.goods : card.good()] += card.icons();
        }
        EmpireState end = play(game, seed, state -> {
            for (int seat = 0; seat < seats; seat++) {
                int armies = state.armyStock(seat);
                int cities = state.cityStock(seat);
                for (int region = 0; region < rules.board.regions; region++) {
                    armies += state.armies(seat, region);
                    cities += state.cities(seat, region);
                    assertTrue(state.armies(seat, region) >= 0 && state.cities(seat, region) >= 0);
                }
                assertEquals(14, armies);
                assertEquals(3, cities);
                assertTrue(state.armyStock(seat) >= 0 && state.cityStock(seat) >= 0 && state.coins(seat) >= 0);
            }
            assertTrue(state.phase() == Phase.WILD
                    || state.phase() == Phase.OVER
                    || icons(state, icons.length - 1) <= icons[icons.length - 1]);
        });
        int taken = 0;
        for (int seat = 0; seat < seats; seat++) {
            assertEquals(rules.turns, end.cards(seat));
            taken += end.cards(seat);
        }
        assertEquals(Long.bitCount(rules.cards.all), taken + Long.bitCount(end.deck) + rules.places - 1);
        if (!rules.options.choosesWilds()) {
            for (int good = 0; good < icons.length; good++) {
                assertEquals(icons[good], icons(end, good));
            }
        }
    }

    /** Icons of a good in the deck, in the row and in all hands. */
    private static int icons(EmpireState state, int good) {
        EmpireRules rules = state.rules;
        int sum = 0;
        for (int kind = 0; kind < rules.cards.kinds.size(); kind++) {
            int count = rules.cards.count(state.deck, kind);
            for (int place = 0; place < rules.places; place++) {
                count += state.row.kind(place) == kind ? 1 : 0;
            }
            sum += rules.cards.good(kind) == good
                    ? count * rules.cards.kinds.get(kind).icons()
                    : 0;
        }
        for (int seat = 0; seat < rules.seats; seat++) {
            sum += state.goods(seat, good);
        }
        return sum;
    }

    @Property(tries = 60)
    void pointsAreThoseOfANaiveCount(@ForAll @IntRange(min = 2, max = 5) int seats, @ForAll long seed) {
        EmpireGame game = game(seats, seed);
        int[] looks = {0};
        play(game, seed, state -> {
            if (looks[0]++ % 5 == 0 || state.actor() == State.TERMINAL) {
                assertArrayEquals(new NaiveScore(game.rules(), state).points(), game.scores(state), state::toString);
            }
        });
    }

    /** Points counted region by region and, for wild cards, by trying every way to count them. */
    private record NaiveScore(EmpireRules rules, EmpireState state) {
        private int strength(int owner, int region) {
            return state.armies(owner, region) + (owner < rules.seats ? state.cities(owner, region) : 0);
        }

        /** The owner with the single greatest number, or −1. */
        private static int winner(int[] numbers) {
            int best = 0;
            for (int number : numbers) {
                best = Math.max(best, number);
            }
            int winner = -1;
            for (int owner = 0; owner < numbers.length; owner++) {
                if (numbers[owner] == best) {
                    if (winner >= 0 || best == 0) {
                        return -1;
                    }
                    winner = owner;
                }
            }
            return winner;
        }

        int[] points() {
            int[] points = new int[rules.seats + 1];
            Map<Integer, int[]> byContinent = new HashMap<>();
            for (int region = 0; region < rules.board.regions; region++) {
                int[] strengths = new int[rules.seats + 1];
                for (int owner = 0; owner <= rules.seats; owner++) {
                    strengths[owner] = strength(owner, region);
                }
                int winner = winner(strengths);
                int[] continent = byContinent.computeIfAbsent(
                        rules.board.map.regions().get(region).continent(), none -> new int[rules.seats + 1]);
                if (winner >= 0) {
                    points[winner]++;
                }
                for (int owner = 0; owner <= rules.seats; owner++) {
                    continent[owner] += rules.byRegions ? winner == owner ? 1 : 0 : strengths[owner];
                }
            }
            byContinent.values().stream()
                    .map(NaiveScore::winner)
                    .filter(owner -> owner >= 0)
                    .forEach(owner -> points[owner]++);
            int[] scores = java.util.Arrays.copyOf(points, rules.seats);
            for (int seat = 0; seat < rules.seats; seat++) {
                int[] icons = new int[rules.cards.goods];
                for (int good = 0; good < icons.length; good++) {
                    icons[good] = state.goods(seat, good);
                }
                scores[seat] += best(icons.clone(), icons, state.wilds(seat));
            }
            return scores;
        }

        private int best(int[] own, int[] icons, int wilds) {
            int best = 0;
            for (int good = 0; good < icons.length; good++) {
                var levels = rules.cards.deck.goods().get(good);
                int points = 0;
                for (int level = 0; level < levels.need().size(); level++) {
                    points = icons[good] >= levels.need().get(level)
                            ? levels.points().get(level)
                            : points;
                }
                best += points;
            }
            for (int good = 0; good < icons.length && wilds > 0; good++) {
                if (rules.wildsAny || own[good] > 0) {
                    icons[good]++;
                    best = Math.max(best, best(own, icons, wilds - 1));
                    icons[good]--;
                }
            }
            return best;
        }
    }
}
