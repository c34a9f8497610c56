/**
 * Compiles a description to a class of the JVM, which plays it many times faster than the interpreter. This package alone knows ASM.
 *
 * <p>The rules become a {@link org.marienbad.rbg.compile.Flow}, in which parts of shifts alone are tables. A search of a flow is a method for each region
 * of nodes that one way leads into. If no classes can be defined, a {@link org.marienbad.rbg.compile.WalkedPosition} walks the flow.
 */
package org.marienbad.rbg.compile;
