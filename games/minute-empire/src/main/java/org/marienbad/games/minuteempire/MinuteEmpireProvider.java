package org.marienbad.games.minuteempire;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.minuteempire.data.DataFiles;
import org.marienbad.games.minuteempire.data.Majority;
import org.marienbad.games.minuteempire.data.Order;
import org.marienbad.games.minuteempire.data.RuleSet;
import org.marienbad.games.minuteempire.data.Skip;
import org.marienbad.games.minuteempire.data.Targets;
import org.marienbad.games.minuteempire.data.TieBreak;
import org.marienbad.games.minuteempire.data.Wild;

/** Minute Empire for two to five seats: two rule sets, and each rule in which they differ as an option. */
public final class MinuteEmpireProvider implements GameProvider {
    private static final String PRESET = "preset";

    static final Setting.Choice RULES = Setting.choice("rules", "official", "thesis");
    static final Setting.Word MAP = Setting.word("map", "side-a");
    static final Setting.Word DECK = Setting.word("deck", "symbols");
    static final Setting.Choice ORDER = Setting.choice("order", PRESET, "bid", "random");
    static final Setting.Choice CONTINENTS = Setting.choice("continents", PRESET, "regions", "armies");
    static final Setting.Choice TIE_BREAK =
            Setting.choice("tieBreak", PRESET, "coins-armies-regions", "coins-regions-armies");
    static final Setting.Choice NEUTRAL_ARMIES = Setting.choice("neutralArmies", PRESET, "none", "ten");
    static final Setting.Choice DESTROY = Setting.choice("destroy", PRESET, "any", "opponents");
    static final Setting.Choice MAY_IGNORE = Setting.choice("mayIgnore", PRESET, "all", "moves");
    static final Setting.Choice WILD_GOODS = Setting.choice("wildGoods", PRESET, "owned", "any");
    static final Setting.Choice WILDS = Setting.choice("wilds", "auto", "choose");
    static final Setting.Choice STEPS = Setting.choice("steps", "merged", "free");
    static final Setting.Choice PAYOFF = Setting.choice("payoff", "rank", "margin");

    @Override
    public String id() {
        return "minute-empire";
    }

    @Override
    public int maxSeats() {
        return 5;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(
                RULES,
                MAP,
                DECK,
                ORDER,
                CONTINENTS,
                TIE_BREAK,
                NEUTRAL_ARMIES,
                DESTROY,
                MAY_IGNORE,
                WILD_GOODS,
                WILDS,
                STEPS,
                PAYOFF);
    }

    @Override
    public List<String> words(Setting.Word option) {
        return option.equals(MAP) ? DataFiles.maps() : option.equals(DECK) ? DataFiles.decks() : List.of();
    }

    @Override
    public Game create(int seats, Settings options) {
        Cards cards = new Cards(DataFiles.deck(options.get(DECK)), seats);
        Board board = new Board(DataFiles.map(options.get(MAP)));
        Rules.Options rest = new Rules.Options(
                options.get(WILDS).equals("choose"),
                options.get(PAYOFF).equals("margin"),
                options.get(STEPS).equals("merged"));
        return new EmpireGame(new Rules(seats, ruleSet(options), board, cards, rest));
    }

    private static RuleSet ruleSet(Settings options) {
        RuleSet preset = DataFiles.ruleSet(options.get(RULES));
        return new RuleSet(
                preset.id(),
                preset.allowances(),
                preset.rowCost(),
                preset.armies(),
                preset.cities(),
                preset.startArmies(),
                chosen(options, ORDER, Order.class, preset.order()),
                chosen(options, CONTINENTS, Majority.class, preset.continentBy()),
                tieBreak(options, preset),
                switch (options.get(NEUTRAL_ARMIES)) {
                    case "none" -> Map.of();
                    case "ten" -> Map.of(2, 10);
                    default -> preset.neutralArmies();
                },
                chosen(options, DESTROY, Targets.class, preset.destroy()),
                chosen(options, MAY_IGNORE, Skip.class, preset.mayIgnore()),
                chosen(options, WILD_GOODS, Wild.class, preset.wild()));
    }

    private static <E extends Enum<E>> E chosen(Settings options, Setting.Choice option, Class<E> values, E preset) {
        String value = options.get(option);
        return value.equals(PRESET) ? preset : Enum.valueOf(values, value.toUpperCase(Locale.ROOT));
    }

    private static List<TieBreak> tieBreak(Settings options, RuleSet preset) {
        String value = options.get(TIE_BREAK);
        return value.equals(PRESET)
                ? preset.tieBreak()
                : List.of(value.split("-")).stream()
                        .map(name -> TieBreak.valueOf(name.toUpperCase(Locale.ROOT)))
                        .toList();
    }
}
