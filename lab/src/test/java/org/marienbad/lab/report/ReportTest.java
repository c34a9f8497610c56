package org.marienbad.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.Toys;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Tournament;

class ReportTest {
    private static final Locale CZECH = Locale.forLanguageTag("cs");
    private static final String NASTY = "</script><img src=x onerror=\"alert('1')\">&, {0}";
    private static final RunInfo HERE = new RunInfo("1.0", true, Optional.empty());

    private static Tournament tournament(Tournament.Options options) {
        return new Tournament(
                Toys.SETUP,
                List.of(
                        new Entrant(NASTY, PlayerSpec.of("dice")),
                        new Entrant("poor", PlayerSpec.of("miser")),
                        new Entrant("broken", PlayerSpec.of("failing"))),
                Schedule.roundRobin(),
                options);
    }

    private static Results results(Tournament tournament) {
        Results results = new Results(tournament);
        Toys.play(tournament, 2).forEach(results::add);
        return results;
    }

    private static String page(Locale locale) {
        Tournament.Options options = Tournament.Options.of(21, 1).stop(new Sprt(0, 50));
        return HtmlReport.html(results(tournament(options)), HERE, locale);
    }

    /** The page without the charting library. */
    private static String readable(String page) {
        return page.replaceFirst("(?s)<script>.*?</script>", "");
    }

    @Test
    void thePageIsWholeAndNeedsNoNetwork() {
        String page = page(Locale.ENGLISH);
        assertTrue(page.contains("echarts"), "the charting library is in it");
        assertEquals(3, page.split("</script>", -1).length - 1, "data, library and code end where they should");
        Matcher links =
                Pattern.compile("<[^>]* (?:src|href)=[^>]*|url\\([^)]*\\)").matcher(readable(page));
        assertFalse(links.find(), () -> "something is loaded: " + links.group());
    }

    @Test
    void namesAreTextWhateverIsInThem() throws IOException {
        String page = page(Locale.ENGLISH);
        assertFalse(readable(page).contains("<img"), "markup in a name became markup");
        assertTrue(page.contains("&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;, {0}"));
        Matcher data = Pattern.compile("id=\"data\">(.*?)</script>").matcher(page);
        assertTrue(data.find());
        JsonNode json = new ObjectMapper().readTree(data.group(1));
        assertTrue(json.get("elo").findValuesAsText("name").contains(NASTY));
        assertEquals(4, json.get("lengths").size(), "all games, and each pairing");
        assertEquals(3, json.get("nash").size());
    }

    @Test
    void itHasEverySectionInBothLanguages() {
        String english = page(Locale.ENGLISH);
        String czech = page(CZECH);
        for (String section :
                List.of("standings", "cross", "seats", "nash", "starters", "lengths", "stop", "forfeits", "cite")) {
            assertTrue(english.contains("<h2 id=\"" + section + "\">"), section);
            assertTrue(czech.contains("<h2 id=\"" + section + "\">"), section);
        }
        assertTrue(english.contains("lang=\"en\"") && english.contains("Wins by starter"));
        assertTrue(czech.contains("lang=\"cs\"") && czech.contains("Výhry podle toho, kdo začíná"));
        assertTrue(czech.contains("Nashova směs") && czech.contains("50,0"), "with a decimal comma");
        assertTrue(english.contains("out of ideas"), "the reason of a forfeit");
        assertTrue(english.contains("ppAA") && english.contains("has a time limit"));
    }

