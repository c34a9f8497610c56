package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.RbgDescription;

/** Reads a description of a game in Regular Boardgames. */
public final class DescriptionReader {
    private static final List<String> SEGMENTS = List.of("players", "pieces", "variables", "board", "rules");

    private final Macros macros = new Macros();
    private final Map<String, List<Token>> segments = new HashMap<>();

    private DescriptionReader() {}

    /** @throws DescriptionException naming the place of what the language does not allow */
    public static RbgDescription read(String text) {
        DescriptionReader reader = new DescriptionReader();
        List<Token> all = new Lexer(text).tokens();
        reader.readDirectives(all);
        return reader.description(all.get(all.size() - 1));
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
            segments.put(name.text(), body);
        } else {
            macros.define(name, parameters, body);
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
        DeclaredNames names = new DeclaredNames();
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
        TokenStream rules = segment("rules", end);
        return new RbgDescription(
                names.of(DeclaredNames.Kind.PLAYER),
                names.of(DeclaredNames.Kind.PIECE),
                names.of(DeclaredNames.Kind.VARIABLE),
                bounds,
                graph,
                new RuleReader(rules, names).read());
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
