package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.shared.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.matrix.NashAverage;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.results.HeadToHead;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.statistics.StarterResults;
import org.marienbad.lab.tournament.Tournament;

/**
 * The report of a tournament as one HTML page that needs no network: its style, its data and the charting library are
 * within it. The tables can be read without scripts.
 */
public final class HtmlReport extends HtmlPage {
    /** A cross table of more would not fit on any screen. */
    private static final int MOST_CROSSED = 60;

    private final Results results;
    private final Tournament tournament;
    private final RunInfo circumstances;
    private final Optional<Ratings> ratings;
    final Optional<NashAverage> nash;

    /** The best first. */
    final List<Ranked> entrants;

    final List<Met> pairings;

    private HtmlReport(Results results, RunInfo circumstances, Locale locale) {
        super(locale);
        this.results = results;
        this.tournament = results.tournament();
        this.circumstances = circumstances;
        ratings = results.ratings();
        nash = nash(results);
        entrants = results.ranked(ratings).stream().map(Ranked::new).toList();
        pairings = IntStream.range(0, tournament.pairings().size())
                .mapToObj(Met::new)
                .toList();
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(Results results, RunInfo circumstances, Locale locale) {
        return new HtmlReport(results, circumstances, locale).fill("tournament");
    }

    /** Empty unless everybody met everybody. */
    private static Optional<NashAverage> nash(Results results) {
        int entrants = results.tournament().entrants().size();
        double[][] points = new double[entrants][entrants];
        for (int entrant = 0; entrant < entrants; entrant++) {
            for (int other = 0; other < entrants; other++) {
                points[entrant][other] = results.points(entrant, other);
                if (entrant != other && results.above(entrant, other).trials() == 0) {
                    return Optional.empty();
                }
            }
        }
        return entrants < 3 || results.tournament().setup().seats() != 2
                ? Optional.empty()
                : Optional.of(NashAverage.ofPoints(points));
    }

    @Override
    String title() {
        return words.get("title", name(tournament.setup().provider()));
    }

    @Override
    String lead() {
        GameSetup setup = tournament.setup();
        List<String> facts = new ArrayList<>();
        facts.add(words.get(
                "summary.games",
                numbers.whole(results.games()),
                called(setup),
                setup.seats(),
                tournament.entrants().size(),
                tournament.pairings().size()));
        facts.add(words.get(
                setup.starter() == GameSetup.BY_LOT ? "summary.lot" : "summary.starter",
                SeatNames.of(setup.game(), Math.max(0, setup.starter()), gameWords())));
        facts.add(words.get(
                "summary.seating." + tournament.schedule().seating().name().toLowerCase(Locale.ROOT)));
        if (tournament.options().opening() > 0) {
            facts.add(words.get("summary.opening", tournament.options().opening()));
        }
        tournament
                .options()
                .openings()
                .ifPresent(set -> facts.add(words.get(
                        "summary.openings",
                        set.lines().size(),
                        set.file().isEmpty() ? "" : " (" + set.file() + ", SHA-256 " + set.hash() + ")")));
        return String.join(" ", facts);
    }

    private Messages gameWords() {
        return tournament.setup().provider().messages(words.locale());
    }

    @Override
    List<String> warnings() {
        List<String> warnings = warnings(results, circumstances);
        if (pairings.stream().anyMatch(met -> met.meeting().games() % tournament.seatings(met.number) != 0)) {
            warnings.add(words.get("warning.uneven"));
        }
        if (!results.forfeits().isEmpty()) {
            warnings.add(words.get("warning.forfeits"));
        }
        return warnings;
    }

    @Override
    Map<String, Object> charts() {
        return new ChartData(results, this, words).plain();
    }

    boolean played() {
        return results.games() > 0;
    }

    boolean two() {
        return tournament.setup().seats() == 2;
    }

    boolean many() {
        return tournament.setup().seats() > 2;
    }

    boolean crossed() {
        return tournament.entrants().size() > 1
                && tournament.entrants().size() <= MOST_CROSSED
                && tournament.setup().seats() > 1;
    }

    boolean scored() {
        return results.total(0).scores().count() > 0;
    }

    boolean rated() {
        return ratings.isPresent();
    }

    Optional<String> errors() {
        return tournament.options().oracle().map(oracle -> words.get("errors.help", oracle.toString()));
    }

    boolean mirrored() {
        return tournament.pairings().stream().anyMatch(pairing -> pairing.get(0).equals(pairing.get(1)));
    }

    boolean hasMargins() {
        return !margins().isEmpty();
    }

    /** The pairings with margins. */
    List<Met> margins() {
        return pairings.stream()
                .filter(met -> met.meeting().margins().count() > 0)
                .toList();
    }

    List<Lengths> lengths() {
        Stream<Lengths> each = pairings.stream()
                .map(met -> new Lengths(met.name(), met.meeting().lengths()));
        Lengths all = new Lengths(words.get("lengths.all"), results.lengths());
        return (pairings.size() > 1 ? Stream.concat(Stream.of(all), each) : each)
                .filter(lengths -> lengths.plies().total() > 0)
                .toList();
    }

    Optional<String> stop() {
        return tournament.options().stop().map(rule -> words.get("stop.help", rule.toString()));
    }

    boolean forfeited() {
        return !results.forfeits().isEmpty();
    }

    List<Lost> forfeits() {
        List<Lost> lost = new ArrayList<>();
        results.forfeits()
                .forEach((reason, games) -> lost.add(new Lost(
                        tournament.entrants().get(reason.entrant()).name(),
                        words.get("forfeits." + reason.cause().name().toLowerCase(Locale.ROOT)),
                        reason.detail(),
                        games)));
        return lost;
    }

    String citation() {
        return words.get(
                "cite.text",
                circumstances.version(),
                tournament.setup().provider().id(),
                numbers.whole(results.games()),
                String.valueOf(tournament.options().seed()),
                PlanJson.hash(tournament).substring(0, 16));
    }

    String plan() {
        return PlanJson.pretty(tournament, circumstances.code());
    }

    String hash() {
        return words.get("cite.hash", PlanJson.hash(tournament));
    }

    Optional<String> code() {
        return circumstances.code().map(code -> words.get("cite.code", code.toString(), code.plugins()));
    }

    /** Games that an entrant lost by forfeit, all for the same cause. */
    record Lost(String name, String cause, String detail, long games) {}

    record Lengths(String name, Histogram plies) {
        int least() {
            return plies.quantile(0);
        }

        int median() {
            return plies.quantile(0.5);
        }

        int greatest() {
            return plies.quantile(1);
        }
    }

    /** The games of an entrant at one seat, counted from 0. */
    record Seated(int seat, String called, WinDrawLoss tally) {}

    /** An entrant. Elo, error and worth are asked only if there are ratings; share and skill, if there is a Nash mix. */
    final class Ranked {
        private final int number;

        private Ranked(int number) {
            this.number = number;
        }

        String name() {
            return tournament.entrants().get(number).name();
        }

        PlayerSpec player() {
            return tournament.entrants().get(number).player();
        }

        WinDrawLoss total() {
            return results.total(number);
        }

        double elo() {
            return ratings.orElseThrow().elo(number);
        }

        double error() {
            return ratings.orElseThrow().standardError(number);
        }

        double worth() {
            return ratings.orElseThrow().worth(number);
        }

        /** Its share in the Nash mix. */
        double share() {
            return nash.orElseThrow().mix()[number];
        }

        double skill() {
            return nash.orElseThrow().skill()[number];
        }

        List<Seated> seats() {
            return IntStream.range(0, tournament.setup().seats())
                    .mapToObj(seat -> new Seated(
                            seat,
                            SeatNames.numbered(tournament.setup().game(), seat, gameWords()),
                            results.at(number, seat)))
                    .toList();
        }

        /** Against all, in the order of the entrants. */
        List<Cell> against() {
            return entrants.stream().map(other -> against(other.number)).toList();
        }

        private Cell against(int other) {
            long games = results.above(number, other).trials();
            double share = results.points(number, other) / games;
            String tip = words.get(
                    "cross.tip",
                    numbers.whole(results.above(number, other).successes()),
                    numbers.whole(results.above(other, number).successes()),
                    numbers.whole(games));
            return games == 0 ? Cell.EMPTY : new Cell(numbers.percent(share), share, Numbers.heat(share), tip);
        }
    }

    /** Entrants that meet; of two the first is A, the other B. */
    final class Met {
        private final int number;

        private Met(int number) {
            this.number = number;
        }

        HeadToHead meeting() {
            return results.meeting(number);
        }

        private String name(int member) {
            return tournament.entrants().get(meeting().entrants().get(member)).name();
        }

        String a() {
            return name(0);
        }

        String b() {
            return name(1);
        }

        /** "A – B". */
        String name() {
            return String.join(
                    " – ",
                    IntStream.range(0, meeting().entrants().size())
                            .mapToObj(this::name)
                            .toList());
        }

        double scoreA() {
            return meeting().total(0).scores().mean();
        }

        double scoreB() {
            return meeting().total(1).scores().mean();
        }

        /** Who won by who started. */
        List<Cell> starters() {
            StarterResults starters = meeting().starters();
            return Stream.of(
                            starters.ppAA(),
                            starters.ppAB(),
                            starters.ppRA(),
                            starters.ppBB(),
                            starters.ppBA(),
                            starters.ppRB(),
                            starters.starterWins())
                    .map(this::probability)
                    .toList();
        }

        /** As the theses print them: four decimals, not percent. */
        private Cell probability(Proportion share) {
            String tip = words.get(
                    "interval.tip",
                    numbers.decimal(share.interval().low(), 4),
                    numbers.decimal(share.interval().high(), 4),
                    numbers.whole(share.successes()),
                    numbers.whole(share.trials()));
            return new Cell(numbers.decimal(share.value(), 4), share.value(), "", tip);
        }

        Sprt.Status status() {
            return results.status(number).orElseThrow();
        }

        String decision() {
            return words.get("stop." + status().decision().name().toLowerCase(Locale.ROOT));
        }
    }
}
