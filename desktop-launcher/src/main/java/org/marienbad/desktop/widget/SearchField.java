package org.marienbad.desktop.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.function.Consumer;

/** A field for words to be looked for, with a button in it that empties it. */
public final class SearchField extends Stack {
    private final TextField field;
    private final IconButton clear;

    /**
     * A field with words.
     *
     * @param name of the field; that of the button is {@code NAME.clear}
     * @param help says in the empty field what it is for
     * @param clearing says what the button does
     * @param changed told the words whenever they change
     */
    public SearchField(
            Widgets widgets, String name, String words, String help, String clearing, Consumer<String> changed) {
        field = new TextField(words, widgets.theme().skin());
        field.setName(name);
        field.setMessageText(help);
        field.setProgrammaticChangeEvents(true); // the button changes it, too
        clear = widgets.smallIcon(name + ".clear", Icon.CLOSE, clearing, () -> field.setText(""));
        clear.setVisible(!words.isEmpty());
        Widgets.onChange(field, () -> {
            clear.setVisible(!text().isEmpty());
            changed.accept(text());
        });
        add(field);
        add(new Container<>(clear).align(Align.right).padRight(widgets.theme().px(3)));
    }

    /** The words in it now. */
    public String text() {
        return field.getText();
    }
}
