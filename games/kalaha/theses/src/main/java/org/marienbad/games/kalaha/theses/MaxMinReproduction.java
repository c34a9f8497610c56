package org.marienbad.games.kalaha.theses;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.maxmin.TurnSearch;
import org.marienbad.lab.replication.Findings;
import org.marienbad.lab.replication.Replication;

/** The experiment of the second thesis: its players against each other, in one thread, as it takes seconds. */
public final class MaxMinReproduction implements Replication {
    private static final String NAME = "kalaha-maxmin";
    private static final int HOUSES = 6;
    private static final List<Contender> ALL = List.of(Contender.values());

    /** The game ends at once, as the text of the thesis says. */
    private final KalahaGame game = game("rowEmpty");
    /** The game ends as in the program of the thesis, for lists of moves. */
    private final KalahaGame lateGame = game("moverEmpty");

    private static KalahaGame game(String end) {
        KalahaProvider kalaha = new KalahaProvider();
        return (KalahaGame) kalaha.create(
                2, Settings.of("option", kalaha.id(), kalaha.options(), Map.of("emptyCapture", "off", "end", end)));
    }

    /** All games in one mode, by starter and second player. */
    private record Table(Mode mode, ThesisDuel[][] duels) {
        ThesisDuel at(Contender starter, Contender second) {
            return duels[starter.ordinal()][second.ordinal()];
        }

        long matching() {
            return ALL.stream()
                    .mapToLong(starter -> ALL.stream()
                            .filter(second -> matches(starter, second))
                            .count())
                    .sum();
        }

        boolean matches(Contender starter, Contender second) {
            return at(starter, second).score().equals(Published.score(starter, second));
        }
    }

    @Override
    public String id() {
        return NAME;
    }

    @Override
    public long games(Settings settings) {
        return (long) Mode.values().length * ALL.size() * ALL.size();
    }

    @Override
    public Findings run(Settings settings, int threads, Progress progress) {
        Map<Mode, Table> tables = new EnumMap<>(Mode.class);
        for (Mode mode : Mode.values()) {
            Table table = new Table(mode, new ThesisDuel[ALL.size()][ALL.size()]);
            for (Contender starter : ALL) {
                for (Contender second : ALL) {
                    table.duels()[starter.ordinal()][second.ordinal()] = ThesisDuel.play(game, starter, second, mode);
                    progress.played(1);
                    if (progress.cancelled()) {
                        throw new CancellationException();
                    }
                }
            }
            tables.put(mode, table);
        }
        return Findings.of(page(tables), data(tables))
                .tables(Map.of(NAME + ".csv", csv(tables)))
                .summary(List.of(tables.get(Mode.THESIS).matching()
                        + " of 25 cells of Table 6.2 agree, played as the thesis did; "
                        + tables.get(Mode.OWN).matching() + " of 25 with each side at its own depth."));
    }

    private String page(Map<Mode, Table> tables) {
        Table thesis = tables.get(Mode.THESIS);
        Table own = tables.get(Mode.OWN);
        Table safe = tables.get(Mode.OWN_SAFE);
        return new Page("maxmin.md")
                .fill("command", "marienbad reproduce " + NAME)
                .fill("matching", thesis.matching())
                .fill(
                        "thesis",
                        square((starter, second) -> Published.score(starter, second) + " / "
                                + (thesis.matches(starter, second)
                                        ? thesis.at(starter, second).score()
                                        : "**" + thesis.at(starter, second).score() + "**")))
                .fill(
                        "own",
                        square((starter, second) -> own.matches(starter, second)
                                ? own.at(starter, second).score()
                                : "**" + own.at(starter, second).score() + "**"))
                .fill("ownMatching", own.matching())
                .fill("safe", differences(own, safe))
                .fill("safeMatching", safe.matching())
                .fill("roots", roots())
                .fill("gamesList", games(Mode.THESIS))
                .fill("nodes", nodes(own))
                .text();
    }

    private interface Cell {
        String of(Contender starter, Contender second);
    }

