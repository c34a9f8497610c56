package org.marienbad.build;

import java.io.BufferedReader;
import java.io.IOException;
import org.gradle.api.GradleException;
import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;

/** A virtual X server, started when a test first needs it and ended with the build. */
public abstract class VirtualDisplay implements BuildService<BuildServiceParameters.None>, AutoCloseable {
    private Process server;
    private String name;

    /** Returns the value for the environment variable {@code DISPLAY}. */
    public synchronized String name() {
        if (server == null) {
            name = start();
        }
        return name;
    }

    private String start() {
        try {
            server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24", "-noreset")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader out = server.inputReader();
            String number = out.readLine();
            if (number == null) {
                throw new GradleException("Xvfb ended before it opened a display");
            }
            return ":" + number.trim();
        } catch (IOException e) {
            throw new GradleException("Xvfb does not start", e);
        }
    }

    @Override
    public synchronized void close() {
        if (server != null) {
            server.destroy();
            server.onExit().join();
        }
    }
}
