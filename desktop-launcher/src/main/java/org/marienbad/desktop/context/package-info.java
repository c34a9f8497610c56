/**
 * The common context of all screens: words, widgets, sounds, preferences, dialogs, and a way to ask for other screens.
 * The rooms of the window stand on this and know nothing of each other.
 */
package org.marienbad.desktop.context;
