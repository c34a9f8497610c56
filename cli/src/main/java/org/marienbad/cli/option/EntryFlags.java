package org.marienbad.cli.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.marienbad.cli.console.BadInput;
import org.marienbad.request.Entry;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;
import org.marienbad.request.SourcedJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** A mixin whose flags are made from entries. */
@Command
public final class EntryFlags {
    /** Gives {@code plan} an entry in plain values, which was given by {@code flag}. */
    @FunctionalInterface
    public interface Step<T> {
        T with(T plan, String entry, Object plain, String flag);
    }

    private final List<Entry> entries;
    private final Function<Entry, Optional<Iterable<String>>> candidates;
    private final Map<String, OptionSpec> flags = new LinkedHashMap<>();

    /** Flags whose values no shell completes. */
    public EntryFlags(Entry... entries) {
        this(List.of(entries), entry -> Optional.empty());
    }

    /** @param candidates the words with which a shell completes values */
    public EntryFlags(List<Entry> entries, Candidates candidates) {
        this(entries, candidates::of);
    }

    private EntryFlags(List<Entry> entries, Function<Entry, Optional<Iterable<String>>> candidates) {
        this.entries = List.copyOf(entries);
        this.candidates = candidates;
    }

    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        for (Entry entry : entries) {
            if (!entry.flags().isEmpty()) {
                OptionSpec flag = flag(entry);
                flags.put(entry.name(), flag);
                command.addOption(flag);
            }
        }
    }

    private OptionSpec flag(Entry entry) {
        // Picocli formats the help once more.
        OptionSpec.Builder flag = OptionSpec.builder(entry.flags().toArray(String[]::new))
                .description(entry.words().replace("%", "%%"))
                // The game has a place of its own. The flag names that of a file which does not, and serves old command
                // lines.
                .hidden(entry.equals(GameEntries.GAME));
        candidates.apply(entry).ifPresent(flag::completionCandidates);
        if (entry.kind() != Entry.Kind.SWITCH) {
            flag.paramLabel(entry.label());
        }
        return switch (entry.kind()) {
            case WHOLE -> flag.type(Long.class).build();
            case DECIMAL -> flag.type(Double.class).build();
            case SWITCH -> flag.type(Boolean.class).arity("0").build();
            case SETTINGS ->
                flag.type(Map.class).auxiliaryTypes(String.class, String.class).build();
            case TEXTS -> flag.type(List.class).auxiliaryTypes(String.class).build();
            default -> flag.type(String.class).build();
        };
    }

    /** The entry in plain values, if it is given. */
    public <T> Optional<T> given(Entry entry) {
        OptionSpec flag = flags.get(entry.name());
        return Optional.ofNullable(flag == null ? null : flag.getValue());
    }

    /** The {@code plan} with every entry that is given, settings one by one. */
    public <T> T over(T plan, Step<T> step) {
        T changed = plan;
        for (Map.Entry<String, OptionSpec> each : flags.entrySet()) {
            String name = each.getValue().longestName();
            Object value = each.getValue().getValue();
            if (value instanceof Map<?, ?> settings) {
                for (Map.Entry<?, ?> one : settings.entrySet()) {
                    Map<?, ?> setting = Map.of(one.getKey(), one.getValue());
                    changed = step.with(changed, each.getKey(), setting, name + " " + one);
                }
            } else if (value != null) {
                changed = step.with(changed, each.getKey(), value, name);
            }
        }
        return changed;
    }

    /** The part {@code read} of the request that consists of what is given; a refusal is the user's bad input. */
    public <T> T read(Function<GameRequest, T> read) {
        return BadInput.wrap("the request", () -> read.apply(request(Map.of())));
    }

    /** The request that consists of what is given and of {@code known}, entries in plain values that go before. */
    public GameRequest request(Map<String, ?> known) {
        Map<String, SourcedJson> request = new LinkedHashMap<>();
        flags.forEach((name, flag) -> {
            if (flag.getValue() != null) {
                request.put(name, placed(flag.getValue(), flag.longestName()));
            }
        });
        known.forEach((name, plain) -> request.put(name, SourcedJson.of(plain, "")));
        return new GameRequest(request, "");
    }

    private static SourcedJson placed(Object value, String flag) {
        SourcedJson all = SourcedJson.of(value, flag);
        if (!(value instanceof Map<?, ?> settings)) {
            return all;
        }
        Map<String, SourcedJson> each = new LinkedHashMap<>();
        for (Map.Entry<?, ?> one : settings.entrySet()) {
            each.put(String.valueOf(one.getKey()), SourcedJson.of(one.getValue(), flag + " " + one));
        }
        return all.with(each);
    }
}
