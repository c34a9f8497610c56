package org.marienbad.desktop.board;

import com.badlogic.gdx.math.Interpolation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.Pile;
import org.marienbad.drawing.Primitive;
import org.marienbad.drawing.Primitive.Slot;
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
        final List<Slot> from = new ArrayList<>();
        final List<Slot> to = new ArrayList<>();
        final List<Integer> hues = new ArrayList<>();
        /** The tokens that are turned over, and their place; empty if nothing lay there. */
        List<Primitive.Icon> turned = List.of();

        Phase phase = Phase.WAITING;

        Move(Timeline.Flight flight) {
            this.flight = flight;
        }

        Motion motion() {
            return flight.motion();
        }

        boolean isTurn() {
            return motion().from().equals(motion().to());
        }
    }

    /** A token on its way; {@code width} is less than 1 while it turns about its upright axis. */
    record Airborne(Primitive.Icon icon, double width) {}

    private final Map<String, Place> places;
    private final Runnable landed;
    private final List<Move> moves = new ArrayList<>();
    private Layout layout;
    private float clock;
    private float end;
    private int changes;

    /** {@code landed} is called whenever tokens are put down, for the sound of it. */
    Flights(Map<String, Place> places, Runnable landed) {
        this.places = places;
        this.landed = landed;
    }

    /** Starts moving tokens between the spots of {@code board}. */
    void start(Timeline timeline, Layout board) {
        layout = board;
        moves.clear();
        for (Timeline.Flight flight : timeline.flights()) {
            Motion motion = flight.motion();
            Move move = new Move(flight);
            boolean drawable = places.containsKey(motion.from()) || places.containsKey(motion.to());
            if (drawable && (motion.tokens().count() > 0 || move.isTurn())) {
                moves.add(move);
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

    /** Grows whenever something is taken up or put down. */
    int changes() {
        return changes;
    }

    private void depart(Move move) {
        changes++;
        Picture.Tokens tokens = move.motion().tokens();
        Place from = places.get(move.motion().from());
        Place to = places.get(move.motion().to());
        if (move.isTurn()) {
            turn(move, to);
            return;
        }
        int flying = to == null ? 0 : flyingTo(to, tokens);
        move.phase = Phase.FLYING;
        for (int i = 0; i < tokens.count(); i++) {
            int hue = i;
            Slot start = null;
            if (from != null) {
                Pile pile = pile(from, tokens);
                start = slot(from, pile, Math.max(0, pile.count() - 1));
                if (pile.count() > 0) {
                    hue = pile.hues().get(pile.count() - 1);
                    replace(from, pile.resized(pile.count() - 1, 0));
                }
            }
            Slot goal = start;
            if (to != null) {
                Pile pile = pile(to, tokens);
                goal = slot(to, pile, pile.count() + flying + i);
            }
            move.from.add(start == null ? goal : start);
            move.to.add(goal);
            move.hues.add(hue);
        }
    }

    /** Takes up the tokens on {@code place} to turn them over; those that already look so are left. */
    private void turn(Move move, Place place) {
        Picture.Tokens tokens = move.motion().tokens();
        if (pile(place, tokens).count() == tokens.count() && place.count() == tokens.count()) {
            move.phase = Phase.LANDED;
            return;
        }
        move.phase = Phase.FLYING;
        List<Primitive.Icon> turned = new ArrayList<>();
        for (Pile pile : place.piles()) {
            for (int i = 0; i < pile.count(); i++) {
                turned.add(new Primitive.Icon("", Primitive.Layer.TOKEN, pile.look(i), slot(place, pile, i)));
            }
        }
        move.turned = turned;
        place.piles(List.of());
        Pile pile = Pile.empty(tokens).resized(tokens.count(), 0);
        for (int i = 0; i < tokens.count(); i++) {
            move.to.add(slot(place, pile, i));
            move.hues.add(i);
        }
    }

    /** The pile of such tokens on a place, empty if there is none. */
    private static Pile pile(Place place, Picture.Tokens tokens) {
        return place.piles().stream()
                .filter(pile -> pile.is(tokens))
                .findFirst()
                .orElse(Pile.empty(tokens));
    }

    private static void replace(Place place, Pile pile) {
        List<Pile> piles = new ArrayList<>(place.piles());
        for (int i = 0; i < piles.size(); i++) {
            if (piles.get(i).kind().equals(pile.kind()) && piles.get(i).owner() == pile.owner()) {
                piles.set(i, pile);
                place.piles(piles);
                return;
            }
        }
        piles.add(pile);
        place.piles(piles);
    }

    private Slot slot(Place place, Pile pile, int index) {
        List<Pile> piles = place.piles();
        if (!piles.contains(pile)) {
            piles = new ArrayList<>(piles);
            piles.add(pile);
        }
        return layout.has(place.id()) ? layout.slot(place.id(), piles, pile, index) : new Slot(0, 0, layout.unit());
    }

    private int flyingTo(Place place, Picture.Tokens tokens) {
        int count = 0;
        for (Move move : moves) {
            Picture.Tokens other = move.motion().tokens();
            if (move.phase == Phase.FLYING
                    && move.motion().to().equals(place.id())
                    && other.kind().equals(tokens.kind())
                    && other.owner() == tokens.owner()) {
                count += other.count();
            }
        }
        return count;
    }

    private void land(Move move) {
        changes++;
        move.phase = Phase.LANDED;
        Place to = places.get(move.motion().to());
        if (to != null) {
            if (move.isTurn()) {
                to.piles(List.of());
            }
            for (int hue : move.hues) {
                replace(to, pile(to, move.motion().tokens()).plus(hue));
            }
            landed.run();
        }
    }

    /** The tokens in the air, lifted towards the viewer half way. */
    List<Airborne> flying() {
        List<Airborne> flying = new ArrayList<>();
        for (Move move : moves) {
            if (move.phase == Phase.FLYING) {
                float t = (clock - move.flight.start()) / (move.flight.end() - move.flight.start());
                float done = Math.min(1, Math.max(0, t));
                if (move.isTurn()) {
                    turning(move, done, flying);
                } else {
                    carried(move, Interpolation.pow2.apply(done), flying);
                }
            }
        }
        return flying;
    }

    private static void carried(Move move, float eased, List<Airborne> flying) {
        double lift = Math.sin(Math.PI * eased);
        for (int i = 0; i < Math.min(DRAWN, move.from.size()); i++) {
            Slot from = move.from.get(i);
            Slot to = move.to.get(i);
            double radius = from.radius() + (to.radius() - from.radius()) * eased;
            Slot at = new Slot(
                    from.x() + (to.x() - from.x()) * eased,
                    from.y() + (to.y() - from.y()) * eased + lift * 1.6 * radius,
                    radius * (1 + .18 * lift));
            flying.add(new Airborne(new Primitive.Icon("", Primitive.Layer.TOKEN, look(move, i), at), 1));
        }
    }

    /** The old side until half way, then the new one; tokens put down on an empty spot come from above. */
    private static void turning(Move move, float done, List<Airborne> flying) {
        if (move.turned.isEmpty()) {
            double lift = 1 - Interpolation.pow2Out.apply(done);
            for (int i = 0; i < Math.min(DRAWN, move.to.size()); i++) {
                flying.add(new Airborne(raised(look(move, i), move.to.get(i), lift), 1));
            }
            return;
        }
        double width = Math.abs(Math.cos(Math.PI * done));
        double lift = Math.sin(Math.PI * done);
        if (done < .5f) {
            move.turned.forEach(icon -> flying.add(new Airborne(raised(icon.look(), icon.at(), lift), width)));
        } else {
            for (int i = 0; i < Math.min(DRAWN, move.to.size()); i++) {
                flying.add(new Airborne(raised(look(move, i), move.to.get(i), lift), width));
            }
        }
    }

    private static Primitive.Icon raised(Primitive.Look look, Slot at, double lift) {
        return new Primitive.Icon(
                "", Primitive.Layer.TOKEN, look, new Slot(at.x(), at.y(), at.radius() * (1 + .18 * lift)));
    }

    private static Primitive.Look look(Move move, int index) {
        Picture.Tokens tokens = move.motion().tokens();
        return new Primitive.Look(tokens.kind().id(), tokens.owner(), move.hues.get(index));
    }
}
