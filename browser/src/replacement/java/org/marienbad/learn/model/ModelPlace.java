package org.marienbad.learn.model;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.marienbad.framework.player.Unavailable;
import org.marienbad.framework.text.Text;
import org.teavm.jso.JSBody;

/** The models are files beside the page; each is fetched when it is first read. */
final class ModelPlace {
    private static final String INDEX = "META-INF/marienbad/models/index";

    private final String name;

    /** They never change. */
    record Stamp() {}

    private ModelPlace(String name) {
        this.name = name;
    }

    static List<ModelPlace> all(ClassLoader loader) {
        InputStream names = ModelPlace.class.getResourceAsStream("/" + INDEX);
        return new BufferedReader(new InputStreamReader(names, StandardCharsets.UTF_8))
                .lines()
                .map(ModelPlace::new)
                .toList();
    }

    @JSBody(params = "name", script = "return marienbadModel(name);")
    private static native byte[] fetched(String name);

    InputStream open() {
        byte[] bytes = fetched(name);
        if (bytes == null) {
            throw new Unavailable(Text.of("model.unavailable", name));
        }
        return new ByteArrayInputStream(bytes);
    }

    String name() {
        return name;
    }

    String address() {
        return name;
    }

    Stamp stamp() {
        return new Stamp();
    }
}
