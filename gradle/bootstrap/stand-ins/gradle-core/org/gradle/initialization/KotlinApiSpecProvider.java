package org.gradle.initialization;

import java.util.Set;

/** Gradle's own is a part of its Kotlin DSL. Plugins written in Kotlin bring no run time of it: they use that of Gradle. */
public final class KotlinApiSpecProvider implements GradleApiSpecProvider {
    @Override
    public Spec get() {
        return new SpecAdapter() {
            @Override
            public Set<String> getExportedPackages() {
                return Set.of("kotlin");
            }
        };
    }
}
