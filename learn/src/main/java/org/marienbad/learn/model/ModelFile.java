package org.marienbad.learn.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.Methods;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Weights;
import org.marienbad.learn.training.WeightsFormat;

/**
 * A model as a file: a zip of {@code model.json}, the {@link Provenance}, {@code training.jsonl}, and {@code
 * weights.bin}, the output of its method. The entry {@code training.jsonl} has a line of JSON for every point of its
 * learning curve. The same content gives the same bytes.
 */
public final class ModelFile {
    public static final String EXTENSION = ".model";

    private static final int FORMAT = 1;
    private static final String PROVENANCE = "model.json";
    private static final String LOG = "training.jsonl";
    private static final String WEIGHTS = "weights.bin";
    /** More bytes than these neither provenance nor log may unpack to. */
    private static final int MOST_TEXT = 1 << 22;
    /** Bytes of weights by feature: as many numbers as the widest first layer has. */
    private static final long MOST_BY_FEATURE = 4L * 4096;
    /** Bytes of weights that do not depend on the features: layers behind the first, and a policy. */
    private static final long MOST_BESIDE = 1 << 26;

    private static final int MOST_WEIGHTS = 1 << 28;

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final String name;
    private final Provenance provenance;
    private final List<String> log;
    private final byte[] weights;

    private ModelFile(String name, Provenance provenance, List<String> log, byte[] weights) {
        this.name = name;
        this.provenance = provenance;
        this.log = log;
        this.weights = weights;
    }

    /**
     * The notes on a training beyond its own knowledge.
     *
     * @param log a line of JSON for every point of the learning curve
     * @param gate how the model did against what was there before, as plain JSON values; empty if it was not compared
     * @param cpuSeconds that the training took
     * @param parent SHA-256 of the model whose place it takes; empty if there is none
     */
    public record Notes(List<String> log, Map<String, Object> gate, double cpuSeconds, String parent) {
        public static final Notes NONE = new Notes(List.of(), Map.of(), 0, "");
    }

    /** Makes what {@code training} has learned so far the content of {@code file}, atomically. */
    public static void write(Path file, Weights training, Notes notes) throws IOException {
        ByteArrayOutputStream weights = new ByteArrayOutputStream();
        training.writeWeights(new DataOutputStream(weights));
        Provenance provenance = provenance(training, notes, weights.toByteArray());
        byte[] json = MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(provenance);
        String log =
                String.join("", notes.log().stream().map(line -> line + "\n").toList());
        AtomicFiles.write(file, out -> {
            // Finished, not closed: the file is not this method's.
            ZipOutputStream zip = new ZipOutputStream(out);
            zip.setLevel(Deflater.BEST_COMPRESSION);
            add(zip, PROVENANCE, json);
            add(zip, LOG, log.getBytes(StandardCharsets.UTF_8));
            add(zip, WEIGHTS, weights.toByteArray());
            zip.finish();
        });
    }

