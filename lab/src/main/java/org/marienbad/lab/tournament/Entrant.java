package org.marienbad.lab.tournament;

import org.marienbad.framework.player.PlayerSpec;

/** Who takes part in a tournament: a player with its settings, under a name that no other entrant has. */
public record Entrant(String name, PlayerSpec player) {}
