package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of a description. Pieces, players, variables and labels share no name. */
final class DeclaredNames {
    enum Kind {
        PLAYER("player"),
        PIECE("piece"),
        VARIABLE("variable"),
        LABEL("label of an edge");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    private final Map<Kind, List<String>> lists = new EnumMap<>(Kind.class);
    private final Map<String, Kind> kinds = new HashMap<>();

    void add(Kind kind, Token name) {
        Kind other = kinds.putIfAbsent(name.text(), kind);
        if (other != null) {
            throw new DescriptionException(name, name.shown() + " is a " + other.words + " already");
        }
        lists.computeIfAbsent(kind, list -> new ArrayList<>()).add(name.text());
    }

    /** Adds a label unless it is there. */
    int label(Token name) {
        if (!is(Kind.LABEL, name)) {
            add(Kind.LABEL, name);
        }
        return index(Kind.LABEL, name);
    }

    List<String> of(Kind kind) {
        return lists.getOrDefault(kind, List.of());
    }

    boolean is(Kind kind, Token name) {
        return name.isName() && kinds.get(name.text()) == kind;
    }

    int index(Kind kind, Token name) {
        if (!is(kind, name)) {
            throw new DescriptionException(
                    name, name.shown() + " is no " + kind.words + "; there are: " + String.join(", ", of(kind)));
        }
        return of(kind).indexOf(name.text());
    }

    /** The index of a score or variable in lists of numbers: players stand first. */
    int number(Token name) {
        return is(Kind.PLAYER, name)
                ? index(Kind.PLAYER, name)
                : of(Kind.PLAYER).size() + index(Kind.VARIABLE, name);
    }
}
