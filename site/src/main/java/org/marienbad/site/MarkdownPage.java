package org.marienbad.site;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** A document in Markdown, with the tables of GitHub. */
final class MarkdownPage {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final TextContentRenderer TEXT =
            TextContentRenderer.builder().extensions(EXTENSIONS).build();

    private final Node document;
    private final IdentityHashMap<Heading, String> anchors = new IdentityHashMap<>();
    private final List<Section> sections = new ArrayList<>();
    private final Map<Section, String> pictures = new LinkedHashMap<>();

    MarkdownPage(String markdown) {
        document = PARSER.parse(markdown);
        Slugs slugs = new Slugs();
        Section section = null;
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof Heading heading) {
                String words = TEXT.render(heading).strip();
                anchors.put(heading, slugs.next(words));
                section = new Section(heading.getLevel(), anchors.get(heading), words, textBelow(heading));
                sections.add(section);
            } else if (section != null
                    && block instanceof Paragraph paragraph
                    && paragraph.getFirstChild() instanceof Image picture) {
                pictures.putIfAbsent(section, picture.getDestination());
            }
        }
    }

    private static String textBelow(Heading heading) {
        StringBuilder text = new StringBuilder();
        for (Node block = heading.getNext(); block != null && !(block instanceof Heading); block = block.getNext()) {
            text.append(TEXT.render(block)).append('\n');
        }
        return text.toString().strip();
    }

    /** The first heading. */
    String title() {
        return sections.isEmpty() ? "" : sections.get(0).heading();
    }

    List<Section> sections() {
        return sections;
    }

    /** The sections that have a picture as a paragraph, and where their first one lies, in their order. */
    Map<Section, String> pictures() {
        return pictures;
    }

    /** The targets of links and pictures, as written, in their order. */
    List<String> links() {
        List<String> links = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                links.add(link.getDestination());
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                links.add(image.getDestination());
                visitChildren(image);
            }
        });
        return links;
    }

    /** @param rewritten where a link leads on the site, given where it leads in the document */
    String html(UnaryOperator<String> rewritten) {
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (node instanceof Heading heading && anchors.containsKey(heading)) {
                        attributes.put("id", anchors.get(heading));
                    }
                    attributes.computeIfPresent("href", (name, link) -> rewritten.apply(link));
                    attributes.computeIfPresent("src", (name, link) -> rewritten.apply(link));
                })
                .build()
                .render(document);
    }
}
