package org.gradle.internal.compiler.java;

import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler.CompilationTask;

/** Gradle's own collects data for incremental compilation; this one only passes calls on, and that is switched off. */
public record IncrementalCompileTask(
        CompilationTask task,
        Function<?, ?> relative,
        Consumer<?> classNames,
        Consumer<?> classes,
        BiConsumer<?, ?> publicConstants,
        BiConsumer<?, ?> privateConstants)
        implements CompilationTask {
    @Override
    public void addModules(Iterable<String> names) {
        task.addModules(names);
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
        task.setProcessors(processors);
    }

    @Override
    public void setLocale(Locale locale) {
        task.setLocale(locale);
    }

    @Override
    public Boolean call() {
        return task.call();
    }
}
