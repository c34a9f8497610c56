package org.marienbad.build;

import java.io.File;
import org.gradle.api.Action;
import org.gradle.api.GradleException;
import org.gradle.api.Task;

/** Before tests in a real browser: names missing programs. */
public final class FindBrowser implements Action<Task> {
    private static final String INSTALL = "The tests in a browser need Chromium and its driver: "
            + "apt-get install -y --no-install-recommends chromium chromium-driver";

    private final String browser;
    private final String driver;
    private final boolean required;

    /**
     * @param browser the program, null if there is none
     * @param driver the program that drives it, null if there is none
     * @param ci whether tests that cannot run are a failure
     */
    public FindBrowser(File browser, File driver, boolean ci) {
        this.browser = browser == null ? "" : browser.getPath();
        this.driver = driver == null ? "" : driver.getPath();
        this.required = ci;
    }

    /** Path of the browser; empty if there is none. */
    public String getBrowser() {
        return browser;
    }

    /** Path of its driver; empty if there is none. */
    public String getDriver() {
        return driver;
    }

    private boolean isPossible() {
        return !browser.isEmpty() && !driver.isEmpty();
    }

    /** Whether earlier results stand: not where tests were skipped that must run. */
    public boolean isSatisfied() {
        return isPossible() || !required;
    }

    @Override
    public void execute(Task task) {
        if (!isPossible() && required) {
            throw new GradleException(INSTALL);
        } else if (!isPossible()) {
            task.getLogger().lifecycle("Tests skipped. {}", INSTALL);
        }
    }
}
