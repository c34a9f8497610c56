package org.marienbad.desktop.board;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;

/** The motions in progress: takes tokens off their places, carries them, and puts them down. */
final class Flights {
    private static final int DRAWN = 12;

    private enum Phase {
        WAITING,
        FLYING,
        LANDED
    }

    private static final class Move {
        final Timeline.Flight flight;
        final List<Vector2> from = new ArrayList<>();
        final List<Vector2> to = new ArrayList<>();
        final List<Integer> hues = new ArrayList<>();
        Phase phase = Phase.WAITING;
        float radius;

        Move(Timeline.Flight flight) {
            this.flight = flight;
        }

        Motion motion() {
            return flight.motion();
        }
    }

    private final Map<String, Place> places;
    private final TokenPainter painter;
    private final Runnable landed;
    private final List<Move> moves = new ArrayList<>();
    private float clock;
    private float end;

    /** {@code landed} is called whenever tokens are put down, for the sound of it. */
    Flights(Map<String, Place> places, TokenPainter painter, Runnable landed) {
        this.places = places;
        this.painter = painter;
        this.landed = landed;
    }

    void start(Timeline timeline) {
        moves.clear();
        for (Timeline.Flight flight : timeline.flights()) {
            Motion motion = flight.motion();
            boolean drawable = places.containsKey(motion.from()) || places.containsKey(motion.to());
            if (drawable && motion.tokens().count() > 0) {
                moves.add(new Move(flight));
            }
        }
        clock = 0;
        end = moves.isEmpty() ? 0 : timeline.end();
    }

    boolean isActive() {
        return !moves.isEmpty();
    }

    void clear() {
        moves.clear();
    }

    /** Lets {@code seconds} pass; true when the last token has landed. */
    boolean advance(float seconds) {
        clock += seconds;
        for (Move move : moves) {
            if (move.phase == Phase.FLYING && clock >= move.flight.end()) {
                land(move);
            }
        }
        for (Move move : moves) {
            if (move.phase == Phase.WAITING && clock >= move.flight.start()) {
                depart(move);
            }
        }
        return clock >= end;
    }

    private void depart(Move move) {
        Picture.Tokens tokens = move.motion().tokens();
        Place from = places.get(move.motion().from());
        Place to = places.get(move.motion().to());
        int flying = to == null ? 0 : flyingTo(to, tokens);
        move.phase = Phase.FLYING;
        for (int i = 0; i < tokens.count(); i++) {
            Vector2 start = new Vector2();
            int hue = i;
            if (from != null) {
                Pile pile = from.pile(tokens);
                int top = Math.max(0, pile.count() - 1);
                from.position(pile, top, start);
                move.radius = from.radius(pile);
                if (pile.count() > 0) {
                    hue = pile.hues.pop();
                }
            }
            Vector2 goal = new Vector2(start);
            if (to != null) {
                Pile pile = to.pile(tokens);
                to.position(pile, pile.count() + flying + i, goal);
                move.radius = from == null ? to.radius(pile) : move.radius;
                if (from == null) {
                    start.set(goal);
                }
            }
            move.from.add(start);
            move.to.add(goal);
            move.hues.add(hue);
        }
    }

    private int flyingTo(Place place, Picture.Tokens tokens) {
        int count = 0;
        for (Move move : moves) {
            if (move.phase == Phase.FLYING
                    && move.motion().to().equals(place.id())
                    && move.motion().tokens().kind() == tokens.kind()
                    && move.motion().tokens().owner() == tokens.owner()) {
                count += move.motion().tokens().count();
            }
        }
        return count;
    }

    private void land(Move move) {
        move.phase = Phase.LANDED;
        Place to = places.get(move.motion().to());
        if (to != null) {
            Pile pile = to.pile(move.motion().tokens());
            move.hues.forEach(pile.hues::add);
            landed.run();
        }
    }

    /** Draws what is in the air, lifted towards the viewer half way. */
    void draw() {
        for (Move move : moves) {
            if (move.phase != Phase.FLYING) {
                continue;
            }
            float t = (clock - move.flight.start()) / (move.flight.end() - move.flight.start());
            float eased = Interpolation.pow2.apply(Math.min(1, Math.max(0, t)));
            float lift = (float) Math.sin(Math.PI * eased);
            Picture.Tokens tokens = move.motion().tokens();
            for (int i = 0; i < Math.min(DRAWN, move.from.size()); i++) {
                Vector2 from = move.from.get(i);
                Vector2 to = move.to.get(i);
                float x = from.x + (to.x - from.x) * eased;
                float y = from.y + (to.y - from.y) * eased + lift * 1.6f * move.radius;
                painter.draw(
                        tokens.kind(),
                        tokens.owner(),
                        move.hues.get(i),
                        tokens.count(),
                        x,
                        y,
                        move.radius * (1 + .18f * lift));
            }
        }
    }
}
