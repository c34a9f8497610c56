/** Nim: heaps of matches; a seat takes any number from one heap, and the last match decides. */
package org.marienbad.games.nim;
