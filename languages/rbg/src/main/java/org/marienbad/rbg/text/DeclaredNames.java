package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** More make tables that take seconds and gigabytes. */
    private static final int MOST = 1000;

    private final Map<Kind, List<String>> lists = new EnumMap<>(Kind.class);
    private final Map<String, Kind> kinds = new HashMap<>();
    private final Map<String, Token> places = new HashMap<>();

    private final Predicate<String> macro;

    /** @param macro tells names of macros, for messages */
    DeclaredNames(Predicate<String> macro) {
        this.macro = macro;
    }

    void add(Kind kind, Token name) {
        Kind other = kinds.putIfAbsent(name.text(), kind);
        if (other != null) {
            throw new DescriptionException(name, name.shown() + " is a " + other.words + " already");
        }
        places.put(name.text(), name);
        List<String> all = lists.computeIfAbsent(kind, list -> new ArrayList<>());
        if (all.size() == MOST) {
            throw new DescriptionException(name, "there are more than " + MOST + " names for each " + kind.words);
        }
        all.add(name.text());
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

    /** The place at which a name is declared. */
    Token place(String name) {
        return places.get(name);
    }

    boolean is(Kind kind, Token name) {
        return name.isName() && kinds.get(name.text()) == kind;
    }

    int index(Kind kind, Token name) {
        require(name, kind);
        return of(kind).indexOf(name.text());
    }

    /** @throws DescriptionException unless {@code name} is of one of the kinds */
    void require(Token name, Kind... allowed) {
        if (Stream.of(allowed).anyMatch(kind -> is(kind, name))) {
            return;
        }
        Kind other = name.isName() ? kinds.get(name.text()) : null;
        String what = Stream.of(allowed).map(kind -> kind.words).collect(Collectors.joining(" or "));
        boolean macroFits = Stream.of(allowed).anyMatch(kind -> kind == Kind.LABEL);
        String no = (macroFits ? " is no macro and no " : " is no ") + what;
        String why = other == null ? no : " is a " + other.words + ", and no " + what;
        String known = Stream.of(allowed).flatMap(kind -> of(kind).stream()).collect(Collectors.joining(", "));
        boolean later = other == null && name.isName() && macro.test(name.text());
        throw new DescriptionException(
                name,
                name.shown()
                        + (later
                                ? " is a macro that is defined after this use; put it before"
                                : why + "; there are: " + known));
    }

    /** The index of a score or variable in lists of numbers: players stand first. */
    int number(Token name) {
        require(name, Kind.VARIABLE, Kind.PLAYER);
        return is(Kind.PLAYER, name)
                ? index(Kind.PLAYER, name)
                : of(Kind.PLAYER).size() + index(Kind.VARIABLE, name);
    }
}
