package org.marienbad.testkit;

import java.util.Set;

/** The checks of a player, in the order in which they run. */
public enum PlayerCheck {
    SETTINGS("settings", "id and settings are well-formed and survive text and JSON", false),
    MESSAGES("messages", "what there is of a message bundle is complete, in all its languages", false),
    UNSUPPORTED_REASON(
            "unsupported-reason", "why a game is not supported is said in a sentence, always the same one", true),
    LEGAL("legal", "it plays legal actions under a tiny budget, with every setting at its extremes", true),
    REPEATABLE("repeatable", "the same seed and iterations give the same choices", true),
    CANCEL("cancel", "it stops when it is cancelled", true),
    COVERAGE("coverage", "it played more than 0 games", false);

    private final String id;
    private final String title;
    private final boolean perGame;

    PlayerCheck(String id, String title, boolean perGame) {
        this.id = id;
        this.title = title;
        this.perGame = perGame;
    }

    public String id() {
        return id;
    }

    /** The demand of the check, as a sentence. */
    public String title() {
        return title;
    }

    /** Ids of the checks without which this one makes no sense. */
    Set<String> needs() {
        return switch (this) {
            case MESSAGES -> Set.of(SETTINGS.id);
            case REPEATABLE -> Set.of(LEGAL.id);
            default -> Set.of();
        };
    }

    boolean isPerGame() {
        return perGame;
    }
}
