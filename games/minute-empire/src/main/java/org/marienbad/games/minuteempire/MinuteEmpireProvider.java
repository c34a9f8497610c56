package org.marienbad.games.minuteempire;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.minuteempire.data.DataFiles;
import org.marienbad.games.minuteempire.data.RuleSet;
import org.marienbad.games.minuteempire.map.MapFiles;

/** Minute Empire for two to five seats: two rule sets, and each rule in which they differ as an option. */
public final class MinuteEmpireProvider implements GameProvider {
    private static final String PRESET = "preset";
    /** Cards that each seat takes in a short game. */
    private static final int SHORT_TURNS = 4;

    static final ChoiceSetting RULES = Setting.ofChoice("rules", "official", "thesis");
    static final ChoiceSetting LENGTH = Setting.ofChoice("length", "whole", "short");
    static final FileSetting MAP = Setting.ofFile("map", MapFiles.ids());
    static final FileSetting DECK = Setting.ofFile("deck", DataFiles.decks());
    static final ChoiceSetting ORDER = Setting.ofChoice("order", PRESET, "bid", "random");
    static final ChoiceSetting CONTINENTS = Setting.ofChoice("continents", PRESET, "regions", "armies");
    static final ChoiceSetting TIE_BREAK =
            Setting.ofChoice("tieBreak", PRESET, "coins-armies-regions", "coins-regions-armies");
    static final ChoiceSetting NEUTRAL_ARMIES = Setting.ofChoice("neutralArmies", PRESET, "none", "ten");
    static final ChoiceSetting DESTROY = Setting.ofChoice("destroy", PRESET, "any", "opponents");
    static final ChoiceSetting MAY_IGNORE = Setting.ofChoice("mayIgnore", PRESET, "all", "moves");
    static final ChoiceSetting WILD_GOODS = Setting.ofChoice("wildGoods", PRESET, "owned", "any");
    static final ChoiceSetting WILDS = Setting.ofChoice("wilds", "auto", "choose");
    static final ChoiceSetting STEPS = Setting.ofChoice("steps", "merged", "free");
    static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "rank", "margin");

    @Override
    public String id() {
        return "minute-empire";
    }

    @Override
    public int minutes() {
        return 30;
    }

    @Override
    public int prominence() {
        return 20;
    }

    @Override
    public int maxSeats() {
        return 5;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(
                RULES,
                LENGTH,
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

    /** People march in any order; seated computer players search merged steps all the same. */
    @Override
    public Map<String, String> forPeople() {
        return Map.of(STEPS.key(), "free");
    }

    @Override
    public Map<String, String> lesson() {
        return Map.of(LENGTH.key(), "short", STEPS.key(), "free");
    }

    @Override
    public Game create(int seats, Settings options) {
        Cards cards = new Cards(DataFiles.deck(options.get(DECK)), seats);
        MapBits board = new MapBits(MapFiles.read(options.get(MAP)));
        EmpireRules.Options rest = new EmpireRules.Options(
                options.get(WILDS).equals("choose"),
                options.get(PAYOFF).equals("margin"),
                options.get(STEPS).equals("merged"),
                seats == minSeats() && options.changed().equals(lesson()));
        return new EmpireGame(new EmpireRules(seats, ruleSet(options), board, cards, rest));
    }

    private static RuleSet ruleSet(Settings options) {
        RuleSet preset = DataFiles.ruleSet(options.get(RULES));
        return preset.but()
                .allowances(options.get(LENGTH).equals("short") ? shortened(preset) : preset.allowances())
                .order(chosen(options, ORDER, RuleSet.Order.class, preset.order()))
                .continentBy(chosen(options, CONTINENTS, RuleSet.Majority.class, preset.continentBy()))
                .tieBreak(tieBreak(options, preset))
                .neutralArmies(
                        switch (options.get(NEUTRAL_ARMIES)) {
                            case "none" -> Map.of();
                            case "ten" -> Map.of(2, 10);
                            default -> preset.neutralArmies();
                        })
                .destroy(chosen(options, DESTROY, RuleSet.Targets.class, preset.destroy()))
                .mayIgnore(chosen(options, MAY_IGNORE, RuleSet.OptionalActions.class, preset.mayIgnore()))
                .wild(chosen(options, WILD_GOODS, RuleSet.WildScoring.class, preset.wild()))
                .build();
    }

    /** A few cards each, and coins for as many. */
    private static Map<Integer, RuleSet.Allowance> shortened(RuleSet preset) {
        Map<Integer, RuleSet.Allowance> allowances = new HashMap<>(preset.allowances());
        allowances.replaceAll((seats, whole) ->
                new RuleSet.Allowance((SHORT_TURNS * whole.coins() + whole.cards() - 1) / whole.cards(), SHORT_TURNS));
        return allowances;
    }

    private static <E extends Enum<E>> E chosen(Settings options, ChoiceSetting option, Class<E> values, E preset) {
        String value = options.get(option);
        return value.equals(PRESET) ? preset : Enum.valueOf(values, value.toUpperCase(Locale.ROOT));
    }

    private static List<RuleSet.TieBreak> tieBreak(Settings options, RuleSet preset) {
        String value = options.get(TIE_BREAK);
        return value.equals(PRESET)
                ? preset.tieBreak()
                : List.of(value.split("-")).stream()
                        .map(name -> RuleSet.TieBreak.valueOf(name.toUpperCase(Locale.ROOT)))
                        .toList();
    }
}
