package org.marienbad.learn.command;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Models;
import org.marienbad.learn.model.Provenance;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.run.CurvePoint;
import org.marienbad.learn.run.TrainingText;
import org.marienbad.learn.text.RefusedException;

/** {@code marienbad model NAME}: what a model is and what it was made from; without a name, which there are. */
public final class ModelCommand implements Subcommand {
    static final FileSetting ONNX = Setting.ofFile("onnx", List.of());

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Override
    public String id() {
        return "model";
    }

    @Override
    public Group group() {
        return Group.EXPERIMENTS;
    }

    @Override
    public Operands operands() {
        return new Operands("NAME", 0, 1);
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ONNX);
    }

    @Override
    public boolean printsJson() {
        return true;
    }

    @Override
    public boolean run(CommandContext context) throws IOException {
        return Translated.run(context, () -> tell(context));
    }

    private static boolean tell(CommandContext context) throws IOException {
        String onnx = context.settings().get(ONNX);
        if (context.operands().isEmpty()) {
            if (!onnx.isEmpty()) {
                throw new IllegalArgumentException(context.messages().get("onnx.unnamed"));
            }
            list(context);
            return true;
        }
        Located located = find(context.operands().get(0), context);
        ModelFile model = located.model();
        if (!onnx.isEmpty()) {
            byte[] exported = OnnxModels.export(model);
            AtomicFiles.write(Path.of(onnx), out -> out.write(exported));
            context.println(context.messages().get("onnx.written", onnx));
            return true;
        }
        if (context.json()) {
            Map<String, Object> plain = plain(model);
            plain.put("curve", curve(model));
            plain.put("file", located.where());
            plain.put("bundled", located.brought());
            context.printJson(plain);
        } else {
            tell(located, context);
        }
        return true;
    }

    private static Set<ClassLoader> loaders(CommandContext context) {
        Set<ClassLoader> loaders = new LinkedHashSet<>();
        loaders.add(ModelCommand.class.getClassLoader());
        context.plugins()
                .games()
                .all()
                .forEach(game -> loaders.add(game.getClass().getClassLoader()));
        return loaders;
    }

    /** All that can be found, those of one name in the order in which they count. */
    private static List<Models.Found> all(CommandContext context) {
        Map<String, Models.Found> all = new LinkedHashMap<>();
        for (ClassLoader loader : loaders(context)) {
            Models.all(loader).forEach(model -> all.putIfAbsent(model.name() + " " + model.where(), model));
        }
        // Stable: the order of those of one name stays.
        return all.values().stream()
                .sorted(Comparator.comparing(Models.Found::name))
                .toList();
    }

    /** A model, and where it lies. */
    private record Located(ModelFile model, String where, boolean brought) {}

    /** The model in a file, or called by a name. */
    private static Located find(String name, CommandContext context) throws IOException {
        Path file = Path.of(name);
        if (name.endsWith(ModelFile.EXTENSION) && Files.exists(file)) {
            return new Located(ModelFile.read(file), file.toString(), false);
        }
        List<Models.Found> all = all(context);
        return all.stream()
                .filter(model -> model.name().equals(name))
                .findFirst()
                .map(model -> new Located(model.read(), model.where(), model.brought()))
                .orElseThrow(() -> unknown(
                        name, all.stream().map(Models.Found::name).distinct().toList()));
    }

    private static RefusedException unknown(String name, List<String> known) {
        String all = String.join(", ", known);
        return new RefusedException(Names.closest(name, known)
                .map(meant -> Text.of("model.unknown.meant", name, meant, all))
                .orElseGet(() -> Text.of(known.isEmpty() ? "model.unknown.none" : "model.unknown", name, all)));
    }

    private static void list(CommandContext context) {
        List<Models.Found> all = all(context);
        Map<String, Object> plain = new LinkedHashMap<>();
        for (Models.Found model : all) {
            Map<String, Object> told = new LinkedHashMap<>();
            String summary;
            try {
                ModelFile read = model.read();
                told.putAll(plain(read));
                summary = summary(read, context.messages().locale());
            } catch (IllegalArgumentException broken) {
                summary = RefusedException.sentence(broken, context.messages().locale());
                told.put("broken", summary);
            }
            told.put("file", model.where());
            told.put("bundled", model.brought());
            hide(plain, model, told);
            if (!context.json()) {
                String where = model.hidden() ? "model.hidden" : model.brought() ? "model.brought" : "model.own";
                context.println(model.name() + ": " + summary);
                context.println("    " + context.messages().get(where, model.where()));
            }
        }
        if (context.json()) {
            context.printJson(plain);
        } else if (all.isEmpty()) {
            context.println(context.messages().get("none"));
        }
    }

    /** Under its name, the model that counts tells which it hides. */
    @SuppressWarnings("unchecked")
    private static void hide(Map<String, Object> all, Models.Found model, Map<String, Object> told) {
        Map<String, Object> counting = (Map<String, Object>) all.putIfAbsent(model.name(), told);
        if (counting != null) {
            List<Object> hidden = (List<Object>) counting.computeIfAbsent("hides", none -> new ArrayList<>());
            hidden.add(told);
        }
    }

    private static String summary(ModelFile model, Locale locale) {
        Provenance.Source source = model.provenance().training();
        Provenance.TrainedGame game = model.provenance().game();
        return new TrainingText(locale)
                .get(
                        "model.summary",
                        game.id() + (game.options().isEmpty() ? "" : " " + game.options()),
                        game.seats(),
                        source.recipe().method(),
                        String.format(locale, "%,d", source.recipe().games()),
                        String.format(locale, "%.0f", source.circumstances().cpuSeconds()));
    }

    private static Map<String, Object> plain(ModelFile model) {
        return MAPPER.convertValue(model.provenance(), new TypeReference<LinkedHashMap<String, Object>>() {});
    }

    private static List<Object> curve(ModelFile model) throws IOException {
        return MAPPER.readValue("[" + String.join(",", model.log()) + "]", new TypeReference<List<Object>>() {});
    }

    /** As --hyper takes them. */
    private static String pairs(Map<String, Object> hyper) {
        return hyper.entrySet().stream()
                .map(entry -> entry.getKey() + "="
                        + (entry.getValue() instanceof List<?> widths
                                ? widths.stream().map(String::valueOf).collect(Collectors.joining("-"))
                                : entry.getValue()))
                .collect(Collectors.joining(","));
    }

    private static void tell(Located located, CommandContext context) throws IOException {
        ModelFile model = located.model();
        Messages words = context.messages();
        TrainingText text = new TrainingText(words.locale());
        Provenance.Source source = model.provenance().training();
        context.println(model.name() + ": " + summary(model, words.locale()));
        Map<String, Object> hyper = source.recipe().hyperparameters();
        context.println(words.get(
                "model.recipe",
                source.recipe().method(),
                hyper.isEmpty() ? "–" : pairs(hyper),
                source.recipe().seed()));
        context.println(words.get(
                "model.features",
                text.whole(model.provenance().features().count()),
                words.get("model.source." + model.provenance().features().source())));
        if (source.gate().get("points") instanceof Number points) {
            context.println(words.get(
                    "model.gate",
                    text.percent(points.doubleValue()),
                    source.gate().get("games"),
                    source.gate().get("rule")));
        }
        context.println(words.get("digest", source.weights()));
        context.println(words.get(located.brought() ? "model.brought" : "model.own", located.where()));
        if (!model.log().isEmpty()) {
            context.println(words.get("curve.about"));
            context.println(words.get("curve.head"));
            for (CurvePoint point : CurvePoint.read(model.log())) {
                context.println(CurveLine.of(point, text));
            }
        }
    }
}
