/** The opponent for people who do not want to choose an algorithm: a level of strength, whatever plays best at it. */
package org.marienbad.ai.computer;
