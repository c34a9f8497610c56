package org.marienbad.framework.text;

import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;

/** Loads the messages of a bundle together with the {@link Prose} beside them, so that both are read once and kept. */
final class WordsControl extends ResourceBundle.Control {
    @Override
    public List<String> getFormats(String baseName) {
        return FORMAT_PROPERTIES;
    }

    /** None: English is the root, and a machine's own language must not stand in for it. */
    @Override
    public Locale getFallbackLocale(String baseName, Locale locale) {
        return null;
    }

    @Override
    public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader, boolean reload)
            throws IllegalAccessException, InstantiationException, IOException {
        ResourceBundle messages = super.newBundle(baseName, locale, format, loader, reload);
        return messages instanceof PropertyResourceBundle properties
                ? new Words(properties, Prose.patterns(loader, baseName, locale.getLanguage()))
                : messages;
    }

    private static final class Words extends ResourceBundle {
        private final Map<String, Object> patterns;

        Words(PropertyResourceBundle messages, Map<String, String> prose) {
            patterns = new HashMap<>(prose);
            messages.keySet().forEach(key -> patterns.put(key, messages.handleGetObject(key)));
        }

        @Override
        protected Object handleGetObject(String key) {
            return patterns.get(key);
        }

        @Override
        protected Set<String> handleKeySet() {
            return patterns.keySet();
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(keySet());
        }
    }
}
