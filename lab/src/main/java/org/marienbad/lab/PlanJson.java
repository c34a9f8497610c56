package org.marienbad.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.player.Budget;
import org.marienbad.request.GameRequest;

/** The plan of a tournament as JSON: complete, so that {@link PlanEntries} gives the same tournament again. */
public final class PlanJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private PlanJson() {}

    /** The entries in plain values. */
    public static Map<String, Object> plain(Tournament tournament) {
        GameSetup setup = tournament.setup();
        Schedule schedule = tournament.schedule();
        Tournament.Options options = tournament.options();
        List<String> names = tournament.entrants().stream().map(Entrant::name).toList();
        Map<String, Object> plan = new LinkedHashMap<>();
        plan.put("game", setup.provider().id());
        plan.put("seats", setup.seats());
        plan.put("options", setup.options().toMap());
        plan.put("starter", GameRequest.plain(setup.starter()));
        plan.put(
                "entrants",
                tournament.entrants().stream()
                        .map(entrant -> {
                            Map<String, Object> one = new LinkedHashMap<>();
                            one.put("name", entrant.name());
                            one.put("player", entrant.player().toString());
                            return one;
                        })
                        .toList());
        plan.put("schedule", PlanEntries.word(schedule.kind()));
        if (!schedule.pairs().isEmpty()) {
            plan.put(
                    "pairs",
                    schedule.pairs().stream()
                            .map(pair -> pair.stream().map(names::get).toList())
                            .toList());
        }
        if (schedule.selfPlay()) {
            plan.put("selfPlay", true);
        }
        plan.put("seating", PlanEntries.word(schedule.seating()));
        plan.put("games", options.games());
        plan.put("opening", options.opening());
        options.openings().ifPresent(set -> plan.put("openings", set.plain()));
        plan.put("seed", options.seed());
        putBudget(plan, options.budget());
        options.cpuTime().ifPresent(limit -> plan.put("cpuMillis", limit.toMillis()));
        if (!options.patience().equals(Match.DEFAULT_PATIENCE)) {
            plan.put("patience", options.patience().toNanos() / 1e9);
        }
        if (!options.clock().isUnlimited()) {
            plan.put("clock", options.clock().toString());
        }
        options.stop().ifPresent(rule -> plan.put("stop", rule.toString()));
        options.oracle().ifPresent(player -> plan.put("oracle", player.toString()));
        if (options.plies()) {
            plan.put("plies", true);
        }
        options.shards().ifPresent(games -> plan.put("shards", games));
        if (options.log()) {
            plan.put("log", PlanEntries.LOG_DECISIONS);
        }
        return plan;
    }

    private static void putBudget(Map<String, Object> plan, Budget budget) {
        if (budget.iterations() != Long.MAX_VALUE) {
            plan.put("iterations", budget.iterations());
        }
        if (budget.depth() != Integer.MAX_VALUE) {
            plan.put("depth", budget.depth());
        }
        if (budget.isTimed()) {
            plan.put("millis", budget.nanos() / 1_000_000);
        }
    }

    /** The plan for people to read and edit. */
    public static String pretty(Tournament tournament) {
        return pretty(plain(tournament));
    }

    /** The plan of several tournaments, each complete; {@link PlanSet} reads them as the same ones. */
    public static String pretty(List<PlanSet.Member> members) {
        List<Object> tournaments = new ArrayList<>();
        for (PlanSet.Member member : members) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", member.name());
            one.putAll(plain(member.tournament()));
            tournaments.add(one);
        }
        return pretty(Map.of("tournaments", tournaments));
    }

    /** The same with the code that plays it. */
    public static String pretty(Tournament tournament, Optional<CodeVersion> code) {
        Map<String, Object> plan = plain(tournament);
        code.ifPresent(known -> plan.put("code", known.plain()));
        return pretty(plan);
    }

    private static String pretty(Map<String, Object> plan) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(plan) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The plan in one line. */
    static String compact(Tournament tournament) {
        try {
            return MAPPER.writeValueAsString(plain(tournament));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** SHA-256 of the plan: two tournaments with the same hash are the same. 64 hexadecimal digits. */
    public static String hash(Tournament tournament) {
        return hash(plain(tournament));
    }

    /** SHA-256 of a plan in plain values. */
    public static String hash(Map<String, Object> plan) {
        try {
            byte[] json = MAPPER.writeValueAsString(plan).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(json));
        } catch (JsonProcessingException | NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
