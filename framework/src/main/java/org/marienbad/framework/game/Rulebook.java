package org.marienbad.framework.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/**
 * The rules in force, for people to read:
 *
 * <pre>{@code
 * Rulebook.builder()
 *         .section("rules.sowing")
 *         .text("rules.sowing.turn", pits)
 *         .example("rules.sowing.example")
 *         .figure(picture, marks, "rules.sowing.figure")
 *         .build()
 * }</pre>
 */
public record Rulebook(List<Section> sections) {
    /** A game that does not tell its rules. */
    public static final Rulebook NONE = new Rulebook(List.of());

    public Rulebook {
        sections = List.copyOf(sections);
    }

    /** A section under a heading. {@code heading} may be empty. */
    public record Section(Text heading, List<Block> blocks) {
        public Section {
            Objects.requireNonNull(heading, "heading");
            blocks = List.copyOf(blocks);
        }
    }

    /** A block of a section. Each has words. */
    public sealed interface Block {
        Text text();
    }

    /** A rule, or some that belong together. */
    public record Paragraph(Text text) implements Block {}

    /** An example of a rule; it adds nothing to the rules. */
    public record Example(Text text) implements Block {}

    /** A position, with what the words point at; {@code text} is the caption. */
    public record Figure(Picture picture, Marks marks, Text text) implements Block {}

    /** Paragraphs without headings. */
    public static Rulebook of(List<Text> paragraphs) {
        return new Rulebook(List.of(new Section(
                Text.EMPTY, paragraphs.stream().<Block>map(Paragraph::new).toList())));
    }

    /** The same. */
    public static Rulebook of(Text... paragraphs) {
        return of(List.of(paragraphs));
    }

    /** Begins with no section: what is added before the first one has no heading. */
    public static Builder builder() {
        return new Builder();
    }

    public boolean isEmpty() {
        return sections.isEmpty();
    }

    /** All that is to be read, in this order: headings, paragraphs, examples and captions. */
    public List<Text> texts() {
        List<Text> texts = new ArrayList<>();
        for (Section section : sections) {
            if (!section.heading().isEmpty()) {
                texts.add(section.heading());
            }
            section.blocks().forEach(block -> texts.add(block.text()));
        }
        return texts;
    }

    /** Collects sections. The words are keys of the game's bundle, with arguments. */
    public static final class Builder {
        private final List<Section> sections = new ArrayList<>();
        private final List<Block> blocks = new ArrayList<>();
        private Text heading = Text.EMPTY;

        private Builder() {}

        /** Begins a section, to which belongs all that is added until the next one begins. */
        public Builder section(String key, Object... arguments) {
            end();
            heading = Text.of(key, arguments);
            return this;
        }

        /** A rule, or some that belong together. */
        public Builder text(String key, Object... arguments) {
            return add(new Paragraph(Text.of(key, arguments)));
        }

        /** An example of the rules. */
        public Builder example(String key, Object... arguments) {
            return add(new Example(Text.of(key, arguments)));
        }

        /** A position, with what the caption points at. */
        public Builder figure(Picture picture, Marks marks, String key, Object... arguments) {
            return add(new Figure(picture, marks, Text.of(key, arguments)));
        }

        /** Anything else that has words. */
        public Builder add(Block block) {
            blocks.add(block);
            return this;
        }

        private void end() {
            if (!blocks.isEmpty()) {
                sections.add(new Section(heading, blocks));
                blocks.clear();
            }
        }

        public Rulebook build() {
            end();
            return new Rulebook(sections);
        }
    }
}
