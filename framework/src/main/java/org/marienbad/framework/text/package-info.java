/** Words for people, kept apart from the code: a key with arguments, and the bundles that turn it into a language. */
package org.marienbad.framework.text;
