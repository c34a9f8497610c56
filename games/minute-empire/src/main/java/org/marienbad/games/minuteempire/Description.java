package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.map.Region;

/** A position in sentences: the regions where something is, the cards of the row, and what each seat has. */
record Description(EmpireRules rules, EmpireTips tips, EmpirePicture board, EmpireState state) {
    List<Text> sentences() {
        List<Text> sentences = new ArrayList<>();
        Scoring scoring = state.scoring();
        for (int region = 0; region < rules.board.regions; region++) {
            List<Text> there = inRegion(region);
            if (!there.isEmpty()) {
                Region each = rules.board.map.regions().get(region);
                String continent =
                        rules.board.map.continents().get(each.continent()).id();
                Text held = tips.held(scoring.controller(region));
                sentences.add(Text.of("heard.region", each.id(), continent, PictureWords.joined(there, ", "), held));
            }
        }
        sentences.add(Text.of("heard.empty"));
        for (int place = 0; place < rules.places; place++) {
            if (state.card(place) != null) {
                sentences.add(Text.of("heard.card", place + 1, tips.brief(state, place)));
            }
        }
        Picture picture = board.of(state);
        sentences.addAll(PictureWords.panels(picture, EmpireActions::seat));
        for (int seat = 0; seat < rules.seats; seat++) {
            sentences.add(Text.of(
                    "heard.points",
                    EmpireActions.seat(seat),
                    scoring.points(seat),
                    scoring.regions(seat),
                    scoring.continents(seat),
                    scoring.goods(seat)));
        }
        List<Text> order = IntStream.range(0, rules.seats)
                .mapToObj(index -> EmpireActions.seat(state.order(index)))
                .toList();
        sentences.add(Text.of("heard.order", PictureWords.joined(order, ", ")));
        // The step to do now: the actions alone do not tell which of the many steps of this game it is.
        if (!picture.caption().equals(Text.EMPTY)) {
            sentences.add(picture.caption());
        }
        return sentences;
    }

    private List<Text> inRegion(int region) {
        List<Text> there = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            if (state.armies(seat, region) > 0) {
                there.add(Text.of("heard.armies", EmpireActions.seat(seat), state.armies(seat, region)));
            }
            if (state.cities(seat, region) > 0) {
                there.add(Text.of("heard.cities", EmpireActions.seat(seat), state.cities(seat, region)));
            }
        }
        if (state.armies(rules.seats, region) > 0) {
            there.add(Text.of("heard.neutral", state.armies(rules.seats, region)));
        }
        return there;
    }
}
