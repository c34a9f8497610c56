package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WindowErrorsTest {
    @Test
    void errorsOfTheToolkitAreHeardOnceTheWindowIsOpen() {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        AtomicBoolean open = new AtomicBoolean();
        PrintStream errors = Window.errors(open::get, heard);
        errors.print("no display");
        open.set(true);
        errors.print("lost context");
        assertEquals("lost context", heard.toString(StandardCharsets.UTF_8));
    }
}
