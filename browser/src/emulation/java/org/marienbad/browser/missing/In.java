package org.marienbad.browser.missing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The class in whose place a method is called; that of its first parameter where nothing is said. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface In {
    String value();
}
