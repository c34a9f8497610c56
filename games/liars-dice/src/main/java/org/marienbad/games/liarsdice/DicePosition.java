package org.marienbad.games.liarsdice;

import static org.marienbad.games.liarsdice.DiceRules.NONE;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.game.PositionFields;

/**
 * Positions as plain values: the dice of each seat, the first seat of the round, its rolls by seat, its bids, the last
 * round. The last round has its dice, the bid that was called and the loser, or nothing, nothing and −1.
 */
record DicePosition(DiceRules rules, DiceText text) {
    Map<String, Object> write(DiceState state) {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("dice", seats().map(state::dice).boxed().toList());
        position.put("first", state.first());
        position.put("rolled", faces(state, false));
        position.put("bids", text.bids(state));
        boolean none = state.loser() == NONE;
        position.put("shown", none ? List.of() : faces(state, true));
        position.put("called", none ? List.of() : List.of(text.bid(state.calledBid())));
        position.put("loser", state.loser());
        return position;
    }

    private IntStream seats() {
        return IntStream.range(0, rules.seats());
    }

    private List<String> faces(DiceState state, boolean last) {
        return seats().mapToObj(seat -> state.faces(seat, last))
                .map(faces -> faces.length == 0 ? "" : DiceText.faces(faces))
                .toList();
    }

    /** @throws IllegalArgumentException naming what cannot be */
    DiceState read(Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        int[] dice = fields.numbers("dice", rules.seats(), rules.elimination() ? 0 : 1, rules.dice());
        int first = fields.number("first", 0, rules.seats() - 1);
        int[][] rolled = faces("rolled", fields.texts("rolled", rules.seats(), rules.seats()));
        List<String> bids = fields.texts("bids", 0, rules.bids());
        int[][] shown = faces("shown", fields.texts("shown", 0, rules.seats()));
        List<String> called = fields.texts("called", 0, 1);
        int loser = fields.number("loser", NONE, rules.seats() - 1);
        fields.requireNoMore();
        DiceState state = new DiceState(rules);
        if (loser == NONE) {
            require(shown.length == 0 && called.isEmpty(), "'shown' and 'called' must be empty where 'loser' is -1");
            require(Arrays.stream(dice).filter(count -> count > 0).count() > 1, "'dice' must be left to two seats");
        } else {
            require(
                    shown.length == rules.seats() && called.size() == 1,
                    "'shown' and 'called' must tell the last round");
            for (int seat = 0; seat < dice.length; seat++) {
                int had = dice[seat] + (rules.elimination() && seat == loser ? 1 : 0);
                require(shown[seat].length == had, "'shown[" + seat + "]' must have " + had + " dice");
            }
            state.setLast(
                    loser,
                    bid(
                            "called",
                            called.get(0),
                            Arrays.stream(shown).mapToInt(each -> each.length).sum()),
                    shown);
        }
        state.setRound(first, dice, rolled);
        require(dice[first] > 0, "'first' must be a seat that has dice");
        boolean allRolled = requireInOrder(dice, rolled);
        require(bids.isEmpty() || allRolled, "'bids' must be empty until all dice are rolled");
        makeBids(state, bids, Arrays.stream(dice).sum());
        return state;
    }

    private int[][] faces(String key, List<String> texts) {
        String allowed = "[1-" + rules.sides() + "]{0," + rules.dice() + "}";
        return texts.stream()
                .map(text -> {
                    require(
                            text.matches(allowed),
                            "'" + key + "' must have a digit from 1 to " + rules.sides() + " for each die, at most "
                                    + rules.dice() + " for a seat");
                    return text.chars().map(digit -> digit - '1').toArray();
                })
                .toArray(int[][]::new);
    }

    /** The seats roll one after the other; returns whether all have. */
    private static boolean requireInOrder(int[] dice, int[][] rolled) {
        boolean all = true;
        for (int seat = 0; seat < dice.length; seat++) {
            int most = all ? dice[seat] : 0;
            require(rolled[seat].length <= most, "'rolled[" + seat + "]' may have at most " + most + " dice");
            all = all && rolled[seat].length == dice[seat];
        }
        return all;
    }

    private void makeBids(DiceState state, List<String> bids, int inPlay) {
        for (String word : bids) {
            int bid = bid("bids", word, inPlay);
            int highest = state.highestBid();
            require(
                    state.receiver() == NONE && (highest == NONE || rules.rank(bid) > rules.rank(highest)),
                    "'bids' must rise; " + word + " does not");
            state.apply(bid);
        }
    }

    private int bid(String key, String word, int inPlay) {
        return IntStream.range(0, inPlay * rules.sides())
                .filter(bid -> text.bid(bid).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("position: '" + key + "': '" + word
                        + "' is not a bid; allowed: 1x1 to " + inPlay + "x" + rules.sides()));
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException("position: " + otherwise);
        }
    }
}
