package org.marienbad.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;

/** The clock of a record: {@code {"millis":300000,"increment":3000,"per":"game","left":[…],"at":"…"}}. */
final class ClockJson {
    private static final List<TimeControl.Kind> KINDS =
            List.of(TimeControl.Kind.PER_GAME, TimeControl.Kind.PER_PLY, TimeControl.Kind.DAYS_PER_PLY);
    private static final List<String> PER = List.of("game", "ply", "days");

    private ClockJson() {}

    static ObjectNode write(MatchRecord.Clock clock) {
        TimeControl control = clock.control();
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("millis", control.time().toMillis());
        if (control.kind() == TimeControl.Kind.PER_GAME) {
            json.put("increment", control.increment().toMillis());
        } else {
            json.put("per", PER.get(KINDS.indexOf(control.kind())));
        }
        clock.reading().ifPresent(reading -> {
            ArrayNode left = json.putArray("left");
            reading.remaining().forEach(time -> left.add(time.toMillis()));
            json.put("at", reading.at().toString());
        });
        return json;
    }

    static MatchRecord.Clock read(RecordEntry clock) {
        Map<String, RecordEntry> entries = clock.entries(List.of("millis", "increment", "per", "left", "at"));
        int kind = entries.containsKey("per") ? PER.indexOf(entries.get("per").text()) : 0;
        if (kind < 0 || entries.containsKey("left") != entries.containsKey("at")) {
            throw clock.refused("an object");
        }
        Duration time = time(entries, "millis");
        Duration increment = time(entries, "increment");
        Optional<List<Duration>> left = Optional.ofNullable(entries.get("left"))
                .map(list -> list.list(each -> Duration.ofMillis(each.whole())));
        try {
            return new MatchRecord.Clock(
                    new TimeControl(KINDS.get(kind), time, increment),
                    left.map(remaining -> new GameClock.Reading(
                            remaining, Instant.parse(entries.get("at").text()))));
        } catch (IllegalArgumentException | DateTimeException wrong) {
            throw clock.refused("an object");
        }
    }

    private static Duration time(Map<String, RecordEntry> entries, String name) {
        return entries.containsKey(name) ? Duration.ofMillis(entries.get(name).whole()) : Duration.ZERO;
    }
}
