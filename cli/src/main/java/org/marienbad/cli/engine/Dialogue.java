package org.marienbad.cli.engine;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.text.LineReader;

/** One caller's requests: the protocol spoken, the sessions open, the jobs under way. Lines come from one thread. */
final class Dialogue implements AutoCloseable {
    private static final int NEWEST = 2;
    private static final int MOST_SESSIONS = 1000;
    private static final long GRACE_NANOS = 5_000_000_000L;
    private static final String HELLO = "hello";
    private static final String CANCEL = "cancel";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    /** Where a limit of the parser is passed, its message names the method that tells the limit. */
    private static final Pattern LIMIT = Pattern.compile(", from `[^`]*`");

    private final EngineContext context;
    private final EngineOptions options;
    private final Consumer<String> out;
    private final Scheduler scheduler;
    private final Map<String, EngineSession> sessions = new ConcurrentHashMap<>();
    private int protocol = 1;
    private int named;

    Dialogue(EngineContext context, EngineOptions options, Consumer<String> out) {
        this.context = context;
        this.options = options;
        this.out = out;
        scheduler = new Scheduler(options.threads(), options.gamePatience().toNanos());
    }

    /** Takes a request, which is answered now or later; in protocol 1 it has been answered when this returns. */
    void accept(String line) throws InterruptedException {
        JsonNode request;
        try {
            request = MAPPER.readTree(line);
        } catch (JsonProcessingException malformed) {
            refuse(NullNode.getInstance(), "not JSON" + problem(malformed));
            return;
        }
        if (!request.isObject()) {
            refuse(
                    NullNode.getInstance(),
                    "a request is a JSON object, such as {\"do\":\"position\",\"game\":\"nim\"}");
            return;
        }
        JsonNode id = request.has("id") ? request.get("id") : NullNode.getInstance();
        try {
            accept(id, request);
        } catch (IllegalArgumentException refused) {
            refuse(id, refused.getMessage());
        }
    }

    private void accept(JsonNode id, JsonNode request) throws InterruptedException {
        JsonNode given = request.get("do");
        List<String> names = names();
        if (given == null || !given.isTextual()) {
            throw new IllegalArgumentException("field 'do' is missing; allowed: one of " + String.join(", ", names));
        }
        String wanted = given.textValue();
        if (wanted.equals(HELLO)) {
            answer(id, hello(new Request(request, "", List.of("id", "do", "protocol"))));
        } else if (wanted.equals(CANCEL) && protocol == NEWEST) {
            answer(id, cancel(id, new Request(request, "", List.of("id", "do", "request"))));
        } else {
            Task task = Stream.of(Task.values())
                    .filter(known -> known.id().equals(wanted) && known.protocol() <= protocol)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(Names.unknown("do", wanted, names)));
            submit(id, task, request);
        }
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        Stream.of(Task.values())
                .filter(task -> task.protocol() <= protocol)
                .map(Task::id)
                .forEach(names::add);
        if (protocol == NEWEST) {
            names.addAll(List.of(HELLO, CANCEL));
        }
        return names;
    }

    private ObjectNode hello(Request request) {
        protocol = (int) request.getLong("protocol", 1, NEWEST, NEWEST);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("protocol", protocol);
        answer.putArray("protocols").add(1).add(NEWEST);
        answer.put("name", "marienbad").put("version", options.version());
        names().forEach(answer.putArray("do")::add);
        BudgetJson.FIELDS.forEach(answer.putArray("budget")::add);
        context.games().ids().forEach(answer.putArray("games")::add);
        context.players().all().stream().map(PlayerProvider::id).forEach(answer.putArray("players")::add);
        return answer.put("threads", options.threads()).put("maxLine", LineReader.MAX_LENGTH);
    }

    private ObjectNode cancel(JsonNode id, Request request) {
        JsonNode target = request.has("request") ? request.node("request") : id;
        boolean found = scheduler.cancel(job -> job.id().equals(target), GRACE_NANOS);
        return JsonNodeFactory.instance.objectNode().put("cancelled", found);
    }

    private void submit(JsonNode id, Task task, JsonNode request) throws InterruptedException {
        boolean opens = task == Task.OPEN;
        boolean inSession = !opens && request.hasNonNull("session");
        List<String> known = new ArrayList<>(List.of("id", "do", "observer"));
        if (protocol == NEWEST) {
            known.add("session");
        }
        if (!inSession && (opens || !task.needsSession())) {
            known.addAll(RequestedGames.FIELDS);
        }
        known.addAll(task.fields());
        Request fields = new Request(request, "", known);
        EngineSession session = opens ? newSession(fields) : inSession ? session(fields) : null;
        if (session == null && task.needsSession()) {
            throw fields.missing("session", "the name of an open session");
        }
        Job job = new Job(id, run -> run(task, fields, session, run), out);
        if (opens) {
            session.opening(job);
        }
        scheduler.submit(job, session);
        if (protocol == 1) {
            job.awaitAnswer();
        }
    }

    private EngineSession newSession(Request request) {
        sessions.values().removeIf(EngineSession::isClosed);
        if (sessions.size() >= MOST_SESSIONS) {
            throw new IllegalArgumentException(
                    MOST_SESSIONS + " sessions are open already; close one before opening another");
        }
        String name = request.getText("session").orElseGet(() -> {
            do {
                named++;
            } while (sessions.containsKey("s" + named));
            return "s" + named;
        });
        if (name.length() > 100) {
            throw new IllegalArgumentException("field 'session': a name has at most 100 characters");
        }
        EngineSession session = new EngineSession(name);
        if (sessions.putIfAbsent(name, session) != null) {
            throw new IllegalArgumentException("session '" + name + "' is open already");
        }
        return session;
    }

    private EngineSession session(Request request) {
        String name = request.getText("session").orElseThrow();
        EngineSession session = sessions.get(name);
        if (session == null || session.isClosed()) {
            throw new IllegalArgumentException("session '" + name + "' is not open");
        }
        return session;
    }

    private ObjectNode run(Task task, Request fields, EngineSession session, Job job) {
        if (task == Task.OPEN) {
            try {
                session.open(context.games().make(fields));
            } catch (Throwable failure) {
                session.close();
                throw failure;
            }
        }
        GameLine line = session == null ? context.games().make(fields) : session.line();
        ObjectNode answer = task.answer(new Task.Asked(fields, line, session, job, context));
        return session == null
                ? answer
                : JsonNodeFactory.instance
                        .objectNode()
                        .put("session", session.name())
                        .setAll(answer);
    }

    private void answer(JsonNode id, ObjectNode fields) {
        new Job(id, job -> fields, out).run();
    }

    private void refuse(JsonNode id, String message) {
        new Job(id, job -> null, out).fail(message);
    }

    private static String problem(JsonProcessingException malformed) {
        JsonLocation at = malformed.getLocation(); // null where a limit of the parser is passed
        String problem = LIMIT.matcher(malformed.getOriginalMessage()).replaceAll("");
        return (at == null ? "" : " at column " + at.getColumnNr()) + ": "
                + (problem.startsWith("Unexpected end-of-input") ? "the line breaks off" : problem);
    }

    /** Waits until every request is answered. */
    void finish() throws InterruptedException {
        scheduler.awaitAll();
    }

    /** Ends what is under way and frees what players hold. */
    @Override
    public void close() {
        scheduler.cancel(job -> true, GRACE_NANOS);
        scheduler.close();
        sessions.values().forEach(EngineSession::close);
    }
}
