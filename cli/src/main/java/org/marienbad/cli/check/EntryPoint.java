package org.marienbad.cli.check;

/**
 * Where a process of the command line starts.
 *
 * @param main the class with the method {@code main}
 */
public record EntryPoint(Class<?> main) {}
