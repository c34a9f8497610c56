package org.marienbad.desktop.context;

import java.io.File;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.util.tinyfd.TinyFileDialogs;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The dialogs of Windows, of macOS, and of the program that Linux has for it (zenity, kdialog and others), by
 * tinyfiledialogs.
 */
public final class SystemFileChooser implements FileChooser {
    private static final Logger LOG = LoggerFactory.getLogger(SystemFileChooser.class);

    /** Asks the library which dialog it would show, instead of showing it: answers 1 if that is one of a window. */
    private static final String QUERY = "tinyfd_query";

    private static final String TK = "tkinter";

    @Override
    public boolean isThere() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            // The answer is a number in the place of the address of a text, so the checked call would read there.
            ByteBuffer query = stack.UTF8(QUERY);
            boolean there = TinyFileDialogs.ntinyfd_saveFileDialog(MemoryUtil.memAddress(query), 0, 0, 0, 0) == 1;
            // The dialog of Tk is uglier than the window's own, and does not know the theme of the system.
            return there
                    && !String.valueOf(TinyFileDialogs.tinyfd_getGlobalChar("tinyfd_response"))
                            .contains(TK);
        } catch (LinkageError missing) {
            LOG.warn("no dialog for files: {}", missing.toString());
            return false;
        }
    }

    @Override
    public Optional<Path> ask(Request request) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            PointerBuffer patterns = stack.mallocPointer(request.endings().size());
            request.endings().forEach(ending -> patterns.put(stack.UTF8("*" + ending)));
            patterns.flip();
            // Without the separator the dialog shows the folder in its parent instead of its files.
            String start = request.start() + (Files.isDirectory(request.start()) ? File.separator : "");
            String chosen = request.saving()
                    ? TinyFileDialogs.tinyfd_saveFileDialog(request.title(), start, patterns, request.description())
                    : TinyFileDialogs.tinyfd_openFileDialog(
                            request.title(), start, patterns, request.description(), false);
            return Optional.ofNullable(chosen).filter(name -> !name.isBlank()).map(Path::of);
        }
    }
}
