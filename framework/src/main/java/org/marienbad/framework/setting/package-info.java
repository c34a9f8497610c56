/** Declared, typed, ranged settings: options of games and settings of players, from one description. */
package org.marienbad.framework.setting;
