package org.marienbad.desktop.context;

import com.badlogic.gdx.Gdx;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * Asks for files by the dialog of the system, in a thread of its own, so that the window goes on; and remembers the folder.
 * For the thread of the window only.
 */
public final class FileDialogs {
    private static final String FOLDER = "folder";

    private final Preferences preferences;
    private final Consumer<Runnable> guarded;
    private final AtomicBoolean asking = new AtomicBoolean();
    private FileChooser chooser = FileChooser.NONE;
    private volatile boolean there;

    /** @param guarded runs a task and reports its failure */
    FileDialogs(Preferences preferences, Consumer<Runnable> guarded) {
        this.preferences = preferences;
        this.guarded = guarded;
    }

    /** From now on asks by {@code system}, if that is there. */
    public void use(FileChooser system) {
        chooser = system;
        background("file dialogs", () -> there = system.isThere());
    }

    /** Whether the system has such dialogs. If it has not, names of files have to be typed. */
    public boolean areThere() {
        return there;
    }

    /** The folder used last, else the user's. */
    public Path folder() {
        Path home = Path.of(System.getProperty("user.home"));
        try {
            Path last = Path.of(preferences.get(FOLDER, home.toString()));
            return Files.isDirectory(last) ? last : home;
        } catch (InvalidPathException wrong) {
            return home;
        }
    }

    /** Begins in the folder of {@code file} the next time. */
    public void remember(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            preferences.put(FOLDER, folder.toString());
        }
    }

    /** Asks, and passes on the chosen file, if any; does nothing while a dialog is open. */
    public void ask(FileChooser.Request request, Consumer<Path> chosen) {
        if (!asking.compareAndSet(false, true)) {
            return;
        }
        background("file dialog", () -> {
            Optional<Path> file;
            try {
                file = chooser.ask(request);
            } finally {
                asking.set(false);
            }
            file.ifPresent(path -> Gdx.app.postRunnable(() -> guarded.accept(() -> {
                remember(path);
                chosen.accept(path);
            })));
        });
    }

    private static void background(String name, Runnable task) {
        DaemonThreads.start(name, task);
    }
}
