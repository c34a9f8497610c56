package org.marienbad.cli.option;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Setting;
import org.marienbad.request.Entry;
import org.marienbad.request.GameEntries;

/** The words with which a shell completes games, their options and players; looked up when they are asked for. */
public final class Candidates {
    private final Games games;
    private final Options options;
    private final Players players;

    @Inject
    Candidates(Games games, Options options, Players players) {
        this.games = games;
        this.options = options;
        this.players = players;
    }

    /** The words for the flag of {@code entry}, if there are some. */
    Optional<Iterable<String>> of(Entry entry) {
        return entry.equals(GameEntries.GAME)
                ? Optional.of(games)
                : entry.equals(GameEntries.OPTIONS)
                        ? Optional.of(options)
                        : entry.label().endsWith("PLAYER") ? Optional.of(players) : Optional.empty();
    }

    private abstract static class Words implements Iterable<String> {
        private final Supplier<Stream<String>> words;

        Words(Supplier<Stream<String>> words) {
            this.words = words;
        }

        @Override
        public final Iterator<String> iterator() {
            return words.get().iterator();
        }
    }

    /** The ids of all games. */
    public static final class Games extends Words {
        @Inject
        Games(Provider<Catalogue<GameProvider>> games) {
            super(() -> games.get().ids().stream());
        }
    }

    /** The ids of all players, and that of a person. */
    public static final class Players extends Words {
        @Inject
        Players(Provider<Catalogue<PlayerProvider>> players) {
            super(() -> Stream.concat(players.get().ids().stream(), Stream.of(MatchRecord.PERSON)));
        }
    }

    /** The languages. */
    public static final class Languages extends Words {
        Languages() {
            super(() -> Stream.of("en", "cs"));
        }
    }

    /** The options of all games as they are given: those of a few words with each of them, others with their default. */
    public static final class Options extends Words {
        @Inject
        Options(Provider<Catalogue<GameProvider>> games) {
            super(() -> games.get().all().stream()
                    .flatMap(game -> game.options().stream())
                    .flatMap(option -> values(option).stream().map(value -> option.key() + "=" + value))
                    .distinct()
                    .sorted());
        }

        private static <T> List<String> values(Setting<T> option) {
            Setting.Kind kind = option.field().kind();
            if (kind == Setting.Kind.CHOICE || kind == Setting.Kind.BOOLEAN) {
                return option.field().values();
            }
            return List.of(option.format(option.defaultValue()));
        }
    }
}
