package org.marienbad.desktop.context;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The dialog of the system that asks for a file. Both methods wait, so they are not for the thread of the window. */
public interface FileChooser {
    /** If the system has none. */
    FileChooser NONE = new FileChooser() {
        @Override
        public boolean isThere() {
            return false;
        }

        @Override
        public Optional<Path> ask(Request request) {
            return Optional.empty();
        }
    };

    /**
     * The question.
     *
     * @param saving whether the file will be written; the dialog then asks before one is replaced
     * @param title of the dialog
     * @param start the folder to begin in, or the file proposed
     * @param endings of the files shown, such as {@code .jar}
     * @param description of these files, for people
     */
    record Request(boolean saving, String title, Path start, List<String> endings, String description) {
        public Request {
            endings = List.copyOf(endings);
        }
    }

    /** Whether there is such a dialog here: not on a system without the program that shows it. */
    boolean isThere();

    /** The file chosen; empty if the user chose none. */
    Optional<Path> ask(Request request);
}
