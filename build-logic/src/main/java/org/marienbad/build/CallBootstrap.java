package org.marienbad.build;

import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.tasks.wrapper.Wrapper;

/** Puts the calls of our bootstrap into start scripts of Gradle's that were made anew. */
public final class CallBootstrap implements Action<Task> {
    @Override
    public void execute(Task task) {
        Wrapper wrapper = (Wrapper) task;
        BuildText.insert(wrapper.getScriptFile().toPath(), "exec \"$JAVACMD\" \"$@\"", """
                # Not of Gradle's making; the task `wrapper` puts it here.
                . "$APP_HOME/gradle/bootstrap/prepare.sh"

                """);
        BuildText.insert(wrapper.getBatchScript().toPath(), "@rem Execute Gradle", """
                @rem Not of Gradle's making; the task `wrapper` puts it here.\r
                call "%APP_HOME%\\gradle\\bootstrap\\prepare.bat" || goto fail\r
                \r
                """);
    }
}
