"""Plays a game of a plugin from Python: one against a player of another plugin, and many at once."""

import random

import marienbad
from marienbad.openspiel import load_game

assert "coin-race" in [game["id"] for game in marienbad.games()]
game = marienbad.Game("coin-race")
state = game.new_state()
while not state.is_terminal:
    if state.actor == 0:
        state.apply(max(state.legal_actions()))
    else:
        state.apply(state.choose("gambler", iterations=100, seed=1).ply)
print("over:", state.returns(), "after", len(state.history), "plies")

rng = random.Random(1)
states = game.new_states(64)
while any(actor != marienbad.TERMINAL for actor in states.actors):
    states.step(states.sample(rng))
print("64 games:", sum(payoffs[0] for payoffs in states.payoffs))

spiel = load_game("coin-race").new_initial_state()
while not spiel.is_terminal():
    spiel.apply_action(rng.choice(spiel.legal_actions()))
print("as OpenSpiel:", spiel.returns())
