package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.toy.PebblesProvider;

/** The checks of a player and their parameters. Immutable: each method gives a changed suite. */
public final class PlayerSuite implements Conformance {
    static final long SEED = 1;

    private static final int MOST_WORDS = 4;

    private final PlayerProvider provider;
    private final long seed;
    private final List<GameProvider> games;

    PlayerSuite(PlayerProvider provider) {
        this(provider, SEED, List.of());
    }

    private PlayerSuite(PlayerProvider provider, long seed, List<GameProvider> games) {
        this.provider = provider;
        this.seed = seed;
        this.games = games;
    }

    /** The seed of all randomness of the run. */
    public PlayerSuite seed(long value) {
        return new PlayerSuite(provider, value, games);
    }

    /**
     * Games to try it on besides the kit's own, which has chance, hidden information, extra turns and three seats by
     * option.
     */
    public PlayerSuite games(Collection<? extends GameProvider> more) {
        return new PlayerSuite(provider, seed, List.copyOf(more));
    }

    @Override
    public Stream<Group> groups() {
        int[] played = {0};
        FailureLog ledger = new FailureLog();
        List<Case> cases =
                new ArrayList<>(Cases.of(new PebblesProvider(), false, seed).accepted());
        for (GameProvider game : games) {
            Cases.of(game, false, seed).accepted().stream()
                    .filter(subject -> subject.options().changed().isEmpty())
                    .forEach(cases::add);
        }
        Stream<Group> perGame = cases.stream().map(subject -> {
            String name = subject.provider().id() + ", " + subject.name();
            return new Group(name, trials(true, name, ledger, check -> run(check, subject, played)));
        });
        String id = provider.id();
        List<Trial> own = trials(false, id, ledger, check -> run(check, null, played));
        int last = own.size() - 1;
        return Stream.of(
                        Stream.of(new Group(id, own.subList(0, last))),
                        perGame,
                        Stream.of(new Group(id, own.subList(last, last + 1))))
                .flatMap(groups -> groups);
    }

    private static List<Trial> trials(boolean perGame, String subject, FailureLog ledger, Body body) {
        return Arrays.stream(PlayerCheck.values())
                .filter(check -> check.isPerGame() == perGame)
                .map(check -> Trial.of(
                        check.id(),
                        check.title(),
                        subject,
                        () -> ledger.run(check.id(), subject, check.needs(), () -> body.run(check))))
                .toList();
    }

    @FunctionalInterface
    private interface Body {
        int run(PlayerCheck check);
    }

    private int run(PlayerCheck check, Case subject, int[] played) {
        return switch (check) {
            case SETTINGS -> settings();
            case MESSAGES -> messages();
            case UNSUPPORTED_REASON -> unsupportedReason(subject);
            case LEGAL -> legal(subject, played);
            case REPEATABLE -> repeatable(subject);
            case CANCEL -> cancel(subject);
            case COVERAGE -> coverage(played[0]);
        };
    }

    private int settings() {
        if (!String.valueOf(provider.id()).matches("[a-z][a-z0-9-]*")) {
            throw Violation.of("id of the player", "small letters, digits, dashes", "'" + provider.id() + "'");
        }
        return 1 + SettingsCheck.require("setting", provider.id(), provider.settings());
    }

    private int messages() {
        Bundle bundle = bundle();
        if (!bundle.exists()) {
            return 0;
        }
        int tested = bundle.requireSound();
        bundle.require(provider.id() + ".name");
        bundle.require(provider.id() + ".summary");
        for (Setting<?> setting : provider.settings()) {
            List<String> keys = new ArrayList<>(List.of("", ".help"));
            if (setting instanceof ChoiceSetting choice) {
                choice.values().forEach(value -> keys.add("." + value));
            }
            for (String key : keys) {
                String shared = "setting." + setting.key() + key;
                String own = provider.id() + "." + shared;
                bundle.require(bundle.has(own) ? own : shared);
            }
        }
        return tested;
    }

    private int unsupportedReason(Case subject) {
        Optional<Text> reason = provider.unsupportedReason(subject.game());
        if (!reason.equals(provider.unsupportedReason(subject.game()))) {
            throw Violation.of("unsupportedReason asked twice", reason, provider.unsupportedReason(subject.game()));
        }
        if (reason.isPresent()) {
            for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag(Bundle.CZECH))) {
                String sentence = provider.messages(locale).get(reason.get());
                if (!sentence.contains(" ")) {
                    throw Violation.of(
                            "unsupportedReason in " + locale, "a sentence that says why", "'" + sentence + "'");
                }
            }
            bundle().require(provider.messages(Locale.ENGLISH), reason.get(), Set.of());
        }
        return 1;
    }

    private int legal(Case subject, int[] played) {
        if (provider.unsupportedReason(subject.game()).isPresent()) {
            return 0;
        }
        int tested = 0;
        for (Settings settings : combinations(subject)) {
            try {
                provider.create(subject.game(), settings, seed);
            } catch (IllegalArgumentException refused) {
                requireReason(settings, refused);
                continue;
            }
            played[0]++;
            tested += PlayerTrial.play(subject, provider, settings, seed).size();
        }
        return tested;
    }

    private void requireReason(Settings settings, IllegalArgumentException refused) {
        boolean isDefault = settings.changed().isEmpty();
        if (isDefault || refused.getMessage() == null || refused.getMessage().isBlank()) {
            throw Violation.of(
                    "create with settings '" + settings + "' in a game it does not object to",
                    isDefault ? "a player" : "a player, or a refusal that says why",
                    refused);
        }
    }

    /** The default settings, and each setting at its extremes. */
    private Set<Settings> combinations(Case subject) {
        List<Setting<?>> declared = provider.settings();
        Set<Settings> combinations = new LinkedHashSet<>();
        combinations.add(Settings.defaults(declared));
        for (Setting<?> setting : declared) {
            Set<Object> values = SettingValues.extremes(setting);
            if (setting instanceof NameSetting word) {
                provider.suggestions(subject.game(), word).stream()
                        .limit(MOST_WORDS)
                        .forEach(values::add);
            }
            for (Object value : values) {
                combinations.add(Settings.of("setting", provider.id(), declared, Map.of(setting.key(), value)));
            }
        }
        return combinations;
    }

    private int repeatable(Case subject) {
        if (provider.unsupportedReason(subject.game()).isPresent()) {
            return 0;
        }
        Settings settings = Settings.defaults(provider.settings());
        List<Integer> first = PlayerTrial.play(subject, provider, settings, seed);
        List<Integer> second = PlayerTrial.play(subject, provider, settings, seed);
        if (!first.equals(second)) {
            throw Violation.of("choices in a second game of seed " + seed, first, second);
        }
        return first.size();
    }

    private int cancel(Case subject) {
        if (provider.unsupportedReason(subject.game()).isPresent()) {
            return 0;
        }
        PlayerTrial.stops(subject, provider, Settings.defaults(provider.settings()), seed);
        return 1;
    }

    private int coverage(int played) {
        if (played == 0) {
            throw Violation.of("games played by '" + provider.id() + "'", "more than 0", 0);
        }
        return played;
    }

    private Bundle bundle() {
        return Bundle.of(provider.getClass().getClassLoader(), provider.messages());
    }
}
