/**
 * Oware (Abapa): two rows of houses, sowing counter-clockwise, captures of two and three. {@code OwareState} holds the
 * rules, {@code OwareRules} the options.
 */
package org.marienbad.games.oware;
