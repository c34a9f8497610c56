package org.marienbad.lab.folder;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.tournament.Tournament;

/** The folders of a user's tournaments, side by side in one. */
public final class TournamentShelf {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final Pattern INDEX = Pattern.compile("\\{\"index\":(\\d+),");
    private static final int TAIL = 1 << 16;

    private final Path root;

    /** @param root need not exist */
    public TournamentShelf(Path root) {
        this.root = root;
    }

    /**
     * A tournament that was begun.
     *
     * @param games how many have been played, about: the number of the last one
     */
    public record Begun(Path folder, Tournament tournament, long games, Instant changed) {}

    /** The folder of a tournament of {@code game} that begins {@code now}; it is not created. */
    public Path folder(String game, LocalDateTime now) {
        String name = game + "-" + STAMP.format(now);
        Path folder = root.resolve(name);
        for (int copy = 2; Files.exists(folder); copy++) {
            folder = root.resolve(name + "-" + copy);
        }
        return folder;
    }

    /** Whether no tournament was ever begun here. */
    public boolean isEmpty() {
        try (Stream<Path> folders = Files.list(root)) {
            return folders.findAny().isEmpty();
        } catch (IOException none) {
            return true;
        }
    }

    /**
     * Those that can be opened, the one played last first. Folders without a tournament, or with unknown games, are
     * left out.
     */
    public List<Begun> list(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        List<Begun> found = new ArrayList<>();
        try (Stream<Path> folders = Files.list(root)) {
            for (Path folder : (Iterable<Path>) folders::iterator) {
                add(found, folder, games, players);
            }
        } catch (IOException unreadable) {
            return List.of();
        }
        found.sort(Comparator.comparing(Begun::changed).reversed());
        return found;
    }

    private static void add(
            List<Begun> found, Path folder, Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        try {
            if (!Files.isDirectory(folder) || !TournamentFolder.begun(folder)) {
                return;
            }
            Tournament tournament = open(folder, games, players);
            Path file = TournamentFolder.games(folder);
            found.add(new Begun(
                    folder,
                    tournament,
                    played(file),
                    Files.getLastModifiedTime(file).toInstant()));
        } catch (IOException | IllegalArgumentException other) {
            // It is damaged, or its game or a player is not there any more.
        }
    }

    /**
     * The tournament of the games in {@code folder}.
     *
     * @throws IllegalArgumentException if it cannot be played here
     */
    public static Tournament open(Path folder, Catalogue<GameProvider> games, Catalogue<PlayerProvider> players)
            throws IOException {
        return TournamentFolder.plan(folder, Reach.LOCAL).tournament(games, players);
    }

    /** One more than the number of the last game in {@code file}. */
    private static long played(Path file) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
            byte[] tail = new byte[(int) Math.min(TAIL, bytes.length())];
            bytes.seek(bytes.length() - tail.length);
            bytes.readFully(tail);
            Matcher index = INDEX.matcher(new String(tail, StandardCharsets.UTF_8));
            long last = -1;
            while (index.find()) {
                last = Long.parseLong(index.group(1));
            }
            return last + 1;
        }
    }
}
