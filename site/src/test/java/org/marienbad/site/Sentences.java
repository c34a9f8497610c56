package org.marienbad.site;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** The sentences of texts, and those of them that CONTRIBUTING.md asks to be written in another way. */
final class Sentences {
    private static final Parser MARKDOWN =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final Pattern JAVADOC = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final Pattern INLINE_TAG = Pattern.compile("\\{@\\w+\\s+([^{}]*)}");
    private static final Pattern END = Pattern.compile("(?<=[.!?:;])\\s+(?=[\\p{Lu}\\p{Ps}\"“`])");
    private static final Pattern RIDDLE = Pattern.compile("(What|Where|Whoever|That)\\b(?!.*\\?$).*", Pattern.DOTALL);
    private static final int MOST_WORDS = 25;

    private Sentences() {}

    /** Those of the paragraphs of a page; code, tables and headings are left out. */
    static List<String> ofMarkdown(String page) {
        List<String> sentences = new ArrayList<>();
        MARKDOWN.parse(page).accept(new AbstractVisitor() {
            @Override
            public void visit(Paragraph paragraph) {
                StringBuilder text = new StringBuilder();
                paragraph.accept(new AbstractVisitor() {
                    @Override
                    public void visit(Paragraph self) {
                        visitChildren(self);
                    }

                    @Override
                    public void visit(Text part) {
                        text.append(part.getLiteral());
                    }

                    @Override
                    public void visit(Code part) {
                        text.append("`")
                                .append(part.getLiteral().replaceAll("\\s", ""))
                                .append('`');
                    }

                    @Override
                    public void visit(SoftLineBreak part) {
                        text.append(' ');
                    }

                    @Override
                    public void visit(HardLineBreak part) {
                        text.append(' ');
                    }
                });
                split(text.toString(), sentences);
            }

            @Override
            public void visit(CustomBlock block) {
                if (!(block instanceof TableBlock)) {
                    visitChildren(block);
                }
            }
        });
        return sentences;
    }

    /** Those of the Javadoc of a source file, each block tag a sentence of its own. */
    static List<String> ofJavadoc(String source) {
        List<String> sentences = new ArrayList<>();
        Matcher comments = JAVADOC.matcher(source);
        while (comments.find()) {
            String text = comments.group(1).replaceAll("(?m)^\\s*\\*", "").replaceAll("(?s)<pre>.*?</pre>", " ");
            for (int i = 0; i < 3; i++) {
                text = INLINE_TAG.matcher(text).replaceAll("$1");
            }
            for (String part : text.split("(?m)^\\s*@\\w+|<p>|<li>|<ul>|<ol>")) {
                split(part.replaceAll("<[^>]*>", ""), sentences);
            }
        }
        return sentences;
    }

    /** Those of a message bundle, each line of a message a sentence of its own. */
    static List<String> ofMessages(String bundle) throws IOException {
        Properties messages = new Properties();
        messages.load(new StringReader(bundle));
        List<String> sentences = new ArrayList<>();
        messages.stringPropertyNames().stream()
                .sorted()
                .flatMap(key -> messages.getProperty(key).lines())
                .forEach(line -> split(line, sentences));
        return sentences;
    }

    /** Those of a rulebook, a coach or a lesson; headings, notes and diagrams are left out. */
    static List<String> ofLessons(String lessons) {
        List<String> sentences = new ArrayList<>();
        for (String text : lessons.replaceAll("(?m)^(#|@| {4}).*$", "").split("\\n\\s*\\n|(?m)^[!?>]")) {
            split(text, sentences);
        }
        return sentences;
    }

    private static void split(String text, List<String> sentences) {
        for (String sentence : END.split(text.strip().replaceAll("\\s+", " "))) {
            if (sentence.contains(" ")) {
                sentences.add(sentence);
            }
        }
    }

    /** Whether a sentence begins with a relative clause in place of a noun. */
    static boolean beginsWithARiddle(String sentence) {
        return RIDDLE.matcher(sentence).matches();
    }

    static boolean isLong(String sentence) {
        return sentence.split(" ").length > MOST_WORDS;
    }
}
