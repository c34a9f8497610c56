/** Building blocks of every screen: fonts, colors, skin, shapes, sounds, keyboard focus, dialogs, setting fields. */
package org.marienbad.desktop.widget;
