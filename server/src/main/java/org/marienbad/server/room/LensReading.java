package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;

/** Who may see how players decide in a room, and of which position. Confined to the room's executor. */
final class LensReading {
    private LensReading() {}

    static Supplier<JsonNode> explain(Room room, Caller caller, Body body) {
        room.state().requireSight(caller);
        requireLens(room, caller);
        Locale locale = caller.visitor().locale();
        List<String> players = body.texts("players");
        int from = body.optionalNumber("from", 0, RoomLens.MOST_STEPS).orElse(0);
        if (body.has("seat")) {
            int seat = body.number("seat", 0, room.state().seats().size() - 1);
            requireOpenThoughts(room, seat);
            return () -> room.watch().steps(seat, from, body.flag("anew", false), locale);
        }
        if (players.isEmpty()) {
            return () -> players(room, locale);
        }
        if (players.size() > RoomLens.MOST_PLAYERS) {
            throw Refusal.of(Refusal.Reason.MALFORMED, "refused.list", "players");
        }
        List<PlayerSpec> specs = players.stream().map(room.house()::spec).toList();
        if (!caller.isHost()) {
            specs.stream().filter(spec -> !isOffered(room, spec)).forEach(spec -> requireModest(room, spec));
        }
        int index = body.optionalNumber("search", 0, specs.size() - 1).orElse(0);
        int first = body.optionalNumber("first", 1, RoomLens.LATEST).orElse(1) - 1;
        int steps = body.optionalNumber("steps", 1, RoomLens.MOST_STEPS).orElse(RoomLens.USUAL_STEPS);
        int length = room.game().tree().length();
        int ply = body.optionalNumber("ply", 0, length).orElse(length);
        List<String> line = body.texts("line");
        if (!line.isEmpty()) {
            room.requireOver();
        }
        return () -> {
            MatchView view = view(room, caller, ply, line);
            int node = ply == 0 ? 0 : room.game().tree().mainLine().get(ply - 1);
            List<Object> position = List.of(node, line, caller.seat(), locale);
            RoomLens.Question question = new RoomLens.Question(position, specs, first, steps);
            return room.lens().steps(question, view, index, from, locale);
        };
    }

    /** While a game goes on this is a hint, and everything is open where no person can use one. */
    private static void requireLens(Room room, Caller caller) {
        if (!room.game().tree().isOver() && !room.state().hasOnlyComputers()) {
            caller.requireSeat();
            if (!room.state().allowsHints()) {
                throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.hints");
            }
        }
    }

    private static void requireOpenThoughts(Room room, int seat) {
        room.requireRunning();
        MatchView now = room.game().view(RoomGame.SPECTATOR);
        if (now.setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION)) {
            throw hidden();
        }
        if (room.game().isPerson(seat)) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.person");
        }
    }

    /** Whether {@code spec} sits here, or anybody may let it sit down. */
    private static boolean isOffered(Room room, PlayerSpec spec) {
        Game game = room.game().setup().game();
        boolean isLevel = room.house().levels().of(game).stream()
                .anyMatch(level -> room.house().levels().player(game, level).equals(spec));
        return isLevel
                || room.state().seats().stream()
                        .anyMatch(seat -> seat.player().filter(spec::equals).isPresent());
    }

    /** Threads, tables and rounds beyond the usual ones are for the host, whose machine it is. */
    private static void requireModest(Room room, PlayerSpec spec) {
        Settings given = spec.settings(room.house().plugins().players());
        for (Setting<?> setting : given.declared()) {
            if (given.get(setting) instanceof Number value
                    && setting.defaultValue() instanceof Number usual
                    && usual.doubleValue() > 0 // 0 stands for no limit
                    && value.doubleValue() > usual.doubleValue()) {
                throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.modest", setting.key(), usual.toString());
            }
        }
    }

    private static Refusal hidden() {
        return Refusal.of(Refusal.Reason.ILLEGAL, "refused.lens");
    }

    /** The position as the asker sees it. */
    private static MatchView view(Room room, Caller caller, int ply, List<String> line) {
        MatchView view = line.isEmpty()
                ? room.game().view(caller.seat()).after(ply)
                : Exploration.line(room.game().setup(), room.game().actions().subList(0, ply), line)
                        .view();
        if (view.isOver()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.over");
        }
        if (view.actor() < 0) {
            throw new Refusal(Refusal.Reason.ILLEGAL, Text.of("refused.chance"));
        }
        if (!view.seesActor()) {
            throw hidden();
        }
        return view;
    }

    private static ObjectNode players(Room room, Locale locale) {
        MatchView now = room.game().view(RoomGame.SPECTATOR);
        Set<PlayerSpec> seated = new LinkedHashSet<>();
        room.state().seats().forEach(seat -> seat.player().ifPresent(seated::add));
        ObjectNode json = room.lens().players(seated, now.setup().game(), locale);
        boolean hidden = now.setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        if (!now.isOver() && !hidden && json.has("players")) {
            var live = json.putArray("live");
            IntStream.range(0, room.state().seats().size())
                    .filter(seat -> !room.game().isPerson(seat))
                    .forEach(live::add);
        }
        return json;
    }
}
