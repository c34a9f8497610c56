/** Plans of experiments: their entries as files and flags give them, checked, and written again. */
package org.marienbad.lab.plan;
