package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/** Three actions in each position, with codes up to the greatest that there can be. */
class HugeActionCodesTest {
    private static final MctsProvider PROVIDER = new MctsProvider();
    private static final long MOST_BYTES = 64 << 20;

    private static Decision choose(Game game, Map<String, ?> more) {
        Map<String, Object> given = new HashMap<>(Map.of("iterations", 2000, "memory", 4));
        given.putAll(more);
        Settings settings = Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), given);
        Player player = PROVIDER.create(game, settings, 1);
        Decision decision = player.choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        player.close();
        return decision;
    }

    private static void playsInLittleMemory(Game game, Map<String, ?> settings) {
        long bytes = Allocation.bytes(() -> {
            Decision decision = choose(game, settings);
            assertEquals(Reply.CODES[2], decision.action());
            assertEquals(3, decision.lines().size());
        });
        assertTrue(bytes < MOST_BYTES, bytes + " bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "sensible", "mast", "nst", "reply", "decisive"})
    void memoryDoesNotFollowTheCodes(String playout) {
        playsInLittleMemory(new Spread(false), Map.of("playout", playout));
        playsInLittleMemory(new Spread(true), Map.of("playout", playout));
    }

    @Test
    void otherTreesToo() {
        playsInLittleMemory(new Spread(false), Map.of("transpositions", true));
        playsInLittleMemory(new Spread(true), Map.of("observers", "multiple"));
        playsInLittleMemory(new Spread(false), Map.of("threads", 2, "parallel", "tree"));
        playsInLittleMemory(new Spread(true), Map.of("threads", 2));
    }

    /** Its statistics are by code, so it refuses instead of filling the memory. */
    @Test
    void graveIsRefused() {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> choose(new Spread(false), Map.of("selection", "grave")))
                .getMessage();
        assertTrue(message.contains("2147483647 actions"), message);
    }

    /** The first seat gets −0.2 for the first action, 0.5 for the third, and for the second what the reply makes of it. */
    private record Spread(boolean hidden) implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(Integer.MAX_VALUE)
                    .legalActions(3)
                    .plies(2)
                    .constantSum(0)
                    .with(hidden, Trait.HIDDEN_INFORMATION)
                    .build();
        }

        @Override
        public State newInitialState() {
            return hidden ? new HiddenReply() : new Reply();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }
    }

    private static class Reply implements OneWordState {
        static final int[] CODES = {0, Integer.MAX_VALUE / 2, Integer.MAX_VALUE - 1};
        private static final int NONE = 3;

        private int first = NONE;
        private int second = NONE;

        @Override
        public int actor() {
            return first == NONE ? 0 : second == NONE ? 1 : TERMINAL;
        }

        @Override
        public int legalActions(int[] buffer) {
            if (actor() == TERMINAL) {
                return 0;
            }
            System.arraycopy(CODES, 0, buffer, 0, CODES.length);
            return CODES.length;
        }

        @Override
        public void apply(int action) {
            int index = action == CODES[0] ? 0 : action == CODES[1] ? 1 : 2;
            if (first == NONE) {
                first = index;
            } else {
                second = index;
            }
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = first == 0 ? -0.2 : first == 2 ? 0.5 : second == 2 ? -1 : 1;
            out[1] = -out[0];
        }

        @Override
        public State copy() {
            Reply copy = this instanceof HiddenReply ? new HiddenReply() : new Reply();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return first * 4L + second;
        }

        @Override
        public void unpack(long word) {
            first = (int) (word / 4);
            second = (int) (word % 4);
        }

        @Override
        public String toString() {
            return first + " " + second;
        }
    }

    private static final class HiddenReply extends Reply implements ImperfectInformationState {
        @Override
        public void determinize(Observer observer, SplittableRandom random) {}

        @Override
        public long observationKey(Observer observer) {
            return pack();
        }

        @Override
        public String text(Observer observer) {
            return toString();
        }
    }
}
