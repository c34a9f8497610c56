package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.lab.PlanSet;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The plan of a tournament: a file, and flags that take the place of its entries; and where its results go. */
public final class TournamentFlags {
    private static final Pattern NAMED = Pattern.compile("([^()=]+)=\\s*([A-Za-z].*)", Pattern.DOTALL);

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME|FILE.json",
            completionCandidates = Candidates.Games.class,
            description =
                    "The game, or a plan; flags take the place of its entries. docs/lab.md describes its entries.")
    private String positional;

    @Mixin
    private GameFlags games = new GameFlags();

    @Option(
            names = {"-p", "--player"},
            paramLabel = "[NAME=]PLAYER",
            completionCandidates = Candidates.Players.class,
            description = "An entrant: name(key=value,…), for example mcts(iterations=20000), with an"
                    + " optional NAME= before it. Repeatable. `marienbad players` lists them.")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--schedule",
            paramLabel = "round-robin|gauntlet|pairs",
            description = "round-robin: every combination of entrants (the default); gauntlet: the first with every"
                    + " combination of the others; pairs: those given by --pair.")
    private String schedule;

    @Option(
            names = "--pair",
            paramLabel = "A,B",
            description = "Names of entrants that play each other, as many as the game has seats. Repeatable.")
    private List<String> pairs = new ArrayList<>();

    @Option(names = "--self-play", description = "Every entrant also plays against itself.")
    private boolean selfPlay;

    @Option(
            names = "--seating",
            paramLabel = "permuted|rotated|fixed",
            description = "permuted: every order of the seats with the same seed (the default); rotated: everybody"
                    + " moves on by one; fixed.")
    private String seating;

    @Option(
            names = "--stop",
            paramLabel = "sprt(E0,E1)",
            description = "A pairing ends when it is decided whether its first entrant is better by E1 rather than by"
                    + " E0 Elo (sequential probability ratio test).")
    private String stop;

    @Option(
            names = "--oracle",
            paramLabel = "PLAYER",
            description = "A player that proves what positions are worth: choices are judged by it.")
    private String oracle;

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "Where the results go. Default: named after the plan's file, or the game.")
    private Path output;

    @Option(names = "--resume", description = "Resume the tournament in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private final GameCatalogue catalogue;

    @Inject
    TournamentFlags(GameCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** The folder of the results. */
    Path output() {
        if (output != null) {
            return output;
        }
        if (file().isPresent()) {
            Path plan = file().get();
            return plan.resolveSibling(String.valueOf(plan.getFileName()).replaceFirst("\\.[^.]*$", "") + "-results");
        }
        return Path.of("tournament-results");
    }

    private Optional<Path> file() {
        return GameOptions.file(positional, catalogue);
    }

    /** The game in the place of the plan; null if there is none. */
    private String game() {
        String game = file().isPresent() ? null : positional;
        if (game != null && games.game() != null && !game.equals(games.game())) {
            throw new BadInput("two games are given: '" + game + "' and '" + games.game() + "'");
        }
        return game;
    }

    /** Games at the same time, if a flag says how many. */
    public OptionalInt threads() {
        return games.threads();
    }

    boolean resume() {
        return resume;
    }

    boolean json() {
        return json;
    }

    /** Whether neither a plan nor a game nor a player is given. */
    boolean isEmpty() {
        return positional == null && games.game() == null && players.isEmpty();
    }

    /** The plan of the file, or {@code otherwise} without a file, overridden by the flags. */
    PlanSet plan(PlanSet otherwise, Reach trusted) {
        PlanSet[] plan = {file().map(given -> read(given, trusted)).orElse(otherwise)};
        GameFlags.Sink sink = (entry, plain, flag) -> plan[0] = plan[0].with(entry, plain, flag);
        games.forEach(sink);
        put(sink, "game", game(), "GAME");
        if (!players.isEmpty()) {
            sink.put("entrants", players.stream().map(TournamentFlags::entrant).toList(), "--player");
        }
        put(sink, "schedule", schedule, "--schedule");
        if (!pairs.isEmpty()) {
            sink.put("pairs", pairs.stream().map(TournamentFlags::names).toList(), "--pair");
        }
        put(sink, "selfPlay", selfPlay ? true : null, "--self-play");
        put(sink, "seating", seating, "--seating");
        put(sink, "stop", stop, "--stop");
        put(sink, "oracle", oracle, "--oracle");
        return plan[0];
    }

    private static PlanSet read(Path file, Reach trusted) {
        try {
            return PlanSet.read(file.toString(), TextFiles.read(file), trusted);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file, unreadable);
        }
    }

    private static void put(GameFlags.Sink sink, String entry, Object plain, String flag) {
        if (plain != null) {
            sink.put(entry, plain, flag);
        }
    }

    /** {@code NAME=PLAYER} is an entrant with a name; the settings of a player stand in parentheses. */
    private static Object entrant(String text) {
        Matcher named = NAMED.matcher(text);
        return named.matches()
                ? Map.of(
                        "name", named.group(1).strip(), "player", named.group(2).strip())
                : text;
    }

    /** Splits names at commas; commas within parentheses belong to a name. */
    private static List<String> names(String text) {
        List<String> names = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == ',' && depth == 0) {
                names.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        names.add(text.substring(start).strip());
        return names;
    }
}
