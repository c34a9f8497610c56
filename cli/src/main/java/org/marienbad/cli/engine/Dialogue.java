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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.setting.Names;

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

    /** If a limit of the parser is passed, its message names the method that tells the limit. */
    private static final Pattern LIMIT = Pattern.compile(", from `[^`]*`");

    private final EngineContext context;
    private final EngineOptions options;
    private final Consumer<String> out;
    private final Scheduler scheduler;
    private final Map<String, EngineSession> sessions = new ConcurrentHashMap<>();
    /** How many more positions the sessions may hold. */
    private final AtomicInteger states = new AtomicInteger(StatePool.MOST);

    private final List<Batch> batches = new ArrayList<>();
    /** Changed between lines only; read by the thread that begins the next request of a batch. */
    private volatile int protocol = 1;

    private int named;

    Dialogue(EngineContext context, EngineOptions options, Consumer<String> out) {
        this.context = context;
        this.options = options;
        this.out = out;
        scheduler = new Scheduler(options.threads(), options.gamePatience().toNanos());
    }

    /** Takes a line of requests, which are answered now or later; in protocol 1 they have been answered when this returns. */
    void accept(String line) throws InterruptedException {
        JsonNode request;
        try {
            request = MAPPER.readTree(line);
        } catch (JsonProcessingException malformed) {
            refuse(NullNode.getInstance(), "not JSON" + problem(malformed), out);
            return;
        }
        if (request.isArray()) {
            acceptAll(request);
            return;
        }
        Job job = accept(request, out);
        if (protocol == 1 && job != null) {
            job.awaitAnswer();
        }
    }

    private void acceptAll(JsonNode requests) throws InterruptedException {
        if (requests.size() > Batch.MOST) {
            refuse(
                    NullNode.getInstance(),
                    "a batch of " + requests.size() + " requests is too long; allowed: at most " + Batch.MOST,
                    out);
            return;
        }
        Batch batch = new Batch(requests, this::acceptOfBatch, out);
        batches.removeIf(Batch::isAnswered);
        batches.add(batch);
        batch.run();
        if (protocol == 1) {
            batch.awaitAnswer();
        }
    }

    private void acceptOfBatch(JsonNode request, Consumer<String> answers) {
        if (request.path("do").asText().equals(HELLO)) {
            JsonNode id = request.path("id");
            refuse(
                    id.isMissingNode() ? NullNode.getInstance() : id,
                    "'hello' is not allowed in a batch; allowed: alone in its line",
                    answers);
        } else {
            accept(request, answers);
        }
    }

    /** Begins a request; returns its job if it is not answered yet. */
    private Job accept(JsonNode request, Consumer<String> answers) {
        if (!request.isObject()) {
            refuse(
                    NullNode.getInstance(),
                    "a request is a JSON object, such as {\"do\":\"position\",\"game\":\"nim\"}, or an array of them",
                    answers);
            return null;
        }
        JsonNode id = request.has("id") ? request.get("id") : NullNode.getInstance();
        try {
            return accept(id, request, answers);
        } catch (IllegalArgumentException refused) {
            refuse(id, refused.getMessage(), answers);
            return null;
        }
    }

    private Job accept(JsonNode id, JsonNode request, Consumer<String> answers) {
        JsonNode given = request.get("do");
        List<String> names = names();
        if (given == null || !given.isTextual()) {
            throw new IllegalArgumentException("field 'do' is missing; allowed: one of " + String.join(", ", names));
        }
        String wanted = given.textValue();
        if (wanted.equals(HELLO)) {
            answer(id, hello(new Request(request, "", List.of("id", "do", "protocol"))), answers);
            return null;
        } else if (wanted.equals(CANCEL) && protocol == NEWEST) {
            answer(id, cancel(id, new Request(request, "", List.of("id", "do", "request"))), answers);
            return null;
        } else {
            Task task = Stream.of(Task.values())
                    .filter(known -> known.id().equals(wanted) && known.protocol() <= protocol)
                    .findFirst()
                    .orElseThrow(() -> unknown(wanted, names));
            return submit(id, task, request, answers);
        }
    }

    private static IllegalArgumentException unknown(String wanted, List<String> names) {
        boolean newer =
                wanted.equals(CANCEL) || Stream.of(Task.values()).map(Task::id).anyMatch(wanted::equals);
        return new IllegalArgumentException(
                newer
                        ? "'" + wanted + "' needs protocol 2; ask for 'hello' first"
                        : Names.unknown("do", Request.shortened(wanted), names));
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
        context.players().ids().forEach(answer.putArray("players")::add);
        return answer.put("threads", options.threads())
                .put("maxLine", LineReader.MAX_LENGTH)
                .put("maxBatch", Batch.MOST)
                .put("maxStates", StatePool.MOST);
    }

    private ObjectNode cancel(JsonNode id, Request request) {
        JsonNode target = request.has("request") ? request.node("request") : id;
        boolean found = scheduler.cancel(job -> job.id().equals(target), GRACE_NANOS);
        return JsonNodeFactory.instance.objectNode().put("cancelled", found);
    }

    private Job submit(JsonNode id, Task task, JsonNode request, Consumer<String> answers) {
        boolean opens = task == Task.OPEN;
        boolean inSession = !opens && request.hasNonNull("session");
        Request fields = new Request(request, "", task.fields(protocol == NEWEST, inSession));
        EngineSession session = opens ? newSession(fields) : inSession ? session(fields) : null;
        if (session == null && task.needsSession()) {
            throw fields.missing("session", "the name of an open session");
        }
        Job job = new Job(id, run -> run(task, fields, session, run), answers);
        if (opens) {
            session.opening(job);
        }
        scheduler.submit(job, session);
        return job;
    }

    private synchronized EngineSession newSession(Request request) {
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
        EngineSession session = new EngineSession(name, states);
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
        GameLine line = !task.needsPosition()
                ? null
                : session == null
                        ? context.games().make(fields)
                        : fields.has("state") ? session.states().line(fields) : session.line();
        ObjectNode answer = task.answer(new Task.Asked(fields, line, session, job, context));
        return session == null
                ? answer
                : JsonNodeFactory.instance
                        .objectNode()
                        .put("session", session.name())
                        .setAll(answer);
    }

    private static void answer(JsonNode id, ObjectNode fields, Consumer<String> answers) {
        new Job(id, job -> fields, answers).run();
    }

    private static void refuse(JsonNode id, String message, Consumer<String> answers) {
        new Job(id, job -> null, answers).fail(message);
    }

    private static String problem(JsonProcessingException malformed) {
        JsonLocation at = malformed.getLocation(); // null where a limit of the parser is passed
        String problem = LIMIT.matcher(malformed.getOriginalMessage()).replaceAll("");
        String said = problem.startsWith("Unexpected end-of-input")
                ? "the line breaks off"
                : problem.startsWith("Trailing token") ? "something follows the first request" : problem;
        return (at == null ? "" : " at column " + at.getColumnNr()) + ": " + said;
    }

    /** Waits until every request is answered. */
    void finish() throws InterruptedException {
        scheduler.awaitAll();
        for (Batch batch : batches) {
            batch.awaitAnswer();
        }
    }

    /** Ends the requests under way and frees the memory of players. */
    @Override
    public void close() {
        scheduler.cancel(job -> true, GRACE_NANOS);
        scheduler.close();
        sessions.values().forEach(EngineSession::close);
    }
}
