package org.marienbad.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Makes the site: {@code REPOSITORY API-DOCS OUTPUT PAGE}, the last a page to play on. */
public final class SiteMain {
    private SiteMain() {}

    /** Ends with 1, and a line for each, if links lead nowhere; the site is there all the same. */
    public static void main(String[] arguments) throws IOException {
        Path output = Path.of(arguments[2]);
        Documents documents = new Documents(Path.of(arguments[0]));
        new Site(documents).write(Path.of(arguments[1]), Path.of(arguments[3]), output);
        List<String> broken = new LinkCheck(output, List.of(Site.API, Site.PLAY)).broken();
        broken.forEach(System.err::println);
        System.out.println(documents.pages().size() + " pages, " + broken.size() + " broken links: "
                + output.resolve(Site.HOME).toUri());
        if (!broken.isEmpty()) {
            System.exit(1);
        }
    }
}
