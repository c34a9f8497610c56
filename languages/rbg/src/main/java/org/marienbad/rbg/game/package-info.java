/**
 * Games in text as any other games: rules, pictures and words for the framework, from a description and the file of
 * words beside it.
 */
package org.marienbad.rbg.game;
