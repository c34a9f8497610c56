package org.marienbad.build;

import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.tasks.wrapper.Wrapper;

/** Puts the call of our bootstrap into a start script of Gradle's that was made anew. */
public final class CallBootstrap implements Action<Task> {
    @Override
    public void execute(Task task) {
        Text.insert(((Wrapper) task).getScriptFile().toPath(), "exec \"$JAVACMD\" \"$@\"", """
                # Not of Gradle's making; the task `wrapper` puts it here.
                . "$APP_HOME/gradle/bootstrap/prepare.sh"

                """);
    }
}
