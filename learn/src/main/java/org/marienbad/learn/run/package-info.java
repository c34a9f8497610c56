/** Training from its plan to a model that is installed: measuring, checkpoints, the learning curve, the gate. */
package org.marienbad.learn.run;
