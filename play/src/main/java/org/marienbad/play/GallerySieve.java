package org.marienbad.play;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameProvider;

/**
 * The games of a gallery that somebody wants to see. Everything empty wants all of them.
 *
 * @param words the beginning of a word of the name or of the summary, and what follows; capitals and accents aside
 * @param players one of {@link #PLAYERS}, or empty
 * @param minutes one of {@link #MINUTES}, or empty
 * @param kind one of {@link #KINDS}, or empty
 */
public record GallerySieve(String words, String players, String minutes, String kind) {
    /** How many may play. */
    public static final List<String> PLAYERS = List.of("2", "3", "4");
    /** How long a game takes at most; the last one means longer than the others. */
    public static final List<String> MINUTES = List.of("10", "20", "long");
    /** Without luck and secrets, with luck, with secrets. */
    public static final List<String> KINDS = List.of("plain", "chance", "hidden");
    /** Wants all games. */
    public static final GallerySieve ALL = new GallerySieve("", "", "", "");

    private static final int MANY = 4;
    private static final int LONG = 20;

    /**
     * Whether {@code game} is wanted.
     *
     * @param told its name and summary
     * @param traits those of the game with its usual options
     */
    public boolean suits(GameProvider game, String told, Set<Trait> traits) {
        return (" " + plain(told)).contains(" " + plain(words.strip()))
                && suitsPlayers(game)
                && suitsMinutes(game.minutes())
                && suitsKind(traits);
    }

    private boolean suitsPlayers(GameProvider game) {
        if (players.isEmpty()) {
            return true;
        }
        int wanted = Integer.parseInt(players);
        return game.maxSeats() >= wanted && (wanted == MANY || game.minSeats() <= wanted);
    }

    private boolean suitsMinutes(int needed) {
        return switch (minutes) {
            case "" -> true;
            case "long" -> needed > LONG;
            default -> needed <= Integer.parseInt(minutes);
        };
    }

    private boolean suitsKind(Set<Trait> traits) {
        boolean chance = traits.contains(Trait.CHANCE);
        boolean hidden = traits.contains(Trait.HIDDEN_INFORMATION);
        return switch (kind) {
            case "chance" -> chance;
            case "hidden" -> hidden;
            case "plain" -> !chance && !hidden;
            default -> true;
        };
    }

    /** Without accents and capitals, as people search. */
    public static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }
}
