package org.marienbad.cli.check;

/**
 * The start of a process of the command line.
 *
 * @param main the class with the method {@code main}
 */
public record EntryPoint(Class<?> main) {}
