package org.marienbad.lab.profile;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Moments;
import org.marienbad.lab.statistics.Proportion;

/** Games of one player against itself, measured. */
public final class LevelProfile {
    /** The curve of leads has so many steps from the start to the end of a game. */
    public static final int STEPS = 20;

    private final String name;
    private final boolean chance;
    private final Histogram lengths = new Histogram();
    private final Moments length = new Moments();
    private final Moments choices = new Moments();
    private final Moments starterPoints = new Moments();
    private final Moments leadChanges = new Moments();
    private final Moments drama = new Moments();
    private final Moments decided = new Moments();
    private final Moments killer = new Moments();
    private final Moments luck = new Moments();
    private final List<Moments> leads = new ArrayList<>();
    private long decisions;
    private long forced;
    private long draws;
    private long games;
    private long comebacks;
    private long won;

    LevelProfile(String name, GameInfo info) {
        this.name = name;
        chance = info.has(GameInfo.Trait.CHANCE);
        for (int step = 0; step <= STEPS; step++) {
            leads.add(new Moments());
        }
    }

    void add(GameTrace game) {
        games++;
        lengths.add(game.length());
        length.add(game.length());
        for (int count : game.choices()) {
            choices.add(count);
            decisions++;
            forced += count == 1 ? 1 : 0;
        }
        starterPoints.add(game.result().points(game.result().starter()));
        draws += game.winner() < 0 ? 1 : 0;
        leadChanges.add(game.leadChanges());
        game.drama().ifPresent(value -> {
            drama.add(value);
            won++;
            comebacks += value > 0 ? 1 : 0;
        });
        game.decided().ifPresent(decided::add);
        game.killer().ifPresent(killer::add);
        if (chance) {
            game.luck().ifPresent(luck::add);
        }
        for (int step = 0; step <= STEPS; step++) {
            leads.get(step).add(game.lead((int) Math.round((double) game.length() * step / STEPS)));
        }
    }

    /** The name of the player. */
    public String name() {
        return name;
    }

    public long games() {
        return games;
    }

    /** Lengths in plies, chance included. */
    public Histogram lengths() {
        return lengths;
    }

    public Moments length() {
        return length;
    }

    /** Legal actions a decision. */
    public Moments choices() {
        return choices;
    }

    /** Decisions with one legal action. */
    public Proportion forced() {
        return new Proportion(forced, decisions);
    }

    /** Points of the seat that began: 1 for a win, ½ for a draw. */
    public Moments starterPoints() {
        return starterPoints;
    }

    /** Games that nobody won alone. */
    public Proportion draws() {
        return new Proportion(draws, games);
    }

    /** How often a game another seat came to lead than the one that had led last. */
    public Moments leadChanges() {
        return leadChanges;
    }

    /** How far the winner was behind, as the mean root of its deficit; 0 for a game in which it never was. */
    public Moments drama() {
        return drama;
    }

    /** Games won by a seat that had been behind. */
    public Proportion comebacks() {
        return new Proportion(comebacks, won);
    }

    /** The part of a game, from 0 to 1, after which the winner led for good. */
    public Moments decided() {
        return decided;
    }

    /** The winner's greatest gain in one ply. */
    public Moments killer() {
        return killer;
    }

    /** The share of all changes of the lead that came with chance; without numbers in a game without chance. */
    public Moments luck() {
        return luck;
    }

    /** The greatest lead at {@code step} of {@link #STEPS} steps from the start to the end. */
    public Moments lead(int step) {
        return leads.get(step);
    }
}
