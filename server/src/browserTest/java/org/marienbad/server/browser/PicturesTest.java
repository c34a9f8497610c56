package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Every screen in every width, theme and language, as pictures for people to look at. Nothing sticks out, is cut off or is too
 * small to be hit, and boards fill their screens.
 *
 * <p>Each screen meets each width once, and each theme in each language once; with {@code -PallPictures} all of
 * these together. Dice and cards differ from run to run, so it is asked for with {@code -Ppictures}.
 */
@EnabledIfSystemProperty(named = "marienbad.pictures", matches = "true")
class PicturesTest extends TestInBrowser {
    private static final List<int[]> SIZES = List.of(
            new int[] {360, 740},
            new int[] {390, 844},
            new int[] {768, 1024},
            new int[] {1280, 800},
            new int[] {1920, 1080},
            new int[] {2560, 1440});
    private static final List<String> THEMES = List.of("light", "dark", "high-contrast");
    private static final List<String> LANGUAGES = List.of("en", "cs");

    /** Screens that are narrower than this are touched. */
    private static final int TOUCHED = 1000;

    /** Whether all cards in sight have their pictures: the others get theirs later. */
    private static final String PICTURED = """
            const cards = [...document.querySelectorAll('.game')];
            return cards.length > 0 && cards.every((card) => card.getBoundingClientRect().top >= innerHeight || card.querySelector('.picture svg'));
            """;

    /** Begins a game in which the first seat plays what comes first, so many times, and returns its fragment. */
    private static final String BEGIN = """
            const [game, seats, plies, options] = arguments;
            const call = async (path, method, body, token) => (await fetch('/api/' + path, {
                method, body, headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: 'Bearer ' + token } : {}) },
            })).json();
            const others = Array.from({ length: seats - 1 }, () => ({ kind: 'level', level: 'easy' }));
            const { id, tokens } = await call('create', 'POST', JSON.stringify({ game, options, seats: [{ kind: 'person', name: 'Alexandra' }, ...others] }));
            const room = 'rooms/' + id;
            let done = 0;
            let version = -1;
            while (done < plies) {
                const view = await call(`${room}/view?after=${version}&wait=10`, 'GET', undefined, tokens[0]);
                version = view.version;
                if (view.over) {
                    break;
                } else if (view.legal?.length) {
                    await call(room + '/play', 'POST', JSON.stringify({ version, code: view.legal[0].code }), tokens[0]);
                    done++;
                }
            }
            return `room=${id}&seat=${tokens[0]}`;
            """;

