package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The people who are told the events of a room. A message for several in the same words is made once. A position is
 * told as its changes to everybody who has the one before. Confined to the room's executor.
 */
public final class Audience {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);
    private static final long NOTHING = -1;

    /**
     * A group of people who may see the same in the same words.
     *
     * @param seat whose eyes; −1 for a spectator's
     */
    record Group(int seat, Locale locale) {}

    /** A subscriber. */
    public static final class Member {
        private final Group group;
        private final Visitor visitor;
        private final String token;
        private final Subscriber subscriber;
        /** The version of the position that it was told last. */
        private long told = NOTHING;

        /** @param token by which {@code caller} has come */
        public Member(Caller caller, String token, Subscriber subscriber) {
            this.group =
                    new Group(caller.seat(), ServerWords.spoken(caller.visitor().locale()));
            this.visitor = caller.visitor();
            this.token = token;
            this.subscriber = subscriber;
        }

        public int seat() {
            return group.seat();
        }

        public Group group() {
            return group;
        }

        public Visitor visitor() {
            return visitor;
        }

        public String token() {
            return token;
        }
    }

    /** The last position of the members of a group: enough to tell the next one apart from it. */
    private static final class Told {
        private final long version;
        private final int length;
        private final DrawingChanges drawing;
        /** For those who come at the same time. */
        private WeakReference<Message> full = new WeakReference<>(null);

        Told(long version, int length, DrawingChanges drawing) {
            this.version = version;
            this.length = length;
            this.drawing = drawing;
        }
    }

    /** The present position, for one group. */
    private final class Present {
        private final Group group;
        private final WordedPosition json;
        private final ObjectNode drawing;
        private final Told told;
        private Message changes;

        Present(Group group) {
            this.group = group;
            this.json = stage.position(group);
            this.drawing = json.drawing();
            this.told = new Told(version, stage.length(), new DrawingChanges(drawing));
        }

        ObjectNode full() {
            ObjectNode all = begin();
            all.setAll(json.rest(group.seat(), 0, told.length));
            all.putObject("drawing").set("full", drawing);
            stage.addTime(all);
            return all;
        }

        Message fullMessage() {
            Message message = told.full.get();
            if (message == null) {
                message = message(full());
                told.full = new WeakReference<>(message);
            }
            return message;
        }

        Message changes(Told before) {
            if (changes == null) {
                int since = Math.min(Math.min(before.length, changedFrom), told.length);
                int moved = Math.min(Math.max(since, before.length), told.length);
                ObjectNode all = begin();
                all.setAll(json.rest(group.seat(), since, moved));
                ObjectNode coded = all.putObject("drawing").put("base", before.version);
                coded.setAll(before.drawing.to(drawing, told.drawing));
                stage.addTime(all);
                changes = message(all);
            }
            return changes;
        }

        private ObjectNode begin() {
            return ServerJson.object().put("type", "position").put("version", told.version);
        }
    }

    /** The subject of the audience. */
    public interface Stage {
        WordedPosition position(Group group);

        /** Number of plies played. */
        int length();

        /** Adds the parts that depend on the time to a position. */
        void addTime(ObjectNode position);
    }

    /** Null until the room is loaded. */
    private Stage stage;

    private final List<Member> members = new ArrayList<>();
    /** By group with at least one member, the last position told. */
    private Map<Group, Told> told = new HashMap<>();

    private long version;
    /** The plies from this one on are not those that were told. */
    private int changedFrom = Integer.MAX_VALUE;

    /** The audience is told of {@code what} from now on. */
    public void watch(Stage what) {
        stage = what;
    }

    public int size() {
        return members.size();
    }

    List<Member> members() {
        return List.copyOf(members);
    }

    public boolean has(Member member) {
        return members.contains(member);
    }

    public boolean isEmpty() {
        return members.isEmpty();
    }

    int spectators() {
        return (int) members.stream().filter(member -> member.seat() < 0).count();
    }

    /** How often the person of {@code seat} is here. */
    int connections(int seat) {
        return (int) members.stream().filter(member -> member.seat() == seat).count();
    }

    public void add(Member member) {
        members.add(member);
    }

    /** False if it has left already. */
    public boolean remove(Member member) {
        boolean was = members.remove(member);
        if (members.stream().noneMatch(other -> other.group.equals(member.group))) {
            told.remove(member.group);
        }
        return was;
    }

    /** {@code member}, who has been removed, is told why nothing follows. */
    public void dismiss(Member member, Text reason) {
        String words = ServerWords.of(member.group.locale()).get(reason);
        call(() -> member.subscriber.closed(words));
    }

    /** The plies from number {@code ply} on are others than those told so far. */
    void changedFrom(int ply) {
        changedFrom = Math.min(changedFrom, ply);
    }

    /** The position is now that of {@code now}: everybody is told. */
    void tellPosition(long now) {
        Map<Group, Told> past = told;
        Map<Group, Present> present = new HashMap<>();
        told = new HashMap<>();
        version = now;
        for (Member member : List.copyOf(members)) {
            Present here = present.computeIfAbsent(member.group, Present::new);
            told.put(member.group, here.told);
            Told before = past.get(member.group);
            boolean knows = before != null && before.version == member.told;
            member.told = version;
            send(member, knows ? here.changes(before) : here.fullMessage());
        }
        changedFrom = Integer.MAX_VALUE;
    }

    /** Tells one member everything: {@code room}, and the whole position. */
    void tellAll(Member member, ObjectNode room) {
        send(member, message(room, true));
        Told known = told.get(member.group);
        Message message = known == null ? null : known.full.get();
        if (message == null) {
            Present here = new Present(member.group);
            message = here.fullMessage();
            told.put(member.group, here.told);
        }
        member.told = version;
        send(member, message);
    }

    /** The whole position. */
    public ObjectNode position(Group group) {
        return new Present(group).full();
    }

    /** Tells everybody the message that {@code maker} makes for each kind of member, once for all of the same kind. */
    public <K> void tell(Function<Member, K> kind, Function<K, ObjectNode> maker) {
        Map<K, Message> made = new HashMap<>();
        for (Member member : List.copyOf(members)) {
            send(member, made.computeIfAbsent(kind.apply(member), each -> message(maker.apply(each))));
        }
    }

    /** Tells one member something. */
    public void tell(Member member, ObjectNode json) {
        send(member, message(json));
    }

    /** Nobody is told anything any more. */
    public void close(Function<Locale, String> reason) {
        List<Member> all = List.copyOf(members);
        members.clear();
        told.clear();
        for (Member member : all) {
            call(() -> member.subscriber.closed(reason.apply(member.group.locale())));
        }
    }

    private static Message message(ObjectNode json) {
        return message(json, false);
    }

    private static Message message(ObjectNode json, boolean isFirst) {
        return new Message(json.path("type").asText(), json.path("version").asLong(), ServerJson.bytes(json), isFirst);
    }

    private static void send(Member member, Message message) {
        call(() -> member.subscriber.send(message));
    }

    private static void call(Runnable subscriber) {
        try {
            subscriber.run();
        } catch (RuntimeException failure) {
            LOG.warn("a subscriber failed", failure);
        }
    }
}