    @Test
    void bothLanguagesHaveTheSameWords() throws IOException {
        Properties english = bundle("");
        Properties czech = bundle("_cs");
        assertEquals(new TreeSet<>(english.stringPropertyNames()), new TreeSet<>(czech.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            assertEquals(
                    new MessageFormat(english.getProperty(key)).getFormatsByArgumentIndex().length,
                    new MessageFormat(czech.getProperty(key)).getFormatsByArgumentIndex().length,
                    key);
        }
        String page = readable(page(Locale.ENGLISH) + page(CZECH));
        for (String key : english.stringPropertyNames()) {
            assertFalse(key.contains(".") && page.contains(">" + key + "<"), key + " is shown as it stands");
        }
    }

    /** In parts of a template that few tournaments show, too. */
    @ParameterizedTest
    @ValueSource(strings = {"tournament", "overview", "sweep", "tuning", "learning"})
    void everyWordThatATemplateAsksForIsInTheBundle(String template) throws IOException {
        String text = new String(
                HtmlReport.class.getResourceAsStream(template + ".mustache").readAllBytes(), StandardCharsets.UTF_8);
        Set<String> asked = Pattern.compile("\\{\\{text\\.([^}]*)}}")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        assertTrue(asked.contains("methods") || asked.contains(template + ".methods"), asked::toString);
        asked.removeAll(bundle("").stringPropertyNames());
        assertEquals(Set.of(), asked);
    }

    private static Properties bundle(String suffix) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = new InputStreamReader(
                HtmlReport.class.getResourceAsStream("messages" + suffix + ".properties"), StandardCharsets.UTF_8)) {
            properties.load(reader);
        }
        return properties;
    }

    @Test
    void withoutGamesItSaysSo() {
        String page = HtmlReport.html(new Results(tournament(Tournament.Options.of(4, 1))), HERE, Locale.ENGLISH);
        assertTrue(page.contains("The tournament was interrupted: 0 of 12 games are played."));
    }

    @Test
    void theTablesAreGolden() {
        Tournament tournament = Toys.tournament(Tournament.Options.of(4, 1), "miser", "failing");
        Results results = results(tournament);
        assertEquals("""
                entrant,player,elo,elo_error,games,wins,draws,losses,forfeits,won,won_low,won_high,payoff,score,judged,errors,loss,ms
                A,miser,223.495813,147.185413,4,4,0,0,0,1,0.510109,1,1,,0,,,
                B,failing,-223.495813,147.185413,4,0,0,4,4,0,0,0.489891,-1,,0,,,
                """, unix(CsvTables.standings(results)).replaceAll(",[0-9.]*\n", ",\n"));
        assertEquals("""
                entrant,others,seat,games,wins,draws,losses,won,won_low,won_high,payoff,score
                A,B,1,2,2,0,0,1,0.342380,1,1,
                A,B,2,2,2,0,0,1,0.342380,1,1,
                B,A,1,2,0,0,2,0,0,0.657620,-1,
                B,A,2,2,0,0,2,0,0,0.657620,-1,
                """, unix(CsvTables.seats(results)));
        assertEquals("""
                pairing,games,ppAA,ppAB,ppRA,ppBB,ppBA,ppRB,margin,margin_error,length,length_deviation,length_min,length_max
                A – B,4,1,0,0,0,1,0,,,0.500000,0.577350,0,1
                """, unix(CsvTables.pairings(results)));
    }

    @Test
    void everyGameIsARow() throws IOException {
        Tournament tournament = tournament(Tournament.Options.of(2, 1));
        StringWriter out = new StringWriter();
        try (GamesTable table = new GamesTable(tournament, out)) {
            for (GameResult game : Toys.play(tournament, 1)) {
                table.add(game);
            }
        }
        List<String> rows = out.toString().lines().toList();
        assertEquals(
                "index,round,starter,player1,player2,payoff1,payoff2,length,forfeit,decisions1,decisions2,nanos1,nanos2",
                rows.get(0));
        assertEquals(7, rows.size());
        assertTrue(
                rows.get(2)
                        .startsWith("1,0,1,\"</script><img src=x onerror=\"\"alert('1')\"\">&, {0}\",broken,1,-1,1,2"
                                + " FAILED,1,1,"),
                rows.get(2));
    }

    private static String unix(String csv) {
        return csv.replace("\r\n", "\n");
    }
}
