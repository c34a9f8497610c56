package org.marienbad.cluster;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.cli.console.BadInput;
import org.marienbad.learn.model.Models;

/** Models that lie on this machine: executors elsewhere have only those that games bring, perhaps others of the same name. */
final class OwnModels {
    private static final Pattern MODEL = Pattern.compile("\\bmodel\"?\\s*[=:]\\s*[\"']?([\\p{L}\\p{N}._-]+)");

    private OwnModels() {}

    /** @throws BadInput if a player of {@code plan}, in JSON, uses one */
    static void requireNone(String plan) {
        Matcher models = MODEL.matcher(plan);
        while (models.find()) {
            String name = models.group(1);
            Models.all(OwnModels.class.getClassLoader()).stream()
                    .filter(model -> model.name().equals(name) && !model.brought())
                    .findFirst()
                    .ifPresent(own -> {
                        throw new BadInput("the model '" + name + "' lies on this machine, in " + own.where()
                                + ", and Spark does not ship models; play by marienbad tournament, or by models that"
                                + " games bring");
                    });
        }
    }
}
