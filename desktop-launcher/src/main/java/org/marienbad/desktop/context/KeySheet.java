package org.marienbad.desktop.context;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Widgets;

/** The sheet of all keys, as they are for the game shown. */
final class KeySheet {
    private final Context context;
    private final SortedSet<Character> moves;
    private final boolean isGame;
    private final UiMessages words;
    private final Widgets widgets;

    /** @param target the screen that takes the keys, if it does */
    KeySheet(Context context, Optional<KeyTarget> target) {
        this.context = context;
        isGame = target.isPresent();
        moves = target.map(KeyTarget::moves).orElseGet(TreeSet::new);
        words = context.words();
        widgets = context.widgets();
    }

    void show() {
        new Notice(widgets, "keys.sheet", words.get("keys.title"))
                .content(table())
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(context.stage());
    }

    private Table table() {
        Table table = new Table();
        String played = isGame ? ranges(moves) : "a – z, 1 – 9";
        if (!played.isEmpty()) {
            row(table, played, words.get("key.moves") + " " + words.get("keys.note"));
        }
        for (Command command : Command.values()) {
            row(table, context.keys(command, moves), words.get(command.key()));
        }
        Stream.of("tab", "arrows", "enter", "escape")
                .forEach(key -> row(table, words.get("keys." + key), words.get("key." + key)));
        return table;
    }

    private void row(Table table, String keys, String meaning) {
        Actor name = widgets.label(keys, "bold");
        table.add(name).left().top().padRight(px(24)).padBottom(px(6));
        table.add(widgets.wrapped(meaning, "default")).align(Align.left).growX().padBottom(px(6));
        table.row();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    /** {@code a – f, 1 – 6}: single signs, or the first and last of a row. Letters can be counted by digits, too. */
    private static String ranges(SortedSet<Character> moves) {
        SortedSet<Character> all = new TreeSet<>(Comparator.comparing((Character sign) -> Character.isDigit(sign))
                .thenComparing(Comparator.naturalOrder()));
        all.addAll(moves);
        moves.stream()
                .filter(sign -> sign >= 'a' && sign < 'a' + 9)
                .forEach(sign -> all.add((char) ('1' + sign - 'a')));
        List<String> ranges = new ArrayList<>();
        for (char sign : all) {
            if (!all.contains((char) (sign - 1))) {
                char last = sign;
                while (all.contains((char) (last + 1))) {
                    last++;
                }
                ranges.add(last == sign ? "" + sign : sign + " – " + last);
            }
        }
        return String.join(", ", ranges);
    }
}
