/** Messages of learning for the user, in his language. */
package org.marienbad.learn.text;