    private static String square(Cell cell) {
        List<String> header = new ArrayList<>(List.of("starter \\ second"));
        ALL.forEach(second -> header.add(second.label));
        List<List<String>> rows = new ArrayList<>();
        for (Contender starter : ALL) {
            List<String> row = new ArrayList<>(List.of("**" + starter.label + "**"));
            ALL.forEach(second -> row.add(cell.of(starter, second)));
            rows.add(row);
        }
        return Page.table("l" + "r".repeat(ALL.size()), header, rows);
    }

    private static String differences(Table own, Table safe) {
        List<List<String>> rows = new ArrayList<>();
        for (Contender starter : ALL) {
            for (Contender second : ALL) {
                String before = own.at(starter, second).score();
                String after = safe.at(starter, second).score();
                if (!before.equals(after)) {
                    rows.add(List.of(
                            starter.label + ":" + second.label, Published.score(starter, second), before, after));
                }
            }
        }
        return Page.table("lrrr", List.of("cell", "published", "searched", "at once"), rows);
    }

    private String roots() {
        List<String> header = new ArrayList<>(List.of("k"));
        List<List<String>> rows = new ArrayList<>();
        KalahaState start = game.newInitialState();
        TurnSearch search = new TurnSearch(game.rules());
        for (int house = 0; house < HOUSES; house++) {
            header.add(String.valueOf(house));
        }
        header.add("plays");
        for (Contender contender : ALL) {
            if (contender.k > 0) {
                List<String> row = new ArrayList<>(List.of(String.valueOf(contender.k)));
                for (int house = 0; house < HOUSES; house++) {
                    row.add(String.valueOf(search.value(start.row(0), start.row(1), HOUSES - 1 - house, contender.k)));
                }
                row.add(String.valueOf(HOUSES - 1 - search.pit(start.row(0), start.row(1), contender.k)));
                rows.add(row);
            }
        }
        return Page.table("r".repeat(HOUSES + 2), header, rows);
    }

    /** The games whose players search to their own depth in any case. */
    private String games(Mode mode) {
        StringBuilder games = new StringBuilder("```\n");
        for (Contender starter : ALL) {
            for (Contender second : ALL) {
                if (starter.k < 2 || second.k < 2 || starter == second) {
                    ThesisDuel duel = ThesisDuel.play(lateGame, starter, second, mode);
                    games.append(String.format(
                            "%s-%s: %s => %s%n", starter.label, second.label, duel.moves(), duel.score()));
                }
            }
        }
        return games.append("```").toString();
    }

    private static String nodes(Table own) {
        List<List<String>> rows = new ArrayList<>();
        for (Contender contender : ALL) {
            if (contender.k > 0) {
                rows.add(List.of(contender.label, String.format(Locale.ROOT, "%,d", mostNodes(own, contender))));
            }
        }
        return Page.table("lr", List.of("player", "positions"), rows);
    }

    private static long mostNodes(Table own, Contender contender) {
        long most = 0;
        for (Contender other : ALL) {
            most = Math.max(most, own.at(contender, other).mostNodes().get(0));
            most = Math.max(most, own.at(other, contender).mostNodes().get(1));
        }
        return most;
    }

    private static Map<String, Object> data(Map<Mode, Table> tables) {
        List<Object> games = new ArrayList<>();
        tables.forEach((mode, table) -> ALL.forEach(starter -> ALL.forEach(second -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("mode", key(mode));
            one.put("starter", starter.label);
            one.put("second", second.label);
            one.put("published", Published.score(starter, second));
            one.put("here", table.at(starter, second).score());
            one.put("moves", table.at(starter, second).moves());
            games.add(one);
        })));
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("experiment", NAME);
        data.put("games", games);
        return data;
    }

    private static String csv(Map<Mode, Table> tables) {
        StringBuilder csv = new StringBuilder("mode,starter,second,published,here,agrees\n");
        tables.forEach((mode, table) -> ALL.forEach(starter -> ALL.forEach(second -> csv.append(String.join(
                        ",",
                        key(mode),
                        starter.label,
                        second.label,
                        Published.score(starter, second),
                        table.at(starter, second).score(),
                        table.matches(starter, second) ? "yes" : "no"))
                .append('\n'))));
        return csv.toString();
    }

    private static String key(Mode mode) {
        return mode.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
