package org.marienbad.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Boards in the documents of games: each is a picture until somebody clicks it, and loads nothing before. */
final class LiveBoards {
    private static final Pattern FILE = Pattern.compile("images/games/([a-z-]+)\\.\\w+");
    private static final Pattern PICTURE =
            Pattern.compile("<p><img src=\"[^\"]*?" + FILE.pattern() + "\" alt=\"[^\"]*\" /></p>");
    private static final Pattern DOCUMENT = Pattern.compile("games/([a-z-]+)/README\\.md");
    private static final String TITLE_END = "</h1>";

    /** By game, its name and where its picture lies from the top of the site. */
    private final Map<String, Game> games = new TreeMap<>();

    private record Game(String name, String picture) {}

    /**
     * @param folder of the document of all games
     * @param pictures in that document, by their sections
     */
    LiveBoards(String folder, Map<Section, String> pictures) {
        pictures.forEach((section, picture) -> {
            Matcher file = FILE.matcher(picture);
            if (file.matches()) {
                games.put(file.group(1), new Game(section.heading(), folder + "/" + picture));
            }
        });
    }

    /**
     * The document with a board in place of each picture of a game, and in the document of one game below its title.
     *
     * @param top the way to the top of the site
     */
    String in(Path document, String top, String html) {
        Matcher one = DOCUMENT.matcher(document.toString().replace('\\', '/'));
        if (one.matches() && games.containsKey(one.group(1))) {
            int end = html.indexOf(TITLE_END) + TITLE_END.length();
            return html.substring(0, end) + "\n" + board(one.group(1), top) + html.substring(end);
        }
        return PICTURE.matcher(html).replaceAll(found -> Matcher.quoteReplacement(board(found.group(1), top)));
    }

    private String board(String id, String top) {
        Game game = games.get(id);
        String page = top + Site.PLAY + "/index.html?";
        return "<figure class=\"live\"><a href=\"" + page + "game=" + id + "\" data-live=\"" + page
                + "embed&amp;language=en&amp;game=" + id + "\"><img src=\"" + top + game.picture() + "\" alt=\""
                + PageFrame.escaped(game.name()) + "\" /><span>Play here</span></a></figure>";
    }
}
