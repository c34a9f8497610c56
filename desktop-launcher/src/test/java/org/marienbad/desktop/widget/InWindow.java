package org.marienbad.desktop.widget;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A test that opens a real window, run by the build's {@code windowTest}, which says whether there is a display for it.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("window")
@EnabledIfSystemProperty(named = "marienbad.window", matches = "true", disabledReason = "no display")
public @interface InWindow {}
