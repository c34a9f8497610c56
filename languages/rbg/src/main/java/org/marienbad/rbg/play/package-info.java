/** Plays a description by its rules, word by word: slow, and the reference for all that is faster. */
package org.marienbad.rbg.play;
