package org.marienbad.opponents.process;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Assumptions;

/** For tests that need a program of others. */
public final class Installed {
    private Installed() {}

    /** Skips a test where a program is missing, and says how to install it; in CI it fails. */
    public static void require(boolean installed, String debianPackage) {
        if (!installed) {
            String how = "needs the program of Debian's package " + debianPackage + ": apt install " + debianPackage;
            if ("true".equals(System.getenv("CI"))) {
                fail(how);
            }
            System.out.println("skipped: " + how);
            Assumptions.abort(how);
        }
    }
}
