/** Reads descriptions: letters to tokens, macros, boards, rules. */
package org.marienbad.rbg.text;
