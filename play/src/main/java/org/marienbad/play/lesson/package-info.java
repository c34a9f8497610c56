/** Lessons on search: texts and questions about explained searches, each read from a text file. */
package org.marienbad.play.lesson;
