package org.gradle.launcher.daemon.bootstrap;

import org.gradle.launcher.bootstrap.ProcessBootstrap;

/** Where the process of a daemon begins. */
public class GradleDaemon {
    public static void main(String[] words) {
        ProcessBootstrap.run(
                GradleDaemon.class.getName(),
                "gradle-daemon-server",
                "org.gradle.launcher.daemon.bootstrap.DaemonMain",
                words);
    }
}