    /** All that is wrong on the screen, where fingers need targets of {@code arguments[0]} pixels. */
    private static final String FAULTS = """
            const [least] = arguments;
            const found = [];
            const sheet = document.querySelector('dialog[open]');
            const name = (node) => `${node.tagName} ${node.getAttribute('class') ?? ''} "${(node.innerText ?? '').trim().slice(0, 40)}"`;
            const scrolled = (node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
            const inside = (node) => { for (let up = node.parentElement; up; up = up.parentElement) { if (scrolled(up)) return true; } return false; };
            const pen = document.createElement('canvas').getContext('2d');
            if (document.documentElement.scrollWidth > innerWidth) {
                found.push(`${document.documentElement.scrollWidth} pixels wide`);
            }
            for (const node of (sheet ?? document.body).querySelectorAll(':not(svg, svg *, option)')) {
                if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || node.closest('.hidden')) {
                    continue;
                }
                const box = node.getBoundingClientRect();
                const style = getComputedStyle(node);
                // The words of a bar of scores are in its tip, too.
                const cut = node.closest('.score-bar') ? [] : ['hidden', 'clip'];
                const field = node.matches('select, input, textarea');
                if (box.width && (box.right > innerWidth + 1 || box.left < -1) && !inside(node)) {
                    found.push('outside: ' + name(node));
                }
                if (!field && node.clientWidth && cut.includes(style.overflowX) && node.scrollWidth > node.clientWidth + 1) {
                    found.push(`cut at ${node.clientWidth} of ${node.scrollWidth}: ${name(node)}`);
                }
                if (!field && node.clientHeight && cut.includes(style.overflowY) && node.scrollHeight > node.clientHeight + 2) {
                    found.push(`cut below ${node.clientHeight} of ${node.scrollHeight}: ${name(node)}`);
                }
                const words = node.matches('select') ? node.selectedOptions[0]?.text : field && !node.readOnly ? node.value || node.placeholder : '';
                if (words) {
                    pen.font = style.font;
                    const wide = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
                    if (pen.measureText(words).width > wide + 1) {
                        found.push(`cut at ${wide}: ${words}`);
                    }
                }
                if (node.matches('button:not(.cover), a[href]:not(.cover), select, input, summary, textarea')) {
                    const target = (node.matches('[type=checkbox]') && node.labels[0] || node).getBoundingClientRect();
                    if (Math.min(target.width, target.height) < least - 0.6) {
                        found.push(`${Math.round(target.width)} x ${Math.round(target.height)} small: ${name(node)}`);
                    }
                }
            }
            const board = !sheet && document.querySelector('.room .play > .board');
            if (board) {
                const { width, height } = board.getBoundingClientRect();
                const { viewBox } = board.querySelector('.front');
                const scale = Math.min(width / viewBox.baseVal.width, height / viewBox.baseVal.height);
                const [across, along] = [viewBox.baseVal.width * scale / innerWidth, viewBox.baseVal.height * scale / innerHeight];
                const [wide, high] = innerWidth > innerHeight ? [0.7, 0.88] : [0.92, 0.55];
                if (across < wide && along < high) {
                    found.push(`a board of ${across} of the width and ${along} of the height`);
                }
                const hit = board.querySelectorAll('.area[role=button]:not(.line)');
                // Points of backgammon are narrow, but high.
                const small = [...hit].map((area) => area.getBoundingClientRect()).some((area) => area.width * area.height < 24 * 24);
                if (small && hit.length < 24 && !document.querySelector('.choices .choice')) {
                    found.push('small spots without buttons');
                }
            }
            return found;
            """;

    private static final Path CHESS = Path.of(
            "..", "languages", "rbg", "src", "main", "resources", "org", "marienbad", "rbg", "games", "chess.rbg");

    /** A screen: its fragment, and the way from there to the rest of it. */
    private record Screen(String fragment, Consumer<Page> enter) {}

    @Override
    ServerProcess serve(Path folder) {
        return ServerProcess.start(folder, CHESS);
    }

