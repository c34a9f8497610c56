package org.marienbad.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.option.Candidates;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Options of the top command that every subcommand takes as well. */
public final class CommonOptions {
    @Option(
            names = "--plugins",
            paramLabel = "DIR|JAR",
            scope = ScopeType.INHERIT,
            description = "Also load plugins from this jar or directory of jars. Repeatable.")
    List<Path> plugins = new ArrayList<>();

    @Option(
            names = "--lang",
            paramLabel = "en|cs",
            completionCandidates = Candidates.Languages.class,
            scope = ScopeType.INHERIT,
            description = "Language of the window and of games played in the terminal. Default: the system's.")
    String language;

    @Option(
            names = "--allow-local",
            scope = ScopeType.INHERIT,
            description = "Let requests, records and plans name files and commands of this machine, which otherwise"
                    + " only the command line may.")
    boolean allowLocal;

    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "On a failure print its stack trace too.")
    boolean verbose;

    /** The language asked for, else the system's if we speak it, else English. */
    Locale locale() {
        if (language == null) {
            return Locale.getDefault().getLanguage().equals("cs") ? Locale.forLanguageTag("cs") : Locale.ENGLISH;
        }
        return switch (language) {
            case "en" -> Locale.ENGLISH;
            case "cs" -> Locale.forLanguageTag("cs");
            default -> throw new BadInput("unknown language '" + language + "'; there are: en, cs");
        };
    }
}
