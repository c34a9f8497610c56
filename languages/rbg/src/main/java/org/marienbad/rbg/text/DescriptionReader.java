package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** Reads a description of a game in Regular Boardgames. */
public final class DescriptionReader {
    private static final List<String> SEGMENTS = List.of("players", "pieces", "variables", "board", "rules");

    private final Macros macros = new Macros();
    private final Map<String, List<Token>> segments = new HashMap<>();

    private final DeclaredNames names = new DeclaredNames(macros::has);
    private final Remarks remarks = new Remarks();
    private IdentityHashMap<Rule, Token> places = new IdentityHashMap<>();

    private DescriptionReader() {}

    /** @throws DescriptionException naming the place that the language does not allow */
    public static RbgDescription read(String text) {
        return new DescriptionReader().readAll(text);
    }

    /**
     * Remarks on things that the language allows, and an author hardly means: names that nothing uses, parts that
     * nothing reaches, loops without end. Each begins with its line and column.
     *
     * @throws DescriptionException as {@link #read}
     */
    public static List<String> warnings(String text) {
        DescriptionReader reader = new DescriptionReader();
        RbgDescription description = reader.readAll(text);
        new NameUse(description, reader.places, reader.names, reader.remarks).visit();
        reader.macros.unused().forEach(name -> reader.remarks.add(name, "nothing uses this macro", true));
        return reader.remarks.all();
    }

    private RbgDescription readAll(String text) {
        List<Token> all = new Lexer(text).tokens();
        try {
            readDirectives(all);
            return description(all.get(all.size() - 1));
        } catch (DescriptionException wrong) {
            // Macros may hold half a pair of brackets. If something is wrong, that is the likely reason.
            throw new Brackets(all)
                    .unmatched()
                    .map(token -> new DescriptionException(token, token.shown() + " has no counterpart"))
                    .orElse(wrong);
        }
    }

    private void readDirectives(List<Token> all) {
        if (!all.get(0).is("#")) {
            throw new DescriptionException(all.get(0), all.get(0).shown() + " instead of '#'");
        }
        int begin = 0;
        for (int i = 1; i < all.size(); i++) {
            boolean end = all.get(i).kind() == Token.Kind.END;
            if (end || all.get(i).is("#")) {
                List<Token> directive = new ArrayList<>(all.subList(begin + 1, i));
                directive.add(new Token(
                        Token.Kind.END, "", all.get(i).line(), all.get(i).column()));
                readDirective(directive);
                begin = i;
            }
        }
    }

    private void readDirective(List<Token> directive) {
        TokenStream tokens = new TokenStream(directive);
        Token name = tokens.expectName("the name of a macro, or one of " + SEGMENTS);
        List<String> parameters = new ArrayList<>();
        if (tokens.accept("(")) {
            do {
                parameters.add(tokens.expectName("a parameter").text());
            } while (tokens.accept(";"));
            tokens.expect(")");
        }
        tokens.expect("=");
        List<Token> body = new ArrayList<>();
        while (!tokens.atEnd()) {
            body.add(tokens.take());
        }
        if (SEGMENTS.contains(name.text())) {
            body = new ArrayList<>(macros.expand(body));
            body.add(directive.get(directive.size() - 1));
            if (segments.put(name.text(), body) != null) {
                remarks.add(name, "this segment is here twice, and this one counts", true);
            }
        } else {
            if (!macros.define(name, parameters, body)) {
                remarks.add(name, "this macro is here twice, and the first one counts", true);
            }
        }
    }

    private TokenStream segment(String name, Token end) {
        List<Token> found = segments.get(name);
        if (found == null) {
            throw new DescriptionException(end, "the segment '#" + name + "' is missing");
        }
        return new TokenStream(found);
    }

    private RbgDescription description(Token end) {
        List<Integer> bounds = new ArrayList<>();
        readBounded(segment("players", end), names, DeclaredNames.Kind.PLAYER, bounds);
        readPieces(segment("pieces", end), names);
        readBounded(segment("variables", end), names, DeclaredNames.Kind.VARIABLE, bounds);
        if (names.of(DeclaredNames.Kind.PLAYER).isEmpty()) {
            throw new DescriptionException(end, "there are no players");
        }
        TokenStream board = segment("board", end);
        Graph graph = new BoardReader(board, names).read();
        if (!board.atEnd()) {
            throw board.wrong("the end of the board");
        }
        TokenStream tokens = segment("rules", end);
        Token first = tokens.peek();
        RuleReader reader = new RuleReader(tokens, names);
        Rule rules = reader.read();
        places = reader.places();
        if (!reader.playersMove()) {
            throw new DescriptionException(
                    first,
                    "no player ever moves, since there is no switch to one of " + names.of(DeclaredNames.Kind.PLAYER));
        }
        return new RbgDescription(
                names.of(DeclaredNames.Kind.PLAYER),
                names.of(DeclaredNames.Kind.PIECE),
                names.of(DeclaredNames.Kind.VARIABLE),
                bounds,
                graph,
                rules);
    }

    private static void readBounded(
            TokenStream tokens, DeclaredNames names, DeclaredNames.Kind kind, List<Integer> bounds) {
        while (!tokens.atEnd()) {
            if (!tokens.accept(",")) {
                names.add(kind, tokens.expectName("a name"));
                tokens.expect("(");
                bounds.add(tokens.expectNumber());
                tokens.expect(")");
            }
        }
    }

    private static void readPieces(TokenStream tokens, DeclaredNames names) {
        while (!tokens.atEnd()) {
            if (!tokens.accept(",")) {
                names.add(DeclaredNames.Kind.PIECE, tokens.expectName("the name of a piece"));
            }
        }
    }
}
