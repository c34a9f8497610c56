"""A player in Python: takes the ply after which the opponent has the fewest, by looking ahead with an engine."""

from marienbad import Player, run


class Restrict(Player):
    def choose(self, turn):
        state = turn.state()

        def mobility(item):
            after = state.child(item[1])
            return len(after.legal_actions()) if after.actor != turn.seat else 0

        return min(state.plies().items(), key=mobility)[0]


run(Restrict())
