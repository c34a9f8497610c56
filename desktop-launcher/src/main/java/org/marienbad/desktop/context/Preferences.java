package org.marienbad.desktop.context;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.play.setup.Choices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The memory of the window from one start to the next: a properties file, written after every change. */
public final class Preferences implements Choices {
    private static final Logger LOG = LoggerFactory.getLogger(Preferences.class);

    private final Path file;
    private final Properties values = new Properties();
    private Consumer<IOException> failed = failure -> {};

    /** Reads {@code file}; one that is missing or damaged holds nothing. */
    public Preferences(Path file) {
        this.file = file;
        if (Files.exists(file)) {
            try {
                values.load(new StringReader(TextFiles.read(file)));
            } catch (IOException | IllegalArgumentException damaged) {
                LOG.warn("settings in {} cannot be read, starting with none: {}", file, damaged.toString());
                values.clear();
            }
        }
    }

    public Path file() {
        return file;
    }

    /** Called once when nothing can be saved. */
    public void onFailure(Consumer<IOException> reaction) {
        failed = reaction;
    }

    @Override
    public String get(String key, String otherwise) {
        return values.getProperty(key, otherwise);
    }

    public boolean getBoolean(String key, boolean otherwise) {
        return Boolean.parseBoolean(values.getProperty(key, String.valueOf(otherwise)));
    }

    @Override
    public Map<String, Object> group(String prefix) {
        Map<String, Object> group = new LinkedHashMap<>();
        for (String key : new TreeSet<>(values.stringPropertyNames())) {
            if (key.startsWith(prefix)) {
                group.put(key.substring(prefix.length()), values.getProperty(key));
            }
        }
        return group;
    }

    @Override
    public void put(String key, Object value) {
        if (!String.valueOf(value).equals(values.put(key, String.valueOf(value)))) {
            save();
        }
    }

    @Override
    public void group(String prefix, Map<String, ?> group) {
        values.stringPropertyNames().stream()
                .filter(key -> key.startsWith(prefix))
                .forEach(values::remove);
        group.forEach((key, value) -> values.put(prefix + key, String.valueOf(value)));
        save();
    }

    /** Forgets everything. */
    void clear() {
        values.clear();
        save();
    }

    private void save() {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            StringWriter text = new StringWriter();
            values.store(text, "Marienbad: last choices of the window");
            AtomicFiles.write(file, text.toString());
        } catch (IOException failure) {
            LOG.warn("settings cannot be saved in {}: {}", file, failure.toString());
            Consumer<IOException> once = failed;
            failed = again -> {};
            once.accept(failure);
        }
    }
}
