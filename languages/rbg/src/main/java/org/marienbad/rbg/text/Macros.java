package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The macros of a description, in the order of their definition. Each use sees only those defined before it. */
final class Macros {
    /** Longer descriptions are mistakes, or attacks. */
    private static final int MOST_TOKENS = 2_000_000;

    private static final int MOST_DEPTH = 500;

    /**
     * A macro.
     *
     * @param name where it is defined
     * @param parameters none for one that is used without brackets
     * @param body with {@code ~} between glued words
     * @param order how many macros were defined before
     */
    private record Macro(Token name, List<String> parameters, List<Token> body, int order) {}

    /** The tokens that a part of a body has become, and whether it is glued to the part before. */
    private record Part(List<Token> tokens, boolean glued) {}

    private final Map<String, Map<Integer, Macro>> known = new HashMap<>();
    /** Names of macros that were used, at the place of their definition. */
    private final Set<Token> used = new HashSet<>();

    private int count;
    private long made;
    private int depth;

    /** Defines a macro, unless there is one of this name and number of parameters. */
    boolean define(Token name, List<String> parameters, List<Token> body) {
        Map<Integer, Macro> named = known.computeIfAbsent(name.text(), text -> new HashMap<>());
        boolean plain = parameters.isEmpty();
        if (!named.isEmpty() && (plain || named.containsKey(0))) {
            throw new DescriptionException(name, "the macro '" + name.text() + "' is defined before");
        }
        return named.putIfAbsent(parameters.size(), new Macro(name, parameters, body, count++)) == null;
    }

    boolean has(String name) {
        return known.containsKey(name);
    }

    /** The names of macros that nothing used so far. */
    List<Token> unused() {
        return known.values().stream()
                .flatMap(named -> named.values().stream())
                .map(Macro::name)
                .filter(name -> !used.contains(name))
                .toList();
    }

    /** {@code tokens} with all macros defined so far in the place of their names. */
    List<Token> expand(List<Token> tokens) {
        return expand(tokens, Map.of(), count);
    }

    private List<Token> expand(List<Token> tokens, Map<String, List<Token>> arguments, int before) {
        if (tokens.isEmpty()) {
            return List.of();
        }
        if (++depth > MOST_DEPTH) {
            throw new DescriptionException(tokens.get(0), "macros lie more than " + MOST_DEPTH + " deep in others");
        }
        List<Part> parts = new ArrayList<>();
        boolean glued = false;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.is("~")) {
                glued = true;
                continue;
            }
            List<Token> argument = arguments.get(token.text());
            if (token.isName() && argument != null) {
                parts.add(new Part(argument, glued));
            } else {
                Map<Integer, Macro> named = token.isName() ? visible(token.text(), before) : Map.of();
                if (named.isEmpty()) {
                    parts.add(new Part(List.of(token), glued));
                } else if (named.containsKey(0)) {
                    Macro macro = named.get(0);
                    used.add(macro.name());
                    parts.add(new Part(expand(macro.body(), Map.of(), macro.order()), glued));
                } else {
                    int end = closing(tokens, i);
                    List<List<Token>> given = split(tokens.subList(i + 2, end));
                    parts.add(new Part(call(token, named, given, arguments, before), glued));
                    i = end;
                }
            }
            glued = false;
        }
        depth--;
        return joined(parts, tokens.get(0));
    }

    private Map<Integer, Macro> visible(String name, int before) {
        Map<Integer, Macro> visible = new HashMap<>(known.getOrDefault(name, Map.of()));
        visible.values().removeIf(macro -> macro.order() >= before);
        return visible;
    }

    private List<Token> call(
            Token name,
            Map<Integer, Macro> named,
            List<List<Token>> given,
            Map<String, List<Token>> arguments,
            int before) {
        Macro macro = Optional.ofNullable(named.get(given.size()))
                .orElseThrow(() -> new DescriptionException(
                        name,
                        "the macro '" + name.text() + "' has " + given.size() + " arguments here; allowed: "
                                + numbers(named) + ", with ';' between them"));
        used.add(macro.name());
        Map<String, List<Token>> bound = new HashMap<>();
        for (int i = 0; i < given.size(); i++) {
            bound.put(macro.parameters().get(i), expand(given.get(i), arguments, before));
        }
        return expand(macro.body(), bound, macro.order());
    }

    private static String numbers(Map<Integer, Macro> named) {
        return named.keySet().stream().sorted().map(String::valueOf).collect(Collectors.joining(" or "));
    }

    /** The index of the bracket that closes the one behind {@code name}. */
    private static int closing(List<Token> tokens, int name) {
        if (name + 1 >= tokens.size() || !tokens.get(name + 1).is("(")) {
            throw new DescriptionException(
                    tokens.get(name), "the macro '" + tokens.get(name).text() + "' has arguments in brackets");
        }
        int depth = 0;
        for (int i = name + 1; i < tokens.size(); i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new DescriptionException(tokens.get(name + 1), "this bracket is not closed");
    }

    private static List<List<Token>> split(List<Token> tokens) {
        List<List<Token>> arguments = new ArrayList<>(List.of(new ArrayList<>()));
        int depth = 0;
        for (Token token : tokens) {
            depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            if (depth == 0 && token.is(";")) {
                arguments.add(new ArrayList<>());
            } else {
                arguments.get(arguments.size() - 1).add(token);
            }
        }
        return arguments;
    }

    private List<Token> joined(List<Part> parts, Token place) {
        List<Token> joined = new ArrayList<>();
        for (Part part : parts) {
            List<Token> tokens = part.tokens();
            if (part.glued() && !joined.isEmpty() && !tokens.isEmpty()) {
                joined.add(glue(joined.remove(joined.size() - 1), tokens.get(0)));
                joined.addAll(tokens.subList(1, tokens.size()));
            } else {
                joined.addAll(tokens);
            }
        }
        // A use that makes nothing takes time, too.
        made += joined.size() + 1;
        if (made > MOST_TOKENS) {
            throw new DescriptionException(
                    place, "macros make more than " + MOST_TOKENS + " tokens of this description");
        }
        return joined;
    }

    private static Token glue(Token left, Token right) {
        List<Token> glued = new Lexer(left.text() + right.text()).tokens();
        if (glued.size() != 2) {
            throw new DescriptionException(left, left.shown() + " and " + right.shown() + " make no word together");
        }
        return new Token(glued.get(0).kind(), glued.get(0).text(), left.line(), left.column());
    }
}
