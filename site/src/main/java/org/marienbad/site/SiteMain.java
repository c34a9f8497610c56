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
        List<String> broken = make(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[3]), output);
        broken.forEach(System.err::println);
        System.out.println(
                broken.size() + " broken links: " + output.resolve(Site.HOME).toUri());
        if (!broken.isEmpty()) {
            System.exit(1);
        }
    }

    /**
     * Writes the site of a repository into {@code output}; returns a line for each link that leads nowhere.
     *
     * @param api a folder of Javadoc
     * @param page a page to play on
     */
    public static List<String> make(Path repository, Path api, Path page, Path output) throws IOException {
        new Site(new Documents(repository)).write(api, page, output);
        return new LinkCheck(output, List.of(Site.API, Site.PLAY)).broken();
    }
}
