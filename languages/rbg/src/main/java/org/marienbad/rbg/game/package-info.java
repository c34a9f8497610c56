/** Games in text as any other games: rules, pictures and words for the framework, from a description and what a file beside it says. */
package org.marienbad.rbg.game;