    private static void add(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // So that files do not differ by when they were made. The first month there is would not do: for that, the
        // library adds
        // another time, which depends on the time zone.
        entry.setTimeLocal(LocalDateTime.of(1980, 2, 1, 0, 0));
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    private static Provenance provenance(Weights training, Notes notes, byte[] weights) throws IOException {
        GameSetup setup = training.setup();
        String version = ModelFile.class.getPackage().getImplementationVersion();
        return new Provenance(
                FORMAT,
                new Provenance.TrainedGame(
                        setup.provider().id(), setup.seats(), setup.options().changed(), RulesDigest.of(setup.game())),
                new Provenance.SeenFeatures(
                        training.features().source().name(),
                        training.features().featureCount(),
                        HexFormat.of().toHexDigits(training.features().fingerprint())),
                new Provenance.Source(
                        new Provenance.Recipe(
                                training.method().id(), training.hyper().toMap(), training.seed(), training.games()),
                        sha256(weights),
                        new Provenance.Circumstances(
                                version == null ? "" : version,
                                plugin(setup.game()),
                                Math.round(notes.cpuSeconds() * 100) / 100.0,
                                notes.parent()),
                        notes.gate()));
    }

    /** SHA-256 of the jar that {@code game} came from; empty if it came from class files. */
    private static String plugin(Game game) throws IOException {
        CodeSource source = game.getClass().getProtectionDomain().getCodeSource();
        if (source == null || !source.getLocation().getPath().endsWith(".jar")) {
            return "";
        }
        try (InputStream in = source.getLocation().openStream()) {
            return sha256(in.readAllBytes());
        }
    }

    static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) { // every Java platform has it
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * The model in {@code file}, called by the file's name.
     *
     * @throws IllegalArgumentException in a sentence, if it is broken or of another version
     */
    public static ModelFile read(Path file) throws IOException {
        ModelPlace place = ModelPlace.of(file);
        try (InputStream in = Files.newInputStream(file)) {
            return read(place.name(), in);
        }
    }

    /**
     * The model of these bytes.
     *
     * @throws IllegalArgumentException in a sentence, if it is broken or of another version
     */
    static ModelFile read(String name, InputStream in) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(in)) {
            byte[] json = entry(zip, name, PROVENANCE, MOST_TEXT);
            byte[] log = entry(zip, name, LOG, MOST_TEXT);
            Provenance provenance = provenance(name, json);
            byte[] weights = entry(zip, name, WEIGHTS, mostWeights(provenance));
            if (!sha256(weights).equals(provenance.training().weights())) {
                throw broken(name, Text.of("broken.digest", WEIGHTS, PROVENANCE), null);
            }
            List<String> lines = new String(log, StandardCharsets.UTF_8).lines().toList();
            return new ModelFile(name, provenance, lines, weights);
        }
    }

    private static int mostWeights(Provenance provenance) {
        long features = Math.max(0, provenance.features().count());
        return (int) Math.min(MOST_WEIGHTS, MOST_BY_FEATURE * features + MOST_BESIDE);
    }

    /** The content of the next entry, which has to be {@code expected} and to unpack to {@code most} bytes at most. */
    private static byte[] entry(ZipInputStream zip, String name, String expected, int most) {
        boolean found;
        byte[] content;
        try {
            ZipEntry entry = zip.getNextEntry();
            found = entry != null && entry.getName().equals(expected);
            content = found ? zip.readNBytes(most + 1) : new byte[0];
        } catch (IOException | IllegalArgumentException broken) {
            throw broken(name, Text.of("broken.changed"), broken);
        }
        if (!found) {
            throw broken(name, Text.of("broken.zip", PROVENANCE, LOG, WEIGHTS), null);
        }
        if (content.length > most) {
            throw broken(name, Text.of("broken.large", expected, String.valueOf(most)), null);
        }
        return content;
    }

    /** Only the provenance of a model, which is its first entry. */
    static Provenance readProvenance(String name, InputStream in) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(in)) {
            return provenance(name, entry(zip, name, PROVENANCE, MOST_TEXT));
        }
    }

    private static Provenance provenance(String name, byte[] json) throws IOException {
        try {
            JsonNode tree = MAPPER.readTree(new String(json, StandardCharsets.UTF_8));
            int format = tree.path("format").asInt();
            if (format != FORMAT) {
                throw new RefusedException(
                        Text.of("model.format", name, String.valueOf(format), String.valueOf(FORMAT)));
            }
            try {
                return Provenance.of(tree);
            } catch (IllegalArgumentException incomplete) {
                throw broken(name, RefusedException.part(incomplete), incomplete);
            }
        } catch (JsonProcessingException broken) {
            throw broken(name, Text.of("broken.text", PROVENANCE), broken);
        }
    }

    private static RefusedException broken(String name, Object why, Exception cause) {
        return new RefusedException(Text.of("model.broken", name, why), cause);
    }

    public String name() {
        return name;
    }

    public Provenance provenance() {
        return provenance;
    }

    /** A line of JSON for every point of the learning curve. */
    public List<String> log() {
        return log;
    }

    /** The output of its method. */
    public byte[] weights() {
        return weights.clone();
    }

    /** @throws IllegalArgumentException in a sentence, if it was trained for another game or other options */
    public void requireRules(Game game) {
        if (!provenance.game().rules().equals(LoadedModels.rules(game))) {
            throw new RefusedException(
                    Text.of("model.other", name, provenance.game().toString()));
        }
    }

    /**
     * All that players of {@code game} use.
     *
     * @param services with which it works
     * @throws OutdatedModelException if it was trained for other features
     * @throws IllegalArgumentException in a sentence, if it was trained for another game or other options, or is broken, or what
     *     computes it is missing
     */
    public Learned learned(Game game, Services services) {
        requireRules(game);
        Provenance.Recipe recipe = provenance.training().recipe();
        WeightsFormat format = Methods.format(recipe.method());
        Settings hyper = Settings.of("hyperparameter", recipe.method(), format.settings(), recipe.hyperparameters());
        String fingerprint = HexFormat.of()
                .toHexDigits(format.features(game, hyper, recipe.seed()).fingerprint());
        if (!fingerprint.equals(provenance.features().fingerprint())) {
            throw new OutdatedModelException(
                    Text.of("model.outdated", name, provenance.game().id()));
        }
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(weights))) {
            Learned learned = read(format, game, hyper, services, in);
            if (in.available() > 0) {
                throw broken(name, Text.of("broken.long", WEIGHTS), null);
            }
            return learned;
        } catch (IOException tooShort) {
            throw broken(name, Text.of("broken.short", WEIGHTS), tooShort);
        }
    }

    private Learned read(WeightsFormat format, Game game, Settings hyper, Services services, DataInputStream in)
            throws IOException {
        try {
            return format.read(game, hyper, provenance.training().recipe().seed(), services, in);
        } catch (IllegalArgumentException unusable) {
            throw new RefusedException(Text.of("model.unusable", name, RefusedException.part(unusable)), unusable);
        }
    }
}
