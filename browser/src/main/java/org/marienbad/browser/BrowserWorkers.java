package org.marienbad.browser;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.marienbad.ai.search.SearchWorkers;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;

/** The browser's workers that search for players of this one: they are sent JSON, as they share nothing. */
final class BrowserWorkers implements SearchWorkers {
    private final Post post;
    /** By the numbers of their searches the answers of the workers. */
    private final Map<Integer, String> answers = new HashMap<>();

    private int latest;

    /** The way to the workers. */
    interface Post {
        /** As {@link SearchWorkers#count()}. */
        int count();

        /** Has a worker do what {@link SearchOrder} says. */
        void begin(int number, String order);

        /** Has it answer at once, with an empty text if it knows nothing. */
        void end(int number);

        /** Lets others have their turns until {@code over}. */
        void await(BooleanSupplier over);
    }

    BrowserWorkers(Post post) {
        this.post = post;
    }

    @Override
    public int count() {
        return post.count();
    }

    @Override
    public Supplier<Optional<Decision>> begin(GameSetup position, PlayerSpec player, long seed, Budget budget) {
        int number = ++latest;
        post.begin(number, SearchOrder.write(position, player, seed, budget));
        return () -> {
            post.end(number);
            post.await(() -> answers.containsKey(number));
            String answer = answers.remove(number);
            return answer.isEmpty() ? Optional.empty() : Optional.of(SearchOrder.decision(position, answer));
        };
    }

    /** The worker of a search answers; exactly once. */
    void answer(int number, String json) {
        answers.put(number, json);
    }
}
