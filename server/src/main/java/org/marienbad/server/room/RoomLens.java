package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.PlainJson;
import org.marienbad.play.Consultation;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.ExplanationPage;
import org.marienbad.play.explain.Recording;
import org.marienbad.play.explain.RecordingMonitor;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells step by step how players search a position, found from nothing but what the asker may know. One position is searched
 * at a time, by its players one after the other, as long as somebody asks for it. Confined to the room's executor.
 */
final class RoomLens implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RoomLens.class);
    /** Steps of a search that are recorded. */
    static final int MOST_STEPS = 500;

    static final int USUAL_STEPS = 200;
    /** The latest step that is recorded first. */
    static final int LATEST = 20_000;

    static final int MOST_PLAYERS = 2;
    /** Steps in one answer. */
    private static final int STEPS_AT_ONCE = 40;
    /** Nodes of a tree that is drawn whole. */
    private static final int MOST_NODES = 40;
    /** After so many milliseconds without a request the asker has left. */
    private static final long PATIENCE = 5_000;

    private final House house;
    private final Executor owner;
    private final PlayerThread lane;
    /** Null before somebody asks. */
    private Inquiry inquiry;

    private Optional<List<PlayerSpec>> able = Optional.empty();
    private int thinking;
    private volatile boolean closed;

    /**
     * A position and who shall search it.
     *
     * @param position tells positions and their readers apart
     * @param first the first step that is recorded, from 0
     */
    record Question(Object position, List<PlayerSpec> players, int first, int steps) {}

    RoomLens(House house, ThinkingThreads.Place place, Executor owner) {
        this.house = house;
        this.owner = owner;
        this.lane = place.lane(() -> owner.execute(this::close));
    }

    boolean isClosed() {
        return closed;
    }

    boolean isWorking() {
        return thinking > 0 && !closed;
    }

    /** A question that is answered, and when it was asked last. */
    private static final class Inquiry {
        private final Question question;
        private final Consultation position;
        private final List<Search> searches;
        private volatile long asked;

        private Inquiry(Question question, MatchView view) {
            this.question = question;
            this.position = Consultation.of(view);
            this.searches = question.players().stream().map(Search::new).toList();
        }

        private boolean isOver() {
            return searches.stream().allMatch(search -> search.over);
        }
    }

    private static final class Search {
        private final PlayerSpec spec;
        private Recording recording;
        private boolean over;
        private OptionalInt action = OptionalInt.empty();
        private Refusal refusal;
        /** Null until it is told. */
        private ExplainedSearch told;

        private Search(PlayerSpec spec) {
            this.spec = spec;
        }
    }

    /**
     * The steps from number {@code from} on of the search of player number {@code index}; asks to come again until there are
     * more.
     *
     * @param view as the asker sees the position
     * @throws Refusal if the player tells no steps, or fewer than asked for
     */
    ObjectNode steps(Question question, MatchView view, int index, int from, Locale locale) {
        if (inquiry == null || !inquiry.question.equals(question)) {
            boolean busy = inquiry != null && !inquiry.isOver() && isWanted(inquiry);
            if (busy) {
                return waiting();
            }
            inquiry = new Inquiry(question, view.after(view.length()));
            inquiry.asked = house.now();
            begin(inquiry);
        }
        inquiry.asked = house.now();
        Search search = inquiry.searches.get(index);
        if (search.refusal != null) {
            inquiry = search.over && inquiry.isOver() ? null : inquiry;
            throw search.refusal;
        }
        return told(search, inquiry.position, from, locale);
    }

    private ObjectNode told(Search search, Consultation position, int from, Locale locale) {
        if (search.recording == null) {
            return waiting();
        }
        if (search.told == null) {
            String name = house.levels().words(search.spec, locale);
            search.told = new ExplainedSearch(name, position, search.recording, MOST_NODES);
        }
        if (search.over && !search.told.isOver()) {
            search.told.end(search.action);
        }
        return steps(search.told, from, locale);
    }

    /** The steps of a search that are not told yet. */
    static ObjectNode steps(ExplainedSearch search, int from, Locale locale) {
        int size = search.explanation().size();
        if (size == 0 || size <= from && !search.isOver()) {
            return waiting();
        }
        Messages words = Explanation.words(Messages.of(ServerWords.spoken(locale)));
        ObjectNode json = PlainJson.of(search.data(from, STEPS_AT_ONCE, words, view -> drawing(view, locale)));
        return json.set("words", PlainJson.of(ExplanationPage.words(words)));
    }

    private static Object drawing(MatchView view, Locale locale) {
        GameWords words = GameWords.of(view.setup().provider(), locale);
        return PlainJson.plain(new WordedPosition(view, words).drawing());
    }

    static ObjectNode waiting() {
        return ServerJson.object().put("done", 0).put("total", 1);
    }

    private boolean isWanted(Inquiry asked) {
        return !closed && house.now() - asked.asked < PATIENCE;
    }

    private void begin(Inquiry asked) {
        asked.searches.forEach(search -> {
            thinking++;
            lane.execute(() -> search(asked, search));
        });
    }

    /** In the thread of the players. */
    private void search(Inquiry asked, Search search) {
        Question question = asked.question;
        Recording recording = new Recording(question.first(), question.steps());
        owner.execute(() -> search.recording = recording);
        Monitor watching = new RecordingMonitor(recording, () -> isWanted(asked));
        PluginGuard.run(
                () -> {
                    try {
                        MatchView view = asked.position.view();
                        long seed = Seeds.oneWay(view.length(), "explain", view.actor());
                        Player player = house.player(search.spec, view.setup().game(), seed);
                        Decision decision = asked.position.ask(player, house.thought(), watching);
                        OptionalInt action =
                                watching.cancelled() ? OptionalInt.empty() : OptionalInt.of(decision.action());
                        searched(asked, search, action, objection(search, recording));
                    } catch (Refusal refused) {
                        searched(asked, search, OptionalInt.empty(), refused);
                    }
                },
                failure -> {
                    LOG.warn("an explained search failed", failure);
                    Refusal broken = Refusal.of(Refusal.Reason.BROKEN, "refused.broken");
                    searched(asked, search, OptionalInt.empty(), broken);
                });
    }

    /** Why there is nothing to show; null if there is something. */
    private static Refusal objection(Search search, Recording recording) {
        if (recording.seen() == 0) {
            return Refusal.of(Refusal.Reason.ILLEGAL, "refused.silent", search.spec.toString());
        }
        return recording.steps().isEmpty()
                ? Refusal.of(Refusal.Reason.ILLEGAL, "refused.steps", search.spec.toString(), recording.seen())
                : null;
    }

    private void searched(Inquiry asked, Search search, OptionalInt action, Refusal refusal) {
        owner.execute(() -> {
            thinking--;
            search.over = true;
            search.action = action;
            search.refusal = refusal;
            boolean left = action.isEmpty() && !isWanted(asked);
            if (left && inquiry == asked) {
                inquiry = null; // whoever comes back begins anew
            }
        });
    }

    /** Who can search here: the players of the seats, the levels, the methods. Asks to come again until it is known. */
    ObjectNode players(Set<PlayerSpec> seated, Game game, Locale locale) {
        if (able.isEmpty()) {
            if (thinking == 0) {
                thinking++;
                lane.execute(() -> PluginGuard.run(() -> list(game), failure -> {
                    LOG.warn("players cannot be listed", failure);
                    listed(List.of());
                }));
            }
            return waiting();
        }
        Set<PlayerSpec> all = new LinkedHashSet<>(seated);
        all.addAll(able.get());
        ObjectNode json = ServerJson.object().put("steps", USUAL_STEPS).put("most", MOST_STEPS);
        ArrayNode list = json.putArray("players");
        all.forEach(spec -> list.addObject()
                .put("spec", spec.toString())
                .put("words", house.levels().words(spec, locale)));
        return json;
    }

    private void list(Game game) {
        List<PlayerSpec> known = new ArrayList<>();
        house.levels().of(game).forEach(level -> known.add(house.levels().player(game, level)));
        new Analysts(house.plugins().players(), house.plugins().solvers())
                .of(game).stream()
                        .map(provider -> PlayerSpec.of(provider.id()))
                        .filter(spec ->
                                known.stream().noneMatch(level -> level.id().equals(spec.id())))
                        .forEach(known::add);
        listed(known);
    }

    private void listed(List<PlayerSpec> known) {
        owner.execute(() -> {
            thinking--;
            able = Optional.of(known);
        });
    }

    @Override
    public void close() {
        closed = true;
    }
}
