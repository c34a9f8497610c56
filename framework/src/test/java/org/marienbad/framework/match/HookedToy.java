package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;

/** The toy game; a test's hook is called with the name of each method first. Seats do not see what others take. */
final class HookedToy implements GameProvider {
    private final Consumer<String> hook;
    private final DoubleUnaryOperator payoffs;
    private final UnaryOperator<GameInfo> info;

    HookedToy(Consumer<String> hook) {
        this(hook, DoubleUnaryOperator.identity());
    }

    /** @param payoffs what the game pays instead of its payoffs */
    HookedToy(Consumer<String> hook, DoubleUnaryOperator payoffs) {
        this(hook, payoffs, UnaryOperator.identity());
    }

    /** @param info what the game declares instead of its facts */
    HookedToy(Consumer<String> hook, DoubleUnaryOperator payoffs, UnaryOperator<GameInfo> info) {
        this.hook = hook;
        this.payoffs = payoffs;
        this.info = info;
    }

    /** One that declares too few plies, or just enough. */
    static HookedToy ofPlies(int most) {
        return new HookedToy(
                name -> {},
                DoubleUnaryOperator.identity(),
                info -> info.toBuilder().plies(most).build());
    }

    GameSetup setup() {
        return GameSetup.of(this, 2, Map.of(), 0);
    }

    @Override
    public String id() {
        return "hooked";
    }

    @Override
    public List<Setting<?>> options() {
        return new Toy().options();
    }

    @Override
    public Game create(int seats, Settings options) {
        Game toy = new Toy().create(seats, options);
        return new Game() {
            @Override
            public GameInfo info() {
                return info.apply(toy.info());
            }

            @Override
            public State newInitialState() {
                return new Hooked(toy.newInitialState());
            }

            @Override
            public Action action(State before, int code) {
                hook.accept("action");
                return toy.action(((Hooked) before).state, code);
            }

            @Override
            public Seen seen(State before, int code, Observer observer) {
                hook.accept("seen");
                return observer.sees(before.actor())
                        ? Seen.action(before.actor(), code)
                        : Seen.hidden(before.actor(), Text.EMPTY);
            }

            @Override
            public GameView view() {
                return new GameView() {
                    @Override
                    public Picture picture(State state, Observer observer) {
                        hook.accept("picture");
                        return Picture.EMPTY;
                    }
                };
            }
        };
    }

    private final class Hooked implements State {
        private final State state;

        Hooked(State state) {
            this.state = state;
        }

        @Override
        public int actor() {
            return state.actor();
        }

        @Override
        public int legalActions(int[] buffer) {
            hook.accept("legalActions");
            return state.legalActions(buffer);
        }

        @Override
        public void apply(int action) {
            hook.accept("apply");
            state.apply(action);
        }

        @Override
        public void payoffs(double[] out) {
            hook.accept("payoffs");
            state.payoffs(out);
            Arrays.setAll(out, seat -> payoffs.applyAsDouble(out[seat]));
        }

        @Override
        public State copy() {
            hook.accept("copy");
            return new Hooked(state.copy());
        }

        @Override
        public void copyFrom(State other) {
            state.copyFrom(((Hooked) other).state);
        }

        @Override
        public long hash() {
            return state.hash();
        }

        @Override
        public void encode(long[] out) {
            state.encode(out);
        }

        @Override
        public void decode(long[] words) {
            state.decode(words);
        }

        @Override
        public String toString() {
            return state.toString();
        }
    }
}
