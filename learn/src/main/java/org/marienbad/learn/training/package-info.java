/** Learning by self-play. */
package org.marienbad.learn.training;
