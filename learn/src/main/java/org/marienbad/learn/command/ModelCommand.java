package org.marienbad.learn.command;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.OneWordCommand;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Models;
import org.marienbad.learn.model.Provenance;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.run.CurvePoint;
import org.marienbad.learn.run.TrainingText;

/** {@code marienbad model NAME}: what a model is and what it was made from; without a name, which there are. */
public final class ModelCommand implements OneWordCommand {
    static final FileSetting ONNX = Setting.ofFile("onnx", List.of());

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Override
    public String id() {
        return "model";
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
        String onnx = context.settings().get(ONNX);
        if (context.operands().isEmpty()) {
            if (!onnx.isEmpty()) {
                throw new IllegalArgumentException("--onnx writes a model, but none is named");
            }
            list(context);
            return true;
        }
        ModelFile model = find(context.operands().get(0), context);
        if (!onnx.isEmpty()) {
            byte[] exported = OnnxModels.export(model);
            AtomicFiles.write(Path.of(onnx), out -> out.write(exported));
            context.println(context.messages().get("onnx.written", onnx));
            return true;
        }
        if (context.json()) {
            Map<String, Object> plain = plain(model);
            plain.put("curve", curve(model));
            context.printJson(plain);
        } else {
            tell(model, context);
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

    private static Set<String> names(CommandContext context) {
        Set<String> names = new TreeSet<>();
        loaders(context).forEach(loader -> names.addAll(Models.names(loader)));
        return names;
    }

    private static Optional<ModelFile> known(String name, CommandContext context) {
        return loaders(context).stream()
                .flatMap(loader -> Models.find(name, loader).stream())
                .findFirst();
    }

    /** The model in a file, or called by a name. */
    private static ModelFile find(String name, CommandContext context) throws IOException {
        if (name.endsWith(ModelFile.EXTENSION) && Files.exists(Path.of(name))) {
            return ModelFile.read(Path.of(name));
        }
        return known(name, context)
                .orElseThrow(
                        () -> new IllegalArgumentException(Names.unknown("model", name, List.copyOf(names(context)))));
    }

    private static void list(CommandContext context) {
        Set<String> names = names(context);
        Map<String, Object> all = new LinkedHashMap<>();
        for (String name : names) {
            String told;
            try {
                ModelFile model = known(name, context).orElseThrow();
                all.put(name, plain(model));
                told = summary(model, context.messages().locale());
            } catch (IllegalArgumentException broken) {
                all.put(name, Map.of("broken", broken.getMessage()));
                told = broken.getMessage();
            }
            if (!context.json()) {
                context.println(name + ": " + told);
            }
        }
        if (context.json()) {
            context.printJson(all);
        } else if (names.isEmpty()) {
            context.println(context.messages().get("none"));
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

    private static void tell(ModelFile model, CommandContext context) throws IOException {
        Messages words = context.messages();
        TrainingText text = new TrainingText(words.locale());
        Provenance.Source source = model.provenance().training();
        context.println(model.name() + ": " + summary(model, words.locale()));
        Map<String, Object> hyper = source.recipe().hyperparameters();
        context.println(words.get(
                "model.recipe",
                source.recipe().method(),
                hyper.isEmpty() ? "–" : hyper,
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
        if (!model.log().isEmpty()) {
            context.println(words.get("curve.head"));
            for (CurvePoint point : CurvePoint.read(model.log())) {
                context.println(CurveLine.of(point, text));
            }
        }
    }
}