    @Test
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    void nothingIsCutOffAndBoardsFillTheirScreens() {
        Page page = visitor();
        page.driver().manage().timeouts().scriptTimeout(java.time.Duration.ofMinutes(2));
        Map<String, Screen> screens = screens(page);
        List<String> faults = new ArrayList<>();
        List<String> names = List.copyOf(screens.keySet());
        for (int combination = 0; combination < THEMES.size() * LANGUAGES.size(); combination++) {
            String theme = THEMES.get(combination % THEMES.size());
            String language = LANGUAGES.get(combination / THEMES.size());
            page.run(
                    "const kept = JSON.parse(localStorage.getItem('marienbad.settings'));"
                            + " localStorage.setItem('marienbad.settings', JSON.stringify({...kept, theme: arguments[0], language: arguments[1]}))",
                    theme,
                    language);
            page.reload();
            for (int screen = 0; screen < names.size(); screen++) {
                String name = names.get(screen);
                for (int size : sizes(screen + combination)) {
                    resize(page, SIZES.get(size));
                    // A fragment that is there already would load nothing: sheets would stay open.
                    page.open("about:blank");
                    page.open(url(screens.get(name).fragment()));
                    screens.get(name).enter().accept(page);
                    String picture = name + "-" + SIZES.get(size)[0] + "-" + theme + "-" + language;
                    faults.addAll(faults(page, picture));
                    Browser.keep(page, picture);
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    private static List<Integer> sizes(int one) {
        return Boolean.getBoolean("marienbad.allPictures")
                ? IntStream.range(0, SIZES.size()).boxed().toList()
                : List.of(one % SIZES.size());
    }

    private static void resize(Page page, int[] size) {
        page.size(size[0], size[1]);
        page.driver()
                .executeCdpCommand(
                        "Emulation.setTouchEmulationEnabled",
                        Map.of("enabled", size[0] < TOUCHED, "maxTouchPoints", 1));
    }

    @SuppressWarnings("unchecked")
    private static List<String> faults(Page page, String picture) {
        boolean touched = (boolean) page.run("return matchMedia('(hover: none) and (pointer: coarse)').matches");
        List<String> found = (List<String>) page.run(FAULTS, touched ? 44 : 24);
        return found.stream().distinct().map(fault -> picture + ": " + fault).toList();
    }

    private Map<String, Screen> screens(Page page) {
        Map<String, Screen> screens = new LinkedHashMap<>();
        screens.put(
                "gallery",
                new Screen("", shown -> shown.until("the pictures in sight", () -> (boolean) shown.run(PICTURED))));
        screens.put("set-up", new Screen("set-up=minute-empire", shown -> shown.find(".setup .picture svg")));
        Consumer<Page> room = shown -> shown.find(".room:not(.waiting) .board .area");
        screens.put("kalaha", new Screen(begin(page, "kalaha", 2, 3, Map.of()), room));
        screens.put("minute-empire", new Screen(begin(page, "minute-empire", 4, 3, Map.of()), room));
        screens.put("go", new Screen(begin(page, "go", 2, 5, Map.of("size", 13)), room));
        screens.put("backgammon", new Screen(begin(page, "backgammon", 2, 3, Map.of()), room));
        screens.put("poker", new Screen(begin(page, "poker", 2, 1, Map.of()), room));
        screens.put("chess", new Screen(begin(page, "chess", 2, 3, Map.of()), room));
        screens.put("review", new Screen(begin(page, "kalaha", 2, 200, Map.of()), shown -> {
            room.accept(shown);
            shown.click("[data-help='review']");
            shown.find(".graph .course");
        }));
        screens.put("lens-sheet", new Screen(screens.get("kalaha").fragment(), shown -> {
            room.accept(shown);
            shown.click("[data-verb='explain']");
            shown.choose("#lens-player", "minimax");
            shown.find("#lens-settings").sendKeys("depth=2");
            shown.click("[data-lens='show']");
            shown.find(".lens .sentence");
        }));
        screens.put("settings", new Screen(screens.get("go").fragment(), shown -> {
            room.accept(shown);
            shown.click("[data-settings]");
        }));
        screens.put("lesson", new Screen(screens.get("minute-empire").fragment(), shown -> {
            room.accept(shown);
            tool(shown, "learn");
            shown.find("dialog .board .area");
        }));
        screens.put("rules", new Screen(screens.get("backgammon").fragment(), shown -> {
            room.accept(shown);
            tool(shown, "rules");
            shown.find("dialog .rules");
        }));
        screens.put("hint-told", new Screen(screens.get("kalaha").fragment(), shown -> {
            room.accept(shown);
            shown.click("[data-verb='hint']");
            shown.find("[data-hint='told']");
        }));
        List<String> boards = new ArrayList<>();
        String invitation = "";
        for (int table = 0; table < 6; table++) {
            String[] made = open(page);
            boards.add(made[0]);
            invitation = made[1];
        }
        screens.put(
                "boards-page",
                new Screen(
                        "boards=" + String.join(",", boards),
                        shown -> shown.find(".boards:not(.waiting) .small-board use")));
        screens.put("join", new Screen(invitation, shown -> shown.find(".join:not(.waiting) .picture svg")));
        return screens;
    }

    /** Opens a sheet by its button, which small screens have in a menu. */
    private static void tool(Page page, String name) {
        page.run("document.querySelector(arguments[0]).click()", "[data-help='" + name + "']");
    }

    private static String begin(Page page, String game, int seats, int plies, Map<String, Object> options) {
        return (String) page.promised(BEGIN, game, seats, plies, options);
    }

    /** A game that waits for two people: its board for onlookers, and the fragment of an invitation. */
    private static String[] open(Page page) {
        String made = (String) page.promised("""
                const answer = await fetch('/api/create', { method: 'POST', headers: { 'Content-Type': 'application/json' },
                    body: JSON.stringify({ game: 'kalaha', clock: '5+3', seats: [{ kind: 'open' }, { kind: 'open' }] }) });
                const { id, watch, invitations } = await answer.json();
                return `${id}.${watch} room=${id}&invite=${invitations[1]}`;
                """);
        return made.split(" ");
    }
}
