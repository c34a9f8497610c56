package org.marienbad.request;

import org.marienbad.request.Entry.Kind;

/** The entries that say which game is played and how, the same in every way in. {@link GameRequest} reads them. */
public final class GameEntries {
    public static final Entry GAME =
            new Entry("game", Kind.TEXT, "--game GAME", "The game; `marienbad games` lists them.");
    public static final Entry SEATS = new Entry(
            "seats",
            Kind.WHOLE,
            "--seats N",
            "Number of seats. Default: the game's least number, more if more players are to play one game.");
    public static final Entry OPTIONS = new Entry(
            "options",
            Kind.SETTINGS,
            "-o, --option KEY=VALUE",
            "An option of the game. Repeatable. `marienbad games GAME` lists them.");
    public static final Entry STARTER = new Entry(
            "starter",
            Kind.TEXT,
            "--starter 1|2|…|lot",
            "The seat that moves first, counted from 1, or by lot. Default: 1.");
    public static final Entry POSITION = new Entry(
            "position",
            Kind.OBJECT,
            "--position JSON|FILE",
            "A position as the engine writes it, or a file that holds one. Default: the start.");
    public static final Entry PLIES = new Entry(
            "plies",
            Kind.TEXTS,
            "--plies PLIES",
            "Plies played from there, in the game's notation, with blanks between them.");
    public static final Entry SEED = new Entry(
            "seed",
            Kind.WHOLE,
            "--seed N",
            "Seed of all the randomness. Default: a new one, printed so that it can be repeated.");
    public static final Entry ITERATIONS =
            new Entry("iterations", Kind.WHOLE, "--iterations N", "Playouts or nodes per decision, for all players.");
    public static final Entry DEPTH =
            new Entry("depth", Kind.WHOLE, "--depth N", "Plies to look ahead, for all players.");
    public static final Entry MILLIS =
            new Entry("millis", Kind.WHOLE, "--millis N", "Milliseconds per decision, for all players.");
    public static final Entry CLOCK = new Entry(
            "clock",
            Kind.TEXT,
            "--clock TIME",
            "Play by a clock: 5+3 gives each seat 5 minutes for the game and 3 seconds more for each decision, 30s gives"
                    + " 30 seconds for each decision, 3d three days. A player whose time is used up loses.");

    private GameEntries() {}
}
