/** What is told to the user of learning, in his language. */
package org.marienbad.learn.text;
