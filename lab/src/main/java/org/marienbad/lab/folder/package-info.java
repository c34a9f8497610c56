/** Experiments in folders that keep their plan, their games and their report, and can be gone on with. */
package org.marienbad.lab.folder;
