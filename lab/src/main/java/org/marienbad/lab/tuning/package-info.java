/** Optimizers of settings whose effect can only be measured with noise. They know nothing of games. */
package org.marienbad.lab.tuning;
