package org.marienbad.cli.engine;

import java.time.Duration;
import java.util.Locale;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.setting.Reach;

/** How an engine is run. Confined to the thread that sets it up. */
public final class EngineOptions {
    private Locale locale = Locale.ENGLISH;
    private Reach trusted = Reach.ANYWHERE;
    private int threads = Runtime.getRuntime().availableProcessors();
    private Duration patience = Match.DEFAULT_PATIENCE;
    private Duration gamePatience = Match.DEFAULT_PATIENCE;
    private String version = "";

    /** The language of words for people. */
    public EngineOptions locale(Locale language) {
        locale = language;
        return this;
    }

    /** The reach of the settings that requests may give: {@link Reach#ANYWHERE} unless the user says otherwise. */
    public EngineOptions trusted(Reach reach) {
        trusted = reach;
        return this;
    }

    /** How many requests may be worked on at the same time. */
    public EngineOptions threads(int count) {
        threads = count;
        return this;
    }

    /** How long a player without a time limit may think before it is given up; a game that hangs has at least as long. */
    public EngineOptions patience(Duration longest) {
        patience = longest;
        return this;
    }

    /** The version that {@code hello} reports. */
    public EngineOptions version(String number) {
        version = number;
        return this;
    }

    Locale locale() {
        return locale;
    }

    Reach trusted() {
        return trusted;
    }

    int threads() {
        return threads;
    }

    /** How long a game may take with a request before it is given up. */
    EngineOptions gamePatience(Duration longest) {
        gamePatience = longest;
        return this;
    }

    Duration patience() {
        return patience;
    }

    Duration gamePatience() {
        return gamePatience.compareTo(patience) > 0 ? gamePatience : patience;
    }

    String version() {
        return version;
    }
}
