package org.marienbad.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;

/** The clock of a record: {@code {"millis":300000,"increment":3000,"per":"game","left":[…],"at":"…"}}. */
final class ClockJson extends StdDeserializer<MatchRecord.Clock> {
    private static final long serialVersionUID = 1L;
    private static final List<TimeControl.Kind> KINDS =
            List.of(TimeControl.Kind.PER_GAME, TimeControl.Kind.PER_PLY, TimeControl.Kind.DAYS_PER_PLY);
    private static final List<String> PER = List.of("game", "ply", "days");

    ClockJson() {
        super(MatchRecord.Clock.class);
    }

    /**
     * The form in a file.
     *
     * @param left by seat, in milliseconds; may be missing
     * @param at when that was
     */
    private record Form(long millis, long increment, String per, List<Long> left, String at) {}

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

    @Override
    public MatchRecord.Clock deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (!parser.hasToken(JsonToken.START_OBJECT)) {
            return context.reportInputMismatch(MatchRecord.Clock.class, "no clock");
        }
        Form form = context.readValue(parser, Form.class);
        try {
            int kind = form.per() == null ? 0 : PER.indexOf(form.per());
            if (kind < 0 || (form.left() == null) != (form.at() == null)) {
                return context.reportInputMismatch(MatchRecord.Clock.class, "no clock");
            }
            TimeControl control = new TimeControl(
                    KINDS.get(kind), Duration.ofMillis(form.millis()), Duration.ofMillis(form.increment()));
            return new MatchRecord.Clock(
                    control,
                    Optional.ofNullable(form.left())
                            .map(left -> new GameClock.Reading(
                                    left.stream().map(Duration::ofMillis).toList(), Instant.parse(form.at()))));
        } catch (IllegalArgumentException | DateTimeException wrong) {
            return context.reportInputMismatch(MatchRecord.Clock.class, "no clock");
        }
    }
}
