package org.marienbad.lab.plan;

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
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.Tournament;

/** The plan of a tournament as JSON: complete, so that {@link PlanEntries} gives the same tournament again. */
public final class PlanJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private PlanJson() {}

    /** The entries in plain values. */
    public static Map<String, Object> plain(Tournament tournament) {
        return PlanTable.plain(tournament);
    }

    /** The plan for people to read and edit. */
    public static String pretty(Tournament tournament) {
        return pretty(plain(tournament));
    }

    /** The plan of several tournaments, each complete; {@link ExperimentPlan} reads them as the same ones. */
    public static String pretty(List<ExperimentPlan.Member> members) {
        List<Object> tournaments = new ArrayList<>();
        for (ExperimentPlan.Member member : members) {
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
    public static String compact(Tournament tournament) {
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
