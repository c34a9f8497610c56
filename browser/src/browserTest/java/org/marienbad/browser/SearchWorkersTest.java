package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.play.SampleGame;

/** Searches in workers of their own, for the players of the worker that has the rooms. */
class SearchWorkersTest extends PageInBrowser {
    private static final String SEARCHED =
            "const worker = new Worker(new URL('worker.js', document.baseURI), {type: 'module', name: 'search '});"
                    + "worker.onmessage = ({data}) => { worker.terminate(); done(JSON.stringify(data)); };"
                    + "worker.postMessage({search: {number: 7, order: arguments[0]}});";
    private static final String ENDED = SEARCHED + "worker.postMessage({end: 7});";

    private final Catalogues plugins = new TextGames().plugins(Services.NONE);

    private GameSetup middle(String game) {
        MatchView middle =
                SampleGame.middle(GameSetup.of(plugins.games().get(game)).drawn(1));
        return middle.setup().from(middle.position().orElseThrow());
    }

    private static String order(GameSetup position, String player) {
        return SearchOrder.write(position, PlayerSpec.parse(player), 5, Budget.UNLIMITED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect-four", "minute-empire"})
    void aWorkerFindsWhatAJdkFinds(String game) throws IOException {
        browser.get(address());
        GameSetup position = middle(game);
        String order = order(position, "mcts(iterations=300)");
        Decision here = SearchOrder.decision(position, SearchOrder.search(plugins, order, Monitor.NONE));
        Decision there = SearchOrder.decision(
                position,
                MAPPER.readTree(String.valueOf(house(SEARCHED, order)))
                        .path("found")
                        .asText());
        assertEquals(visits(here), visits(there));
        assertEquals(here.action(), there.action());
    }

    private static Map<Integer, Long> visits(Decision decision) {
        return decision.lines().stream().collect(Collectors.toMap(line -> line.action(), line -> line.visits()));
    }

    @Test
    void aSearchEndsWhenItIsToldTo() throws IOException {
        browser.get(address());
        String order = order(middle("kalaha"), "mcts(millis=3600000)");
        assertEquals(
                7,
                MAPPER.readTree(String.valueOf(house(ENDED, order)))
                        .path("number")
                        .asInt());
    }

    @Test
    void thePlayerOfTwoTreesHasAWorkerForTheOther() {
        browser.get(address());
        await("[data-game=minute-empire]");
        house("const made = await house.ask('create', undefined, undefined, 'en', {game: 'minute-empire',"
                + " seats: [{kind: 'level', level: 'best'}, {kind: 'level', level: 'best'}]});"
                + "const room = JSON.parse(await made.text());"
                + "house.subscribe(room.id, room.watch, 'en', () => {}); done('');");
        waiting("a worker of the worker").until(page -> hasWorkerOfWorker());
        assertNoErrors();
    }

    private static boolean hasWorkerOfWorker() {
        Map<String, Object> targets =
                browser.executeCdpCommand("Target.getTargets", Map.of("filter", List.of(Map.of())));
        List<Map<?, ?>> workers = ((List<?>) targets.get("targetInfos"))
                .stream()
                        .<Map<?, ?>>map(target -> (Map<?, ?>) target)
                        .filter(target -> target.get("type").equals("worker"))
                        .toList();
        Set<?> ids = workers.stream().map(worker -> worker.get("targetId")).collect(Collectors.toSet());
        return workers.stream().anyMatch(worker -> ids.contains(worker.get("parentId")));
    }
}
