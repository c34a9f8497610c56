package org.marienbad.build;

import org.gradle.api.Action;
import org.gradle.api.GradleException;
import org.gradle.api.Task;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.testing.Test;

/** Before tests in a real window: finds a display, starts a virtual one, or says what is missing. */
public final class OpenDisplay implements Action<Task> {
    private static final String MAC = "On macOS the tests in a window cannot run inside the test process.";
    private static final String INSTALL = "The tests in a window need a display. Install a virtual one: "
            + "apt-get install -y --no-install-recommends xvfb xauth libgl1 libgl1-mesa-dri "
            + "libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1 libxrender1 libxext6";

    private final Provider<VirtualDisplay> display;
    private final boolean mac;
    private final boolean possible;
    private final boolean required;
    private final boolean virtual;

    /**
     * @param display the server to start where none is given
     * @param system the operating system's name
     * @param given whether there is a display
     * @param xvfb whether a virtual one can be started
     * @param ci whether a test that cannot run is a failure
     */
    public OpenDisplay(Provider<VirtualDisplay> display, String system, boolean given, boolean xvfb, boolean ci) {
        boolean windows = system.startsWith("Windows");
        this.display = display;
        this.mac = system.startsWith("Mac");
        this.possible = !mac && (windows || given || xvfb);
        this.required = ci && !mac;
        this.virtual = !windows && !given;
    }

    /** Whether a window can be opened here. */
    public boolean isPossible() {
        return possible;
    }

    /** Whether earlier results stand: not where tests were skipped that must run. */
    public boolean isSatisfied() {
        return possible || !required;
    }

    @Override
    public void execute(Task task) {
        String line = mac ? MAC : INSTALL;
        if (!possible && required) {
            throw new GradleException(line);
        }
        if (!possible) {
            task.getLogger().lifecycle("Tests skipped. {}", line);
        } else if (virtual) {
            ((Test) task).environment("DISPLAY", display.get().name());
        }
    }
}
